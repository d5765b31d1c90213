import { listGap, recordsIn } from '../../../core/queue/listPage'
import { withoutCalls } from '../../../core/safe/comparePayments'
import { decodeCalls } from '../../../core/safe/decodeCalls'
import { isDraft } from '../../../core/safe/txStatus'
import { isRejection, type SafeOnChain, type SafeTxRecord } from '../../../core/safe/safeTx'
import { verifyRecord } from '../../../core/safe/verifyRecord'
import type { Look, ProvedWitness, TxObservation } from '../../../core/tracking/observation'
import { mayBeInBatch } from '../../../core/tracking/status/mayBeInBatch'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import type { Answer } from '../../../core/answer'
import { proveWitness } from './observeWitness'
import { notAsked, type TxSources } from '../sources'

/** Maximum number of later batches with the gift to prove. */
const mostProved = 3

/**
 * Finds the execution of a later nonce that made a draft's payments, when another transaction used the draft's nonce: a
 * wallet's batch takes a new nonce when it is confirmed. Returns `witness` if there is none. Only runs in the poll that
 * would end the draft.
 */
export async function observeLaterBatch(
  item: TrackedTx,
  { witness, ours }: { readonly witness: Look<ProvedWitness>; readonly ours: SafeTxRecord | undefined },
  onChain: SafeOnChain,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Look<ProvedWitness>> {
  const { nonce } = item
  const isInBatch = mayBeInBatch(item) || (ours !== undefined && isDraft(ours))
  if (!isInBatch || nonce === null) return witness
  if (witness.kind !== 'found' || witness.value.match !== 'disjoint') return witness
  if (witness.value.execution.confirmations < sources.chain.confirmations) return witness
  const listed = await listHolding(item, sources, signal)
  if (listed.kind === 'unreachable') return listed
  const later = await proveFirst(item, listed.value.holding, onChain, sources, signal)
  if (later.kind !== 'missing') return later
  // A missing record may be the batch that paid.
  const { gap } = listed.value
  return gap === null ? witness : { kind: 'unreachable', reason: gap }
}

/**
 * Does the same for a final draft, from the list that was read for all items. Reads the chain only for a record that claims
 * to have made the payments.
 */
export async function observeEndedDraft(
  item: TrackedTx,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Pick<TxObservation, 'onChain' | 'witness'>> {
  const listed = await listHolding(item, sources, signal)
  if (listed.kind === 'unreachable' || listed.value.holding.length === 0)
    return { onChain: notAsked, witness: notAsked }
  const onChain = await sources.chainReader.readSafe(item.safe, signal)
  if (onChain.kind !== 'found') return { onChain, witness: notAsked }
  return { onChain, witness: await proveFirst(item, listed.value.holding, onChain.value, sources, signal) }
}

type Holding = {
  /** Records of later nonces that are marked as executed and hold the gift, lowest nonce first. */
  readonly holding: readonly SafeTxRecord[]
  /** Reason why there may be more; null: there are none. */
  readonly gap: string | null
}

const nothingHeld: Holding = { holding: [], gap: null }

async function listHolding(
  { safe, nonce, calls }: TrackedTx,
  { service }: TxSources,
  signal: AbortSignal,
): Promise<Extract<Answer<Holding>, { kind: 'found' | 'unreachable' }>> {
  if (nonce === null) return { kind: 'found', value: nothingHeld }
  const listed = await service.listTransactions(safe, { nonceFrom: nonce + 1n, limit: 100 }, signal)
  if (listed.kind !== 'found')
    return listed.kind === 'missing' ? { kind: 'found', value: nothingHeld } : listed
  const { rows, nextOffset } = listed.value
  const holding = recordsIn(rows)
    .filter((record) => record.isExecuted && record.nonce > nonce && !isRejection(record))
    .filter((record) => {
      const decoded = decodeCalls(record)
      return decoded.kind === 'calls' && withoutCalls(decoded.calls, calls) !== null
    })
    .sort((one, other) => Number(one.nonce - other.nonce))
  return { kind: 'found', value: { holding, gap: listGap(rows, nextOffset !== null) } }
}

/** Returns the first record whose execution the chain proves to have made the payments. */
async function proveFirst(
  item: TrackedTx,
  holding: readonly SafeTxRecord[],
  { chainId, version, nonce: nonceNow }: SafeOnChain,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Exclude<Look<ProvedWitness>, { kind: 'notAsked' }>> {
  const verified = holding.filter(
    (record) =>
      record.nonce < nonceNow && verifyRecord(record, { chainId, safe: item.safe, version }).kind === 'ok',
  )
  for (const record of verified.slice(0, mostProved)) {
    const named = { kind: 'replaced', bySafeTxHash: record.safeTxHash, byTxHash: record.txHash } as const
    const proved = await proveWitness(item, named, record, sources, signal)
    if (proved.kind === 'unreachable') return proved
    if (proved.kind === 'found' && hasPaid(proved.value)) return proved
  }
  return { kind: 'missing' }
}

function hasPaid({ match, execution }: ProvedWitness): boolean {
  return execution.outcome === 'success' && (match === 'equal' || match === 'contained')
}
