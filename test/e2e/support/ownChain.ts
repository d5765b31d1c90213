import type { Page } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
import type { GivingChain } from '../../support/givingChain'
import { needStandIn } from './givenService'

/** The page reads this chain, and its service, in place of those that all tests share. */
export async function readOwnChain(
  page: Page,
  { rpcUrl, serviceUrl }: Pick<WorldInfo, 'rpcUrl' | 'serviceUrl'>,
  { local, service }: GivingChain,
): Promise<void> {
  needStandIn('a chain of its own')
  await page.route(
    (url) => url.href.startsWith(rpcUrl),
    async (route) => route.fulfill({ response: await route.fetch({ url: local.rpcUrl }) }),
  )
  await page.route(
    (url) => url.href.startsWith(`${serviceUrl}/`),
    async (route) => {
      const request = route.request()
      const response = await service.fetch(
        new Request(request.url(), {
          method: request.method(),
          headers: await request.allHeaders(),
          body: request.postData(),
        }),
      )
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    },
  )
}
