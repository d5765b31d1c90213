import type { Page } from '@playwright/test'
import type { AppChain } from '../../../src/core/chain'
import { createSafe } from '../../sandbox/chain/createSafe'
import { openServer } from '../../sandbox/openServer'
import type { WorldInfo } from '../../sandbox/world'
import { startGivingChain } from '../../support/givingChain'
import { needStandIn } from './givenService'
import type { TestSafe } from './test'

/** A second chain beside that of the sandbox: one that the build knows, played by an Anvil and a service of its own. */
export async function startSecondChain(chain: AppChain) {
  needStandIn('a second chain')
  const giving = await startGivingChain({ chainId: chain.id })
  const server = await openServer()
  server.handle((request) => giving.service.fetch(request))
  const { rpcUrl } = giving.local
  const serviceUrl = `http://127.0.0.1:${server.port}/api`

  return {
    /** What of the page's requests goes to the stand-ins: for `mishaps.allow`. */
    requests: new RegExp(
      `^request to (${[...chain.rpcUrls, chain.serviceUrl, rpcUrl, serviceUrl].map((url) => new URL(url).origin).join('|')})$`,
    ),
    client: giving.local.client,

    async newSafe(people: WorldInfo['owners'], threshold: number): Promise<TestSafe> {
      const owners = people.map(({ address }) => address)
      const safe = await createSafe(giving.local, { owners, threshold, funds: { native: 10n ** 19n } })
      return { safe, threshold, owners: people, rpcUrl, serviceUrl, chainId: chain.id }
    },

    /** What the page asks of the chain's nodes and service is answered by the stand-ins. */
    async answerFor(page: Page): Promise<void> {
      for (const url of chain.rpcUrls)
        await page.route(
          (asked) => asked.href.startsWith(url),
          async (route) => route.fulfill({ response: await route.fetch({ url: rpcUrl }) }),
        )
      await page.route(`${chain.serviceUrl}/**`, async (route) => {
        const url = route.request().url().replace(chain.serviceUrl, serviceUrl)
        await route.fulfill({ response: await route.fetch({ url }) })
      })
    },

    /** The page that plays Safe{Wallet} is on this chain wherever its knob `chainId` says so. */
    async playHost(page: Page, world: WorldInfo): Promise<void> {
      const here: Partial<WorldInfo> = { chainId: chain.id, rpcUrl, serviceUrl }
      // Not by `route`: a document without a server's address may not ask this machine's servers.
      await page.addInitScript(
        ({ here, hostUrl }) => {
          const isHere = new URLSearchParams(location.search).get('chainId') === `${here.chainId}`
          if (location.origin !== hostUrl || !isHere) return
          document.addEventListener('readystatechange', () => {
            const element = document.querySelector('#host-data')
            if (document.readyState !== 'interactive' || element === null) return
            const data = JSON.parse(element.textContent) as { readonly world: object }
            element.textContent = JSON.stringify({ ...data, world: { ...data.world, ...here } })
          })
        },
        { here, hostUrl: world.hostUrl },
      )
    },

    async stop(): Promise<void> {
      await server.stop()
      await giving.stop()
    },
  }
}
