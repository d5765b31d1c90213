import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { BaseError } from '../../../src/core/baseError'
import { serviceBalancesSchema, serviceMessageSchema, serviceTokenSchema, serviceTxSchema } from './schemas'

/**
 * The requests that the host sends to the Safe transaction service at this base URL (ending in /api).
 * Each throws a ServiceError when the service says no, a TypeError when it cannot be reached, and a ValiError when the
 * answer is not what the service sends.
 */
export function serviceClient(serviceUrl: string) {
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await fetch(`${serviceUrl}${path}`, { method, ...init })
    const text = await response.text()
    if (!response.ok) throw new ServiceError(response.status, `${method} ${path}`, text)
    return text === '' ? null : JSON.parse(text)
  }
  return {
    tx: async (safeTxHash: Hex) =>
      v.parse(serviceTxSchema, await ask('GET', `/v2/multisig-transactions/${safeTxHash}/`)),
    /** Trusted, not executed, in or after this nonce; lowest nonce first. */
    queue: (safe: Address, fromNonce: bigint) =>
      list(
        serviceTxSchema,
        `/v2/safes/${safe}/multisig-transactions/?executed=false&nonce__gte=${fromNonce}&ordering=nonce`,
      ),
    highestQueued: (safe: Address, fromNonce: bigint) =>
      list(
        serviceTxSchema,
        `/v2/safes/${safe}/multisig-transactions/?executed=false&nonce__gte=${fromNonce}&ordering=-nonce&limit=1`,
      ),
    atNonce: (safe: Address, nonce: string) =>
      list(serviceTxSchema, `/v2/safes/${safe}/multisig-transactions/?nonce=${nonce}`),
    propose: (safe: Address, body: Readonly<Record<string, unknown>>) =>
      ask('POST', `/v2/safes/${safe}/multisig-transactions/`, body),
    confirm: (safeTxHash: Hex, signature: Hex) =>
      ask('POST', `/v1/multisig-transactions/${safeTxHash}/confirmations/`, { signature }),
    remove: (safeTxHash: Hex, signature: Hex) =>
      ask('DELETE', `/v2/multisig-transactions/${safeTxHash}/`, { safeTxHash, signature }),
    message: async (messageHash: Hex) =>
      v.parse(serviceMessageSchema, await ask('GET', `/v1/messages/${messageHash}/`)),
    tokens: () => list(serviceTokenSchema, '/v1/tokens/'),
    balances: async (safe: Address) =>
      v.parse(serviceBalancesSchema, await ask('GET', `/v1/safes/${safe}/balances/?exclude_spam=true`)),
    messages: (safe: Address) => list(serviceMessageSchema, `/v1/safes/${safe}/messages/`),
    addMessage: (safe: Address, body: Readonly<Record<string, unknown>>) =>
      ask('POST', `/v1/safes/${safe}/messages/`, body),
    addMessageSignature: (messageHash: Hex, signature: Hex) =>
      ask('POST', `/v1/messages/${messageHash}/signatures/`, { signature }),
  }

  async function list<const item>(
    schema: v.GenericSchema<unknown, item>,
    path: string,
  ): Promise<readonly item[]> {
    return v.parse(v.object({ results: v.array(schema) }), await ask('GET', path)).results
  }
}

export class ServiceError extends BaseError {
  override name = 'ServiceError'
  readonly status: number

  constructor(status: number, request: string, body: string) {
    super(`The transaction service answered ${status} to ${request}.`, {
      hints: body === '' ? [] : [body.slice(0, 500)],
    })
    this.status = status
  }
}
