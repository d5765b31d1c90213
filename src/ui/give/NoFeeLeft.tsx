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

/** Said where a wallet would give the whole of the coin that it pays the fee with. */
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
