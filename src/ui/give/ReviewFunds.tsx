import styled from 'styled-components'
import { assetKey } from '../../core/giving/assets'
import { checkFunds, type FundsContext } from '../../core/giving/checkFunds'
import type { AssetTotal } from '../../core/giving/totalsByAsset'
import { FactList } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { LeftOver } from './LeftOver'
import { m } from './messages'

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
              <LeftOver total={total} funds={funds} />
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
