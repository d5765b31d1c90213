import type { Frame } from '@playwright/test'
import { type Address, parseEther, parseUnits } from 'viem'
import { createSafe } from '../../sandbox/chain/createSafe'
import { owners } from '../../sandbox/chain/owners'
import { serveStubApp } from '../../sandbox/host/stub/serveStubApp'
import { openServer } from '../../sandbox/openServer'
import { closedTest } from './closedTest'
import { client, world } from './stubRequests'

/** The host page with the stub app in it, and a Safe that no other test uses. */
export type HostFixture = {
  /** A new 2 of 3 (Ada, Ben, Chidi) with 10 ETH and 1000 LUSD. */
  readonly safe: Address
  readonly stubUrl: string
  newSafe(threshold: number): Promise<Address>
  /** Opens the host for Ada with this query added ("&auto=sign"), and answers the app's frame. */
  open(query?: string, safe?: Address): Promise<Frame>
  /** The app's frame, once the app has painted. */
  frame(): Promise<Frame>
}

/** Playwright's `test` for the host page itself, with a stub app in place of the real one. */
export const hostTest = closedTest.extend<{ host: HostFixture }, { stubUrl: string }>({
  stubUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern, and takes no plain name
    async ({}, provide) => {
      const server = await openServer()
      server.handle(await serveStubApp())
      await provide(`http://127.0.0.1:${server.port}/`)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  host: async ({ page, stubUrl }, provide) => {
    const safe = await newSafe(2)
    const frame = async () => {
      await page.frameLocator('iframe[title=App]').getByRole('heading', { name: 'Stub app' }).waitFor()
      const found = page.frames().find((one) => one.url() === stubUrl)
      if (found === undefined) throw new Error('The app has no frame.')
      return found
    }
    const open = async (query = '', at = safe) => {
      await page.goto(`${world.hostUrl}/?safe=${at}&as=Ada&pollMs=200${query}#app=${stubUrl}`)
      return frame()
    }
    await provide({ safe, stubUrl, newSafe, open, frame })
  },
})

function newSafe(threshold: number): Promise<Address> {
  const people = owners.slice(0, 3).map(({ address }) => address)
  const funds = { native: parseEther('10'), LUSD: parseUnits('1000', 6) }
  return createSafe({ client }, { owners: people, threshold, funds })
}
