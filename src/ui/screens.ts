import { accountPanels } from './accountPanels'
import { deferredPart } from './parts/Deferred'

/** Chunks that weigh more than the shell. They load after "Connected" has been painted. */
export const screens = {
  causes: deferredPart(async () => (await import('./causes/CausesContent')).CausesContent),
  cause: deferredPart(async () => (await import('./causes/CauseScreen')).CauseScreen),
  pressed: deferredPart(async () => (await import('./causes/AddPressed')).AddPressed),
  hostNotice: deferredPart(async () => (await import('./shell/HostNotice')).HostNotice),
  guide: deferredPart(async () => (await import('./shell/VisitorGuide')).VisitorGuide),
  activityGuide: deferredPart(async () => (await import('./shell/ActivityGuide')).ActivityGuide),
  give: deferredPart(async () => (await import('./give/GiveScreen')).GiveScreen),
  files: deferredPart(async () => (await import('./files/FilesScreens')).FilesScreens),
  activity: deferredPart(async () => (await import('./activity/ActivityScreen')).ActivityScreen),
  review: deferredPart(async () => (await import('./review/ReviewScreen')).ReviewScreen),
  queue: deferredPart(async () => (await import('./review/QueueScreen')).QueueScreen),
  record: deferredPart(async () => (await import('./record/RecordScreen')).RecordScreen),
  reviewStart: deferredPart(async () => (await import('./review/ReviewStart')).ReviewStart),
  giftRecord: deferredPart(async () => (await import('./giftRecord/GiftRecordScreens')).GiftRecordScreens),
  devices: deferredPart(async () => (await import('./devices/DevicesScreen')).DevicesScreen),
  unknownChain: deferredPart(async () => (await import('./shell/UnknownChain')).UnknownChain),
  accountDialog: deferredPart(async () => (await import('./shell/AccountDialog')).AccountDialog),
  watcher: deferredPart(async () => (await import('./activity/StatusAnnouncer')).StatusAnnouncer),
} as const

/** Chunks that only an ordinary wallet needs. None is fetched for a Safe. */
export const walletScreens = {
  remembered: deferredPart(async () => (await import('./activity/RememberedActivity')).RememberedActivity),
  watcher: deferredPart(async () => (await import('./activity/StatusAnnouncer')).StatusAnnouncer),
  link: deferredPart(async () => (await import('./wallet/WalletLinkDialog')).WalletLinkDialog),
} as const

/** Fetches the first screens to read, with a Safe or without. Resolves when they have loaded or failed. */
export async function preloadReading(): Promise<void> {
  await Promise.allSettled([screens.causes, screens.cause].map((screen) => screen.load()))
}

/**
 * Returns the screen of a link to one Safe, to be fetched before React has rendered the route. Null: not such a link.
 */
export function linkedScreen(hash: string) {
  const [, view] = /^#\/(review|sheet|queue|record)\/./.exec(hash) ?? []
  if (view === undefined) return null
  if (view === 'record') return screens.record
  return view === 'queue' ? screens.queue : screens.review
}

/**
 * Fetches the screens of a Safe when they are likely to be opened: there is a gift, or a pointer or the focus is on
 * their links. A failure is reported where the screen opens.
 */
export function preloadScreens(): void {
  for (const screen of [screens.give, screens.activity]) screen.load().catch(() => undefined)
}

/** Fetches the account dialog of a Safe, when a pointer or the focus is on its button. */
export function preloadAccountDialog(): void {
  for (const part of [screens.accountDialog, accountPanels.safe]) part.load().catch(() => undefined)
}

/** Fetches all of a wallet's screens once it is connected. */
export function preloadWalletScreens(): void {
  for (const screen of [
    screens.give,
    screens.activity,
    ...Object.values(walletScreens),
    accountPanels.wallet,
  ])
    screen.load().catch(() => undefined)
}

/**
 * Loads what no first screen needs. Until the two typefaces are there, the device's own serif and sans stand in, so
 * that no text waits for them.
 */
export function loadTheRest(): void {
  import('./afterFirstScreen').then(({ completePage }) => completePage(document)).catch(() => undefined)
}
