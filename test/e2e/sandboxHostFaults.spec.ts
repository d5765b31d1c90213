import { expect, type Frame } from '@playwright/test'
import type { Hex } from 'viem'
import { owners } from '../sandbox/chain/owners'
import { decodeData } from '../sandbox/service/decodeData'
import { hostTest } from './support/hostTest'
import { safeAtService } from './support/safeAtService'
import { cause, getInfo, gift, isUnanswered, send, service, world } from './support/stubRequests'

const [ada] = owners

hostTest('some requests never get an answer', async ({ page, host }) => {
  const frame = await host.open()
  const closed = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Close without an answer' }).click()
  expect(await isUnanswered(frame, closed)).toBe(true)

  const batched = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await isUnanswered(frame, batched)).toBe(true)

  const several = send(frame, [gift('1'), gift('2')])
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to batch' })).toBeHidden()
  await page.getByRole('button', { name: 'Reject' }).click()
  expect(await several).toBe('Error: Transaction was rejected')

  const unknown = frame.evaluate(() => window.sdk.safe.getOffChainSignature(`0x${'12'.repeat(32)}`))
  expect(await isUnanswered(frame, unknown)).toBe(true)
  expect(
    await page.evaluate(() => window.sandboxHost.replies().filter(({ success }) => !success).length),
  ).toBe(1)
})

hostTest(
  '"Add to batch" leaves unsigned rows at one nonce, and "Confirm batch" makes them one transaction',
  async ({ page, host }) => {
    const frame = await host.open('&auto=addToBatch')
    const batch = page.getByRole('region', { name: 'Batch' })
    for (const count of [1, 2]) {
      const batched = send(frame, [gift(`${count}`)])
      await expect(batch.getByRole('heading')).toHaveText(`Batch: ${count}`)
      expect(await isUnanswered(frame, batched)).toBe(true)
    }
    const { proposed } = safeAtService(world, host.safe)
    const draft = { nonce: '0', trusted: false, confirmations: [], origin: '{}', isExecuted: false }
    expect(await proposed()).toMatchObject([draft, draft])

    await batch.getByRole('button', { name: 'Confirm batch' }).click()
    await expect(batch).toBeHidden()
    const [merged, ...rows] = await proposed()
    expect(merged).toMatchObject({ trusted: true, nonce: '0', operation: 1, dataDecoded: null })
    const { data } = merged as unknown as { readonly data: Hex }
    expect(decodeData(data)?.parameters).toMatchObject([{ valueDecoded: [{ to: cause }, { to: cause }] }])
    expect(rows).toMatchObject([draft, draft])
  },
)

hostTest('a draft that is stored late leaves the dialog of a newer request open', async ({ page, host }) => {
  const frame = await host.open('&secondRequest=replace')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/multisig-transactions/', async (route) => {
    await released
    await route.continue()
  })
  const batched = send(frame, [gift('1')])
  const proposal = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/multisig-transactions/'),
  )
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await proposal

  const newer = send(frame, [gift('2')])
  expect(await newer).toBe('Error: Transaction was rejected')
  await expect(page.getByRole('dialog')).toContainText('Send 2 ETH')
  release()
  await expect(page.getByRole('region', { name: 'Batch' })).toContainText('Send 1 ETH')
  await expect(page.getByRole('dialog')).toContainText('Send 2 ETH')
  expect(await isUnanswered(frame, batched)).toBe(true)
})

hostTest(
  'what comes without env, from another window or with an unknown method is dropped',
  async ({ page, host }) => {
    const frame = await host.open()
    await getInfo(frame)
    await frame.evaluate(() => {
      const env = { sdkVersion: '9.1.0' }
      window.parent.postMessage({ id: 'no env', method: 'getSafeInfo' }, '*')
      window.parent.postMessage({ id: 'no method', method: 'sendEverything', env }, '*')
      window.parent.postMessage(null, '*')
    })
    await page.evaluate(() =>
      window.postMessage({ id: 'own window', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }, '*'),
    )
    await getInfo(frame)
    const seen = await page.evaluate(() => window.sandboxHost.requests().map(({ id }) => id))
    expect(seen).not.toEqual(expect.arrayContaining([expect.stringMatching(/^no |own window/)]))
    expect(seen.length).toBeGreaterThanOrEqual(2)
  },
)

hostTest(
  'a wrong checksum and balances without params are "Request failed", and nobody is asked',
  async ({ page, host }) => {
    const frame = await host.open()
    const wrong = { ...gift('1'), to: ada.address.replace(/[a-f]/, (digit) => digit.toUpperCase()) }
    expect(await send(frame, [wrong])).toBe('Error: Request failed')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await ask(frame, { id: 'mine', method: 'getSafeBalances' })).toMatchObject({
      success: false,
      error: 'Request failed',
    })
    expect(
      await ask(frame, { id: 'yours', method: 'getSafeBalances', params: { currency: 'usd' } }),
    ).toMatchObject({
      success: true,
      data: { items: [expect.objectContaining({ fiatBalance24hChange: null }), expect.anything()] },
    })
  },
)

hostTest('a request with a number for its id, or none, is answered', async ({ host }) => {
  const frame = await host.open()
  expect(await ask(frame, { id: 7, method: 'getSafeInfo' })).toMatchObject({ id: 7, success: true })
  expect(await ask(frame, { method: 'getEnvironmentInfo' })).toMatchObject({ success: true })
})

/** Posts to the host past the SDK. The first answer with this id, or without one. */
function ask(frame: Frame, request: Readonly<Record<string, unknown>>): Promise<unknown> {
  return frame.evaluate((request) => {
    const answer = new Promise<unknown>((resolve) => {
      window.addEventListener('message', ({ data }) => data?.id === request['id'] && resolve(data))
    })
    window.parent.postMessage({ ...request, env: { sdkVersion: '9.1.0' } }, '*')
    return answer
  }, request)
}

const shapes = [
  ['null', null],
  ['text', 'not an envelope'],
  ['numericVersion', expect.objectContaining({ version: 9 })],
  ['oldVersion', expect.objectContaining({ version: '0.9.0' })],
  ['noData', { id: 'mine', version: '9.1.0', success: true }],
  [
    'errorObject',
    expect.objectContaining({ success: false, error: expect.objectContaining({ code: 4001 }) }),
  ],
  ['otherId', expect.objectContaining({ id: 'mine0' })],
] as const

for (const [shape, message] of shapes) {
  hostTest(`a reply can leave in a wrong shape: ${shape}`, async ({ host }) => {
    const frame = await host.open(`&replyShape=${shape}&faultsFor=getChainInfo&faults=1`)
    const ask = () =>
      frame.evaluate(() =>
        window.parent.postMessage({ id: 'mine', method: 'getChainInfo', env: { sdkVersion: '9.1.0' } }, '*'),
      )
    const heard = () => frame.evaluate(() => window.heard.map(({ data }) => data))
    await ask()
    await expect.poll(heard).toContainEqual(message)
    await ask()
    // One fault was asked for: the second answer is faithful.
    await expect.poll(heard).toContainEqual(expect.objectContaining({ id: 'mine', data: expect.anything() }))
  })
}

hostTest('replies can be late, lost, or come from another origin', async ({ page, host }) => {
  const frame = await host.open('&loseFirst=1&faultsFor=getChainInfo')
  const lost = frame.evaluate(() => window.sdk.safe.getChainInfo())
  expect(await isUnanswered(frame, lost)).toBe(true)
  expect(await frame.evaluate(() => window.sdk.safe.getChainInfo())).toMatchObject({ chainId: '31337' })

  await page.evaluate(() => window.sandboxHost.setKnobs({ loseFirst: 0, replyDelay: 300 }))
  const started = Date.now()
  await frame.evaluate(() => window.sdk.safe.getChainInfo())
  expect(Date.now() - started).toBeGreaterThanOrEqual(295)

  await page.evaluate(() => window.sandboxHost.setKnobs({ replyDelay: 'never' }))
  const never = frame.evaluate(() => window.sdk.safe.getChainInfo())
  expect(await isUnanswered(frame, never)).toBe(true)

  await page.evaluate(() => window.sandboxHost.setKnobs({ replyDelay: 0, replyFrom: 'otherOrigin' }))
  const foreign = frame.evaluate(() => window.sdk.safe.getChainInfo())
  await expect
    .poll(() => frame.evaluate(() => window.heard.map(({ origin }) => new URL(origin).hostname)))
    .toContain('relay.localhost')
  expect(await isUnanswered(frame, foreign)).toBe(true)

  await page.evaluate(() => window.sandboxHost.setKnobs({ replyFrom: 'both' }))
  expect(await frame.evaluate(() => window.sdk.safe.getChainInfo())).toMatchObject({ chainId: '31337' })
  const forged = { data: { safeAddress: '0x000000000000000000000000000000000000dEaD' } }
  await expect
    .poll(() => frame.evaluate(() => window.heard.map(({ data }) => data)))
    .toContainEqual(expect.objectContaining({ data: expect.objectContaining(forged.data) }))
})

hostTest('the host can lie about the Safe, and name another chain', async ({ host }) => {
  const frame = await host.open(`&lieThreshold=1&lieNonce=40&lieOwners=${ada.address}&chainId=424242`)
  expect(await getInfo(frame)).toMatchObject({
    threshold: 1,
    nonce: 40,
    owners: [ada.address],
    chainId: 424242,
  })
  expect(await frame.evaluate(() => window.sdk.safe.getChainInfo())).toMatchObject({ chainId: '424242' })
})

hostTest('of two requests at once the older one loses its answer', async ({ page, host }) => {
  const frame = await host.open()
  const older = send(frame, [gift('1')])
  await page.getByRole('dialog').waitFor()
  const newer = send(frame, [gift('2')])
  expect(await isUnanswered(frame, newer)).toBe(true)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(async () => (await service.queue(host.safe, 0n)).length).toBe(1)
  expect(await isUnanswered(frame, older)).toBe(true)

  await page.evaluate(() => window.sandboxHost.setKnobs({ secondRequest: 'replace' }))
  const third = send(frame, [gift('3')])
  await page.getByRole('dialog').waitFor()
  const fourth = send(frame, [gift('4')])
  expect(await fourth).toBe('Error: Transaction was rejected')
  await expect(page.getByRole('dialog')).toContainText('Send 4 ETH')
  expect(await isUnanswered(frame, third)).toBe(true)
})

hostTest('in a nested frame the app has a parent that does not answer', async ({ page, host }) => {
  await page.goto(`${world.hostUrl}/?safe=${host.safe}&nested=1#app=${host.stubUrl}`)
  const app = page.frameLocator('iframe[title=App]').frameLocator('iframe[title="Nested app"]')
  await expect(app.getByRole('status')).toHaveText('Waiting for the host')
  expect(await page.evaluate(() => window.sandboxHost.requests())).toEqual([])
})
