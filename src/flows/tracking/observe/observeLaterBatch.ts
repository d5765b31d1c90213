import { withoutCalls } from '../../../core/safe/comparePayments'
import { decodeCalls } from '../../../core/safe/decodeCalls'
import { isDraft } from '../../../core/safe/isDraft'
import { isRejection } from '../../../core/safe/isRejection'
import type { SafeOnChain, SafeTxRecord } from '../../../core/safe/safeTx'
import { verifyRecord } from '../../../core/safe/verifyRecord'
import type { Look, ProvedWitness } from '../../../core/tracking/observation'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { proveWitness } from './observeWitness'
import type { TxSources } from '../sources'

/** So many later batches that hold the gift are proved. */
const mostProved = 3

/**
 * Where a draft's nonce went to something else: the executed transaction of a later nonce that made its payments, because
 * the wallet's batch takes a nonce of its own when it is confirmed. Gives `witness` back where there is none. Asked only
 * in the round that would end the draft.
 */
export async function observeLaterBatch(
  item: TrackedTx,
  { witness, ours }: { readonly witness: Look<ProvedWitness>; readonly ours: SafeTxRecord | undefined },
  { chainId, version, nonce: nonceNow }: SafeOnChain,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Look<ProvedWitness>> {
  const { safe, nonce, calls } = item
  if (ours === undefined || !isDraft(ours) || nonce === null) return witness
  if (witness.kind !== 'found' || witness.value.match !== 'disjoint') return witness
  if (witness.value.execution.confirmations < sources.chain.confirmations) return witness

  const listed = await sources.service.listTransactions(safe, { nonceFrom: nonce + 1n, limit: 100 }, signal)
  if (listed.kind === 'unreachable') return listed
  const candidates = listed.kind === 'found' ? listed.value : []
  const holding = candidates
    .filter((record) => record.isExecuted && record.nonce > nonce && record.nonce < nonceNow)
    .filter(
      (record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok' && !isRejection(record),
    )
    .filter((record) => {
      const decoded = decodeCalls(record)
      return decoded.kind === 'calls' && withoutCalls(decoded.calls, calls) !== null
    })
    .sort((one, other) => Number(one.nonce - other.nonce))
  for (const record of holding.slice(0, mostProved)) {
    const named = { kind: 'replaced', bySafeTxHash: record.safeTxHash, byTxHash: record.txHash } as const
    const proved = await proveWitness(item, named, record, sources, signal)
    if (proved.kind === 'unreachable') return proved
    if (proved.kind === 'found' && hasPaid(proved.value)) return proved
  }
  return witness
}

function hasPaid({ match, execution }: ProvedWitness): boolean {
  return execution.outcome === 'success' && (match === 'equal' || match === 'contained')
}
