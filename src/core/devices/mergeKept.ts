import { maxPlans, parsePlans, readPlans, type SavedPlan, serialisePlans } from '../files/savedPlans'
import { isHexEqual } from '../isHexEqual'
import { type Basket, type BasketLine, type Lines, maxLines } from '../giving/basket'
import { readBasket } from '../giving/draftBasket'
import { mostPurposes, purposesText } from '../giving/keptPurposes'
import type { AppChain } from '../chain'
import { inListedNotation, isSameToken, type TrackedGift } from '../giving/trackedGift'
import { canMean, readAmount } from '../money/readAmount'
import { readPayment } from '../safe/readPayment'
import { foundOr } from '../storedText'
import { stringifyExact } from '../stringifyExact'
import {
  addCustomToken,
  parseCustomTokens,
  readCustomTokens,
  serialiseCustomTokens,
} from '../tokens/customTokens'
import { mergeStored } from '../tracking/stored/mergeStored'
import { parseTracked, readTracked, serialiseTracked } from '../tracking/stored/storedTracked'
import { trackedId, type TrackedItem } from '../tracking/trackedItem'
import { statusTable } from '../tracking/status/statusTable'
import type { KeptKind } from './deviceFile'

type Chains = readonly Pick<AppChain, 'id' | 'nativeCurrency' | 'tokens'>[]

export type Merged = {
  /** Text to store; null: nothing, as before. */
  readonly text: string | null
  /** Number of entries of the file that were missing here. */
  readonly added: number
  /** Number of entries of the file without room, or given since the file was saved. */
  readonly left: number
}

/** Context for merging a file's basket. */
export type BasketContext = {
  /** Tracked items of the account in this browser. */
  readonly tracked: readonly TrackedItem[]
  /** Time at which the file was saved. */
  readonly savedAtMs: number
  readonly nowMs: number
}

/**
 * Merges a file (`theirs`) into this browser's data (`ours`). Never changes or loses ours: of two versions ours
 * stays, and only a tracked gift that is further in the file advances. Keeps unreadable data of ours as it is, and
 * omits theirs.
 *
 * @param chains - With the operator's tokens, whose notation counts.
 */
export function mergeKept(
  kind: Exclude<KeptKind, 'basket'>,
  ours: string | null,
  theirs: string,
  chains: Chains,
): Merged {
  const { read, merge } = formats[kind]
  if (read(theirs).kind === 'unreadable') return { text: ours, added: 0, left: 1 }
  if (read(ours).kind !== 'unreadable') return merge(ours, theirs, chains)
  const { added, left } = merge(null, theirs, chains)
  return { text: ours, added: 0, left: added + left }
}

function mergePlans(ours: string | null, theirs: string): Merged {
  const mine = parsePlans(ours)
  const known = new Set(mine.map(planContent))
  const news = parsePlans(theirs).filter((plan) => !known.has(planContent(plan)))
  const taken = news.slice(0, Math.max(0, maxPlans - mine.length))
  const used = mine.map(({ id }) => Number(/^plan-(\d+)$/.exec(id)?.[1] ?? 0))
  const first = Math.max(0, ...used) + 1
  const added = taken.map((plan, at) => ({ ...plan, id: `plan-${first + at}` }))
  const plans = [...mine, ...added].toSorted((one, other) => other.savedAtMs - one.savedAtMs)
  return merged(ours, added.length, news.length - added.length, () => serialisePlans(plans))
}

function planContent({ name, text }: SavedPlan): string {
  return stringifyExact([name, text])
}

function mergePurposes(ours: string | null, theirs: string): Merged {
  const mine = foundOr(purposesText.read(ours), null)?.purposes ?? []
  const known = new Set(mine.map(({ gift }) => gift))
  const news = (foundOr(purposesText.read(theirs), null)?.purposes ?? []).filter(
    ({ gift }) => !known.has(gift),
  )
  const added = news.slice(0, Math.max(0, mostPurposes - mine.length))
  const purposes = [...mine, ...added]
  return merged(ours, added.length, news.length - added.length, () => purposesText.serialise({ purposes }))
}

function mergeTokens(ours: string | null, theirs: string): Merged {
  const mine = parseCustomTokens(ours)
  const known = new Set(mine.map(({ address }) => address))
  const news = parseCustomTokens(theirs).filter(({ address }) => !known.has(address))
  const tokens = news.reduce(addCustomToken, mine)
  const added = tokens.length - mine.length
  return merged(ours, added, news.length - added, () => serialiseCustomTokens(tokens))
}

/** Takes no status from a file, so that everything is checked again: a file may claim anything. */
function mergeFollowed(ours: string | null, theirs: string, chains: Chains): Merged {
  const mine = parseTracked(ours)
  const read = parseTracked(theirs)
  const brought = {
    ...read,
    items: read.items
      .filter(paysAsSaid)
      .flatMap((item) => asImported(item) ?? [])
      .map((item) => inNotation(item, chains)),
  }
  const options = { known: new Set<string>(), whoWinsTies: 'ours' } as const
  // Ignores the other browser's cleared list.
  const all = mergeStored(mine, { ...brought, clearedAtMs: mine.clearedAtMs, cleared: mine.cleared }, options)
  const known = new Set(mine.items.map(trackedId))
  const added = all.items.filter((item) => !known.has(trackedId(item))).length
  const text = serialiseTracked(all.items, mine.clearedAtMs, mine.cleared, mine.unread)
  const left = read.items.length - brought.items.length + read.unread.length
  return { text: all.items.length === 0 ? ours : text, added, left }
}

/**
 * Adds the lines of a file that this browser's basket does not have, and the notes that its lines lack. Omits lines that this browser has given since
 * the file was saved. Leaves a basket with a gift in several parts unchanged.
 */
export function mergeBasket(
  ours: Basket,
  theirs: string,
  { tracked, savedAtMs, nowMs }: BasketContext,
): { readonly basket: Basket; readonly added: number; readonly left: number } {
  const reading = readBasket(theirs)
  if (reading.kind === 'unreadable') return { basket: ours, added: 0, left: 1 }
  const brought = foundOr(reading, { lines: [] }).lines
  const { noted, news } = pairLines(ours.lines, brought)
  if (ours.plan !== undefined) return { basket: ours, added: 0, left: news.length }
  const given = tracked.flatMap((item) => {
    // A file could date its gift after every other file, and so take lines away for good.
    const isDoubtful = item.imported === true && item.createdAtMs > nowMs
    return 'gifts' in item && item.createdAtMs >= savedAtMs && !isDoubtful ? item.gifts : []
  })
  // Each gift was one line.
  const open = news.filter((line) => {
    const at = given.findIndex((gift) => isGiven(line, gift))
    if (at >= 0) given.splice(at, 1)
    return at < 0
  })
  const added = open.slice(0, Math.max(0, maxLines - noted.length))
  const lines = added.reduce((all, line) => [...all, { ...line, id: freeId(line.id, all) }], noted)
  return { basket: { ...ours, lines }, added: added.length, left: news.length - added.length }
}

/**
 * Pairs the lines of a file with ours: first those with the same note, then those of which only one has a note. Two lines with
 * different notes are two payments.
 *
 * @returns Our lines with the notes that only the file has, and the lines of the file that are not here.
 */
function pairLines(ours: Lines, theirs: Lines): { readonly noted: Lines; readonly news: Lines } {
  const noted = [...ours]
  const contents = ours.map(lineContent)
  const free = new Set(ours.keys())
  const pair = (line: BasketLine, fits: (one: BasketLine) => boolean) => {
    const content = lineContent(line)
    const at = [...free].find((index) => {
      const one = ours[index]
      return one !== undefined && contents[index] === content && fits(one)
    })
    if (at === undefined) return false
    free.delete(at)
    const mine = ours[at]
    if (mine !== undefined && mine.memo === undefined && line.memo !== undefined)
      noted[at] = { ...mine, memo: line.memo }
    return true
  }
  const others = theirs.filter((line) => !pair(line, ({ memo }) => memo === line.memo))
  const news = others.filter(
    (line) => !pair(line, ({ memo }) => memo === undefined || line.memo === undefined),
  )
  return { noted, news }
}

/** Another device of an earlier release has used the same ids for other lines. */
function freeId(id: string, lines: Lines): string {
  return lines.some((line) => line.id === id) ? freeId(`${id}-brought`, lines) : id
}

function lineContent({ payee, assetKey, amountText }: BasketLine): string {
  const { kind } = payee
  // Two devices may write it in two languages. More decimals than any token has: the asset may be unknown here.
  const amount = readAmount(amountText, 40)
  return stringifyExact([
    kind,
    kind === 'cause' ? payee.causeId : payee.address,
    assetKey.toLowerCase(),
    amount.kind === 'ok' ? amount.value : amountText,
  ])
}

function isGiven({ payee, assetKey, amountText, memo }: BasketLine, gift: TrackedGift): boolean {
  if (memo !== undefined && gift.memo !== undefined && memo !== gift.memo) return false
  const isPayee =
    payee.kind === 'cause' ? payee.causeId === gift.causeId : isHexEqual(payee.address, gift.recipient)
  const isAsset = assetKey.toLowerCase() === (gift.token?.toLowerCase() ?? 'native')
  return isPayee && isAsset && canMean(amountText, gift.decimals, gift.amount)
}

function merged(ours: string | null, added: number, left: number, write: () => string): Merged {
  return { text: added === 0 ? ours : write(), added, left }
}

const formats = {
  plans: { read: readPlans, merge: mergePlans },
  purposes: { read: (text: string | null) => purposesText.read(text), merge: mergePurposes },
  tokens: { read: readCustomTokens, merge: mergeTokens },
  tracked: { read: readTracked, merge: mergeFollowed },
} satisfies Readonly<Record<Exclude<KeptKind, 'basket'>, unknown>>

/** Writes the amounts of an item as the operator's list does: a file could show 5 of a token as 5,000. */
function inNotation(item: TrackedItem, chains: Chains): TrackedItem {
  const chain = chains.find(({ id }) => id === item.chainId)
  if (chain === undefined || item.kind === 'safeMessage') return item
  return { ...item, gifts: item.gifts.map((gift) => inListedNotation(gift, chain)) }
}

/** Returns true when the gifts of an item are the payments that its calls make, in their order: what it says is what the bytes do. */
function paysAsSaid(item: TrackedItem): boolean {
  if (item.kind === 'safeMessage') return true
  const { calls, gifts } = item
  return (
    gifts.length === calls.length &&
    calls.every((call, at) => {
      const [payment, gift] = [readPayment(call), gifts[at]]
      if (payment === null || gift === undefined) return false
      const { recipient, token, amount } = payment
      return isHexEqual(recipient, gift.recipient) && isSameToken(token, gift.token) && amount === gift.amount
    })
  )
}

/**
 * Converts a tracked item of a file. Keeps what was meant, and nothing that the other browser has seen: it would pass for news of a
 * gift that this browser follows too, for as long as the file says. Null: it ended where only the other browser can check, in its
 * wallet or among its messages.
 */
function asImported(item: TrackedItem): TrackedItem | null {
  const { status } = item.phase
  if ((item.kind === 'calls' || item.kind === 'safeMessage') && statusTable[status].final) return null
  const { provisional: _, reopenedAtMs: __, balanceTries: ___, ...rest } = item
  const unseen = { lastGoodAtMs: null, note: null, imported: true } as const
  switch (rest.kind) {
    case 'safeTx': {
      const { removedAtMs: _removed, heldBy: _held, rivals: _rivals, ...meant } = rest
      const phase = { status: status === 'draft' ? status : 'proposed' } as const
      return { ...meant, ...unseen, nonce: null, refund: null, seen: false, missingSinceMs: null, phase }
    }
    case 'chainTx':
    case 'calls': {
      const phase = { status: 'executing', txHash: rest.txHash, confirmations: 0, blockNumber: null } as const
      return { ...rest, ...unseen, phase }
    }
    case 'safeMessage':
      return { ...rest, ...unseen }
  }
}
