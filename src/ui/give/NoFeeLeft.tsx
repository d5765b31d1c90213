import type { AppChain } from '../../core/chain'
import type { FundsContext } from '../../core/giving/checkFunds'
import type { AssetTotal } from '../../core/giving/totalsByAsset'
import { Notice } from '../parts/Notice'

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
    <Notice tone="waiting" title="Nothing is left for the network’s fee">
      <p>
        Your wallet would hold no {chain.nativeCurrency.symbol} beside the gifts, and the fee is paid in it.
        Give a little less, or bring some into your wallet first.
      </p>
    </Notice>
  )
}
