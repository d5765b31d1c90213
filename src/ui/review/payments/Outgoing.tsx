import { memo } from 'react'
import styled from 'styled-components'
import type { AssetNames } from '../../../core/review/assetNames'
import type { Payment } from '../../../core/review/payments'
import type { RecipientStanding } from '../../../core/review/recipientStanding'
import type { Review } from '../../../core/review/reviewSafeTx'
import { checkOf } from '../../../core/review/check'
import { undoneOf } from '../../../core/review/undoneOf'
import type { SafePlace } from '../../../core/review/safePlace'
import { keyOfAsset, type Totals } from '../../../core/review/totals'
import { AddressText } from '../../parts/AddressText'
import { Small, VisuallyHidden } from '../../parts/basics'
import { m as inCalls } from '../callsMessages'
import { Standing } from '../Standing'
import { useEnd } from '../useEnd'
import { OtherAccounts, RefundText, Sum, Table } from './Sums'
import { TotalsWorth } from './TotalsWorth'
import { Payments } from './Payments'

type OutgoingProps = {
  readonly place: SafePlace
  readonly review: Review
  readonly payments: readonly Payment[]
  readonly names: AssetNames
  /** What the author of the link calls the recipients, by the position of the payment. */
  readonly labels: ReadonlyMap<number, string>
  /** The author's notes for payees, likewise. */
  readonly memos: ReadonlyMap<number, string>
}

const Sums = styled.div`
  font-size: var(--text-large);
  font-weight: 600;
`

/**
 * Shows what leaves the Safe: the sums, each payment once, what the executor may get, and what leaves other accounts. Memoised: the
 * signing below renders the page again, and changes nothing here.
 */
export const Outgoing = memo(function Outgoing({ place: { chain, safe }, review, ...shown }: OutgoingProps) {
  const { payments, names, labels, memos } = shown
  const { checks } = review
  const { refund } = review.totals
  const end = useEnd()
  const { totals } = end === 'failed' ? undoneOf(review) : review
  const { recipients } = checkOf(checks, 'recipients').evidence
  const isEmpty = totals.recipients.length === 0 && totals.refund === null
  return (
    <>
      {isEmpty && <p>{(totals.isComplete ? inCalls.totals.none : inCalls.totals.unknown)[end]}</p>}
      {!isEmpty && <AllSums totals={totals} names={names} />}
      <Payments payments={payments} safe={safe} names={names} labels={labels} memos={memos} />
      {refund !== null && (
        <Refund
          refund={refund}
          standing={recipients.find(({ address }) => address === refund.receiver) ?? null}
          names={names}
        />
      )}
      {totals.others.length > 0 && <OtherAccounts others={totals.others} names={names} />}
      {!totals.isComplete && (
        <p>
          {!isEmpty && <strong>{inCalls.totals.more[end]}</strong>}
          {inCalls.totals.unread}
        </p>
      )}
      <TotalsWorth totals={totals} chain={chain} names={names} />
    </>
  )
})

function AllSums({ totals: { assets }, names }: { readonly totals: Totals; readonly names: AssetNames }) {
  return (
    <Sums>
      <VisuallyHidden>{inCalls.totals.all}</VisuallyHidden>
      {assets.map(({ refundAtMost, ...sum }) => (
        <Sum
          key={keyOfAsset(sum.asset)}
          sum={{ ...sum, amount: sum.amount + refundAtMost }}
          names={names}
          atMost={refundAtMost > 0n}
        />
      ))}
    </Sums>
  )
}

type RefundProps = {
  readonly refund: NonNullable<Totals['refund']>
  readonly standing: RecipientStanding | null
  readonly names: AssetNames
}

/** Shows what the execution may cost the Safe, and who gets it. */
function Refund({ refund, standing, names }: RefundProps) {
  return (
    <Table>
      {useEnd() === 'failed' && <caption>{inCalls.totals.allTheSame}</caption>}
      <tbody>
        <tr>
          <th scope="row">
            {refund.receiver === null ? (
              inCalls.totals.executor
            ) : (
              <>
                {standing !== null && <Standing standing={standing} />}
                <Small>
                  <AddressText value={refund.receiver} />
                </Small>
              </>
            )}
          </th>
          <td>
            <RefundText refund={refund} names={names} />
          </td>
        </tr>
      </tbody>
    </Table>
  )
}
