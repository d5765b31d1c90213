import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Address } from 'viem'
import { createChainClient } from '../../sandbox/chain/createChainClient'
import { createSafe, type CreateSafeOptions } from '../../sandbox/chain/createSafe'
import type { Funds } from '../../sandbox/chain/fund'
import { givenWorld } from '../../sandbox/givenWorld'
import type { SafePlace } from '../../sandbox/host/draftSafeTx'
import type { Owner, WorldInfo } from '../../sandbox/world'
import { closedTest } from './closedTest'
import { awaitIndexed } from './givenService'
import type { Line } from './giving'
import { rememberBasket } from './rememberVisit'
import { safeAtService } from './safeAtService'

export type TestSafe = SafePlace & {
  readonly safe: Address
  readonly threshold: number
  readonly owners: readonly Owner[]
}

// Playwright keeps 200 frames, and maps each to its source at every request to the browser: 14 % of its own processor time.
Error.stackTraceLimit = 20

type Fixtures = {
  /** How far the service is behind the chain for the Safes of the test, in ms; 0 unless said otherwise. */
  serviceLagMs: number
  /** The sandbox that all tests share. */
  world: WorldInfo
  /** Makes a Safe for this test alone, of the first owners of the sandbox, funded unless said otherwise. */
  newSafe(options: {
    threshold: number
    owners: number
    version?: CreateSafeOptions['version']
    funds?: Funds
  }): Promise<TestSafe>
  /** Opens the app in the host's frame, as a person would in Safe{Wallet}. Knobs: test/sandbox/host/README.md. */
  openInSafe(options: OpenOptions): Promise<FrameLocator>
  /** What no page of ours may ever do; checked after each test. Name what a test provokes on purpose. */
  mishaps: Mishaps
}

export type OpenOptions = {
  readonly safe: Address
  readonly as?: string
  readonly knobs?: Readonly<Record<string, string | number>>
  /** The app's own path: `/activity`. */
  readonly path?: string
  /** Left by an earlier visit: the app opens on it. */
  readonly basket?: readonly Line[]
}

type Mishaps = { readonly seen: string[]; allow(pattern: RegExp): void }

/** 20 ETH, and 50,000 of each token. */
const plenty: Funds = { native: 20n * 10n ** 18n, LUSD: 50_000n * 10n ** 6n, LDAI: 50_000n * 10n ** 18n }

export const test = closedTest.extend<Fixtures>({
  world: async ({}, use) => {
    const text = process.env['SANDBOX_WORLD']
    if (text === undefined)
      throw new Error('The sandbox is not up: run the browser tests with "npm run e2e".')
    await use(JSON.parse(text) as WorldInfo)
  },

  serviceLagMs: [0, { option: true }],

  newSafe: async ({ world, serviceLagMs }, use) => {
    await use(async ({ threshold, owners, version, funds = plenty }) => {
      const people = world.owners.slice(0, owners)
      const client = createChainClient(world.rpcUrl)
      const safe = await createSafe(
        { client },
        {
          owners: people.map(({ address }) => address),
          threshold,
          funds,
          ...(version === undefined ? {} : { version }),
        },
      )
      if (givenWorld() !== null) await awaitIndexed(world.serviceUrl, safe)
      else if (serviceLagMs > 0) await safeAtService(world, safe).set({ indexLagMs: serviceLagMs })
      return { safe, threshold, owners: people, rpcUrl: world.rpcUrl, serviceUrl: world.serviceUrl }
    })
  },

  openInSafe: async ({ page, world, mishaps }, use) => {
    void mishaps
    await use(
      async ({ safe, as = 'Ada', knobs = {}, basket, path = basket === undefined ? '' : '/give' }) => {
        const owner = (knobs['lieSafe'] ?? safe) as Address
        if (basket !== undefined) await rememberBasket(page, world, { owner, lines: basket })
        const query = new URLSearchParams({
          safe,
          as,
          ...Object.fromEntries(Object.entries(knobs).map(([name, value]) => [name, `${value}`])),
        })
        await page.goto(`${world.hostUrl}/?${query}${path === '' ? '' : `#app=/%23${path}`}`)
        return page.frameLocator('iframe[title=App]')
      },
    )
  },

  mishaps: async ({ page, world }, use) => {
    const allowed: RegExp[] = []
    const mishaps: Mishaps = { seen: [], allow: (pattern) => allowed.push(pattern) }
    await watch(page, world, mishaps.seen)
    await use(mishaps)
    // What a test has held back until now fails with its end, and that is no fault of the app.
    const seen = [...mishaps.seen]
    // Pages ask on while the routes end: closed before, none of them asks beyond this machine.
    await page.context().setOffline(true)
    await Promise.all(
      page
        .context()
        .pages()
        .map((one) => one.close()),
    )
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
  },
})

export { expect }

/** Page errors, violations of the content security policy, and requests to hosts that are not the sandbox's. */
async function watch(page: Page, world: WorldInfo, seen: string[]): Promise<void> {
  const own = new Set(
    [world.hostUrl, world.appUrl, world.rpcUrl, world.serviceUrl, world.authUrl].map(
      (url) => new URL(url).port,
    ),
  )
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !own.has(url.port)) seen.push(`request to ${url.origin}`)
  })
  await page.exposeBinding('__mishap', (_, text: string) => {
    seen.push(text)
  })
  await page.addInitScript(() => {
    const tell = (text: string) => (window as unknown as { __mishap(text: string): void }).__mishap(text)
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`content security policy: ${event.effectiveDirective} ${event.blockedURI}`),
    )
    window.addEventListener('unhandledrejection', (event) =>
      tell(`unhandled rejection: ${String(event.reason)}`),
    )
  })
}
