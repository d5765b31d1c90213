import { isAssetKey, assetsOf } from '../../core/giving/assets'
import type { Refund } from '../../core/safe/refundOf'
import { statusTable } from '../../core/tracking/status/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { AppChain } from '../../core/chain'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Notice } from '../parts/Notice'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

type FeeNoticeProps = { readonly item: TrackedItem; readonly chain: AppChain }

/** Shows what the Safe pays for the execution beside the gifts: before a user signs, and after it was paid. */
export function FeeNotice({ item, chain }: FeeNoticeProps) {
  if (item.kind !== 'safeTx' || item.refund === null) return null
  const { refund, phase } = item
  const amount = <FeeAmount refund={refund} chain={chain} />
  const receiver = refund.receiver === null ? m.fee.anyone : <AddressText value={refund.receiver} />
  if (phase.status === 'confirmed' || phase.status === 'failed') {
    return (
      <Notice tone="quiet" title={m.fee.paidTitle}>
        <p>
          <Sentence of={m.fee.paid(amount, receiver)} />
        </p>
      </Notice>
    )
  }
  if (statusTable[phase.status].final) return null
  return (
    <Notice tone="waiting" title={m.fee.title}>
      <p>
        <Sentence of={m.fee.pays(amount, receiver)} />
      </p>
    </Notice>
  )
}

function FeeAmount({ refund, chain }: { readonly refund: Refund; readonly chain: AppChain }) {
  const { atMost, token } = refund
  const asset = assetsOf(chain).find((known) => isAssetKey(token ?? 'native', known))
  return asset === undefined ? (
    <Sentence of={m.fee.unknown(atMost, <AddressText value={token ?? 'native'} />)} />
  ) : (
    <AmountText amount={atMost} asset={asset} />
  )
}
