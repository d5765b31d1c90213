import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { listGap, recordsIn } from '../../core/queue/listPage'
import { everyNode, readCallTree } from '../../core/review/callTree'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { SafeVersionError } from '../../core/safe/safeTxHash'
import { verifyRecord } from '../../core/safe/verifyRecord'
import { pausePolling } from '../backoff'
import type { SafeReader } from './reader'
import { m } from './messages'

/** Queued transaction of an owner Safe that approves the one under review. */
type OwnerSafeTxState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'found'; readonly record: SafeTxRecord }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable'; readonly reason: string }

export type OwnerSafeTx = { readonly state: StoreApi<OwnerSafeTxState>; readonly close: () => void }

type Asked = {
  /** The owner that is a Safe. */
  readonly owner: Address
  /** The Safe that it owns, and the transaction queued there. */
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
}

/** Retry interval, in ms. Each retry is a background request to the service. */
const everyMs = 120_000
const rowsAsked = 100

/**
 * Searches the queue of an owner that is a Safe for the `approveHash` of this transaction, at any depth of a batch.
 * Only a record with a correct hash counts.
 */
export function createOwnerSafeTx(reader: SafeReader, { owner, safe, safeTxHash }: Asked): OwnerSafeTx {
  const closing = new AbortController()
  const { signal } = closing
  const state = createStore<OwnerSafeTxState>(() => ({ kind: 'reading' }))
  const { chain, chainReader, service, clock } = reader

  async function poll(): Promise<OwnerSafeTxState> {
    const onChain = await chainReader.readSafe(owner, signal)
    if (onChain.kind === 'missing') return { kind: 'unreachable', reason: m.noSafe }
    if (onChain.kind === 'unreachable') return onChain
    const { version, nonce } = onChain.value
    const options = {
      nonceFrom: nonce,
      order: 'nextNonce',
      limit: rowsAsked,
      priority: 'background',
    } as const
    const listed = await service.listTransactions(owner, options, signal)
    if (listed.kind === 'missing') return { kind: 'none' }
    if (listed.kind === 'unreachable') return listed
    const { rows, nextOffset } = listed.value
    const domain = { chainId: chain.id, safe: owner, version }
    const record = recordsIn(rows).find(
      (one) => isRight(one, domain) && approves(one, { owner, safe, safeTxHash }),
    )
    if (record !== undefined) return { kind: 'found', record }
    const gap = listGap(rows, nextOffset !== null)
    return gap === null ? { kind: 'none' } : { kind: 'unreachable', reason: gap }
  }

  async function run(): Promise<void> {
    for (;;) {
      state.setState(await poll(), true)
      await pausePolling(clock, everyMs, signal)
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return { state, close: () => closing.abort() }
}

function approves(record: SafeTxRecord, { owner, safe, safeTxHash }: Asked): boolean {
  if (record.isExecuted) return false
  return everyNode(readCallTree(record, owner)).some(
    ({ action, by }) =>
      action.kind === 'approveHash' &&
      by.toLowerCase() === owner.toLowerCase() &&
      action.safe.toLowerCase() === safe.toLowerCase() &&
      action.hash.toLowerCase() === safeTxHash.toLowerCase(),
  )
}

function isRight(record: SafeTxRecord, domain: Parameters<typeof verifyRecord>[1]): boolean {
  try {
    return verifyRecord(record, domain).kind === 'ok'
  } catch (error) {
    if (error instanceof SafeVersionError) return false
    throw error
  }
}
