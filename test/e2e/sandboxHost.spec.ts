import { expect, type Frame, type Page, test } from '@playwright/test'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { createSafe } from '../sandbox/chain/createSafe'
import { owners } from '../sandbox/chain/owners'
import { canonicalDeployment } from '../sandbox/chain/safeContracts'
import { confirmMessage } from '../sandbox/host/messageActions'
import { hashSafeTx } from '../sandbox/host/safeActions'
import { serviceClient } from '../sandbox/host/serviceClient'
import { serveStubApp } from '../sandbox/host/stub/serveStubApp'
import { openServer } from '../sandbox/openServer'
import type { WorldInfo } from '../sandbox/world'

const world: WorldInfo = JSON.parse(process.env['SANDBOX_WORLD'] ?? '{}')
const client = createChainClient(world.rpcUrl)
const service = serviceClient(world.serviceUrl)
const [ada, ben, chidi] = owners
const cause: Address = '0x00000000000000000000000000000000000Ca05E'

let stubUrl: string
let stopStub: () => Promise<void>
let safe: Address

test.beforeAll(async () => {
  const server = await openServer()
  server.handle(await serveStubApp())
  stubUrl = `http://127.0.0.1:${server.port}/`
  stopStub = server.stop
})

test.afterAll(() => stopStub())

test.beforeEach(async () => {
  safe = await newSafe(2)
})

function newSafe(threshold: number): Promise<Address> {
  const people = [ada.address, ben.address, chidi.address]
  const funds = { native: parseEther('10'), LUSD: parseUnits('1000', 6) }
  return createSafe({ client }, { owners: people, threshold, funds })
}

/** Opens the stub app in the host, for the test's own Safe, and answers the app's frame. */
async function open(page: Page, query = '', at = safe): Promise<Frame> {
  await page.goto(`${world.hostUrl}/?safe=${at}&as=Ada&pollMs=200${query}#app=${stubUrl}`)
  return appFrame(page)
}

async function appFrame(page: Page): Promise<Frame> {
  await page.frameLocator('iframe[title=App]').getByRole('heading', { name: 'Stub app' }).waitFor()
  const frame = page.frames().find((one) => one.url() === stubUrl)
  if (frame === undefined) throw new Error('The app has no frame.')
  return frame
}

const gift = (ether: string) => ({ to: cause, value: `${parseEther(ether)}`, data: '0x' })

const tokenGift = (amount: string) => ({
  to: world.tokens.LUSD.address,
  value: '0',
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [cause, parseUnits(amount, 6)] }),
})

/** Asks by the SDK. The answer, or "Error: " and what it was refused with; does not wait for either. */
function send(
  frame: Frame,
  txs: readonly object[],
  params: object = {},
): Promise<{ safeTxHash: Hex } | string> {
  return frame.evaluate(
    ([txs, params]) =>
      window.sdk.txs.send({ txs, params } as Parameters<typeof window.sdk.txs.send>[0]).then(
        (answer) => answer as { safeTxHash: `0x${string}` },
        (error: Error) => `Error: ${error.message}`,
      ),
    [txs, params] as const,
  )
}

async function proposed(sent: Promise<{ safeTxHash: Hex } | string>): Promise<Hex> {
  const answer = await sent
  if (typeof answer === 'string') throw new Error(answer)
  return answer.safeTxHash
}

const details = (frame: Frame, safeTxHash: Hex) =>
  frame.evaluate((hash) => window.sdk.txs.getBySafeTxHash(hash), safeTxHash)

const status = async (frame: Frame, safeTxHash: Hex) => (await details(frame, safeTxHash)).txStatus

const getInfo = (frame: Frame) => frame.evaluate(() => window.sdk.safe.getInfo())

/** True when the request has had no answer although the host has answered a later one. */
async function isUnanswered(frame: Frame, asked: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  void asked.then(
    () => (isSettled = true),
    () => (isSettled = true),
  )
  await frame.evaluate(() => window.sdk.safe.getEnvironmentInfo())
  return !isSettled
}

test('the frame is that of the real host, and the SDK gets the Safe as the chain has it', async ({
  page,
}) => {
  const frame = await open(page)
  const element = page.locator('iframe[title=App]')
  await expect(element).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock',
  )
  await expect(element).toHaveAttribute('allow', '')
  await expect(element).toHaveAttribute('src', stubUrl)
  expect(await getInfo(frame)).toEqual({
    safeAddress: safe,
    chainId: 31337,
    owners: [ada.address, ben.address, chidi.address],
    threshold: 2,
    isReadOnly: false,
    nonce: 0,
    version: '1.4.1+L2',
    implementation: canonicalDeployment('1.4.1', 'SafeL2').address,
    fallbackHandler: canonicalDeployment('1.4.1', 'CompatibilityFallbackHandler').address,
    modules: null,
    guard: null,
    network: 'LOCAL CHAIN',
  })
  expect(await frame.evaluate(() => window.sdk.safe.getChainInfo())).toMatchObject({
    chainId: '31337',
    shortName: 'local',
  })
  expect(await frame.evaluate(() => window.sdk.safe.getEnvironmentInfo())).toEqual({ origin: world.hostUrl })
  const balances = await frame.evaluate(() => window.sdk.safe.experimental_getBalances())
  expect(balances).toMatchObject({ items: [{ balance: '10000000000000000000' }, { balance: '1000000000' }] })
})

test('one call is a plain call, three are one MultiSendCallOnly at the next nonce', async ({ page }) => {
  const frame = await open(page)
  const one = send(frame, [gift('1')])
  await expect(page.getByRole('dialog')).toContainText(`Send 1 ETH to ${cause}`)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const first = await service.tx(await proposed(one))
  expect(first).toMatchObject({
    operation: 0,
    to: cause,
    value: `${parseEther('1')}`,
    data: null,
    nonce: '0',
  })
  expect(JSON.parse(first.origin)).toEqual({ url: stubUrl, name: 'unknown' })

  const three = send(frame, [gift('1'), tokenGift('2.5'), gift('3')])
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/1 ETH/, /2.5 LUSD/, /3 ETH/])
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const hash = await proposed(three)
  const second = await service.tx(hash)
  expect(second).toMatchObject({
    operation: 1,
    to: canonicalDeployment('1.4.1', 'MultiSendCallOnly').address,
    value: '0',
    nonce: '1',
    safeTxGas: '0',
  })
  const place = { ...world, safe }
  const tx = {
    ...second,
    data: second.data ?? '0x',
    ...{ value: 0n, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce: 1n },
    ...{ gasToken: `0x${'0'.repeat(40)}`, refundReceiver: `0x${'0'.repeat(40)}` },
  } as const
  expect(await hashSafeTx(place, tx as Parameters<typeof hashSafeTx>[1])).toBe(hash)
})

test('a transaction waits for signatures, then for its execution, and then has succeeded', async ({
  page,
}) => {
  const before = await client.getBalance({ address: cause })
  const frame = await open(page, '&auto=sign')
  const hash = await proposed(send(frame, [gift('1'), tokenGift('2.5')]))
  expect(await status(frame, hash)).toBe('AWAITING_CONFIRMATIONS')

  await page.getByRole('button', { name: 'Queue: 1 transaction' }).click()
  const item = page.getByRole('article', { name: 'Transaction 0' })
  await expect(item).toContainText('1 of 2 signed: Ada')
  await page.getByRole('combobox', { name: 'You are' }).selectOption('Ben')
  await item.getByRole('button', { name: 'Sign' }).click()
  await expect(item).toContainText('2 of 2 signed: Ada, Ben')
  expect(await status(frame, hash)).toBe('AWAITING_EXECUTION')

  await item.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByRole('status')).toContainText('Ben executed it')
  await expect(item).toBeHidden()
  await expect.poll(() => status(frame, hash)).toBe('SUCCESS')
  expect((await client.getBalance({ address: cause })) - before).toBeGreaterThanOrEqual(parseEther('1'))
  expect((await details(frame, hash)).txHash).toMatch(/^0x[\da-f]{64}$/)
  const [explorer] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'See it on the chain' }).click(),
  ])
  await expect(explorer.getByText('Safe: ExecutionSuccess')).toBeVisible()
  await expect(explorer.getByText(hash)).toBeVisible()
})

test('a 1 of 3 Safe signs and executes in one step', async ({ page }) => {
  const frame = await open(page, '', await newSafe(1))
  const sent = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  const hash = await proposed(sent)
  await expect.poll(() => status(frame, hash)).toBe('SUCCESS')
})

test('an inner call that fails is FAILED and has used the nonce', async ({ page }) => {
  const frame = await open(page, '&auto=executeInnerFailure')
  const hash = await proposed(send(frame, [gift('1'), gift('2')]))
  await expect.poll(() => status(frame, hash)).toBe('FAILED')
  await expect.poll(async () => ((await getInfo(frame)) as unknown as { nonce: number }).nonce).toBe(1)
})

test('a rejection is proposed at the same nonce and can be deleted by its proposer', async ({ page }) => {
  const frame = await open(page, '&auto=sign')
  const hash = await proposed(send(frame, [gift('1')]))
  await page.getByRole('button', { name: /^Queue/ }).click()
  await page.getByRole('combobox', { name: 'You are' }).selectOption('Chidi')
  await page.getByRole('article').getByRole('button', { name: 'Reject' }).click()
  const rejection = page.getByRole('article', { name: 'Transaction 0, rejection' })
  await expect(rejection).toContainText('1 of 2 signed: Chidi')
  expect((await details(frame, hash)).detailedExecutionInfo).toMatchObject({
    rejectors: [{ value: chidi.address }],
  })
  await rejection.getByRole('button', { name: 'Delete' }).click()
  await expect(rejection).toBeHidden()
  await expect(page.getByRole('article', { name: 'Transaction 0' })).toBeVisible()
})

test('a refusal is a text without a code', async ({ page }) => {
  const frame = await open(page)
  const rejected = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Reject' }).click()
  expect(await rejected).toBe('Error: Transaction was rejected')

  const escaped = send(frame, [gift('1')])
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await escaped).toBe('Error: Transaction was rejected')

  expect(await send(frame, [{ to: '0x123', value: '0', data: '0x' }])).toBe('Error: Request failed')
  const rpc = frame.evaluate(() =>
    window.sdk.eth.getBalance(['not an address']).catch((e: Error) => e.message),
  )
  expect(await rpc).toBe('Request failed')
  const balance = await frame.evaluate((address) => window.sdk.eth.getBalance([address]), safe)
  expect(BigInt(balance)).toBe(parseEther('10'))
  expect(
    await frame.evaluate(() =>
      window.sdk.txs.getBySafeTxHash(`0x${'12'.repeat(32)}`).catch((e: Error) => e.message),
    ),
  ).toBe('Request failed')
})

test('some requests never get an answer', async ({ page }) => {
  const frame = await open(page)
  const closed = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Close without an answer' }).click()
  expect(await isUnanswered(frame, closed)).toBe(true)

  const batched = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Add to batch' }).click()
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

test('a message is answered when enough owners have signed while it stays open', async ({ page }) => {
  const frame = await open(page)
  const asked = frame.evaluate(() => window.sdk.txs.signMessage('Give well.'))
  const dialog = page.getByRole('dialog', { name: 'Message to sign' })
  await dialog.getByRole('button', { name: 'Sign' }).click()
  await expect(dialog).toContainText('1 of 2 have signed')
  const [{ messageHash }] = (await service.messages(safe)) as unknown as [{ messageHash: Hex }]
  await confirmMessage({ ...world, safe }, { owner: ben, messageHash })
  const answer = (await asked) as unknown as { messageHash: Hex; signature: Hex }
  expect(answer.messageHash).toBe(messageHash)
  await expect(dialog).toBeHidden()
  expect(
    await client.verifyMessage({ address: safe, message: 'Give well.', signature: answer.signature }),
  ).toBe(true)
  expect(await frame.evaluate((hash) => window.sdk.safe.getOffChainSignature(hash), messageHash)).toBe(
    answer.signature,
  )
})

test('a message closed before that is rejected, and stays for the others to sign', async ({ page }) => {
  const frame = await open(page)
  const asked = frame.evaluate(() => window.sdk.txs.signMessage('Give later.').catch((e: Error) => e.message))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign' }).click()
  await expect(dialog).toContainText('1 of 2 have signed')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  expect(await asked).toBe('Transaction was rejected')
  await page.getByRole('button', { name: 'Queue: 1 message' }).click()
  await page.getByRole('combobox', { name: 'You are' }).selectOption('Chidi')
  await page.getByRole('article', { name: 'Message' }).getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByRole('article', { name: 'Message' })).toBeHidden()
})

test('on-chain signing is a delegatecall to SignMessageLib, and closing it answers nothing', async ({
  page,
}) => {
  const frame = await open(page)
  expect(await frame.evaluate(() => window.sdk.eth.setSafeSettings([{ offChainSigning: false }]))).toEqual({
    offChainSigning: false,
  })
  const closed = frame.evaluate(() => window.sdk.txs.signMessage('Give.'))
  await page
    .getByRole('dialog', { name: 'Message to sign on chain' })
    .getByRole('button', { name: 'Reject' })
    .click()
  expect(await isUnanswered(frame, closed)).toBe(true)

  const signed = frame.evaluate(() => window.sdk.txs.signMessage('Give.'))
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const { safeTxHash } = (await signed) as { safeTxHash: Hex }
  expect(await service.tx(safeTxHash)).toMatchObject({
    operation: 1,
    to: canonicalDeployment('1.4.1', 'SignMessageLib').address,
  })
})

test('the address book is asked for, refused in words, or left without an answer', async ({ page }) => {
  const frame = await open(page)
  const ask = () => frame.evaluate(() => window.sdk.safe.requestAddressBook().catch((e: Error) => e.message))
  const dismissed = ask()
  await page.getByRole('dialog', { name: 'Permission request' }).waitFor()
  await page.getByRole('button', { name: 'Close without an answer' }).click()
  expect(await isUnanswered(frame, dismissed)).toBe(true)

  const refused = ask()
  await page.getByRole('button', { name: 'Reject' }).click()
  // The SDK puts its own words in place of the host's.
  expect(await refused).toBe('Permissions rejected')
  expect(await page.evaluate(() => window.sandboxHost.replies().at(-1))).toMatchObject({
    success: false,
    error: 'Permissions were rejected',
  })
  // The refusal stays listed, so the SDK believes that it may ask, and gets an empty book.
  expect(await ask()).toEqual([])

  await page.reload()
  const again = await appFrame(page)
  const allowed = again.evaluate(() => window.sdk.safe.requestAddressBook())
  await page.getByRole('button', { name: 'Allow' }).click()
  expect(await allowed).toContainEqual({ address: ada.address, chainId: '31337', name: 'Ada' })
})

test('nobody connected is read-only, and cannot sign', async ({ page }) => {
  await page.goto(`${world.hostUrl}/?safe=${safe}&as=nobody#app=${stubUrl}`)
  const frame = await appFrame(page)
  expect((await getInfo(frame)).isReadOnly).toBe(true)
  const sent = send(frame, [gift('1')])
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Signing as' }).selectOption('Ben')
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
  expect((await getInfo(frame)).isReadOnly).toBe(false)
  await page.getByRole('button', { name: 'Reject' }).click()
  expect(await sent).toBe('Error: Transaction was rejected')
})

test('nonce and safeTxGas can be changed under Advanced', async ({ page }) => {
  const frame = await open(page)
  const sent = send(frame, [gift('1')], { safeTxGas: 50_000 })
  await page.getByText('Advanced').click()
  await expect(page.getByRole('textbox', { name: 'safeTxGas' })).toHaveAttribute('placeholder', '50000')
  await page.getByRole('textbox', { name: 'Nonce' }).fill('9')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  expect(await service.tx(await proposed(sent))).toMatchObject({ nonce: '9', safeTxGas: '50000' })
})

test('the theme is told when asked, and pushed when it changes', async ({ page }) => {
  const frame = await open(page, '&theme=light')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect
    .poll(() => frame.evaluate(() => window.heard.map(({ data }) => data as { data?: unknown }).at(-1)?.data))
    .toEqual({ darkMode: true })
  await frame.evaluate(() =>
    window.parent.postMessage({ id: 'mine', method: 'getCurrentTheme', env: { sdkVersion: '9.1.0' } }, '*'),
  )
  await expect
    .poll(() =>
      frame.evaluate(() => window.heard.map(({ data }) => data as { id?: unknown; data?: unknown })),
    )
    .toContainEqual(
      expect.objectContaining({ id: 'mine', success: true, version: '9.1.0', data: { darkMode: true } }),
    )
})

test('what comes without env, from another window or with an unknown method is dropped', async ({ page }) => {
  const frame = await open(page)
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
})

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
  test(`a reply can leave in a wrong shape: ${shape}`, async ({ page }) => {
    const frame = await open(page, `&replyShape=${shape}&faultsFor=getChainInfo&faults=1`)
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

test('replies can be late, lost, or come from another origin', async ({ page }) => {
  const frame = await open(page, '&loseFirst=1&faultsFor=getChainInfo')
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

test('the host can lie about the Safe, and name another chain', async ({ page }) => {
  const frame = await open(page, `&lieThreshold=1&lieNonce=40&lieOwners=${ada.address}&chainId=424242`)
  expect(await getInfo(frame)).toMatchObject({
    threshold: 1,
    nonce: 40,
    owners: [ada.address],
    chainId: 424242,
  })
  expect(await frame.evaluate(() => window.sdk.safe.getChainInfo())).toMatchObject({ chainId: '424242' })
})

test('of two requests at once the older one loses its answer', async ({ page }) => {
  const frame = await open(page)
  const older = send(frame, [gift('1')])
  await page.getByRole('dialog').waitFor()
  const newer = send(frame, [gift('2')])
  expect(await isUnanswered(frame, newer)).toBe(true)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(async () => (await service.queue(safe, 0n)).length).toBe(1)
  expect(await isUnanswered(frame, older)).toBe(true)

  await page.evaluate(() => window.sandboxHost.setKnobs({ secondRequest: 'replace' }))
  const third = send(frame, [gift('3')])
  await page.getByRole('dialog').waitFor()
  const fourth = send(frame, [gift('4')])
  expect(await fourth).toBe('Error: Transaction was rejected')
  await expect(page.getByRole('dialog')).toContainText('Send 4 ETH')
  expect(await isUnanswered(frame, third)).toBe(true)
})

test('another Safe loads the app anew, another person does not', async ({ page }) => {
  const frame = await open(page)
  await frame.evaluate(() => (document.title = 'the same document'))
  await page.getByRole('combobox', { name: 'You are' }).selectOption('Ben')
  expect(await frame.title()).toBe('the same document')
  await page.getByRole('combobox', { name: 'Safe' }).selectOption(world.safes.oneOfOne.address)
  const anew = await appFrame(page)
  expect(await anew.title()).toBe('Stub app')
  expect((await getInfo(anew)).safeAddress).toBe(world.safes.oneOfOne.address)
})

test('an app that was added has its name in the proposal and its features in the frame', async ({ page }) => {
  const frame = await open(page, '&added=1&auto=sign')
  await expect(page.locator('iframe[title=App]')).toHaveAttribute('allow', 'clipboard-write')
  const { origin } = await service.tx(await proposed(send(frame, [gift('1')])))
  expect(JSON.parse(origin)).toEqual({ url: stubUrl, name: 'Stub app' })
})

test('in a nested frame the app has a parent that does not answer', async ({ page }) => {
  await page.goto(`${world.hostUrl}/?safe=${safe}&nested=1#app=${stubUrl}`)
  const app = page.frameLocator('iframe[title=App]').frameLocator('iframe[title="Nested app"]')
  await expect(app.getByRole('status')).toHaveText('Waiting for the host')
  expect(await page.evaluate(() => window.sandboxHost.requests())).toEqual([])
})

test('the queue takes 64 px from the frame while anything waits', async ({ page }) => {
  const frame = await open(page, '&auto=sign')
  const height = () => frame.evaluate(() => window.innerHeight)
  const before = await height()
  await proposed(send(frame, [gift('1')]))
  await expect.poll(height).toBe(before - 64)
})

test('nothing scrolls sideways at 360 px, with the queue and a request open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const frame = await open(page)
  const sent = send(frame, [gift('1'), tokenGift('2.5'), gift('3')])
  await page.getByRole('dialog').waitFor()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await proposed(sent)
  await page.getByRole('button', { name: /^Queue/ }).click()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('axe finds nothing serious in the page, light and dark', async ({ page }) => {
  const frame = await open(page)
  const sent = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await proposed(sent)
  await page.getByRole('button', { name: /^Queue/ }).click()
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  const check = () =>
    page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; impact: string }[] }> }
      }
      const { violations } = await axe.run({ iframes: false })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id }) => id)
    })
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((theme) => window.sandboxHost.setTheme(theme), theme)
    expect(await check()).toEqual([])
  }
  const asked = send(frame, [gift('2')])
  await page.getByRole('dialog').waitFor()
  expect(await check()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  expect(await asked).toBe('Error: Transaction was rejected')
})

test('the server answers the world, an address, and what it does not have', async ({ request }) => {
  expect(await (await request.get(`${world.hostUrl}/world.json`)).json()).toEqual(
    JSON.parse(JSON.stringify(world)),
  )
  const address = await (await request.get(`${world.hostUrl}/explorer/address/${safe}`)).text()
  expect(address).toContain('10 ETH')
  expect((await request.get(`${world.hostUrl}/explorer/tx/0x12`)).status()).toBe(400)
  expect((await request.get(`${world.hostUrl}/nothing`)).status()).toBe(404)
})
