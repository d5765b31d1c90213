import { type Address, isAddressEqual } from 'viem'
import type { Cause } from '../causes/cause'
import { findCause } from '../causes/findCause'
import { findCauseByRecipient } from '../causes/causesByReceiver'
import { recipientOn } from '../causes/recipientOn'
import type { AppChain } from '../chain'
import { acceptsAsset } from './assets'
import type { BasketLine, Payee } from './basket'
import type { Asset } from './gift'
import { lineOf } from './lineOf'
import { m as messages } from './messages'
import { readPayeeText } from './readPayeeText'
import type { TrackedGift } from './trackedGift'

const m = messages.again

/** A payment of an earlier gift, and the same payment today. */
export type RepeatedGift = {
  readonly gift: TrackedGift
  /** Null: it cannot be given again. */
  readonly line: Omit<BasketLine, 'id'> | null
  /** Address that would receive it today; null: none. */
  readonly recipient: Address | null
  /** Differences from the earlier gift; null: none. */
  readonly difference: string | null
}

type Today = {
  readonly causes: readonly Cause[]
  readonly chain: AppChain
  /** Assets that can be given. */
  readonly assets: readonly Asset[]
}

/** Compares each payment of an earlier gift with the directory and the assets of today. */
export function repeatGift(gifts: readonly TrackedGift[], today: Today): readonly RepeatedGift[] {
  return gifts.map((gift) => repeatOne(gift, today))
}

function repeatOne(gift: TrackedGift, { causes, chain, assets }: Today): RepeatedGift {
  const none = (difference: string): RepeatedGift => ({ gift, line: null, recipient: null, difference })
  const asset = assets.find((one) => isAssetOf(one, gift))
  if (asset === undefined) return none(m.noAsset(gift.symbol))
  const line = (payee: Payee) => lineOf(payee, { asset, amount: gift.amount })
  if (gift.causeId === null) {
    const listed = findCauseByRecipient(causes, chain.id, gift.recipient)
    if (listed !== null) {
      const payee = { kind: 'cause', causeId: listed.id } as const
      const difference = m.listed(listed.name)
      return { gift, line: line(payee), recipient: gift.recipient, difference }
    }
    const payee = {
      kind: 'address',
      address: gift.recipient,
      name: labelOf(gift, chain),
      ensName: null,
    } as const
    return { gift, line: line(payee), recipient: gift.recipient, difference: null }
  }

  const name = gift.payeeName
  const cause = findCause(causes, gift.causeId)
  if (cause === null) return none(m.gone(name))
  if (!cause.confirmed) return none(m.unconfirmed(cause.name))
  const here = recipientOn(cause, chain.id)
  if (here === null) return none(m.notHere(cause.name, chain.name))
  if (!acceptsAsset(here, asset)) return none(m.notTaken(cause.name, asset.symbol))
  const differences = [
    ...(isAddressEqual(here.address, gift.recipient) ? [] : [m.moved(cause.name)]),
    ...(cause.name === name ? [] : [m.renamed(name, cause.name)]),
  ]
  return {
    gift,
    line: line({ kind: 'cause', causeId: cause.id }),
    recipient: here.address,
    difference: differences.length === 0 ? null : differences.join(' '),
  }
}

function isAssetOf(asset: Asset, { token, decimals }: TrackedGift): boolean {
  if (asset.decimals !== decimals) return false
  return asset.kind === 'native' ? token === null : token !== null && isAddressEqual(asset.address, token)
}

/** Returns the label of a payee, but no ENS name: it may resolve to another address today. */
function labelOf({ payeeName }: TrackedGift, chain: AppChain): string | null {
  return payeeName === null || readPayeeText(payeeName, chain).kind === 'name' ? null : payeeName
}
