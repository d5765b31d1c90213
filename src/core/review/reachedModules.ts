import type { Address } from 'viem'
import type { ReviewContext } from './reviewInput'

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

/** Returns true when the Safe has, or may have, a module that an unknown contract could call. */
export function canReachModules({ part }: Pick<ReviewContext, 'part'>): boolean {
  const read = part('modules')
  return read.kind === 'unread' || !read.value.complete || read.value.list.length > 0
}

function keyOf(address: Address): string {
  return address.toLowerCase()
}
