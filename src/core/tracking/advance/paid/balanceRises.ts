import { type Address, isAddressEqual } from 'viem'
import type { TrackedGift } from '../../../giving/trackedGift'
import { statusTable } from '../../status/statusTable'
import type { TrackedItem } from '../../trackedItem'
import type { BalanceProof, Holding, Observation } from '../../observation'

/** Number of polls in which balances that cannot be read are tried before the item ends without them. */
const mostTries = 5

/** Largest number of holdings that are read for one item. */
const mostHoldings = 100

type Item = { readonly gifts: readonly TrackedGift[]; readonly balanceTries?: number }

/** Returns the balances to read in this poll. Empty: nothing depends on them, or they were tried often enough. */
export function holdingsToRead(
  { gifts, balanceTries = 0 }: Item,
  { tokens }: Pick<BalanceProof, 'tokens'>,
): readonly Holding[] {
  if (balanceTries >= mostTries) return []
  const holdings = new Map<string, Holding>()
  for (const { token, recipient: holder, custom } of gifts)
    if (token !== null && isDoubted({ token, custom }, tokens))
      holdings.set(`${token}:${holder}`.toLowerCase(), { token, holder })
  return [...holdings.values()].slice(0, mostHoldings)
}

/** Returns how often balances could not be read, this poll included. Unchanged where all that were asked for are read. */
function countTries(item: Item, proof: BalanceProof): number {
  const { balanceTries: tries = 0 } = item
  const { rises } = proof
  if (rises === undefined || rises.kind === 'notAsked') return tries
  const read = rises.kind === 'found' ? rises.value : []
  const isAllRead = holdingsToRead(item, proof).every((asked) => read.some((one) => isSame(one, asked)))
  return isAllRead ? tries : tries + 1
}

/** Returns true when balances could not be read in this poll, and another poll may still read them. */
export function isBalanceAwaited(item: Item, proof: BalanceProof): boolean {
  const tries = countTries(item, proof)
  return tries > (item.balanceTries ?? 0) && tries < mostTries
}

/** Counts a failed reading on an item that is still pending. */
export function withTries<Next extends TrackedItem>(
  next: Next,
  before: TrackedItem,
  seen: Observation,
): Next {
  if (before.kind === 'safeMessage' || seen.kind === 'safeMessage') return next
  const tries = countTries(before, seen)
  const isSame = statusTable[next.phase.status].final || tries === (before.balanceTries ?? 0)
  return isSame ? next : { ...next, balanceTries: tries }
}

type DoubtedGift = {
  readonly token: Address
  readonly recipient: Address
  readonly custom: true | undefined
}

/**
 * Returns by how much the recipient's balance rose, where that does not confirm the events of a token that nobody
 * vouches for; null: it could not be read. Undefined: there is no doubt. The balance has to cover all payments to the
 * recipient in these blocks, because one rise cannot confirm two of them. A rise above the events, where less than
 * given was logged, shows that the events are incomplete.
 */
export function unconfirmedRise(
  { token, recipient: holder, custom }: DoubtedGift,
  {
    arrived,
    returned,
    isShort,
  }: { readonly arrived: bigint; readonly returned: bigint; readonly isShort: boolean },
  { tokens, rises }: BalanceProof,
): bigint | null | undefined {
  if (!isDoubted({ token, custom }, tokens)) return undefined
  const read = rises?.kind === 'found' ? rises.value : []
  const rise = read.find((one) => isSame(one, { token, holder }))
  if (rise === undefined) return null
  // A node may not have all events of the block.
  const logged = (rise.logged > arrived ? rise.logged : arrived) - returned
  const isConfirmed = isShort ? rise.risen === logged : rise.risen >= logged
  return isConfirmed ? undefined : rise.risen > 0n ? rise.risen : 0n
}

function isDoubted(
  { token, custom }: Omit<DoubtedGift, 'recipient'>,
  tokens: readonly Address[] | undefined,
): boolean {
  if (custom === true) return true
  return tokens !== undefined && !tokens.some((listed) => isAddressEqual(listed, token))
}

function isSame(one: Holding, other: Holding): boolean {
  return isAddressEqual(one.token, other.token) && isAddressEqual(one.holder, other.holder)
}
