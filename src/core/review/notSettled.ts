import type { Address } from 'viem'
import type { BearsOn } from './checks/defineCheck'
import { m } from './checkMessages'
import type { Effect } from './effect'
import { placeWords } from './placeWords'
import type { ReviewContext } from './reviewInput'

/** The most calls or contracts that a reason names. */
const mostNamed = 3

type Open = Extract<Effect, { kind: 'notUnderstood' }>

/**
 * Returns why a check that found nothing is not settled, one sentence a reason; empty: every call that bears on it is
 * understood. Code that runs as an account can do anything to it, and so can a module of the Safe. A call of another contract
 * cannot change the settings of the Safe, unless the Safe has a module that obeys that contract.
 */
export function notSettled(bearsOn: BearsOn, context: ReviewContext): readonly string[] {
  if (bearsOn === 'noCall') return []
  const modules = calledModules(context)
  const open = context.effects.filter((effect) => effect.kind === 'notUnderstood')
  const isAny = bearsOn === 'calls' || modules.canBeReached
  return [...reasonsFor(isAny ? open : open.filter(({ why }) => why === 'code')), ...modules.reasons]
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

/** Whether a call is one of a module, or could be, and whether an unknown contract could call one. */
function calledModules({ nodes, effects, part }: ReviewContext): {
  readonly canBeReached: boolean
  readonly reasons: readonly string[]
} {
  const read = part('modules')
  const called = nodes
    .filter(({ operation, target, by }) => operation === 0 && keyOf(target) !== keyOf(by))
    .map(({ target }) => target)
  const repaid = effects.flatMap((effect) =>
    effect.kind === 'refunds' ? [effect.refund.receiver ?? [], effect.refund.token ?? []].flat() : [],
  )
  const targets = [...called, ...repaid]
  if (read.kind === 'unread' || !read.value.complete)
    return { canBeReached: true, reasons: targets.length === 0 ? [] : [m.open.modulesUnread] }
  const list = new Set(read.value.list.map(({ address }) => keyOf(address)))
  const reached = targets.filter((target) => list.has(keyOf(target)))
  return {
    canBeReached: list.size > 0,
    reasons: reached.length === 0 ? [] : [m.open.module(namesOf(reached))],
  }
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
