import { type Address, isAddressEqual } from 'viem'
import type { Cause } from '../causes/cause'
import { findCause } from '../causes/findCause'
import { findNamesake } from '../causes/findNamesake'
import { showsOtherAddress } from '../causes/readAddress'
import { recipientOn } from '../causes/recipientOn'
import { assetsOf } from '../giving/assets'
import type { Payee } from '../giving/basket'
import { checkPayment } from '../giving/checkLine'
import type { Asset, Gift } from '../giving/gift'
import type { DescribedGift } from '../giving/giftDocument'
import { causesByReceiver } from '../causes/causesByReceiver'
import type { FileContext } from './fileReading'
import { m } from './messages'

/** A payment of a plan, judged by the current directory and tokens, before it is in the basket. */
export type Offer = { readonly described: DescribedGift; readonly asset: Asset | null } & (
  | { readonly kind: 'cause'; readonly cause: Cause; readonly payee: Payee; readonly gift: Gift }
  /** The recipient is not in the directory. `label` is the plan's name for it, null also when that is a cause's name, or shows another address. */
  | {
      readonly kind: 'address'
      readonly label: string | null
      readonly warning: string | null
      readonly payee: Payee
      readonly gift: Gift
    }
  /** The plan names a cause that has another address here: `payee` is paid at that one. */
  | {
      readonly kind: 'replaced'
      readonly cause: Cause
      readonly listed: Address
      readonly payee: Payee
      readonly gift: Gift
    }
  /** It cannot be given, for the reason. */
  | { readonly kind: 'refused'; readonly reason: string }
)

/** Judges each payment of a plan: its recipient by the current directory, and whether it can be given. */
export function offerPart(gifts: readonly DescribedGift[], context: FileContext): readonly Offer[] {
  const assets = assetsOf(context.chain, context.customTokens)
  return gifts.map((described) => {
    const { token } = described
    const asset =
      assets.find((one) =>
        token === null ? one.kind === 'native' : one.kind === 'token' && isAddressEqual(one.address, token),
      ) ?? null
    if (asset === null)
      return {
        kind: 'refused',
        described,
        asset,
        reason: m.plan.unknownToken(`${token}`, context.chain.name),
      }
    return { described, asset, ...offerGift({ described, asset }, context) }
  })
}

type Named = {
  readonly described: DescribedGift
  readonly asset: Asset
}

type Offered = Offer extends infer One
  ? One extends Offer
    ? Omit<One, 'described' | 'asset'>
    : never
  : never

function offerGift({ described, asset }: Named, context: FileContext): Offered {
  const { causes, chain } = context
  const { recipient, name, causeId } = described
  const receiving = causesByReceiver(causes, chain.id).get(recipient) ?? null
  if (receiving !== null) {
    const checked = check({ kind: 'cause', causeId: receiving.id }, { described, asset }, context)
    return 'reason' in checked ? checked : { kind: 'cause', cause: receiving, ...checked }
  }
  const named = causeId === null ? null : findCause(causes, causeId)
  const listed = named === null ? null : (recipientOn(named, chain.id)?.address ?? null)
  if (named !== null && listed !== null && !isAddressEqual(listed, recipient)) {
    const checked = check({ kind: 'cause', causeId: named.id }, { described, asset }, context)
    return 'reason' in checked ? checked : { kind: 'replaced', cause: named, listed, ...checked }
  }
  const namesake = name === null ? null : findNamesake(causes, name)
  const isOther = name !== null && showsOtherAddress(name, recipient)
  const label = namesake === null && !isOther ? name : null
  const warning = isOther
    ? m.plan.otherAddress(name)
    : namesake === null
      ? null
      : m.plan.namesake(`${name}`, namesake.name)
  const payee: Payee = { kind: 'address', address: recipient, name: label, ensName: null }
  const checked = check(payee, { described, asset }, context)
  return 'reason' in checked ? checked : { kind: 'address', label, warning, ...checked }
}

type Checked =
  | { readonly payee: Payee; readonly gift: Gift }
  | { readonly kind: 'refused'; readonly reason: string }

function check(payee: Payee, { described, asset }: Named, context: FileContext): Checked {
  const { amount, memo } = described
  const { gift, problems } = checkPayment({ payee, asset, amount, memo }, context)
  if (gift !== null) return { payee, gift }
  return { kind: 'refused', reason: problems.map(({ sentence }) => sentence).join(' ') }
}
