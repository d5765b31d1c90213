import type { Load } from '../browser/measureLoad'
import { median } from '../median'
import type { Rounds } from '../measureRounds'
import { type Profile, profiles } from '../profiles'
import { blocking } from './blocking'

/** A figure of the floor and of the app under one profile. Null where no run came to it. */
export type Comparison = {
  readonly floor: number | null
  readonly app: number | null
  /** App divided by floor; null where the floor has no such figure, or nothing. */
  readonly ratio: number | null
  /** The app's lowest and highest. */
  readonly range: readonly [number, number] | null
}

export type MetricRow = { readonly label: string } & Readonly<Record<Profile['name'], Comparison>>

/** What is said of each start. Times are ms since the frame's navigation. */
const metrics = {
  'first question to the host': (load) => load.questionMs,
  'first paint with content': (load) => load.firstPaintMs,
  connected: (load) => load.connectedMs,
  'first useful screen': (load) => load.usefulMs,
  'blocked until connected': (load) =>
    load.connectedMs === null ? null : blocking(load, load.connectedMs).blockedMs,
  'blocked in all': (load) => blocking(load).blockedMs,
  'long tasks until connected': (load) =>
    load.connectedMs === null ? null : blocking(load, load.connectedMs).tasks,
  'long tasks in all': (load) => blocking(load).tasks,
} as const satisfies Record<string, (load: Load) => number | null>

export type MetricName = keyof typeof metrics

/** The medians of all rounds, the app beside the floor. */
export function summariseMetrics({ floor, app }: Rounds): Readonly<Record<MetricName, MetricRow>> {
  const rows = Object.entries(metrics).map(([label, read]) => {
    const compare = ({ name }: Profile) => comparison(floor[name].map(read), app[name].map(read))
    return [label, { label, plain: compare(profiles.plain), mid: compare(profiles.mid) }]
  })
  return Object.fromEntries(rows) as Record<MetricName, MetricRow>
}

function comparison(floorRuns: readonly (number | null)[], appRuns: readonly (number | null)[]): Comparison {
  const floor = median(floorRuns)
  const app = median(appRuns)
  const known = appRuns.filter((value) => value !== null)
  return {
    floor,
    app,
    ratio: floor === null || floor === 0 || app === null ? null : app / floor,
    range: known.length === 0 ? null : [Math.min(...known), Math.max(...known)],
  }
}
