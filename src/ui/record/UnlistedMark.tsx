import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import { AddressText } from '../parts/AddressText'
import { Small } from '../parts/basics'
import { m } from './messages'
import { isListed } from './recordText'

type UnlistedMarkProps = { readonly asset: GiftRecord['asset']; readonly chain: AppChain }

/** Beside every amount of a token that nobody vouches for: it may be called like one that is listed. */
export function UnlistedMark({ asset, chain }: UnlistedMarkProps) {
  if (asset.token === null || isListed(asset, chain)) return null
  return (
    <Small>
      {m.totals.unlisted} <AddressText value={asset.token} />
    </Small>
  )
}
