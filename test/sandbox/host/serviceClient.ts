import type { Address, Hex } from 'viem'
import { BaseError } from '../../../src/core/baseError'

export type ServiceConfirmation = {
  readonly owner: Address
  readonly signature: Hex
  readonly submissionDate: string
}

/** A decoded call as the service tells it; `valueDecoded` of a multiSend's bytes holds the calls inside. */
export type ServiceDecoded = {
  readonly method: string
  readonly parameters?: readonly {
    readonly name: string
    readonly type: string
    readonly value: unknown
    readonly valueDecoded?: unknown
  }[]
}

/** The fields that the host reads of a multisig transaction (v2). */
export type ServiceTx = {
  readonly safe: Address
  readonly to: Address
  readonly value: string
  readonly data: Hex | null
  readonly operation: 0 | 1
  readonly safeTxGas: string
  readonly baseGas: string
  readonly gasPrice: string
  readonly gasToken: Address | null
  readonly refundReceiver: Address | null
  readonly nonce: string
  readonly safeTxHash: Hex
  readonly proposer: Address | null
  readonly executor: Address | null
  readonly isExecuted: boolean
  readonly isSuccessful: boolean | null
  readonly transactionHash: Hex | null
  readonly submissionDate: string
  readonly modified: string
  readonly executionDate: string | null
  readonly origin: string
  readonly dataDecoded?: ServiceDecoded | null
  readonly confirmationsRequired: number | null
  readonly confirmations: readonly ServiceConfirmation[] | null
  readonly trusted: boolean
}

/** The fields that the host reads of an off-chain message. */
export type ServiceMessage = {
  readonly safe: Address
  readonly messageHash: Hex
  readonly message: string | Readonly<Record<string, unknown>>
  readonly confirmations: readonly { readonly owner: Address; readonly signature: Hex }[]
  readonly preparedSignature: Hex | null
  readonly created: string
}

type Page<T> = { readonly results: readonly T[] }

/**
 * The requests that the host sends to the Safe transaction service at this base URL (ending in /api).
 * Each throws a ServiceError when the service says no, and a TypeError when it cannot be reached.
 */
export function serviceClient(serviceUrl: string) {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await fetch(`${serviceUrl}${path}`, { method, ...init })
    const text = await response.text()
    if (!response.ok) throw new ServiceError(response.status, `${method} ${path}`, text)
    return (text === '' ? null : JSON.parse(text)) as T
  }
  return {
    tx: (safeTxHash: Hex) => ask<ServiceTx>('GET', `/v2/multisig-transactions/${safeTxHash}/`),
    /** Trusted, not executed, in or after this nonce; lowest nonce first. */
    queue: (safe: Address, fromNonce: bigint) =>
      list<ServiceTx>(
        `/v2/safes/${safe}/multisig-transactions/?executed=false&nonce__gte=${fromNonce}&ordering=nonce`,
      ),
    highestQueued: (safe: Address, fromNonce: bigint) =>
      list<ServiceTx>(
        `/v2/safes/${safe}/multisig-transactions/?executed=false&nonce__gte=${fromNonce}&ordering=-nonce&limit=1`,
      ),
    atNonce: (safe: Address, nonce: string) =>
      list<ServiceTx>(`/v2/safes/${safe}/multisig-transactions/?nonce=${nonce}`),
    propose: (safe: Address, body: Readonly<Record<string, unknown>>) =>
      ask<null>('POST', `/v2/safes/${safe}/multisig-transactions/`, body),
    confirm: (safeTxHash: Hex, signature: Hex) =>
      ask<unknown>('POST', `/v1/multisig-transactions/${safeTxHash}/confirmations/`, { signature }),
    remove: (safeTxHash: Hex, signature: Hex) =>
      ask<null>('DELETE', `/v2/multisig-transactions/${safeTxHash}/`, { safeTxHash, signature }),
    message: (messageHash: Hex) => ask<ServiceMessage>('GET', `/v1/messages/${messageHash}/`),
    messages: (safe: Address) => list<ServiceMessage>(`/v1/safes/${safe}/messages/`),
    addMessage: (safe: Address, body: Readonly<Record<string, unknown>>) =>
      ask<null>('POST', `/v1/safes/${safe}/messages/`, body),
    addMessageSignature: (messageHash: Hex, signature: Hex) =>
      ask<null>('POST', `/v1/messages/${messageHash}/signatures/`, { signature }),
  }

  async function list<T>(path: string): Promise<readonly T[]> {
    const { results } = await ask<Page<T>>('GET', path)
    return results
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
