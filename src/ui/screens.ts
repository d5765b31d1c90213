import { deferredPart } from './parts/Deferred'

/** The parts that weigh more than the shell. They come after "Connected" is on the screen. */
export const screens = {
  give: deferredPart(async () => (await import('./give/GiveScreen')).GiveScreen),
  activity: deferredPart(async () => (await import('./activity/ActivityScreen')).ActivityScreen),
  account: deferredPart(async () => (await import('./wallet/AccountPanel')).AccountPanel),
  watcher: deferredPart(async () => (await import('./shell/AccountWatcher')).AccountWatcher),
} as const

/** Fetches all of them when there is time, so that a click finds them there. A failure is told where the part is wanted. */
export function preloadScreens(): void {
  for (const screen of Object.values(screens)) screen.load().catch(() => undefined)
}
