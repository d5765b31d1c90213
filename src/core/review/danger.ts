import { getAddress, isAddress, type Address } from 'viem'
import { causesByReceiver } from '../causes/causesByReceiver'
import { isHexEqual } from '../isHexEqual'
import { knownHandler, knownSingleton } from '../safe/knownContracts'
import type { Effect, OutAsset } from './effects'
import type { ReviewContext } from './reviewInput'
import type { SettingChange } from './action'
import { type AssetName, type AssetNames, tokenName } from './assetNames'

/**
 * Returns the effects, the most dangerous first: by kind, within a kind by what each weighs, and otherwise in their order. One
 * effect of each dangerous kind comes before the second of any, so that many of one kind hide no other. What changes nothing
 * stands behind all that does, before plain payments.
 */
export function byDanger<effect extends Effect>(
  effects: readonly effect[],
  view: DangerView,
): readonly effect[] {
  const sorted = effects
    .map((effect) => ({ effect, danger: dangerOf(effect, view) }))
    .toSorted((one, other) => compareDangers(one.danger, other.danger))
  const seen = new Set<DangerKind>()
  const [first, others]: [effect[], effect[]] = [[], []]
  for (const { effect, danger } of sorted) {
    const isFirst = rankOfKind(danger.kind) < harmless && !seen.has(danger.kind)
    ;(isFirst ? first : others).push(effect)
    seen.add(danger.kind)
  }
  return [...first, ...others]
}

/** The most dangerous effect, named before everything else. `alike`: all of its kind, itself included, in their order. */
export type Lead = { readonly effect: Effect; readonly alike: readonly Effect[] }

/**
 * Returns the most dangerous effect of a transaction. Null when it only makes plain payments of listed assets to
 * confirmed recipients, or is a plain rejection.
 */
export function leadOf(effects: readonly Effect[], view: DangerView): Lead | null {
  const [effect] = byDanger(effects, view)
  if (effect === undefined) return null
  const { kind } = dangerOf(effect, view)
  if (rankOfKind(kind) >= rankOfKind('plain')) return null
  const alike = effects.filter((one) => one.kind === effect.kind && dangerOf(one, view).kind === kind)
  return { effect, alike }
}

/**
 * Returns the lead while the tokens, the directory and the Safe are still being read: of a kind that none of them changes.
 * Null: none is of such a kind, which says nothing of the others.
 */
export function leadByBytes(effects: readonly Effect[], view: DangerView): Lead | null {
  return leadOf(
    effects.filter((effect) => {
      const { kind } = dangerOf(effect, view)
      return kind !== 'threshold' && rankOfKind(kind) < rankOfKind('money')
    }),
    view,
  )
}

/** Returns what a review knows for the order of effects. Without a directory, nobody is confirmed. */
export function dangerView({ directory, chain, names, safe, part }: ReviewContext): DangerView {
  const receivers = directory.kind === 'found' ? causesByReceiver(directory.value, chain.id) : null
  const threshold = part('threshold')
  return {
    isConfirmed: (to) => isAddress(to, { strict: false }) && receivers?.has(getAddress(to)) === true,
    names,
    ...(threshold.kind === 'read' && { present: { safe, threshold: threshold.value } }),
  }
}

/** Inputs to the danger of an effect, beside the bytes. */
export type DangerView = {
  /** Returns true when the operator vouches for the recipient of a payment. */
  readonly isConfirmed: (to: Address) => boolean
  readonly names: AssetNames
  /** The present threshold of the Safe, where it was read. */
  readonly present?: { readonly safe: Address; readonly threshold: number }
}

/** The kinds of effects, the most dangerous first. */
const kinds = [
  'code',
  /** A module, an unknown singleton, a new setup. */
  'takeover',
  'owners',
  /** A guard, or a handler that Safe has not published. */
  'ownCode',
  'threshold',
  'power',
  'unlimited',
  'otherSafes',
  'signs',
  'bytes',
  /** Listed assets that leave an account that acts, or may leave it, to whom nobody vouches for. */
  'money',
  'moneyOfOthers',
  'unlistedMoney',
  'nature',
  'creation',
  'creates',
  /** Settings that are switched off, or run published code from now on. */
  'settings',
  'rights',
  'calls',
  'revokes',
  'nothing',
  /** No more than a plain payment or a rejection. */
  'plain',
  'runs',
] as const

export type DangerKind = (typeof kinds)[number]

/** `weights`: compared one after the other, the greatest first. */
type Danger = { readonly kind: DangerKind; readonly weights: readonly number[] }

const rankOf = new Map<DangerKind, number>(kinds.map((kind, rank) => [kind, rank]))

/** Kinds from here on may stand behind several of a more dangerous one. */
const harmless = rankOfKind('settings')

function compareDangers(one: Danger, other: Danger): number {
  const byKind = rankOfKind(one.kind) - rankOfKind(other.kind)
  if (byKind !== 0) return byKind
  const at = one.weights.findIndex((weight, index) => weight !== (other.weights[index] ?? 0))
  return at < 0 ? 0 : (other.weights[at] ?? 0) > (one.weights[at] ?? 0) ? 1 : -1
}

/** Returns the place of a kind in the order. The least is the most dangerous. */
function rankOfKind(kind: DangerKind): number {
  return rankOf.get(kind) ?? 0
}

/** Returns how dangerous an effect is, taken for itself. */
export function dangerOf(effect: Effect, view: DangerView): Danger {
  switch (effect.kind) {
    case 'notUnderstood':
      return of(effect.why)
    case 'sets':
      return dangerOfSetting(effect.change, effect.by, view)
    case 'controls':
      return of('power', effect.change.to === null ? 0 : 1)
    case 'allows':
      return dangerOfAllowance(effect, view)
    case 'executes':
    case 'approves':
      return of('otherSafes')
    case 'moves':
      return dangerOfMove(effect, view)
    case 'refunds': {
      const { token, atMost, receiver } = effect.refund
      const sum = wholeUnits(token === null ? view.names.native : tokenName(token, view.names), atMost)
      if (sum === null) return of('unlistedMoney', Number(atMost))
      return of(receiver !== null && view.isConfirmed(receiver) ? 'rights' : 'money', sum)
    }
    case 'usesNonce':
      return of('plain')
    case 'signs':
    case 'creates':
    case 'calls':
    case 'revokes':
    case 'runs':
      return of(effect.kind)
  }
}

function of(kind: DangerKind, ...weights: readonly number[]): Danger {
  return { kind, weights }
}

function dangerOfSetting(change: SettingChange, by: Address, { present }: DangerView): Danger {
  switch (change.name) {
    case 'enableModule':
    case 'setup':
      return of('takeover')
    case 'changeMasterCopy':
      return of(knownSingleton(change.singleton) === null ? 'takeover' : 'settings')
    case 'addOwnerWithThreshold':
      return of('owners', -Number(change.threshold))
    case 'swapOwner':
    case 'configurePasskey':
      return of('owners', -1)
    case 'setGuard':
    case 'setModuleGuard':
      return of(change.contract === null ? 'settings' : 'ownCode', 1)
    case 'setFallbackHandler': {
      const isUnknown = change.contract !== null && knownHandler(change.contract) === null
      return of(isUnknown ? 'ownCode' : 'settings', 0)
    }
    case 'changeThreshold': {
      const isSet =
        present !== undefined &&
        isHexEqual(by, present.safe) &&
        change.threshold === BigInt(present.threshold)
      return isSet ? of('nothing') : of('threshold', -Number(change.threshold))
    }
    case 'removeOwner':
      return of('threshold', -Number(change.threshold))
    case 'disableModule':
    case 'migrate':
      return of('settings', 0)
  }
}

function dangerOfAllowance(
  { approval, by }: Extract<Effect, { kind: 'allows' }>,
  { isConfirmed, names }: DangerView,
): Danger {
  const { token, owner, spender } = approval
  if (isHexEqual(owner, spender)) return of('nothing')
  const trust = isConfirmed(spender) ? 0 : 1
  const isAll = approval.kind === 'all'
  const name = tokenName(token, names)
  const sum = isAll ? null : wholeUnits(name, approval.amount)
  if (!isHexEqual(owner, by)) return of('moneyOfOthers', trust, sum ?? 0)
  if (isAll || approval.isUnlimited) return of('unlimited', name === null ? 0 : 1, trust)
  if (sum === null) return of('unlistedMoney', trust, Number(approval.amount))
  return trust === 1 ? of('money', sum) : of('rights', sum)
}

function dangerOfMove(
  { from, by, to, asset, amount, isListed }: Extract<Effect, { kind: 'moves' }>,
  { isConfirmed, names }: DangerView,
): Danger {
  const isOwn = isHexEqual(from, by)
  const isTrusted = to !== null && isConfirmed(to)
  if (isOwn && isListed && isTrusted) return of('plain')
  if (amount === 0n || (to !== null && isHexEqual(from, to))) return of('nothing')
  const sum = isListed ? wholeUnits(nameOf(asset, names), amount) : null
  const units = Number(asset.kind === 'amountOrId' ? asset.value : amount)
  if (!isOwn) return of('moneyOfOthers', sum === null ? 0 : 1, isTrusted ? 0 : 1, sum ?? units)
  return sum === null ? of('unlistedMoney', isTrusted ? 0 : 1, units) : of('money', sum)
}

function nameOf(asset: OutAsset, names: AssetNames): AssetName | null {
  return asset.kind === 'native' ? names.native : tokenName(asset.address, names)
}

/** Returns an amount in whole units, and in base units where nobody vouches for the decimals. Exact enough to compare. */
export function unitsOf(asset: OutAsset, amount: bigint, names: AssetNames): number {
  return wholeUnits(nameOf(asset, names), amount) ?? Number(amount)
}

/** Null: nobody vouches for the decimals. Exact enough to compare. */
function wholeUnits(name: AssetName | null, amount: bigint): number | null {
  return name === null ? null : Number(amount) / 10 ** name.decimals
}
