import type { ReactNode } from 'react'
import styled from 'styled-components'
import { assetKey } from '../../core/giving/assets'
import type { BasketProblem } from '../../core/giving/basket'
import type { FundsContext } from '../../core/giving/checkFunds'
import type { AssetTotal } from '../../core/giving/totalsByAsset'
import { AmountText } from '../parts/AmountText'
import { Small } from '../parts/basics'
import { media } from '../parts/media'
import { PanelBoundary } from '../parts/PanelBoundary'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { Sentence } from '../parts/Sentence'
import { shortAddress } from '../parts/format'
import { PriceSource, Worth } from '../prices/Worth'
import { CustomTokenMark } from '../tokens/CustomTokenMark'
import type { Giver } from './giver'
import { LeftOver } from './LeftOver'
import { m } from './messages'
import { ProblemsBeside } from './ProblemsBeside'

/** In the frame the host's toasts cover the top right corner: it sticks below them. */
const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  border-block-start: 2px solid var(--ink);

  ${media.wide} {
    position: sticky;
    inset-block-start: var(--space-8);
  }
`

const Assets = styled.dl`
  display: grid;
  gap: var(--space-4);

  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--line);
  }

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }

  dd {
    text-align: end;
  }

  /* On a phone, and beside the lines, there is room for a whole amount only below its label. */
  @media (max-width: 31.99rem), (min-width: 60rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    dd {
      text-align: start;
    }

    dd + dt {
      margin-block-start: var(--space-2);
    }
  }
`

const Given = styled.dd`
  font-size: var(--text-large);
  font-weight: 600;
  line-height: 1.25;
`

const Estimate = styled.span`
  display: block;
  font-size: var(--text-small);
  font-weight: 400;
  color: var(--ink-soft);
`

type BasketSummaryProps = {
  readonly giver: Giver
  readonly totals: readonly AssetTotal[]
  readonly funds: FundsContext
  readonly problems: readonly BasketProblem[]
  /** The next actions. */
  readonly children: ReactNode
}

/** Shows the totals and the remaining balance. Sticky beside the lines where there is room. */
export function BasketSummary({ giver, totals, funds, problems, children }: BasketSummaryProps) {
  return (
    <Frame aria-labelledby="basket-summary">
      <h2 id="basket-summary" tabIndex={-1}>
        {m.sum.title}
      </h2>
      {totals.length === 0 ? (
        <p>{m.sum.empty}</p>
      ) : (
        <Assets>
          {totals.map((total) => (
            <div key={assetKey(total.asset)}>
              <PaymentRowBoundary still={m.sum.stillGiven}>
                <Total giver={giver} total={total} funds={funds} />
              </PaymentRowBoundary>
            </div>
          ))}
        </Assets>
      )}
      {totals.length > 0 && (
        <PanelBoundary name={m.sum.estimates}>
          <PriceSource chainId={giver.chain.id} label={m.sum.estimate}>
            {m.sum.estimatesOnly}
          </PriceSource>
        </PanelBoundary>
      )}
      <ProblemsBeside id="basket-problems" problems={problems} />
      {children}
      <Small>
        <Sentence
          of={m.sum.source(giver.name, <bdi dir="ltr">{shortAddress(giver.address)}</bdi>, giver.chain.name)}
        />
      </Small>
    </Frame>
  )
}

type TotalProps = Pick<BasketSummaryProps, 'giver' | 'funds'> & { readonly total: AssetTotal }

function Total({ giver, total, funds }: TotalProps) {
  const { asset, amount } = total
  return (
    <>
      <dt>{m.sum.give}</dt>
      <Given>
        <AmountText amount={amount} asset={asset} />
        {asset.kind === 'token' && <CustomTokenMark gift={{ ...asset, token: asset.address }} />}
        <Estimate>
          <Worth chainId={giver.chain.id} {...total} />
        </Estimate>
      </Given>
      <dt>{m.sum.left(giver.name)}</dt>
      <dd>
        <LeftOver total={total} funds={funds} />
      </dd>
    </>
  )
}
