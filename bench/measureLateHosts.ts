import type { Browser } from '@playwright/test'
import { measureLoad } from './browser/measureLoad'
import { median } from './median'
import { type Profile, profiles } from './profiles'
import type { Bench } from './startBench'

/** The app's result with a host that answers this late. */
export type LateHost = {
  readonly delayMs: number
  readonly profile: Profile['name']
  readonly runs: number
  readonly connected: number
  /** The median, from the host's first answer until "connected" was painted. */
  readonly answerToConnectedMs: number | null
}

/** From faster than any script to longer than users wait, in ms. */
export const lateByMs = [0, 5, 20, 50, 100, 500, 1_000, 2_000, 5_000] as const

/** Opens the app in hosts that answer later and later. A run has failed when it is not connected after half a minute. */
export async function measureLateHosts(
  browser: Browser,
  { hostUrl, app }: Bench,
  { rounds, onLoad }: { readonly rounds: number; readonly onLoad: () => void },
): Promise<readonly LateHost[]> {
  const rows = lateByMs.flatMap((delayMs) =>
    Object.values(profiles).map((profile) => ({ delayMs, profile, times: [] as (number | null)[] })),
  )
  for (let round = 0; round < rounds; round++) {
    for (const { delayMs, profile, times } of rows) {
      const load = await measureLoad(browser, {
        hostUrl,
        pageUrl: app.url,
        delayMs,
        profile,
        lastStop: { step: 'connected', quietMs: 0 },
      })
      times.push(load.answerToConnectedMs)
      onLoad()
    }
  }
  return rows.map(({ delayMs, profile, times }) => ({
    delayMs,
    profile: profile.name,
    runs: times.length,
    connected: times.filter((time) => time !== null).length,
    answerToConnectedMs: median(times),
  }))
}
