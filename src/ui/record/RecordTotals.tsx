import { useMemo } from 'react'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { type RecordFilter, tokenKey } from '../../core/record/recordFilter'
import { totalsByToken, valuesByCurrency } from '../../core/record/summary'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { Section } from '../parts/Layout'
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
          {totals.map(({ asset, gifts: all, delivered: whole, asked, arrived, toCauses, toOthers }) => (
            <tr key={tokenKey(asset)}>
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
          ))}
          {values.map((value) => (
            <tr key={value.currency}>
              <th scope="row">
                {m.totals.values}
                <Small>{m.totals.valued(value.gifts, delivered)}</Small>
              </th>
              <td>{moneyText(value)}</td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </Section>
  )
}

function titleOf({ period, ...others }: RecordFilter): string {
  const isChosen = Object.values(others).some((value) => value !== '')
  if (period === '') return isChosen ? m.totals.chosen : m.totals.title
  return isChosen ? m.totals.chosenIn(periodText(period)) : periodText(period)
}
