import { expect, type Request, test as base } from '@playwright/test'
import { guardNode, type NodeGuard } from './guardNode'
import { type RefusingProxy, startRefusingProxy } from './refusingProxy'

type Fixtures = {
  /** What became of the requests of the test's own browser context. */
  outcomes: RequestOutcomes
  /** Fails the test when its browser, or the test itself, asked for anything beyond this machine. */
  nothingLeaves: void
}

/** Hosts, as `host:port`. */
type RequestOutcomes = { readonly requested: Set<string>; readonly refused: Set<string> }

/** A whole Chromium asks these by itself: for its updates, its sign-in, its dictionaries and what forms are for. */
export const askedByBrowser = /^(http:\/\/)?([\w-]+\.googleapis|accounts\.google|redirector\.gvt1)\.com[:/]/

type WorkerFixtures = {
  /** Refuses what the browser of this worker asks of another machine. */
  refusingProxy: RefusingProxy
  /** Refuses what this worker's own process asks of another machine: `route.fetch`, clients of a chain. */
  nodeGuard: NodeGuard
}

/** Playwright's `test` on a machine without a network: each request is answered by the test or the sandbox, or refused here. */
export const closedTest = base.extend<Fixtures, WorkerFixtures>({
  refusingProxy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern, and takes no plain name
    async ({}, provide) => {
      const proxy = await startRefusingProxy()
      await provide(proxy)
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
  nodeGuard: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern, and takes no plain name
    async ({}, provide) => {
      const guard = guardNode()
      await provide(guard)
      guard.stop()
    },
    { scope: 'worker' },
  ],
  // Not by the option `proxy`: Playwright then sends what is meant for this machine there too.
  launchOptions: [
    async ({ launchOptions, refusingProxy }, provide) => {
      await provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--proxy-server=${refusingProxy.url}`],
      })
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern, and takes no plain name
  outcomes: async ({}, provide) => provide({ requested: new Set(), refused: new Set() }),
  context: async ({ context, outcomes }, provide) => {
    context.on('request', (request) => outcomes.requested.add(hostOf(request)))
    context.on('requestfailed', (request) => {
      if (/TUNNEL|PROXY/.test(request.failure()?.errorText ?? '')) outcomes.refused.add(hostOf(request))
    })
    await provide(context)
  },
  nothingLeaves: [
    async ({ refusingProxy, nodeGuard, outcomes }, provide) => {
      refusingProxy.take()
      nodeGuard.take()
      await provide()
      // A whole Chromium connects to the host of a document before the test has answered the request for it.
      const isOnlyPrepared = (host: string) => outcomes.requested.has(host) && !outcomes.refused.has(host)
      const asked = refusingProxy.take().filter((host) => !askedByBrowser.test(host) && !isOnlyPrepared(host))
      expect([...asked, ...nodeGuard.take()], 'asked beyond this machine').toEqual([])
    },
    // The first to be set up is the last to be torn down: after the pages have closed.
    { auto: true },
  ],
})

function hostOf(request: Request): string {
  const { hostname, port, protocol } = new URL(request.url())
  return `${hostname}:${port === '' ? (protocol === 'http:' ? 80 : 443) : port}`
}
