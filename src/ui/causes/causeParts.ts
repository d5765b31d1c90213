import { deferredPart } from '../parts/Deferred'

/** Chunks that are fetched after the list of causes, when needed. */
export const causeParts = {
  details: deferredPart(async () => (await import('./CauseDetails')).CauseDetails),
  visitor: deferredPart(async () => (await import('./GiveAsVisitor')).GiveAsVisitor),
  nowhere: deferredPart(async () => (await import('./NoCauseHere')).NoCauseHere),
  search: deferredPart(async () => (await import('./CauseSearch')).CauseSearch),
  source: deferredPart(async () => (await import('./DirectorySource')).DirectorySource),
} as const
