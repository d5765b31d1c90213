import type { Hex } from 'viem'
import { isHexEqual } from '../../../core/isHexEqual'
import { addressesToRead, type MinedContext } from '../../../core/safe/payeeOf'
import { comparePayments, withoutCalls } from '../../../core/safe/comparePayments'
import { decodeCalls } from '../../../core/safe/decodeCalls'
import { findWitness, type Witness } from '../../../core/safe/findWitness'
import { refundOf } from '../../../core/safe/refundOf'
import { type Execution, type SafeOnChain, type SafeTxRecord, isRejection } from '../../../core/safe/safeTx'
import type { Answer } from '../../../core/answer'
import { verifyRecord } from '../../../core/safe/verifyRecord'
import { matchBeside } from '../../../core/tracking/advance/paid/safeClaims'
import {
  type Look,
  type ProvedWitness,
  type TxObservation,
  notAsked,
} from '../../../core/tracking/observation'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { everTracked } from '../../../core/tracking/trackedStore'
import type { TxSources, Sources } from '../itemSources'
import { listGap, recordsIn } from '../../../core/queue/listPage'
import { isDraft } from '../../../core/safe/txStatus'
import { mayBeInBatch } from '../../../core/tracking/status/mayBeInBatch'

/**
 * Finds the record that used the nonce instead, and what it paid of the item. It counts only if its fields hash to its
 * safeTxHash and the Safe's event confirms it.
 */
export async function observeWitness(
  item: TrackedTx,
  rivals: readonly SafeTxRecord[],
  { chainId, version }: SafeOnChain,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Look<ProvedWitness>> {
  const { safe, safeTxHash, nonce } = item
  if (nonce === null) return notAsked
  // Ignore the item's own record, even if marked as executed: a rival with its nonce is proved by the chain, or is none.
  const others = rivals.filter((record) => !isHexEqual(record.safeTxHash, safeTxHash))
  const records = others.filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
  const witness = findWitness({ safe, nonce, safeTxHash, records })
  const tx = records.find((record) => record.safeTxHash === witness?.bySafeTxHash)
  if (witness === null || tx === undefined) return { kind: 'missing' }
  return proveWitness(item, witness, tx, sources, signal)
}

/** Compares an executed transaction with the item's payments, once the Safe's event confirms it. `tx` is verified. */
async function proveWitness(
  item: TrackedTx,
  witness: Witness,
  tx: SafeTxRecord,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Look<ProvedWitness>> {
  const { safe, fromBlock, calls } = item
  const where = { fromBlock, txHash: witness.byTxHash, nonce: tx.nonce }
  const [proof, code] = await Promise.all([
    sources.chainReader.findExecution(safe, witness.bySafeTxHash, where, signal),
    observeCode(tx, sources, signal),
  ])
  if (proof.kind === 'unproved') return { kind: 'missing' }
  if (proof.kind !== 'found') return proof
  if (code.kind === 'unreachable') return code
  const judge = (context: MinedContext | null) =>
    // Read last: the same transaction may have settled another gift meanwhile.
    matchBeside(tx, item, everTracked(sources.tracked), (claims) =>
      comparePayments(calls, {
        tx,
        safe,
        outcome: proof.value.outcome,
        codeHash: code.kind === 'found' ? code.value : null,
        claims,
        context,
        tokens: sources.chain.tokens.map(({ address }) => address),
      }),
    )
  const context = judge(null) === 'unknown' ? await readContext(tx, proof.value, sources, signal) : missing
  if (context.kind === 'unreachable') return context
  const match = judge(context.kind === 'found' ? context.value : null)
  const decoded = decodeCalls(tx)
  const others = decoded.kind === 'calls' && match === 'contained' ? withoutCalls(decoded.calls, calls) : null
  const value = { ...witness, execution: proof.value, match, others: others ?? [], refund: refundOf(tx) }
  return { kind: 'found', value }
}

const missing = { kind: 'missing' } as const

/** Reads from the chain whether a transaction without the gift ran code that could have paid it. */
function readContext(
  tx: SafeTxRecord,
  { txHash }: Execution,
  { chainReader }: TxSources,
  signal: AbortSignal,
): Promise<Answer<MinedContext>> {
  return chainReader.readMinedContext({ txHash, addresses: addressesToRead(tx) }, signal)
}

/** Reads the code at the address that a record's batch goes through. A single call goes through none. */
export async function observeCode(
  record: SafeTxRecord,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<Hex>> {
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls' || decoded.via === null) return notAsked
  return chainReader.readCodeHash(decoded.via.address, signal)
}

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
