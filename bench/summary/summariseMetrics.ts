import type { Load } from '../browser/measureLoad'
import type { Rounds } from '../measureRounds'
import { type Profile, profiles } from '../profiles'
import { blocking } from './blocking'
import { compare, type MetricRow } from './compare'

type Read = (load: Load) => number | null

/** The metrics of each start. Times are ms since the frame's navigation. */
const metrics = {
  'first question to the host': (load) => load.questionMs,
  'first paint with content': (load) => load.firstPaintMs,
  connected: (load) => load.connectedMs,
  'first useful screen': (load) => load.usefulMs,
  '… beside the bare list': (load) => load.usefulMs,
  'blocked until connected': (load) =>
    load.connectedMs === null ? null : blocking(load, load.connectedMs).blockedMs,
  'blocked in all': (load) => blocking(load).blockedMs,
  'blocked beside the bare list': (load) => blocking(load).blockedMs,
  'long tasks until connected': (load) =>
    load.connectedMs === null ? null : blocking(load, load.connectedMs).tasks,
  'long tasks in all': (load) => blocking(load).tasks,
} as const satisfies Record<string, Read>

/** What the floor has in place of a figure: it has no screen but its header. */
const ofFloor: Readonly<Record<string, Read>> = { 'first useful screen': metrics.connected }

/** Compared with the page that lists the causes with React alone, in place of the floor. */
const besideList: ReadonlySet<string> = new Set(['… beside the bare list', 'blocked beside the bare list'])

export type MetricName = keyof typeof metrics

/** The medians of all rounds, the app beside the floor or the bare list. */
export function summariseMetrics({ floor, list, app }: Rounds): Readonly<Record<MetricName, MetricRow>> {
  const rows = Object.entries(metrics).map(([label, read]) => {
    const base = besideList.has(label) ? list : floor
    const under = ({ name }: Profile) => compare(base[name].map(ofFloor[label] ?? read), app[name].map(read))
    return [label, { label, plain: under(profiles.plain), mid: under(profiles.mid) }]
  })
  return Object.fromEntries(rows) as Record<MetricName, MetricRow>
}
