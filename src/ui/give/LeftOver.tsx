import styled from 'styled-components'
import { assetKey } from '../../core/giving/assets'
import { checkFunds, type FundsContext, promisedWords } from '../../core/giving/checkFunds'
import { promisedOf } from '../../core/giving/promisedByAsset'
import type { AssetTotal } from '../../core/giving/totalsByAsset'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'
import { FactList } from '../parts/Layout'
import { Notice } from '../parts/Notice'

type LeftOverProps = { readonly total: AssetTotal; readonly funds: FundsContext }

/** Shows the balance of one asset after this gift and all pending ones. */
export function LeftOver({ total, funds }: LeftOverProps) {
  const { asset, amount } = total
  const balance = funds.balances?.[assetKey(asset)] ?? null
  const promised = promisedOf(asset, funds.promised)
  const left = (balance ?? 0n) - amount - (promised?.amount ?? 0n)
  const isShort = checkFunds(total, funds)?.severity === 'blocks'
  return (
    <>
      {balance === null && m.sum.unknown}
      {balance !== null && isShort && m.sum.short}
      {balance !== null && !isShort && <AmountText amount={left} asset={asset} />}
      {balance !== null && promised !== null && (
        <Small>
          <Sentence
            of={m.sum.holdsAnd(
              funds.giverName,
              <AmountText amount={balance} asset={asset} />,
              promisedWords(promised, asset, funds.giverName),
            )}
          />
        </Small>
      )}
    </>
  )
}

const Facts = styled(FactList)`
  dd + dd {
    margin-block-start: var(--space-2);
  }
`

type ReviewFundsProps = { readonly totals: readonly AssetTotal[]; readonly funds: FundsContext }

/** Shows the remaining balance. It can change after the basket was checked, so a shortage is reported again. */
export function ReviewFunds({ totals, funds }: ReviewFundsProps) {
  const problems = totals.flatMap((total) => checkFunds(total, funds) ?? [])
  const short = problems.filter(({ severity }) => severity === 'blocks')
  return (
    <>
      <Facts>
        <div>
          <dt>{m.sum.left(funds.giverName)}</dt>
          {totals.map((total) => (
            <dd key={assetKey(total.asset)}>
              <PaymentRowBoundary still={m.sum.stillGiven}>
                <LeftOver total={total} funds={funds} />
              </PaymentRowBoundary>
            </dd>
          ))}
        </div>
      </Facts>
      {short.map(({ sentence, remedy }) => (
        <div role="alert" key={sentence}>
          <Notice tone="bad" title={sentence}>
            <p>{remedy}</p>
          </Notice>
        </div>
      ))}
    </>
  )
}
