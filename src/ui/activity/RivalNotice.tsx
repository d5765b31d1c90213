import type { Rival, TrackedItem } from '../../core/tracking/trackedItem'
import { AddressText } from '../parts/AddressText'
import { Notice } from '../parts/Notice'

/** Other transactions in the queue under the gift's own number: at most one of them all can be executed. */
export function RivalNotice({ item }: { readonly item: TrackedItem }) {
  if (item.kind !== 'safeTx' || item.rivals === undefined || !('signatures' in item.phase)) return null
  const { threshold } = item.phase.signatures
  return item.rivals.map((rival) => (
    <Notice key={rival.safeTxHash} tone="waiting" title={titleOf(rival, threshold)}>
      <p>
        {rival.kind === 'rejection'
          ? 'Once executed, a rejection uses the number of this gift: then the gift is not paid and cannot be any more.'
          : 'Both have the same number, so only one of the two can be executed. Read both in the queue of your Safe.'}{' '}
        {rival.signed.length >= threshold
          ? `Anyone can execute ${nameOf(rival)} once this number is next.`
          : `Before anyone can execute ${nameOf(rival)}, more owners have to sign.`}{' '}
        {rival.kind === 'rejection' && 'Sign the gift only if you want the gift and not the rejection.'}
      </p>
      <p>
        The safeTxHash of {nameOf(rival)}: <AddressText value={rival.safeTxHash} />
      </p>
    </Notice>
  ))
}

function nameOf({ kind }: Rival): string {
  return kind === 'rejection' ? 'the rejection' : 'the other transaction'
}

function titleOf({ kind, signed }: Rival, threshold: number): string {
  const what = kind === 'rejection' ? 'A rejection of this gift' : 'Another transaction in its place'
  return signed.length >= threshold
    ? `${what} has enough signatures (${signed.length}, ${threshold} needed)`
    : `${what} has ${signed.length} of ${threshold} signatures`
}
