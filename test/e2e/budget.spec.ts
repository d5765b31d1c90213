import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { frameOfApp } from './support/appInHost'
import { isFromApp } from './support/isFromApp'
import { takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

const aMinute = 60_000
/** A request leaves a moment after its turn was counted, and not always the same moment. */
const momentMs = 100

/** When the app asked the service, by the clock of the page: minutes pass faster for it than for us. */
async function recordServiceRequests(page: Page, world: WorldInfo) {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isFromApp(request, world) && request.url().startsWith(world.serviceUrl)) requests.push(request.url())
  })
  await page.addInitScript((serviceUrl) => {
    const ask = window.fetch
    const askedAtMs: number[] = []
    Object.assign(window, { askedAtMs })
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : `${input}`
      if (url.startsWith(serviceUrl)) askedAtMs.push(Date.now())
      return ask(input, init)
    }
  }, world.serviceUrl)
  const frame = () => frameOfApp(page, world)
  return {
    /** One for each request that has left, oldest first. */
    async atMs(): Promise<readonly number[]> {
      const read = () => frame().evaluate(() => (window as unknown as { askedAtMs: number[] }).askedAtMs)
      await expect.poll(async () => (await read()).length).toBe(requests.length)
      return read()
    },
  }
}

/** The most that left within any minute: one that begins with a request. */
function mostInAMinute(atMs: readonly number[]): number {
  const inMinuteFrom = (start: number) =>
    atMs.filter((at) => at >= start && at < start + aMinute - momentMs).length
  return Math.max(0, ...atMs.map(inMinuteFrom))
}

test('no more than six requests to the service in any minute, with five gifts under way; hardly any once they are final', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner, Owner]
  const hashes: Hex[] = []
  for (const wei of [1n, 2n, 3n, 4n, 5n]) {
    const calls = [{ to: causeAddress('open-wells'), value: wei, data: '0x' }] as const
    hashes.push(await proposeTx(account, { owner: ada, calls }))
  }
  const time = await takeOverTime(page)
  const service = await recordServiceRequests(page, world)
  const app = await openInSafe({ safe: account.safe, path: '/activity' })
  await expect(app.getByRole('article')).toHaveCount(5)
  // The menu counts the queue by the list that tracks the gifts.
  await expect(app.getByRole('link', { name: /^Queue \(/ })).toHaveText('Queue (5), 5 transactions wait')
  expect(await service.atMs()).toHaveLength(1)

  await time.pass(2 * aMinute)
  const whileOpen = await service.atMs()
  expect(mostInAMinute(whileOpen)).toBeLessThanOrEqual(6)
  // Sparing is not silent: each request is for the list, which shows all five gifts.
  expect(whileOpen.length).toBeGreaterThanOrEqual(4)

  for (const safeTxHash of hashes) {
    await confirmTx(account, { owner: ben, safeTxHash })
    await executeTx(account, { owner: ben, safeTxHash })
  }
  await time.passUntil(app.getByRole('main'), /(Delivered.*){5}/)
  const finished = await service.atMs()
  expect(mostInAMinute(finished)).toBeLessThanOrEqual(6)
  await time.pass(aMinute)
  // A co-signer may propose another gift, so the list is still read now and then.
  const later = await service.atMs()
  expect(later.length - finished.length).toBeLessThanOrEqual(2)
})
