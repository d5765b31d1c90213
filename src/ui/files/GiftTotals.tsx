import { useMemo } from 'react'
import styled from 'styled-components'
import { assetKey } from '../../core/giving/assets'
import type { Gift } from '../../core/giving/gift'
import { totalsByAsset } from '../../core/giving/totalsByAsset'
import { AmountText } from '../parts/AmountText'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { m as give } from '../give/messages'
import { m } from '../plans/messages'

const Totals = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);
  align-items: baseline;

  & > div {
    display: contents;
  }

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    font-size: var(--text-large);
    font-weight: 600;
  }
`

/** Shows the totals of payments, one sum for each asset. */
export function GiftTotals({ gifts }: { readonly gifts: readonly Gift[] }) {
  const totals = useMemo(() => totalsByAsset(gifts), [gifts])
  return (
    <Totals>
      {totals.map(({ asset, amount }) => (
        <div key={assetKey(asset)}>
          <dt>{m.total(asset.symbol)}</dt>
          <dd>
            <PaymentRowBoundary still={give.sum.stillGiven}>
              <AmountText amount={amount} asset={asset} />
            </PaymentRowBoundary>
          </dd>
        </div>
      ))}
    </Totals>
  )
}
