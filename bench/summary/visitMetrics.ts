import type { Visit } from '../browser/measureVisit'
import type { VisitKind, Visits } from '../measureVisits'
import { type Profile, profiles } from '../profiles'
import { blocking } from './blocking'
import { compare, type MetricRow } from './compare'

type Metric = {
  /** Of which visits of the app. */
  readonly of: Exclude<VisitKind, 'floor'>
  readonly read: (visit: Visit) => number | null
  /** The floor's counterpart; without it there is none. */
  readonly floor?: (visit: Visit) => number | null
}

/** Times are ms since the navigation. */
const metrics = {
  'first paint with content': both(({ firstPaintMs }) => firstPaintMs),
  'Connect button painted': both(({ buttonMs }) => buttonMs),
  'pressed at once: heard': { of: 'inHaste', read: ({ presses }) => presses?.heardMs ?? null },
  'pressed at once: dialog painted': { of: 'inHaste', read: ({ dialogMs }) => dialogMs },
  'long tasks before the press': both((visit) => blocking(visit, beforePress(visit)).tasks),
  'blocked before the press': both((visit) => blocking(visit, beforePress(visit)).blockedMs),
  'from a later press to the dialog': {
    of: 'first',
    read: ({ dialogMs, pressedMs }) =>
      dialogMs === null || pressedMs === null ? null : dialogMs - pressedMs,
  },
  'blocked after the press': {
    of: 'first',
    read: (visit) =>
      visit.pressedMs === null
        ? null
        : blocking(visit).blockedMs - blocking(visit, visit.pressedMs).blockedMs,
  },
  'second visit: address painted': {
    of: 'again',
    read: ({ addressMs }) => addressMs,
    floor: ({ buttonMs }) => buttonMs,
  },
  'second visit: connected again': { of: 'again', read: ({ reconnectedMs }) => reconnectedMs },
  'connected again, all files in the cache': {
    of: 'againCached',
    read: ({ reconnectedMs }) => reconnectedMs,
  },
  'second visit: blocked in all': { of: 'again', read: (visit) => blocking(visit).blockedMs },
} as const satisfies Record<string, Metric>

export type VisitMetrics = Readonly<Record<keyof typeof metrics, MetricRow>>

/** The medians of all rounds, the app beside the floor where the floor has the like. */
export function visitMetrics(visits: Visits): VisitMetrics {
  const rows = Object.entries<Metric>(metrics).map(([label, { of, read, floor }]) => {
    const under = ({ name }: Profile) =>
      compare(floor === undefined ? [] : visits.floor[name].map(floor), visits[of][name].map(read))
    return [label, { label, plain: under(profiles.plain), mid: under(profiles.mid) }]
  })
  return Object.fromEntries(rows) as VisitMetrics
}

function both(read: Metric['read']): Metric {
  return { of: 'first', read, floor: read }
}

function beforePress({ pressedMs }: Visit): number {
  return pressedMs ?? Number.POSITIVE_INFINITY
}
