import type { Frame, Page } from '@playwright/test'

/**
 * Denies every cross-site frame of this page its storage, where the browser does not do so itself: a whole Chromium does without
 * partitioned storage, a headless shell has no switch for it. {@link triedStorage} says whether the two are alike.
 */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isCrossSite = [...location.ancestorOrigins].some(
      (origin) => new URL(origin).hostname !== location.hostname,
    )
    if (!isCrossSite) return
    try {
      void window.localStorage
    } catch {
      return
    }
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError')
    const reject = () => Promise.reject(denied())
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw denied()
        },
      })
    Object.assign(CacheStorage.prototype, { open: reject, has: reject, delete: reject, match: reject })
    Object.assign(LockManager.prototype, { request: reject, query: reject })
    Object.assign(StorageManager.prototype, { getDirectory: reject })

    // A real request that fails: libraries ask whether it is an instance of IDBRequest.
    const open = IDBFactory.prototype.open
    const fail = function (this: IDBFactory) {
      const request = Reflect.apply(open, this, [crypto.randomUUID()])
      const error = new DOMException('The user denied permission to access the database.', 'UnknownError')
      Object.defineProperty(request, 'error', { value: error })
      request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation()
        request.transaction?.abort()
      })
      return request
    }
    Object.assign(IDBFactory.prototype, { open: fail, deleteDatabase: fail })
  })
}

/** Tries each kind of storage in this frame. Returns the name of the error of each, or "works". */
export function triedStorage(frame: Frame): Promise<Readonly<Record<string, string>>> {
  return frame.evaluate(async () => {
    const settled = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', resolve)
        request.addEventListener('error', () => reject(request.error))
      })
    const ways: Readonly<Record<string, () => unknown>> = {
      localStorage: () => window.localStorage,
      sessionStorage: () => window.sessionStorage,
      databases: () => settled(indexedDB.open('tried')),
      'removal of a database': () => settled(indexedDB.deleteDatabase('tried')),
      caches: () => caches.open('tried'),
      locks: () => navigator.locks.request('tried', () => undefined),
      files: () => navigator.storage.getDirectory(),
    }
    const tried: Record<string, string> = {}
    for (const [name, attempt] of Object.entries(ways))
      try {
        await attempt()
        tried[name] = 'works'
      } catch (error) {
        tried[name] = error instanceof DOMException ? error.name : String(error)
      }
    return tried
  })
}
