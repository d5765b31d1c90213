import { appBuild } from './support/appBuild'
import { originsOf, recordAppRequests, scriptsOf } from './support/appRequests'
import { expectConnected } from './support/connected'
import { fillBasket, proposeAndFollow } from './support/giving'
import { expect, test } from './support/test'

/** Of another way to connect, or of a weight that this way must not carry. */
const unwanted =
  /rainbow|walletconnect|reown|web3modal|metamask|coinbase|cbw|base-org|gemini|porto|protocol-kit|ethers/i

test('[S1.3] before and after connecting, only the app, the chain and the service are asked, for no file with another wallet, protocol-kit or a second viem', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const requests = recordAppRequests(page, world)
  const app = await openInSafe({ safe })
  await expectConnected(app, safe)
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(app.getByRole('heading', { name: 'Nothing is under way' })).toBeVisible()
  await app.getByRole('link', { name: 'Causes', exact: true }).click()
  await fillBasket(app, [{ cause: 'Open Wells', asset: 'LUSD', amount: '1' }])
  await expect(app.getByText('Your Safe holds')).toBeVisible()
  const card = await proposeAndFollow(page, app)
  await expect(card).toContainText('Needs 1 more signature')
  await app.getByRole('button', { name: /Connected/ }).click()
  const panel = app.getByRole('dialog', { name: 'Your Safe' })
  await expect(panel).toContainText('Copy Address')
  await expect(panel).toContainText('Checked on chain')
  const servers = [world.appUrl, world.rpcUrl, new URL(world.serviceUrl).origin]
  expect(originsOf(requests).toSorted()).toEqual(servers.toSorted())

  const { contentsOf } = appBuild()
  const loaded = scriptsOf(requests, world)
  const contents = loaded.map(contentsOf)
  const packages = [...new Set(contents.flatMap((file) => file.packages))]
  expect(packages.filter((name) => unwanted.test(name))).toEqual([])
  expect(packages.filter((name) => /(^|\/)viem$/.test(name))).toEqual(['viem'])
  expect(loaded.filter((path) => contentsOf(path).hasCommonJsViem)).toEqual([])
  // So that the lines above do not pass on files that are not the app's.
  expect(packages).toEqual(expect.arrayContaining(['react', 'viem', 'wagmi', '@safe-global/safe-apps-sdk']))
})

test('the JavaScript to connected and to the first useful screen keeps within its budget; the screens and the account panel of a Safe are fetched when they are likely to be wanted', async ({
  page,
  world,
  openInSafe,
}) => {
  const safe = world.safes.twoOfThree.address
  const requests = recordAppRequests(page, world)
  const { first, filesOf, brotliOf } = appBuild()
  const [give = ''] = filesOf('src/ui/give/GiveScreen.tsx')
  const [panel = ''] = filesOf('src/ui/wallet/AccountPanel.tsx')
  const app = await openInSafe({ safe })
  await expect(app.getByRole('button', { name: /Connected.* owners have to sign/ })).toBeVisible()
  await expect(app.getByRole('button', { name: /Add to gift/ }).first()).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const opened = scriptsOf(requests, world)
  expect(opened).not.toContain(give)
  expect(opened).not.toContain(panel)

  const toConnected = first()
  const toUseful = [
    ...toConnected,
    ...filesOf('src/compose/readDirectory.ts'),
    ...filesOf('src/ui/causes/CausesContent.tsx'),
  ]
  // What is counted is what the page has really asked for.
  expect(opened).toEqual(expect.arrayContaining(toUseful))
  expect(brotliOf(toConnected)).toBeLessThanOrEqual(80_000)
  expect(brotliOf(toUseful)).toBeLessThanOrEqual(130_000)

  await app.getByRole('link', { name: 'Your gift' }).hover()
  await expect.poll(() => scriptsOf(requests, world)).toContain(give)
  expect(scriptsOf(requests, world)).not.toContain(panel)
  await app.getByRole('button', { name: /Connected/ }).focus()
  await expect.poll(() => scriptsOf(requests, world)).toContain(panel)
})

test('nothing but what "connected" needs, and the faces, is fetched before the Safe has answered', async ({
  page,
  world,
  openInSafe,
}) => {
  const safe = world.safes.twoOfThree.address
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const requests = recordAppRequests(page, world)
  const app = await openInSafe({ safe, knobs: { replyDelay: 'never' } })
  // The host gathers what it asks the node in the page's time, before it opens the app.
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(app.getByRole('link', { name: 'do some good' })).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await page.waitForLoadState('networkidle')
  // What waits for a paint, as React does, waits for the page's time too. Words that the Safe is slow come after two seconds.
  await page.clock.runFor(600)
  await expect(app.getByRole('link', { name: 'Causes' })).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { first, filesOf } = appBuild()
  const expected = [...first(), ...filesOf('src/ui/afterFirstScreen.ts')]
  expect(scriptsOf(requests, world).toSorted()).toEqual(expected.toSorted())
  expect(originsOf(requests)).toEqual([world.appUrl])
})

test('what speaks to the Safe waits for the list of causes, and not for ever', async ({
  page,
  world,
  openInSafe,
}) => {
  const safe = world.safes.twoOfThree.address
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const { filesOf } = appBuild()
  const [reading = ''] = filesOf('src/ui/causes/CausesContent.tsx')
  const [safePath = ''] = filesOf('src/compose/openSafe.tsx')
  await page.route(`${world.appUrl}/${reading}`, () => undefined)
  const causesRead = page.waitForEvent('requestfinished', (request) => request.url().endsWith('causes.json'))
  const requests = recordAppRequests(page, world)
  const app = await openInSafe({ safe })
  const isAskedFor = (path: string) => scriptsOf(requests, world).includes(path)
  await expect(async () => {
    await page.clock.runFor(100)
    expect(isAskedFor(reading)).toBe(true)
  }).toPass()
  await expectConnected(app, safe)
  await causesRead
  for (let times = 0; times < 10; times++) await page.clock.runFor(100)
  expect(isAskedFor(safePath)).toBe(false)
  await page.clock.runFor(2_000)
  await expect.poll(() => isAskedFor(safePath)).toBe(true)
})
