import { type Address, isAddressEqual } from 'viem'
import { at } from '../accounts'
import type { Case } from '../execute'
import type { ChainDiff } from '../chainDiff'
import type { Moved, Said, SaidMove } from '../pageSays'
import type { World } from '../world'

/** One thing that the page does not say, or says and is not so. `rule` groups those that are alike. */
export type Breach = { readonly rule: string; readonly words: string }

/** A case with what the page says of it and what the chain did. */
export type Judged = Case & {
  readonly world: World
  readonly isHonest: boolean
  readonly said: Said
  readonly diff: ChainDiff
  /** What the execution has cost its executor, at least; in wei. */
  readonly cost: bigint
}

/** What an account has more or less than before. */
export type AssetChange = { readonly account: Address; readonly asset: Moved; readonly change: bigint }

export function assetChanges({ coins, tokens }: ChainDiff): readonly AssetChange[] {
  return [
    ...coins.map(({ account, change }): AssetChange => ({ account, asset: { kind: 'coin' }, change })),
    ...tokens.map(({ token, account, id, change }): AssetChange => ({
      account,
      asset: id === null ? { kind: 'token', token } : { kind: 'item', token, id },
      change,
    })),
  ]
}

/** The moves of this asset. */
export function movesOf(moves: readonly SaidMove[], asset: Moved): readonly SaidMove[] {
  return moves.filter((move) => isSameAsset(move.asset, asset))
}

export function sumOf(moves: readonly SaidMove[]): bigint {
  return moves.reduce((sum, { amount }) => sum + amount, 0n)
}

function isSameAsset(one: Moved, other: Moved): boolean {
  if (one.kind === 'coin' || other.kind === 'coin') return one.kind === other.kind
  if (!isAddressEqual(one.token, other.token) || one.kind !== other.kind) return false
  return one.kind !== 'item' || other.kind !== 'item' || one.id === other.id
}

export function assetText(asset: Moved): string {
  if (asset.kind === 'coin') return 'coin'
  return asset.kind === 'token' ? asset.token : `item ${asset.id} of ${asset.token}`
}

/** Whether two addresses are the same account; null is none. */
export function isSame(one: Address | null, other: Address): boolean {
  return one !== null && isAddressEqual(one, other)
}

/**
 * Whether the page alarms and says that code runs as an account that can do this, or that a call cannot be read: as the Safe
 * code can do everything that the cases do, as another account, or called by it, everything but to the Safe under review.
 */
export function isAnything({ said, safe }: Judged, account: Address): boolean {
  const isOwn = isSame(safe.address, account)
  return (
    said.anythingOf.some((one) => isSame(one, safe.address) || !isOwn) ||
    said.unreadCalls.some(({ isAlarm }) => isAlarm && !isOwn)
  )
}

/** Whether the page has this address, or the symbol of a token that is known. */
export function mentions({ said: { words } }: Judged, ...addresses: readonly (Address | null)[]): boolean {
  const symbols: Readonly<Record<string, string>> = { [at.lusd]: 'lusd', [at.ldai]: 'ldai' }
  return addresses.some((address) => {
    if (address === null) return false
    const symbol = symbols[address]
    return words.includes(address.toLowerCase()) || (symbol !== undefined && words.includes(symbol))
  })
}

/** The account as the rules call it, which is alike for every Safe. */
export function roleOf({ safe, world }: Judged, account: Address): string {
  if (isSame(safe.address, account)) return 'the Safe'
  if (isSame(world.owned, account)) return 'the other Safe'
  return Object.entries(at).find(([, one]) => isSame(one, account))?.[0] ?? 'another'
}
