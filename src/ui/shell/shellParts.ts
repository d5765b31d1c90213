import { deferredPart } from '../parts/Deferred'

/** Chunks around and in place of the screens. They load after "Connected" has been painted. */
export const shellParts = {
  pressed: deferredPart(async () => (await import('../causes/AddPressed')).AddPressed),
  hostNotice: deferredPart(async () => (await import('./HostNotice')).HostNotice),
  guide: deferredPart(async () => (await import('./VisitorGuide')).VisitorGuide),
  activityGuide: deferredPart(async () => (await import('./ActivityGuide')).ActivityGuide),
  unknownChain: deferredPart(async () => (await import('./UnknownChain')).UnknownChain),
  accountDialog: deferredPart(async () => (await import('./AccountDialog')).AccountDialog),
  watcher: deferredPart(async () => (await import('../activity/StatusAnnouncer')).StatusAnnouncer),
  setAside: deferredPart(async () => (await import('./SetAside')).SetAside),
} as const

/** Chunks that only an ordinary wallet needs. None is fetched for a Safe. */
export const walletParts = {
  remembered: deferredPart(async () => (await import('../activity/RememberedActivity')).RememberedActivity),
  watcher: deferredPart(async () => (await import('../activity/StatusAnnouncer')).StatusAnnouncer),
  link: deferredPart(async () => (await import('../wallet/WalletLinkDialog')).WalletLinkDialog),
} as const
