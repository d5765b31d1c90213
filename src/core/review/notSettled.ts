import type { Address } from 'viem'
import type { BearsOn } from './checks/defineCheck'
import { m } from './checkMessages'
import type { Effect } from './effects'
import { placeWords } from './actionWords'
import type { ReviewContext } from './reviewInput'

/** Maximum number of calls or contracts that a reason names. */
const mostNamed = 3

type Open = Extract<Effect, { kind: 'notUnderstood' }>

/**
 * Returns why a check that found nothing is unsettled, one sentence per reason; empty: every call that bears on it is
 * understood. Code that runs as an account can do anything to it, and so can a module of the Safe. Other contracts
 * cannot change the Safe's settings, unless a module of the Safe obeys them.
 */
export function notSettled(bearsOn: BearsOn, context: ReviewContext): readonly string[] {
  if (bearsOn === 'noCall') return []
  const open = context.effects.filter((effect) => effect.kind === 'notUnderstood')
  const isAny = bearsOn === 'calls' || canReachModules(context)
  const reached = reachedModules(context)
  return [
    ...reasonsFor(isAny ? open : open.filter(({ why }) => why === 'code')),
    ...(reached === null ? [m.open.modulesUnread] : []),
    ...(reached === null || reached.length === 0 ? [] : [m.open.module(namesOf(reached))]),
  ]
}

/**
 * Returns the modules of the Safe that a transaction calls or pays, refunds included: their code runs, and can act as
 * the Safe. Null: the transaction calls another account, and the list of modules could not be read in full.
 */
export function reachedModules({ nodes, effects, part }: ReviewContext): readonly Address[] | null {
  const called = nodes
    .filter(({ operation, target, by }) => operation === 0 && keyOf(target) !== keyOf(by))
    .map(({ target }) => target)
  const repaid = effects.flatMap((effect) =>
    effect.kind === 'refunds' ? [effect.refund.receiver ?? [], effect.refund.token ?? []].flat() : [],
  )
  const targets = [...called, ...repaid]
  const read = part('modules')
  if (read.kind === 'unread' || !read.value.complete) return targets.length === 0 ? [] : null
  const list = new Set(read.value.list.map(({ address }) => keyOf(address)))
  const reached = targets.filter((target) => list.has(keyOf(target)))
  return [...new Map(reached.map((target) => [keyOf(target), target])).values()]
}

function reasonsFor(open: readonly Open[]): readonly string[] {
  const by = (why: Open['why']) => open.filter((effect) => effect.why === why)
  const [code, bytes, nature, creation] = [by('code'), by('bytes'), by('nature'), by('creation')]
  return [
    ...(code.length === 0 ? [] : [m.open.code(placesOf(code))]),
    ...(bytes.length === 0 ? [] : [m.open.bytes(placesOf(bytes))]),
    ...(nature.length === 0 ? [] : [m.open.nature(namesOf(nature.map(({ target }) => target)))]),
    ...(creation.length === 0 ? [] : [m.open.creation(placesOf(creation))]),
  ]
}

function placesOf(open: readonly Open[]): string {
  return shortened(
    open.slice(0, mostNamed).map(({ path }) => placeWords(path)),
    open.length,
  )
}

function namesOf(targets: readonly Address[]): string {
  const unique = [...new Map(targets.map((target) => [keyOf(target), target])).values()]
  return shortened(unique.slice(0, mostNamed), unique.length)
}

function shortened(named: readonly string[], count: number): string {
  const more = count - named.length
  return named.join(', ') + (more === 0 ? '' : m.open.more(more))
}

function keyOf(address: Address): string {
  return address.toLowerCase()
}

/** Returns true when the Safe has, or may have, a module that an unknown contract could call. */
function canReachModules({ part }: Pick<ReviewContext, 'part'>): boolean {
  const read = part('modules')
  return read.kind === 'unread' || !read.value.complete || read.value.list.length > 0
}
