import type { FrameLocator, Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { owners } from '../sandbox/chain/owners'
import { closeApp } from './support/appInHost'
import { alterNode } from './support/appNode'
import { originsOf, recordAppRequests } from './support/appRequests'
import { checkScreenInHost } from './support/checkScreen'
import { findNotice } from './support/findNotice'
import { fillBasket } from './support/giving'
import { timesAsked } from './support/hostPage'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.1' }] as const
const agreement = 'Checked on chain'
const [, , , dana] = owners
const stranger: Address = '0x00000000000000000000000000000000000bEEf1'

const disagreement = (app: FrameLocator) =>
  findNotice(app, 'Your wallet and the chain do not agree about your Safe')

const lag = (app: FrameLocator) => findNotice(app, 'Your Safe may just have been changed')

const unchecked = (app: FrameLocator) => findNotice(app, 'Your Safe could not be compared with the chain')

async function review(app: FrameLocator) {
  await app.getByRole('button', { name: /^Review/ }).click()
}

async function expectNothingCanBeProposed(page: Page, app: FrameLocator) {
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Review your gift')
  await expect(app.getByRole('button', { name: 'Propose to your Safe', disabled: false })).toHaveCount(0)
  await expect(app.getByText(agreement)).toHaveCount(0)
  // Nor does the corner of the screen take the host's word for the threshold.
  await expect(app.getByRole('banner')).not.toContainText(/\d of \d/)
  expect(await timesAsked(page, 'sendTransactions')).toBe(0)
}

const three = owners.slice(0, 3).map(({ address }) => address)

/** Each replaces the one before. */
const noLie = { lieOwners: null, lieThreshold: null, lieVersion: null, lieNonce: null }

const lies = [
  {
    about: 'owners',
    knobs: { lieOwners: [...three.slice(0, 2), dana.address] },
    row: 'Owners',
    host: dana.address,
    chain: three[2] ?? '',
  },
  { about: 'the threshold', knobs: { lieThreshold: 1 }, row: 'Signatures needed', host: '1', chain: '2' },
  { about: 'the version', knobs: { lieVersion: '1.3.0' }, row: 'Version', host: '1.3.0', chain: '1.4.1' },
  { about: 'the nonce', knobs: { lieNonce: 40 }, row: 'Nonce', host: '40', chain: '0' },
] as const

test('a host that lies about its Safe, or begins to before the proposal, is shown with both values and gets no request', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const all = {
    lieOwners: lies[0].knobs.lieOwners.join(','),
    lieThreshold: 1,
    lieVersion: '1.3.0',
    lieNonce: 40,
  }
  const app = await openInSafe({ safe, knobs: all, basket: gift })
  const rows = lag(app)
    .getByRole('row')
    .filter({ has: app.getByRole('cell') })
  const expectBoth = async ({ row, host, chain }: (typeof lies)[number]) => {
    const words = lag(app).getByRole('row', { name: row })
    await expect(words.getByRole('cell').nth(0)).toContainText(host)
    await expect(words.getByRole('cell').nth(1)).toContainText(chain)
  }
  const propose = app.getByRole('button', { name: 'Propose to your Safe' })
  const check = app.getByRole('button', { name: 'Check again' })
  await review(app)
  await test.step('about everything, from the beginning', async () => {
    await expect(rows).toHaveCount(lies.length)
    for (const lie of lies) await expectBoth(lie)
    await expectNothingCanBeProposed(page, app)
  })
  for (const lie of lies)
    await test.step(`about ${lie.about} alone`, async () => {
      await page.evaluate((knobs) => window.sandboxHost.setKnobs(knobs), { ...noLie, ...lie.knobs })
      await check.click()
      await expect(rows).toHaveCount(1)
      await expectBoth(lie)
      await expectNothingCanBeProposed(page, app)
    })

  await test.step('a lie that begins after the review', async () => {
    await page.evaluate((knobs) => window.sandboxHost.setKnobs(knobs), noLie)
    await check.click()
    await expect(app.getByText(agreement)).toBeVisible()
    await expect(propose).toBeEnabled()
    await page.evaluate((owner) => window.sandboxHost.setKnobs({ lieOwners: [owner] }), stranger)
    await propose.click()
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('This gift was not proposed')
    await expect(lag(app).getByRole('row', { name: 'Owners' })).toContainText(getAddress(stranger))
    expect(await timesAsked(page, 'sendTransactions')).toBe(0)
  })

  await test.step('changed under an open app, it does not re-target it', async () => {
    await page.evaluate(() => window.sandboxHost.setKnobs({ lieOwners: null }))
    await app.getByRole('button', { name: 'Back to your gift' }).click()
    await review(app)
    await expect(app.getByText(agreement)).toBeVisible()
    await page.evaluate((other) => window.sandboxHost.setKnobs({ lieSafe: other }), stranger)
    await propose.click()
    const address = disagreement(app).getByRole('row', { name: 'Address' })
    await expect(address.getByRole('cell').nth(0)).toHaveText(getAddress(stranger))
    await expect(address.getByRole('cell').nth(1)).toHaveText(safe)

    await page.evaluate(() => window.sandboxHost.setKnobs({ lieSafe: null, chainId: 1 }))
    await check.click()
    const chain = disagreement(app).getByRole('row', { name: 'Chain' })
    await expect(chain.getByRole('cell')).toHaveText(['1', '31337'])
    expect(await timesAsked(page, 'sendTransactions')).toBe(0)
  })

  await test.step('a node that is on another chain counts as not asked: amber, never green', async () => {
    const beHonest = await alterNode(page, world, { eth_chainId: '0x5' })
    await page.evaluate(() => {
      window.sandboxHost.setKnobs({ chainId: null, readOnly: true })
      window.sandboxHost.openApp('/#/give')
    })
    await review(app)
    await expect(unchecked(app)).toContainText('The node for Local chain (chain 31337) answers for chain 5.')
    await expectNothingCanBeProposed(page, app)

    await beHonest()
    await check.click()
    await expect(app.getByText(agreement)).toBeVisible()
    await expect(propose).toBeEnabled()
  })

  await test.step('one in which nobody is connected may be asked, and the user is told what may come', async () => {
    const notice = findNotice(app, 'No owner is connected in your Safe')
    const hint = app.getByText('No owner is connected in Safe{Wallet}.')
    const setReadOnly = (readOnly: boolean) =>
      page.evaluate((value) => window.sandboxHost.setKnobs({ readOnly: value }), readOnly)
    await expect(notice).toBeVisible()
    await setReadOnly(false)
    await expect(notice).toBeHidden()
    await setReadOnly(true)
    await expect(notice).toBeVisible()

    await propose.click()
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Confirm in your Safe')
    expect(await timesAsked(page, 'sendTransactions')).toBe(1)
    await expect(hint).toBeVisible()
    await setReadOnly(false)
    await expect(hint).toBeHidden()
    await expect(app.getByText('If Continue stays disabled there, add this Safe')).toBeVisible()
  })
})

test('a host that names an address without a contract, or somebody else’s Safe, as its own is found out', async ({
  page,
  world,
  openInSafe,
}) => {
  const { twoOfThree, oneOfOne } = world.safes
  const knobs = { lieSafe: oneOfOne.address }
  const app = await openInSafe({ safe: twoOfThree.address, knobs, basket: gift })
  await test.step('somebody else’s Safe, by its owners', async () => {
    await review(app)
    await expect(lag(app).getByRole('row', { name: 'Owners' })).toBeVisible()
    await expectNothingCanBeProposed(page, app)
  })

  await test.step('an address without a contract', async () => {
    await closeApp(page, world)
    await page.evaluate((address) => {
      window.sandboxHost.setKnobs({ lieSafe: address })
      window.sandboxHost.openApp('/')
    }, stranger)
    await fillBasket(app, gift)
    await expect(disagreement(app).getByRole('row', { name: 'Contract code' })).toContainText(
      'no contract on Local chain',
    )
    await review(app)
    // Nothing is there, so nothing is enough.
    await expect(app.getByRole('heading', { name: '1 problem to fix' })).toBeVisible()
    await checkScreenInHost(page, world, 'a basket with a problem')
    await expect(app.getByText(agreement)).toHaveCount(0)
    expect(await timesAsked(page, 'sendTransactions')).toBe(0)
  })
})

test('[S4.5] on a chain that the app does not know it says so, and reads no other chain instead', async ({
  page,
  world,
  openInSafe,
  mishaps,
}) => {
  const requests = recordAppRequests(page, world)
  const app = await openInSafe({ safe: world.safes.twoOfThree.address, knobs: { chainId: 424242 } })
  const heading = app.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('We do not know this Safe’s chain')
  await expect(app.getByRole('main')).toContainText('Your Safe is on chain 424242')
  await expect(app.getByRole('list').filter({ hasText: 'Local chain (chain 31337)' })).toBeVisible()
  await checkScreenInHost(page, world, 'a chain that the app does not know')

  await app.getByRole('button', { name: 'Read about the causes' }).click()
  await expect(app.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  await expect(app.getByRole('button', { name: /Add to gift/ })).toHaveCount(0)
  for (const screen of ['Your gift', 'Activity']) {
    await app.getByRole('link', { name: screen }).click()
    await expect(heading).toHaveText('We do not know this Safe’s chain')
  }
  expect(originsOf(requests)).toEqual([world.appUrl])
  expect(requests.filter((request) => request.method() !== 'GET')).toEqual([])

  await test.step('one that it knows is held against that chain alone', async () => {
    const ethereum = /https:\/\/(ethereum-rpc\.publicnode\.com|eth\.drpc\.org|ethereum\.reth\.rs)/
    mishaps.allow(ethereum)
    mishaps.allow(/https:\/\/api\.safe\.global/)
    const nothingThere: Readonly<Record<string, string>> = {
      eth_chainId: '0x1',
      eth_getCode: '0x',
      eth_blockNumber: '0x10',
      eth_getStorageAt: `0x${'0'.repeat(64)}`,
      eth_getBalance: '0x0',
      eth_call: '0x',
    }
    await page.route(ethereum, (route) => {
      const sent = route.request().postDataJSON()
      const calls = [sent].flat() as readonly { readonly id: number; readonly method: string }[]
      const answers = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: nothingThere[method] }))
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ headers, json: Array.isArray(sent) ? answers : answers[0] })
    })
    await page.route(/https:\/\/api\.safe\.global/, (route) => route.fulfill({ status: 404, json: {} }))

    await closeApp(page, world)
    const before = requests.length
    await page.evaluate(() => {
      window.sandboxHost.setKnobs({ chainId: 1 })
      window.sandboxHost.openApp('/')
    })
    await expect(app.getByRole('banner')).toContainText('Ethereum')
    await app.getByRole('link', { name: /Your gift/ }).click()
    await expect(disagreement(app).getByRole('row', { name: 'Contract code' })).toContainText(
      'no contract on Ethereum',
    )
    const origins = originsOf(requests.slice(before))
    expect(origins).not.toContain(world.rpcUrl)
    expect(origins).not.toContain(new URL(world.serviceUrl).origin)
  })
})
