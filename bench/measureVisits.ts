import type { Browser } from '@playwright/test'
import { type Visit, visitAgain, visitFirst, visitFloor, visitInHaste } from './browser/measureVisit'
import { type Profile, profiles } from './profiles'
import type { Bench, BuiltPage } from './startBench'

/** The kinds of visits in a normal tab. */
export type VisitKind = 'floor' | 'first' | 'inHaste' | 'again' | 'againCached'

/** Every visit of every kind, under both profiles. */
export type Visits = Readonly<Record<VisitKind, Readonly<Record<Profile['name'], readonly Visit[]>>>>

/** How many pages are opened in one round. */
export const visitsInRound = 5 * Object.keys(profiles).length

/**
 * Opens floor and app as pages of their own, in turn, plain and slowed, so that whatever else this machine does meets all
 * alike. One visit of each is thrown away first.
 *
 * Visitors come from another site. A tab that has shown nothing yet gives its process to the floor, while the app, which
 * asks not to share one (`Cross-Origin-Opener-Policy`), has to wait for its own: that would measure the empty tab.
 */
export async function measureVisits(
  browser: Browser,
  { hostUrl, app, floor, wallet }: Bench,
  { rounds, onLoad }: { readonly rounds: number; readonly onLoad: () => void },
): Promise<Visits> {
  const none = () => ({ plain: [] as Visit[], mid: [] as Visit[] })
  const visits = { floor: none(), first: none(), inHaste: none(), again: none(), againCached: none() }
  const keep = (kind: VisitKind, { name }: Profile, visit: Visit) => {
    visits[kind][name].push(visit)
    onLoad()
  }
  const options = (page: BuiltPage, profile: Profile) => ({ url: page.url, from: hostUrl, profile })

  await visitFloor(browser, options(floor, profiles.plain))
  await visitFirst(browser, options(app, profiles.plain))
  for (let round = 0; round < rounds; round++) {
    for (const profile of Object.values(profiles)) {
      const open = [
        async () => keep('floor', profile, await visitFloor(browser, options(floor, profile))),
        async () => keep('first', profile, await visitFirst(browser, options(app, profile))),
        async () => keep('inHaste', profile, await visitInHaste(browser, options(app, profile))),
        async () => {
          const { fresh, cached } = await visitAgain(browser, { ...options(app, profile), wallet })
          keep('again', profile, fresh)
          keep('againCached', profile, cached)
        },
      ]
      // Later ones run on a warmer machine, so the order alternates.
      for (const visit of round % 2 === 0 ? open : open.toReversed()) await visit()
    }
  }
  return visits
}
