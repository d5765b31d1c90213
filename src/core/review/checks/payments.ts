import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { byDanger, dangerView } from '../danger'
import { type Effect, movesIn } from '../effects'
import { effectWords, sumWords } from '../effectWords'
import { m } from '../checkMessages'
import { defineCheck, noReads, whatever, never } from './defineCheck'
import { placeWords } from '../actionWords'
import { isWrongStanding, type RecipientStanding, standingsAmong } from '../recipientStanding'
import { ownersOf, type ReviewContext, unreadReason } from '../reviewInput'
import { standingWords } from '../standingWords'

/** Maximum number of effects that the sentence names. The list of calls has all of them. */
const mostEffects = 20

/** Effects that no other check names. */
const named: ReadonlySet<Effect['kind']> = new Set(['moves', 'creates', 'calls', 'revokes', 'allows'])

/**
 * Checks whether the transaction consists of plain payments, in coin or tokens that the operator vouches for, or only
 * uses its nonce. Catches every effect that no other check knows.
 */
export const onlyPayments = defineCheck({
  id: 'onlyPayments',
  bearsOn: 'calls',
  states: m.states.onlyPayments,
  read(context) {
    const { effects, safe } = context
    const others = byDanger(
      effects.filter((effect) => !isPlainPayment(effect, safe)),
      dangerView(context),
    )
    return { outcome: others.length > 0 ? 'unchecked' : 'holds', evidence: { others, safe }, ...noReads }
  },
  detail({ evidence: { others, safe } }, names) {
    const told = others.filter(({ kind }) => named.has(kind))
    const words = [...new Set(told.slice(0, mostEffects).map((effect) => effectWords(effect, safe, names)))]
    const rest = told.length < others.length || told.length > mostEffects
    return [...words, ...(rest ? [m.doesMore] : [])].join(' ')
  },
  isJudged: whatever,
})

/** Maximum number of recipients that the sentence names. The totals list all. */
const mostRecipients = 20

/**
 * Compares every recipient of value from an account that acts, refunds included, with the directory, the Safe, its
 * owners, the known tokens and earlier recipients. A created contract cannot be compared.
 */
export const recipients = defineCheck({
  id: 'recipients',
  bearsOn: 'calls',
  states: m.states.recipients,
  read(context) {
    const { effects, safe, chain, directory, earlierPayments, earlierGifts, record, block } = context
    const moves = movesIn(effects)
    const paid = moves.flatMap(({ to }) => to ?? [])
    const repaid = effects.flatMap((effect) =>
      effect.kind === 'refunds' && effect.refund.receiver !== null ? [effect.refund.receiver] : [],
    )
    const created = moves.flatMap(({ to, path }) => (to === null ? [{ path }] : []))
    const addresses = new Map([...inOrder(context), ...paid, ...repaid].map((to) => [to.toLowerCase(), to]))
    const known = {
      chainId: chain.id,
      safe,
      owners: ownersOf(context),
      causes: directory.kind === 'found' ? directory.value : null,
      ...(directory.kind === 'unreachable' && directory.isComing && { areCausesComing: true as const }),
      tokens: chain.tokens,
      earlierPayments: earlierPayments.kind === 'found' ? earlierPayments.value : [],
      ...(earlierGifts !== undefined && { earlierGifts }),
    }
    const standings = [...addresses.values()].map(standingsAmong(known, addresses.size))
    const isOpen =
      created.length > 0 || standings.some((one) => one.kind !== 'confirmed' || one.before !== undefined)
    const unread = [directory, ...(isOpen ? [earlierPayments] : [])].flatMap((answer) =>
      answer.kind === 'found' ? [] : [answer],
    )
    const isComing = unread.length > 0 && unread.every((one) => one.kind === 'unreachable' && one.isComing)
    return {
      outcome: standings.some(isWrongStanding) ? 'fails' : isOpen ? 'unchecked' : 'holds',
      evidence: { recipients: standings, created, proposer: proposerAmong(standings, record.proposer) },
      unread: unread.map(unreadReason),
      ...(isComing && { isComing }),
      block,
    }
  },
  detail({ evidence: { recipients: all, created, proposer } }) {
    const told = toldFirst(all).slice(0, mostRecipients)
    const more = all.length - told.length
    return [
      ...created.map(({ path }) => m.paysCreated(placeWords(path))),
      ...(proposer === null ? [] : [m.paysProposer(proposer)]),
      ...told.map(standingWords),
      ...(more === 0 ? [] : [m.moreRecipients(more)]),
    ].join(' ')
  },
  isJudged: whatever,
})

/** Maximum number of moves that the sentence names. The totals have all of them. */
const mostMoves = 20

/**
 * Checks whether only money of this Safe moves: nothing by an allowance from another account, and nothing that
 * another Safe pays.
 */
export const ownMoney = defineCheck({
  id: 'ownMoney',
  bearsOn: 'calls',
  states: m.states.ownMoney,
  read(context) {
    const { effects, safe } = context
    const moves = byDanger(
      movesIn(effects).filter(({ from }) => !isHexEqual(from, safe)),
      dangerView(context),
    )
    return { outcome: moves.length > 0 ? 'unchecked' : 'holds', evidence: { moves }, ...noReads }
  },
  detail({ evidence: { moves } }, names) {
    const named = moves
      .slice(0, mostMoves)
      .map(({ path, from, to, asset, amount }) =>
        m.takes(placeWords(path), sumWords(asset, amount, names), from, to),
      )
    const more = moves.length - named.length
    return [...named, ...(more === 0 ? [] : [m.moreMoves(more)])].join(' ')
  },
  isJudged: whatever,
})

/**
 * Checks whether anything goes to the zero address: it is lost there, or MultiSend 1.5.0 replaces the address by the
 * Safe.
 */
export const zeroTargets = defineCheck({
  id: 'zeroTargets',
  bearsOn: 'ownCode',
  states: m.states.zeroTargets,
  read({ nodes }) {
    const calls = nodes.flatMap(({ path, to, target, action }) => {
      const isPaid = 'to' in action && action.kind !== 'control' && action.to === zeroAddress
      return to === zeroAddress || isPaid ? [{ path, isSafeItself: to !== target }] : []
    })
    return { outcome: calls.length > 0 ? 'fails' : 'holds', evidence: { calls }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.calls
      .map(({ path, isSafeItself }) => (isSafeItself ? m.code.zeroSafe : m.code.zero)(placeWords(path)))
      .join(' ')
  },
  isJudged: never,
})

/** Ignores a batch of Safe's own contracts: only its calls count. */
function isPlainPayment(effect: Effect, safe: Address): boolean {
  if (!isHexEqual(effect.by, safe)) return false
  switch (effect.kind) {
    case 'moves':
      return effect.isListed && effect.to !== null && isHexEqual(effect.from, safe)
    case 'usesNonce':
      return true
    case 'runs':
      return effect.library.name === 'MultiSend' || effect.library.name === 'MultiSendCallOnly'
    case 'refunds':
    case 'allows':
    case 'revokes':
    case 'controls':
    case 'sets':
    case 'signs':
    case 'approves':
    case 'executes':
    case 'creates':
    case 'calls':
    case 'notUnderstood':
      return false
  }
}

/** Returns the owner who proposed it, according to the service, when it pays that owner. */
function proposerAmong(standings: readonly RecipientStanding[], proposer: Address | null): Address | null {
  if (proposer === null) return null
  const paid = standings.find(({ address }) => isAddressEqual(address, proposer))
  return paid === undefined || paid.kind === 'confirmed' ? null : paid.address
}

/**
 * Sorts what speaks against a payment first, and confirmed causes last. Otherwise the order stays: many wrong recipients of next to
 * nothing hide no other.
 */
function toldFirst(all: readonly RecipientStanding[]): readonly RecipientStanding[] {
  const open = all.filter(({ kind }) => kind !== 'confirmed')
  const wrong = open.filter(isWrongStanding).slice(0, mostRecipients / 2)
  return [...new Set([...wrong, ...open, ...all])]
}

/** Returns the recipients, those first who get most in all. */
function inOrder(context: ReviewContext): readonly Address[] {
  const sums = new Map<string, Effect>()
  for (const effect of context.effects) {
    if (effect.kind !== 'moves' && effect.kind !== 'refunds') continue
    const key = keyOf(effect)
    const before = sums.get(key)
    const isSum = before?.kind === 'moves' && effect.kind === 'moves'
    sums.set(key, isSum ? { ...before, amount: before.amount + effect.amount } : effect)
  }
  return byDanger([...sums.values()], dangerView(context)).flatMap((effect) => receiverOf(effect) ?? [])
}

function receiverOf(effect: Effect): Address | null {
  return effect.kind === 'moves' ? effect.to : effect.kind === 'refunds' ? effect.refund.receiver : null
}

function keyOf(effect: Effect): string {
  const ends = [receiverOf(effect), effect.by]
  return effect.kind === 'moves'
    ? [...ends, effect.from, ...Object.values(effect.asset)].join().toLowerCase()
    : [...ends, effect.kind, ...effect.path].join()
}
