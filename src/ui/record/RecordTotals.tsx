import { useMemo } from 'react'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { type RecordFilter, tokenKey } from '../../core/record/recordFilter'
import { totalsByToken, valuesByCurrency } from '../../core/record/summary'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { m } from './messages'
import { HiddenHead, RecordTable } from './RecordTable'
import { moneyText, periodText } from './recordText'
import { UnlistedMark } from './RecordRow'

type RecordTotalsProps = {
  readonly chain: AppChain
  readonly gifts: readonly GiftRecord[]
  readonly filter: RecordFilter
}

/**
 * Shows the exact sum for each token, with its parts to causes and to others, and for each currency in which values were
 * noted. Tokens are never added up.
 */
export function RecordTotals({ chain, gifts, filter }: RecordTotalsProps) {
  const totals = useMemo(() => totalsByToken(gifts), [gifts])
  const values = useMemo(() => valuesByCurrency(gifts), [gifts])
  const delivered = totals.reduce((count, one) => count + one.delivered, 0)
  const others = totals.reduce((count, one) => count + one.toOthers.gifts, 0)
  const isMixed = others > 0 && others < gifts.length
  return (
    <Section aria-labelledby="record-totals">
      <h2 id="record-totals">{titleOf(filter)}</h2>
      <p>{m.totals.parts(gifts.length - others, others)}</p>
      <RecordTable>
        <HiddenHead name={m.totals.token} amount={m.totals.arrived} />
        <tbody>
          {totals.map((total) => (
            <PaymentRowBoundary key={tokenKey(total.asset)} columns={2} still={m.stillCounts}>
              <TotalRow total={total} chain={chain} isMixed={isMixed} />
            </PaymentRowBoundary>
          ))}
          {values.map((value) => (
            <PaymentRowBoundary key={value.currency} columns={2} still={m.stillCounts}>
              <ValueRow value={value} delivered={delivered} />
            </PaymentRowBoundary>
          ))}
        </tbody>
      </RecordTable>
    </Section>
  )
}

type TotalRowProps = {
  readonly total: ReturnType<typeof totalsByToken>[number]
  readonly chain: AppChain
  /** Some of it went to causes, some to others. */
  readonly isMixed: boolean
}

function TotalRow({ total, chain, isMixed }: TotalRowProps) {
  const { asset, gifts: all, delivered: whole, asked, arrived, toCauses, toOthers } = total
  return (
    <tr>
      <th scope="row">
        <bdi>{asset.symbol}</bdi>
        <Small>{m.totals.delivered(whole, all)}</Small>
        <UnlistedMark asset={asset} chain={chain} />
      </th>
      <td>
        <AmountText amount={arrived} asset={asset} />
        {asked !== arrived && (
          <Small>{m.totals.ofAsked(<AmountText key="asked" amount={asked} asset={asset} />)}</Small>
        )}
        {isMixed && (
          <>
            <Small>
              {m.totals.toCauses(<AmountText key="part" amount={toCauses.arrived} asset={asset} />)}
            </Small>
            <Small>
              {m.totals.toOthers(<AmountText key="part" amount={toOthers.arrived} asset={asset} />)}
            </Small>
          </>
        )}
      </td>
    </tr>
  )
}

type ValueRowProps = {
  readonly value: ReturnType<typeof valuesByCurrency>[number]
  readonly delivered: number
}

function ValueRow({ value, delivered }: ValueRowProps) {
  return (
    <tr>
      <th scope="row">
        {m.totals.values}
        <Small>{m.totals.valued(value.gifts, delivered)}</Small>
      </th>
      <td>{moneyText(value)}</td>
    </tr>
  )
}

function titleOf({ period, ...others }: RecordFilter): string {
  const isChosen = Object.values(others).some((value) => value !== '')
  if (period === '') return isChosen ? m.totals.chosen : m.totals.title
  return isChosen ? m.totals.chosenIn(periodText(period)) : periodText(period)
}
