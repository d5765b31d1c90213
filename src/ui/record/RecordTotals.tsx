import { useMemo } from 'react'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { tokenKey } from '../../core/record/recordFilter'
import { totalsByToken, valuesByCurrency } from '../../core/record/summary'
import { AmountText } from '../parts/AmountText'
import { Small, VisuallyHidden } from '../parts/basics'
import { Section } from '../parts/Layout'
import { m } from './messages'
import { RecordTable } from './RecordTable'
import { moneyText } from './recordText'
import { UnlistedMark } from './RecordRow'

type RecordTotalsProps = {
  readonly chain: AppChain
  readonly gifts: readonly GiftRecord[]
  /** True when the filter leaves nothing out. */
  readonly isAll: boolean
}

/**
 * Shows the exact sum for each token, with its parts to causes and to others, and for each currency in which values were
 * noted. Tokens are never added up.
 */
export function RecordTotals({ chain, gifts, isAll }: RecordTotalsProps) {
  const totals = useMemo(() => totalsByToken(gifts), [gifts])
  const values = useMemo(() => valuesByCurrency(gifts), [gifts])
  const delivered = totals.reduce((count, one) => count + one.delivered, 0)
  const others = totals.reduce((count, one) => count + one.toOthers.gifts, 0)
  const isMixed = others > 0 && others < gifts.length
  return (
    <Section aria-labelledby="record-totals">
      <h2 id="record-totals">{isAll ? m.totals.title : m.totals.chosen}</h2>
      <p>{m.totals.parts(gifts.length - others, others)}</p>
      <RecordTable>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{m.totals.token}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{m.totals.arrived}</VisuallyHidden>
            </th>
          </tr>
        </thead>
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
