import { isAddressEqual, type Address } from 'viem'
import { m } from '../checkMessages'
import { movesIn } from '../outflows'
import { placeWords } from '../placeWords'
import { isWrongStanding, type RecipientStanding, standingsAmong } from '../recipientStanding'
import { ownersOf, unreadReason } from '../reviewInput'
import { standingWords } from '../standingWords'
import { defineCheck, whatever } from './defineCheck'

/** The most recipients that the sentence names. The totals list all. */
const mostRecipients = 20

/**
 * Compares all recipients with the directory, the Safe, its owners, the known tokens and earlier recipients: whoever gets value
 * from an account that acts, a refund included. A contract that is created and paid is a recipient that nobody can compare.
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
    const addresses = new Map([...paid, ...repaid].map((to) => [to.toLowerCase(), to]))
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
    const told = [...all].sort((one, other) => weightOf(one) - weightOf(other)).slice(0, mostRecipients)
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

/** The owner who proposed it, by the word of the service, where it is paid. */
function proposerAmong(standings: readonly RecipientStanding[], proposer: Address | null): Address | null {
  if (proposer === null) return null
  const paid = standings.find(({ address }) => isAddressEqual(address, proposer))
  return paid === undefined || paid.kind === 'confirmed' ? null : paid.address
}

/** Sorts what speaks against a payment first. */
function weightOf(standing: RecipientStanding): number {
  if (isWrongStanding(standing)) return 0
  return standing.kind === 'confirmed' ? 2 : 1
}
