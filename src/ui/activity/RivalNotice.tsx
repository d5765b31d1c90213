import type { TrackedItem } from '../../core/tracking/trackedItem'
import { AddressText } from '../parts/AddressText'
import { Notice } from '../parts/Notice'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

/** Shows other transactions in the queue under the gift's nonce: at most one of them all can be executed. */
export function RivalNotice({ item }: { readonly item: TrackedItem }) {
  if (item.kind !== 'safeTx' || item.rivals === undefined || !('signatures' in item.phase)) return null
  const { threshold } = item.phase.signatures
  return item.rivals.map(({ kind, safeTxHash, signed }) => {
    const isRejection = kind === 'rejection'
    const isReady = signed.length >= threshold
    return (
      <Notice
        key={safeTxHash}
        tone="waiting"
        title={(isReady ? m.rival.enough : m.rival.some)(isRejection, signed.length, threshold)}
      >
        <p>
          {isRejection ? m.rival.rejects : m.rival.replaces}{' '}
          {(isReady ? m.rival.anyone : m.rival.more)(isRejection)} {isRejection && m.rival.onlyIf}
        </p>
        <p>
          <Sentence of={m.rival.hash(isRejection, <AddressText value={safeTxHash} />)} />
        </p>
      </Notice>
    )
  })
}
