import type { Profile } from '../profiles'
import type { Contact } from './hostsContacted'
import type { ScriptBytes } from './scriptBytes'
import type { Comparison } from './summariseMetrics'

/** What the app promises of its start, and whether this run kept it. */
export type Target = { readonly promise: string; readonly found: string; readonly isMet: boolean }

export type Measured = {
  readonly connected: Readonly<Record<Profile['name'], Comparison>>
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
  readonly contacts: readonly Contact[]
}

const mostTimesFloor = 1.2
const mostToConnected = 80_000
const mostToUseful = 130_000

/** Holds what was measured against what the project wants to reach. A figure that is missing is a target missed. */
export function judgeTargets(measured: Measured): readonly Target[] {
  const { connected, runs, toConnected, toUseful, contacts } = measured
  const strangers = contacts.filter(({ isExpected }) => !isExpected)
  return [
    ...Object.entries(connected).map(([profile, { ratio }]) => ({
      promise: `connected within ${mostTimesFloor} times the floor, ${profile}`,
      found: ratio === null ? 'not measured' : `${ratio.toFixed(2)} times`,
      isMet: ratio !== null && ratio <= mostTimesFloor,
    })),
    {
      promise: 'connected in every run, at every delay of the host',
      found: `${runs.connected} of ${runs.all}`,
      isMet: runs.connected === runs.all,
    },
    {
      promise: 'causes listed, with a button that works, in every run',
      found: `${runs.useful} of ${runs.rounds}`,
      isMet: runs.useful === runs.rounds,
    },
    within('JavaScript until connected, brotli', mostToConnected, toConnected),
    within('JavaScript until the first useful screen, brotli', mostToUseful, toUseful),
    {
      promise: 'no other host than the app, the chain and the service',
      found: strangers.length === 0 ? 'none' : strangers.map(({ name }) => name).join(', '),
      isMet: strangers.length === 0,
    },
  ]
}

function within(what: string, most: number, bytes: ScriptBytes | null): Target {
  return {
    promise: `at most ${most / 1_000} kB of ${what}`,
    found: bytes === null ? 'not measured' : `${(bytes.brotli / 1_000).toFixed(1)} kB`,
    isMet: bytes !== null && bytes.brotli <= most,
  }
}
