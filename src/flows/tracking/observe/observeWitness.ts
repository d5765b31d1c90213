import { isHexEqual } from '../../../core/isHexEqual'
import { addressesToRead, type MinedContext } from '../../../core/safe/payeeOf'
import { comparePayments, withoutCalls } from '../../../core/safe/comparePayments'
import { decodeCalls } from '../../../core/safe/decodeCalls'
import { findWitness, type Witness } from '../../../core/safe/findWitness'
import { refundOf } from '../../../core/safe/refundOf'
import type { Execution, SafeOnChain, SafeTxRecord } from '../../../core/safe/safeTx'
import type { Answer } from '../../../core/answer'
import { verifyRecord } from '../../../core/safe/verifyRecord'
import { safeClaims } from '../../../core/tracking/advance/paid/safeClaims'
import type { Look, ProvedWitness } from '../../../core/tracking/observation'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { observeCode } from './observeCode'
import { notAsked, type TxSources } from '../sources'

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
export async function proveWitness(
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
    comparePayments(calls, {
      tx,
      safe,
      outcome: proof.value.outcome,
      codeHash: code.kind === 'found' ? code.value : null,
      // Read last: the same transaction may have settled another gift meanwhile.
      claims: safeClaims(tx, item, sources.tracked.getState().items),
      context,
      tokens: sources.chain.tokens.map(({ address }) => address),
    })
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
