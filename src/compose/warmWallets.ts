import type { Clock } from '../ports/clock'

/** What the Network Information API says of the connection; only Chromium has it. */
export type Line = { readonly saveData: boolean; readonly effectiveType: string }

export type WarmUp = {
  readonly page: ParentNode
  readonly line: Line | undefined
  readonly clock: Pick<Clock, 'sleep' | 'isVisible' | 'onVisible'>
  fetchFile(url: string): Promise<Response>
  /** Resolves when the main thread has nothing to do. */
  whenIdle(): Promise<void>
  /** Runs the files that have come. */
  run(): void
}

/** The work of the first screen takes less, on a slow machine too. */
const settleMs = 1_500

/**
 * Fetches the wallets' first files into the browser's cache and runs them while the visitor reads, so that a press on
 * "Connect Wallet" only has to render. Not over a slow line, nor for a visitor who saves data.
 *
 * With `fetch`, because a module that failed to load stays failed for the life of the page in Firefox. Never throws.
 */
export async function warmWallets({ page, line, clock, fetchFile, whenIdle, run }: WarmUp): Promise<void> {
  if (line !== undefined && (line.saveData || line.effectiveType !== '4g')) return
  await clock.sleep(settleMs)
  await shown(clock)
  await whenIdle()
  // None once a pointer, the focus or a press has begun to fetch them: src/boot/preloadLinks.ts.
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=wallets]')]
  if (links.length === 0) return
  const come = await Promise.all(links.map(({ href }) => hasCome(fetchFile(href))))
  if (come.includes(false)) return
  await whenIdle()
  run()
}

/** `warmWallets` for the page that this runs in. */
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
    // The browser keeps a file when the whole of it has been read.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
