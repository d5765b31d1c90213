import { isAssetKey } from '../../core/giving/assetKey'
import { assetsOf } from '../../core/giving/assetsOf'
import type { Refund } from '../../core/safe/refundOf'
import { statusTable } from '../../core/tracking/status/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { AppChain } from '../../core/chain'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Notice } from '../parts/Notice'

type FeeNoticeProps = { readonly item: TrackedItem; readonly chain: AppChain }

/** What the Safe pays for the execution beside the gifts: said before anybody signs, and after it was paid. */
export function FeeNotice({ item, chain }: FeeNoticeProps) {
  if (item.kind !== 'safeTx' || item.refund === null) return null
  const { refund, phase } = item
  if (phase.status === 'confirmed' || phase.status === 'failed') {
    return (
      <Notice tone="quiet" title="Your Safe also paid a fee">
        <p>
          For the execution it paid up to <Fee refund={refund} chain={chain} />.
        </p>
      </Notice>
    )
  }
  if (statusTable[phase.status].final) return null
  return (
    <Notice tone="waiting" title="Your Safe also pays a fee">
      <p>
        Beside the gifts, the transaction lets your Safe pay up to <Fee refund={refund} chain={chain} /> for
        the execution, even if the gifts then fail. Your Safe adds such a fee when an owner chooses to pay
        network costs from it. If nobody chose that, do not sign.
      </p>
    </Notice>
  )
}

function Fee({ refund, chain }: { readonly refund: Refund; readonly chain: AppChain }) {
  const { atMost, token, receiver } = refund
  const asset = assetsOf(chain).find((known) => isAssetKey(token ?? 'native', known))
  return (
    <>
      {asset === undefined ? (
        <>
          {String(atMost)} base units of the token <AddressText value={token ?? 'native'} />, which is not
          known here,
        </>
      ) : (
        <AmountText amount={atMost} asset={asset} />
      )}{' '}
      to {receiver === null ? 'whoever executes it' : <AddressText value={receiver} />}
    </>
  )
}
