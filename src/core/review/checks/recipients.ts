import { isAddressEqual, type Address } from 'viem'
import { m } from '../checkMessages'
import { byDanger } from '../byDanger'
import { dangerView } from '../dangerView'
import type { Effect } from '../effect'
import { movesIn } from '../outflows'
import { placeWords } from '../placeWords'
import { isWrongStanding, type RecipientStanding, standingsAmong } from '../recipientStanding'
import { ownersOf, type ReviewContext, unreadReason } from '../reviewInput'
import { standingWords } from '../standingWords'
import { defineCheck, whatever } from './defineCheck'

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
    const { effects, safe, chain, directory, paidBefore, givenBefore, record, block } = context
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
      tokens: chain.tokens,
      paidBefore: paidBefore.kind === 'found' ? paidBefore.value : [],
      ...(givenBefore !== undefined && { givenBefore }),
    }
    const standings = [...addresses.values()].map(standingsAmong(known, addresses.size))
    const isOpen =
      created.length > 0 || standings.some((one) => one.kind !== 'confirmed' || one.before !== undefined)
    return {
      outcome: standings.some(isWrongStanding) ? 'fails' : isOpen ? 'unchecked' : 'holds',
      evidence: { recipients: standings, created, proposer: proposerAmong(standings, record.proposer) },
      unread: [directory, ...(isOpen ? [paidBefore] : [])].flatMap((answer) =>
        answer.kind === 'found' ? [] : [unreadReason(answer)],
      ),
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
