import { median } from '../median'
import type { Profile } from '../profiles'

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

/** The medians, and their ratio. */
export function compare(
  floorRuns: readonly (number | null)[],
  appRuns: readonly (number | null)[],
): Comparison {
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
