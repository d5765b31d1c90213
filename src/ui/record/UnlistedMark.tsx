import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { m } from './messages'
import { isListed } from './recordText'

type UnlistedMarkProps = { readonly asset: GiftRecord['asset']; readonly chain: AppChain }

/** Marks every amount of a token that is not listed: its name may equal a listed one. */
export function UnlistedMark({ asset, chain }: UnlistedMarkProps) {
  if (asset.token === null || isListed(asset, chain)) return null
  return (
    <Small>
      {m.totals.unlisted} <AddressText value={asset.token} />
    </Small>
  )
}
