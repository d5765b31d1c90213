import { type Profile, profiles } from '../profiles'
import type { Comparison } from './compare'
import type { Contact } from './hostsContacted'
import type { ScriptBytes } from './scriptBytes'
import { inEvery, noStrangers, type Target, withinBytes, withinFloor } from './target'

export type Measured = {
  readonly connected: Readonly<Record<Profile['name'], Comparison>>
  /** The first useful screen beside the floor's header. */
  readonly useful: Readonly<Record<Profile['name'], Comparison>>
  /** Blocked in all, on the slow machine: the floor never blocks the fast one. */
  readonly blockedSlowed: Comparison
  /** Of the measured rounds and the late hosts together. */
  readonly runs: {
    readonly all: number
    readonly connected: number
    readonly useful: number
    readonly rounds: number
  }
  readonly toConnected: ScriptBytes | null
  /** Under the profile where more had arrived by then. */
  readonly toUseful: ScriptBytes | null
  readonly inAll: ScriptBytes | null
  readonly contacts: readonly Contact[]
}

const mostTimesFloor = 1.1
const mostTimesFloorUseful = 2
const mostTimesFloorBlocked = 2
const mostToConnected = { most: 80_000, kind: 'brotli' } as const
const mostToUseful = { most: 130_000, kind: 'brotli' } as const
const mostInAll = { most: 210_000, kind: 'brotli' } as const

/** Compares the figures of the start in a Safe with their targets. */
export function judgeTargets(measured: Measured): readonly Target[] {
  const { connected, useful, blockedSlowed, runs, toConnected, toUseful, inAll, contacts } = measured
  return [
    ...Object.values(profiles).map(({ name }) =>
      withinFloor(
        `connected within ${mostTimesFloor} times the floor, ${name}`,
        mostTimesFloor,
        connected[name],
      ),
    ),
    ...Object.values(profiles).map(({ name }) =>
      withinFloor(
        `first useful screen within ${mostTimesFloorUseful} times the floor’s header, ${name}`,
        mostTimesFloorUseful,
        useful[name],
      ),
    ),
    withinFloor(
      `blocked in all within ${mostTimesFloorBlocked} times the floor, mid`,
      mostTimesFloorBlocked,
      blockedSlowed,
    ),
    inEvery('connected in every run, at every delay of the host', runs.connected, runs.all),
    inEvery('causes listed, with a button that works, in every run', runs.useful, runs.rounds),
    withinBytes('JavaScript until connected', mostToConnected, toConnected),
    withinBytes('JavaScript until the first useful screen', mostToUseful, toUseful),
    withinBytes('JavaScript in all', mostInAll, inAll),
    noStrangers('no other host than the app, the chain and the service', contacts),
  ]
}
