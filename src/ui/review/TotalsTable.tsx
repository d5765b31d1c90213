import { memo } from 'react'
import type { Address } from 'viem'
import styled from 'styled-components'
import { type AssetNames, tokenName } from '../../core/review/assetNames'
import { type Check, checkOf } from '../../core/review/check'
import type { RecipientStanding } from '../../core/review/recipientStanding'
import type { Totals, OutSum } from '../../core/review/totals'
import { stringifyExact } from '../../core/stringifyExact'
import type { OutAsset } from '../../core/review/effects'
import type { Refund } from '../../core/safe/refundOf'
import { AddressText } from '../parts/AddressText'
import { Small, VisuallyHidden } from '../parts/basics'
import { AmountText } from '../parts/AmountText'
import { Sentence } from '../parts/Sentence'
import { Standing } from './Standing'
import { useRendered } from './useRendered'
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

/** Rows of an account and its amounts. */
const Table = styled.table`
  width: 100%;
  max-width: 54rem;

  tbody tr {
    border-block-start: 1px solid var(--line);
  }

  th,
  td {
    padding: var(--space-3) 0;
    vertical-align: baseline;
    text-align: start;
    font-weight: 400;
  }

  td {
    padding-inline-start: var(--space-4);
    text-align: end;
    font-weight: 600;
    font-size: var(--text-large);
  }

  caption {
    padding-block: var(--space-4) var(--space-2);
    text-align: start;
    font-weight: 600;
  }

  thead th {
    padding: 0;
    line-height: 0;
  }

  tfoot th,
  tfoot td {
    border-block-start: 1px solid var(--line-strong);
    font-weight: 600;
  }
`

type OthersProps = { readonly others: Totals['others']; readonly names: AssetNames }

type SumProps = { readonly sum: OutSum; readonly names: AssetNames; readonly atMost?: boolean }

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

/** Lists what leaves accounts other than the Safe. */
function OtherAccounts({ others, names }: OthersProps) {
  return (
    <Table aria-labelledby="other-accounts">
      <caption id="other-accounts">{m.totals.others}</caption>
      <tbody>
        {others.map(({ from, sums, refunds }) => (
          <tr key={from}>
            <th scope="row">
              <Small>
                <AddressText value={from} />
              </Small>
            </th>
            <td>
              {sums.map((sum) => (
                <Sum key={keyOf(sum.asset)} sum={sum} names={names} />
              ))}
              {refunds.map((refund, index) => (
                <RefundText key={index} refund={refund} names={names} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Shows what may be paid for the execution. */
function RefundText({ refund, names }: { readonly refund: Refund; readonly names: AssetNames }) {
  const asset: OutAsset =
    refund.token === null ? { kind: 'native' } : { kind: 'token', address: refund.token }
  return (
    <>
      <Sum sum={{ asset, amount: refund.atMost }} names={names} atMost />
      <Small>{m.totals.execution}</Small>
    </>
  )
}

/** Shows an amount of one asset. */
function Sum({ sum, names, atMost = false }: SumProps) {
  const sumText = <SumText sum={sum} names={names} />
  return <div>{atMost ? <Sentence of={m.totals.atMost(sumText)} /> : sumText}</div>
}

function SumText({ sum: { asset, amount }, names }: Omit<SumProps, 'atMost'>) {
  if (asset.kind === 'native') return <AmountText amount={amount} asset={names.native} />
  const name = asset.kind === 'token' ? tokenName(asset.address, names) : null
  if (name !== null) return <AmountText amount={amount} asset={name} />
  return (
    <>
      {unnamedWords(asset, amount)}
      <Small>
        <AddressText value={asset.address} />
      </Small>
    </>
  )
}

function unnamedWords(asset: Exclude<OutAsset, { kind: 'native' }>, amount: bigint): string {
  switch (asset.kind) {
    case 'token':
      return m.totals.units(amount)
    case 'item':
      return amount === 1n ? m.totals.item(asset.id) : m.totals.items(amount, asset.id)
    case 'amountOrId':
      return m.totals.amountOrId(asset.value)
  }
}

/** Returns a key of the asset. */
function keyOf(asset: OutAsset): string {
  return Object.values(asset).join()
}
