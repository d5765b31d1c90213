/** The speed of machine and network. */
export type Profile = {
  readonly name: 'plain' | 'mid'
  /** How many times slower than this machine scripts run. */
  readonly cpuSlowdown: number
  /** Null: as fast as the loopback device. */
  readonly line: { readonly bitsPerSecond: number; readonly latencyMs: number } | null
}

/** This machine as it is, and a mid-range phone on an average mobile network. */
export const profiles = {
  plain: { name: 'plain', cpuSlowdown: 1, line: null },
  mid: { name: 'mid', cpuSlowdown: 4, line: { bitsPerSecond: 10_000_000, latencyMs: 40 } },
} as const satisfies Record<Profile['name'], Profile>
