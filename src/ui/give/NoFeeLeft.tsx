import type { AppChain } from '../../core/chain'
import type { FundsContext } from '../../core/giving/checkFunds'
import type { AssetTotal } from '../../core/giving/totalsByAsset'
import { Notice } from '../parts/Notice'
import { m } from './reviewMessages'

type NoFeeLeftProps = {
  readonly chain: AppChain
  readonly totals: readonly AssetTotal[]
  readonly funds: FundsContext
}

/** Warns when the wallet would give all of the coin that pays its fee. */
export function NoFeeLeft({ chain, totals, funds }: NoFeeLeftProps) {
  const coin = totals.find(({ asset }) => asset.kind === 'native')
  const held = funds.balances?.['native']
  if (held !== 0n && (coin === undefined || held !== coin.amount)) return null
  return (
    <Notice tone="waiting" title={m.noFee.title}>
      <p>{m.noFee.words(chain.nativeCurrency.symbol)}</p>
    </Notice>
  )
}
