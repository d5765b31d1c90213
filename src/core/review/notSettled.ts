import type { Address } from 'viem'
import type { BearsOn } from './checks/defineCheck'
import { m } from './checkMessages'
import type { Effect } from './effect'
import { placeWords } from './placeWords'
import { canReachModules, reachedModules } from './reachedModules'
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
