import type { Load } from '../browser/measureLoad'

/** A host that the page contacted, and the most requests of a run. */
export type Contact = { readonly name: string; readonly requests: number; readonly isExpected: boolean }

/**
 * The hosts that the page contacted in any of the runs.
 *
 * @param known - Origin to what it is called here; any other origin is unexpected.
 */
export function hostsContacted(
  loads: readonly Pick<Load, 'requests'>[],
  known: ReadonlyMap<string, string>,
): readonly Contact[] {
  const origins = new Set([...known.keys(), ...loads.flatMap(({ requests }) => Object.keys(requests))])
  return [...origins].map((origin) => ({
    name: known.get(origin) ?? origin,
    requests: Math.max(0, ...loads.map(({ requests }) => requests[origin] ?? 0)),
    isExpected: known.has(origin),
  }))
}
