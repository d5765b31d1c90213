import { memo } from 'react'
import type { Address } from 'viem'
import type { AssetNames } from '../../core/review/assetNames'
import type { Check } from '../../core/review/check'
import type { RecipientStanding } from '../../core/review/recipientStanding'
import type { Totals } from '../../core/review/totals'
import { stringifyExact } from '../../core/stringifyExact'
import { AddressText } from '../parts/AddressText'
import { Small, VisuallyHidden } from '../parts/basics'
import { checkOf } from './checkOf'
import { Standing } from './Standing'
import { useRendered } from './useRendered'
import { OtherAccounts, Table } from './OtherAccounts'
import { keyOf, RefundText, Sum } from './Sums'
import { m } from './callsMessages'

type TotalsTableProps = {
  readonly totals: Totals
  readonly names: AssetNames
  readonly checks: readonly Check[]
}

/** Lists what each recipient gets, what is known of it, and the sums. */
export function TotalsTable({ totals, names, checks }: TotalsTableProps) {
  const { recipients } = checkOf(checks, 'recipients').evidence
  const isEmpty = totals.recipients.length === 0 && totals.refund === null
  const standings = new Map(recipients.map((standing) => [standing.address, standing]))
  const rendered = useRendered(totals.recipients.length)
  return (
    <>
      {isEmpty ? (
        <p>{totals.isComplete ? m.totals.none : m.totals.unknown}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{m.totals.recipient}</VisuallyHidden>
              </th>
              <th scope="col">
                <VisuallyHidden>{m.totals.amount}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {totals.recipients.slice(0, rendered).map((recipient) => (
              <RecipientRow
                key={recipient.to ?? 'created'}
                recipient={recipient}
                standing={recipient.to === null ? null : (standings.get(recipient.to) ?? null)}
                names={names}
              />
            ))}
            {totals.refund !== null && totals.refund.receiver === null && (
              <tr>
                <th scope="row">{m.totals.executor}</th>
                <td>
                  <RefundText refund={totals.refund} names={names} />
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.totals.all}</th>
              <td>
                {totals.assets.map(({ refundAtMost, ...sum }) => (
                  <Sum
                    key={keyOf(sum.asset)}
                    sum={{ ...sum, amount: sum.amount + refundAtMost }}
                    names={names}
                    atMost={refundAtMost > 0n}
                  />
                ))}
              </td>
            </tr>
          </tfoot>
        </Table>
      )}
      {totals.others.length > 0 && <OtherAccounts others={totals.others} names={names} />}
      {!totals.isComplete && (
        <p>
          {!isEmpty && <strong>{m.totals.more}</strong>}
          {m.totals.unread}
        </p>
      )}
    </>
  )
}

type RecipientRowProps = {
  readonly recipient: Totals['recipients'][number]
  readonly standing: RecipientStanding | null
  readonly names: AssetNames
}

/** Memoised: rendered again only when it has changed, because each slice and each reading makes a new table. */
const RecipientRow = memo(
  PlainRecipientRow,
  (one, other) => one.names === other.names && keyOfRow(one) === keyOfRow(other),
)

function keyOfRow({ recipient, standing }: RecipientRowProps): string {
  return stringifyExact([recipient, standing])
}

function PlainRecipientRow({ recipient, standing, names }: RecipientRowProps) {
  return (
    <tr>
      <th scope="row">
        <Recipient to={recipient.to} standing={standing} />
      </th>
      <td>
        {recipient.sums.map((sum) => (
          <Sum key={keyOf(sum.asset)} sum={sum} names={names} />
        ))}
        {recipient.refund !== null && <RefundText refund={recipient.refund} names={names} />}
      </td>
    </tr>
  )
}

function Recipient({
  to,
  standing,
}: {
  readonly to: Address | null
  readonly standing: RecipientStanding | null
}) {
  if (to === null) return <p>{m.totals.created}</p>
  return (
    <>
      {standing !== null && <Standing standing={standing} />}
      <Small>
        <AddressText value={to} />
      </Small>
    </>
  )
}
