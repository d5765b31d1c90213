import { type Address, isAddressEqual } from 'viem'
import { amountWords } from '../../src/core/money/formatAmount'
import { actionWords } from '../../src/core/review/actionWords'
import { type AssetNames, tokenName } from '../../src/core/review/assetNames'
import { everyNode } from '../../src/core/review/callTree'
import { allChecks, type CheckId } from '../../src/core/review/check'
import { leadOf } from '../../src/core/review/danger'
import { checkWords } from '../../src/core/review/checkWords'
import type { Effect } from '../../src/core/review/effects'
import { leadWords } from '../../src/core/review/effectWords'
import type { ReviewContext } from '../../src/core/review/reviewInput'
import { type Review, reviewIn } from '../../src/core/review/reviewSafeTx'

/** An asset that moves: the coin, a token, or one id of a collection. */
export type Moved =
  | { readonly kind: 'coin' }
  | { readonly kind: 'token'; readonly token: Address }
  | { readonly kind: 'item'; readonly token: Address; readonly id: bigint }

/** One payment that the page names: its payer, its payee and its amount. */
export type SaidMove = {
  readonly from: Address
  /** Null: a contract that is created, or whoever executes. */
  readonly to: Address | null
  readonly asset: Moved
  /** In base units. */
  readonly amount: bigint
  /** It can be less. */
  readonly isAtMost: boolean
}

/** A call whose bytes the page cannot read. `isAlarm`: it says so as something that is wrong. */
type UnreadCall = { readonly by: Address; readonly to: Address; readonly isAlarm: boolean }

/** What the review page says of a transaction. The properties know nothing else of the review. */
export type Said = {
  /** No check fails, none is open. */
  readonly isCalm: boolean
  /** What the page says is wrong, by name. */
  readonly alarms: readonly string[]
  /** What it leaves to the reader, by name. */
  readonly open: readonly string[]
  /** What it says leaves the Safe: its totals. */
  readonly payments: readonly SaidMove[]
  /** The same, and what its sentences say of other accounts. */
  readonly moves: readonly SaidMove[]
  /** It says in so many words that nothing leaves the Safe. */
  readonly saysNothingLeaves: boolean
  /** The page alarms, and says that this account may lose everything, or change in any way. */
  readonly anythingOf: readonly Address[]
  /** The page says that it cannot read what this account asks of this contract. */
  readonly unreadCalls: readonly UnreadCall[]
  /** All sentences that stand unfolded, in lower case: the calls, the totals, and the checks that do not hold. */
  readonly words: string
}

/** What can be taken out to see which property misses it: a check, a part of the page, or an effect that calls have. */
export type Rule = CheckId | (typeof partsOfPage)[number] | `effect ${Effect['kind']}`

const partsOfPage = ['lead', 'totals', 'otherAccounts', 'callSentences'] as const
const effectKinds: Readonly<Record<Effect['kind'], true>> = {
  moves: true,
  refunds: true,
  allows: true,
  revokes: true,
  controls: true,
  sets: true,
  signs: true,
  approves: true,
  executes: true,
  creates: true,
  runs: true,
  calls: true,
  usesNonce: true,
  notUnderstood: true,
}

export const everyRule: readonly Rule[] = [
  ...allChecks.map(({ id }) => id),
  ...partsOfPage,
  ...(Object.keys(effectKinds) as Effect['kind'][]).map((kind) => `effect ${kind}` as const),
]

/** Returns what the page says of a review, as `ReviewHead` and `TxSheet` show it, or would say without some of its rules. */
export function pageSays(context: ReviewContext, without: readonly Rule[] = []): Said {
  const { names } = context
  const kept = context.effects.filter(({ kind }) => !without.includes(`effect ${kind}`))
  const whole = reviewIn({ ...context, effects: kept })
  const review = { ...whole, checks: whole.checks.filter(({ id }) => !without.includes(id)) }
  const { checks } = review
  const nodes = everyNode(review.tree)
  const { totals, effects } = review
  const failing = checks.filter(({ outcome }) => outcome === 'fails')
  const open = checks.filter(({ outcome }) => outcome === 'unchecked')
  const fails = new Set(failing.map(({ id }) => id))
  const isTold = fails.has('delegateCalls') || fails.has('selfCalls') || fails.has('readable')
  const unread = effects.filter((effect) => effect.kind === 'notUnderstood')
  const code = unread.filter(({ why }) => why === 'code' && isTold).map(({ by }) => by)
  const modules = checks.find((check) => check.id === 'modules')?.evidence.reached ?? []
  const payments = without.includes('totals') ? [] : totalMoves(review, context.safe)
  const confirmed = checks
    .flatMap((check) => (check.id === 'recipients' ? check.evidence.recipients : []))
    .flatMap(({ kind, address }) => (kind === 'confirmed' ? [address] : []))
  const lead = without.includes('lead')
    ? null
    : leadOf(effects, { isConfirmed: (to) => confirmed.includes(to), names })
  const showsOthers = !without.includes('otherAccounts')
  return {
    isCalm: failing.length + open.length === 0 && lead === null,
    alarms: failing.map(({ id }) => id),
    open: open.map(({ id }) => id),
    payments,
    moves: [
      ...payments,
      ...(showsOthers ? effects.flatMap((effect) => otherMoves(effect, context.safe)) : []),
    ],
    saysNothingLeaves:
      totals.recipients.length === 0 && totals.refund === null
        ? totals.isComplete
        : nodes.some(({ action }) => action.kind === 'rejection'),
    anythingOf: [...new Set([...code, ...(modules.length > 0 ? [context.safe] : [])])],
    unreadCalls: unread
      .filter(({ why }) => why !== 'code')
      .map(({ by, target, call }) => ({
        by,
        to: target,
        isAlarm: call?.outcome === 'mismatch' && fails.has('readable'),
      })),
    words: [
      ...(lead === null ? [] : [leadWords(lead, context.safe, names)]),
      ...(without.includes('callSentences')
        ? []
        : nodes.map((node) => actionWords(node, context.safe, names))),
      ...payments.map(({ to, asset, amount }) => `${to ?? ''} ${amountText(asset, amount, names)}`),
      ...(showsOthers ? totals.others.map(({ from }) => from) : []),
      ...[...failing, ...open].map((check) => checkWords(check, names).detail),
    ]
      .join('\n')
      .toLowerCase(),
  }
}

function amountText(asset: Moved, amount: bigint, names: AssetNames): string {
  const name = asset.kind === 'coin' ? names.native : tokenName(asset.token, names)
  return name === null ? `${amount}` : amountWords(amount, name)
}

/** "What leaves the Safe". */
function totalMoves({ totals }: Review, safe: Address): readonly SaidMove[] {
  const paid = totals.recipients.flatMap(({ to, sums }) =>
    sums.flatMap(({ asset, amount }): SaidMove[] => {
      const move = { from: safe, to, amount, isAtMost: false }
      if (asset.kind === 'native') return [{ ...move, asset: { kind: 'coin' } }]
      const { address: token } = asset
      if (asset.kind === 'token') return [{ ...move, asset: { kind: 'token', token } }]
      if (asset.kind === 'item') return [{ ...move, asset: { kind: 'item', token, id: asset.id } }]
      return amountOrId({ from: safe, to, token, value: asset.value })
    }),
  )
  const { refund } = totals
  if (refund === null) return paid
  const asset: Moved = refund.token === null ? { kind: 'coin' } : { kind: 'token', token: refund.token }
  return [...paid, { from: safe, to: refund.receiver, asset, amount: refund.atMost, isAtMost: true }]
}

/** What the effects say of other accounts than the Safe. */
function otherMoves(effect: Effect, safe: Address): readonly SaidMove[] {
  if (effect.kind === 'refunds') {
    if (isAddressEqual(effect.by, safe)) return []
    const { token, atMost: amount, receiver: to } = effect.refund
    const asset: Moved = token === null ? { kind: 'coin' } : { kind: 'token', token }
    return [{ from: effect.by, to, asset, amount, isAtMost: true }]
  }
  if (effect.kind !== 'moves' || isAddressEqual(effect.from, safe)) return []
  const { from, to, asset, amount } = effect
  const move = { from, to, amount, isAtMost: false }
  if (asset.kind === 'native') return [{ ...move, asset: { kind: 'coin' } }]
  const { address: token } = asset
  if (asset.kind === 'token') return [{ ...move, asset: { kind: 'token', token } }]
  if (asset.kind === 'item') return [{ ...move, asset: { kind: 'item', token, id: asset.id } }]
  return amountOrId({ from, to, token, value: asset.value })
}

/** The page says both: an amount, or the one item with this id. */
function amountOrId({
  value,
  token,
  ...ends
}: Pick<SaidMove, 'from' | 'to'> & { readonly token: Address; readonly value: bigint }): SaidMove[] {
  return [
    { ...ends, asset: { kind: 'token', token }, amount: value, isAtMost: true },
    { ...ends, asset: { kind: 'item', token, id: value }, amount: 1n, isAtMost: true },
  ]
}
