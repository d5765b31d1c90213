import { checkScreenInHost } from './support/checkScreen'
import { expectConnected, expectNotConnected } from './support/connected'
import { findNotice } from './support/findNotice'
import { answerInHost, fillBasket, proposedHash, proposeGift } from './support/giving'
import { appHasHeard } from './support/hostPage'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.1' }] as const

test('answers from a window that is not the parent are not believed', async ({ page, world, openInSafe }) => {
  const safe = world.safes.twoOfThree.address
  const app = await openInSafe({ safe, knobs: { replyFrom: 'otherOrigin' } })
  await expect(app.getByRole('banner')).toContainText('Contacting your Safe…')
  expect(await page.evaluate(() => window.sandboxHost.replies().length)).toBeGreaterThan(1)
  await expectNotConnected(app)
  await page.evaluate(() => window.sandboxHost.setKnobs({ replyFrom: 'host' }))
  await expectConnected(app, safe)

  await test.step('of a forged answer that comes first and the true one, the true one counts', async () => {
    await app.locator('html').evaluate((html) => html.setAttribute('data-seen', ''))
    await page.evaluate(() => {
      window.sandboxHost.setKnobs({ replyFrom: 'both' })
      window.sandboxHost.openApp('/')
    })
    await expect(app.locator('html[data-seen]')).toHaveCount(0)
    await expectConnected(app, safe)
  })
})

test('a page that is not on the list cannot frame the app; where a server lost that header, it is refused, and named', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  const safe = world.safes.twoOfThree.address
  await page.goto(`${otherHost(world.hostUrl)}/?safe=${safe}&as=Ada`)
  await expect(page.locator('iframe[title=App]')).toBeAttached()
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/')

  await test.step('where a server lost that header, it is refused, and named', async () => {
    await page.route(`${world.appUrl}/`, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.evaluate(() => window.sandboxHost.openApp('/'))
    const app = page.frameLocator('iframe[title=App]')
    const notice = findNotice(app, 'The page around this one is not a Safe that we know')
    await expect(notice).toContainText(otherHost(world.hostUrl))
    await expectNotConnected(app)
    const inTheme = (choice: string) => async () => {
      await app.getByRole('combobox', { name: 'Appearance' }).selectOption(choice)
    }
    await checkScreenInHost(page, world, 'a page that claims to be the Safe', [
      inTheme('Dark'),
      inTheme('Light'),
    ])
    await app.getByRole('link', { name: /Your gift/ }).click()
    await expect(app.getByText('This screen needs your Safe.')).toBeVisible()
    await notice.getByRole('button', { name: 'Only read the causes' }).click()
    await app.getByRole('link', { name: 'Causes', exact: true }).click()
    await expect(app.getByRole('link', { name: 'Open Wells' })).toBeVisible()
    await expect(app.getByRole('button', { name: /Add to gift/ })).toHaveCount(0)
  })
})

test('strangers have no part in a proposal: no answer to another request, no hash from another window, no injected wallet', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  await page.addInitScript(() => {
    const calls: string[] = []
    const provider = {
      isMetaMask: true,
      request: async ({ method }: { method: string }) => {
        calls.push(method)
        return method === 'eth_chainId' ? '0x1' : ['0x000000000000000000000000000000000000bEEF']
      },
      on: () => calls.push('on'),
      removeListener: () => undefined,
    }
    const info = { uuid: '2f9d', name: 'Injected', icon: 'data:,', rdns: 'example.injected' }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      )
    window.addEventListener('eip6963:requestProvider', () => {
      calls.push('eip6963:requestProvider')
      announce()
    })
    announce()
    Object.assign(window, { ethereum: provider, walletCalls: calls })
  })
  const app = await openInSafe({ safe, basket: gift })
  await expectConnected(app, safe)
  await app.getByRole('button', { name: /Connected/ }).click()
  const panel = app.getByRole('dialog', { name: 'Your Safe' })
  await expect(panel).toContainText(safe)
  await panel.getByRole('button', { name: 'Close' }).click()
  await proposeGift(app)
  const heading = app.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Confirm in your Safe')
  await page.evaluate(() => {
    const data = { safeTxHash: `0x${'ff'.repeat(32)}` }
    const others = window.sandboxHost.requests().filter(({ method }) => method !== 'sendTransactions')
    for (const { id } of [...others, { id: 'guess' }]) {
      window.sandboxHost.post({ id, success: true, version: '9.1.0', data })
      window.sandboxHost.post({ id, success: false, version: '9.1.0', error: 'Transaction was rejected' })
    }
  })
  await appHasHeard(page, app)
  await expect(heading).toHaveText('Confirm in your Safe')
  await answerInHost(page, 'Sign')
  await expect(heading).toHaveText('Proposed to your Safe')

  await test.step('a hash that another window slips in is not followed; the true one is', async () => {
    await page.evaluate(() =>
      window.sandboxHost.setKnobs({ auto: 'sign', replyFrom: 'both', faultsFor: ['sendTransactions'] }),
    )
    await app.getByRole('button', { name: 'Start another gift' }).click()
    await app.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(app, [{ cause: 'Hedgerow Trust', asset: 'LUSD', amount: '12.34' }])
    await proposeGift(app)
    await app.getByRole('link', { name: 'Follow this gift' }).click()
    const card = app.getByRole('article').filter({ hasText: 'Gift to Hedgerow Trust' })
    await card.getByText('Hashes and addresses in full').click()
    await expect(card).toContainText(await proposedHash(world, safe))
    await expect(card).not.toContainText('ff'.repeat(32))
  })

  await test.step('a wallet that is injected into the frame is neither asked nor used', async () => {
    const calls = await app
      .locator('html')
      .evaluate(() => (window as unknown as { walletCalls: readonly string[] }).walletCalls)
    expect(calls).toEqual([])
  })
})

/** The same host page at an origin that the build does not list. */
function otherHost(hostUrl: string): string {
  return hostUrl.replace('//localhost', '//other.localhost')
}
