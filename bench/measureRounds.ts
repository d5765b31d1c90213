import type { Browser } from '@playwright/test'
import { type Load, measureLoad } from './browser/measureLoad'
import { type Profile, profiles } from './profiles'
import type { Bench, BuiltPage } from './startBench'

/** Every start of each page, under both profiles. */
export type Rounds = Readonly<Record<BuiltPage['name'], Readonly<Record<Profile['name'], readonly Load[]>>>>

const lastStops = {
  floor: { step: 'connected', quietMs: 300 },
  list: { step: 'useful', quietMs: 300 },
  app: { step: 'useful', quietMs: 1_000 },
} as const

/**
 * Opens floor and app in turn, plain and slowed, so that whatever else this machine does meets both alike. One start of
 * each is thrown away first: it warms up what the browser itself has to read.
 */
export async function measureRounds(
  browser: Browser,
  { hostUrl, app, floor, list }: Bench,
  { rounds, onLoad }: { readonly rounds: number; readonly onLoad: () => void },
): Promise<Rounds> {
  const loads = {
    floor: { plain: [] as Load[], mid: [] as Load[] },
    list: { plain: [] as Load[], mid: [] as Load[] },
    app: { plain: [] as Load[], mid: [] as Load[] },
  }
  const open = ({ name, url }: BuiltPage, profile: Profile) =>
    measureLoad(browser, { hostUrl, pageUrl: url, delayMs: 0, profile, lastStop: lastStops[name] })

  const inOrder = [floor, list, app]
  for (const page of inOrder) await open(page, profiles.plain)
  for (let round = 0; round < rounds; round++) {
    // Later ones run on a warmer machine, so the order alternates.
    const pages = round % 2 === 0 ? inOrder : inOrder.toReversed()
    for (const profile of Object.values(profiles)) {
      for (const page of pages) {
        loads[page.name][profile.name].push(await open(page, profile))
        onLoad()
      }
    }
  }
  return loads
}
