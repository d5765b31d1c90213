import type { ProvedWitness, TxObservation } from '../../observation'

/** Finds the other transaction of the Safe that made this item's payments; null: none is proved. */
export function paidByWitness({
  execution,
  witness,
}: Pick<TxObservation, 'execution' | 'witness'>): ProvedWitness | null {
  if (execution.kind === 'found' || witness.kind !== 'found') return null
  const { match, execution: proof } = witness.value
  const isPaid = proof.outcome === 'success' && (match === 'equal' || match === 'contained')
  return isPaid ? witness.value : null
}
