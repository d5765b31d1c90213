import type { Clock } from '../ports/clock'

/** The connection by the Network Information API; only Chromium has it. */
export type Line = { readonly saveData: boolean; readonly effectiveType: string }

export type WarmUp = {
  readonly page: ParentNode
  readonly line: Line | undefined
  readonly clock: Pick<Clock, 'sleep' | 'isVisible' | 'onVisible'>
  fetchFile(url: string): Promise<Response>
  /** Resolves when the main thread has nothing to do. */
  whenIdle(): Promise<void>
  /** Runs the fetched files. */
  run(): void
}

/** Wait in ms. The work of the first screen takes less, even on a slow machine. */
const settleMs = 1_500

/**
 * Fetches the wallets' first files into the browser's cache and runs them while the visitor reads. A press on "Connect
 * Wallet" then only has to render. Does nothing over a slow line, or for a visitor who saves data.
 *
 * With `fetch`, because in Firefox a module that failed to load stays failed for the life of the page. Never throws.
 */
export async function warmWallets({ page, line, clock, fetchFile, whenIdle, run }: WarmUp): Promise<void> {
  if (line !== undefined && (line.saveData || line.effectiveType !== '4g')) return
  await clock.sleep(settleMs)
  await shown(clock)
  await whenIdle()
  // Empty once a pointer, the focus or a press has begun to fetch them: src/boot/preloadLinks.ts.
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=wallets]')]
  if (links.length === 0) return
  const come = await Promise.all(links.map(({ href }) => hasCome(fetchFile(href))))
  if (come.includes(false)) return
  await whenIdle()
  run()
}

/** Runs `warmWallets` for this page. */
export function warmWalletsHere(clock: WarmUp['clock'], run: () => void): Promise<void> {
  return warmWallets({
    page: document,
    line: (navigator as { readonly connection?: Line }).connection,
    clock,
    fetchFile: (url) => fetch(url, { priority: 'low' }),
    // Safari has no requestIdleCallback.
    whenIdle: () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
        else setTimeout(resolve)
      }),
    run,
  })
}

function shown(clock: Pick<Clock, 'isVisible' | 'onVisible'>): Promise<void> {
  return new Promise((resolve) => {
    if (clock.isVisible()) return resolve()
    const stop = clock.onVisible(() => {
      stop()
      resolve()
    })
  })
}

async function hasCome(coming: Promise<Response>): Promise<boolean> {
  try {
    const response = await coming
    // The browser caches a file only when all of it has been read.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
