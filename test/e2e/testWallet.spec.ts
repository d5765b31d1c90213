import { numberToHex, parseEther } from 'viem'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { dark, phone } from './support/walletDevices'
import { expect } from './support/test'
import { resultOf } from './support/walletPage'
import { walletTest as test } from './support/walletTest'

const to = '0x00000000000000000000000000000000000Ca05E'
const value = numberToHex(parseEther('0.25'))

test('the wallet is announced by EIP-6963, is not window.ethereum, and leaves the address of the page alone', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet } = await openWithWallet({ path: '/how' })
  const announced = await page.evaluate(() => {
    const seen: unknown[] = []
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent<{ info: unknown; provider: { request: unknown } }>)
        .detail
      seen.push({ info, isProvider: typeof provider.request === 'function' })
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return seen
  })
  expect(announced).toEqual([
    {
      info: {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Test Wallet',
        rdns: 'local.testwallet',
        icon: expect.stringMatching(/^data:image\/svg\+xml,/),
      },
      isProvider: true,
    },
  ])
  expect(await page.evaluate(() => 'ethereum' in window)).toBe(false)
  expect(page.url()).toBe(`${world.appUrl}/#/how`)
  expect(await wallet.ask('eth_accounts')).toEqual({ result: [] })
  expect(await wallet.ask('eth_chainId')).toEqual({ result: '0x7a69' })
})

test('as another wallet, as window.ethereum, or not there at all', async ({ page, openWithWallet }) => {
  await openWithWallet({ knobs: { announce: 'ethereum', flags: ['isMetaMask'] } })
  const found = () =>
    page.evaluate(() => (window as unknown as { ethereum?: { isMetaMask?: boolean } }).ethereum?.isMetaMask)
  expect(await found()).toBe(true)
  await openWithWallet({ knobs: { announce: 'none' } })
  expect(await found()).toBeUndefined()
})

test('connected, it sends exactly what was asked, and is still connected after a reload', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet()
  const { address } = account
  const client = createChainClient(world.rpcUrl)
  const cause = `0x${crypto.randomUUID().replaceAll('-', '').padStart(40, '0')}` as const
  expect(await wallet.ask('eth_requestAccounts')).toEqual({ result: [address] })
  const hash = resultOf(await wallet.ask('eth_sendTransaction', { from: address, to: cause, value }))
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  expect(await client.getBalance({ address: cause })).toBe(parseEther('0.25'))
  await page.reload()
  expect(await wallet.ask('eth_accounts')).toEqual({ result: [address] })
})

test('a request that nobody answers stays open; then it is approved, or rejected', async ({
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ knobs: { answer: 'never' } })
  const first = wallet.ask('eth_requestAccounts')
  await wallet.waitForRequest('eth_requestAccounts')
  expect(await wallet.ask('eth_requestAccounts')).toMatchObject({ code: -32002 })
  await wallet.reject()
  expect(await first).toMatchObject({ code: 4001 })
  const second = wallet.ask('eth_requestAccounts')
  await wallet.waitForRequest('eth_requestAccounts')
  await wallet.approve()
  expect(await second).toEqual({ result: [account.address] })
  expect(await wallet.timesAsked('eth_requestAccounts')).toBe(3)
})

test('knobs hold before the page’s own scripts, and after a reload', async ({ page, openWithWallet }) => {
  const { wallet } = await openWithWallet({ knobs: { chain: 5, locked: true } })
  expect(await wallet.ask('eth_chainId')).toEqual({ result: '0x5' })
  expect(await wallet.ask('eth_requestAccounts')).toMatchObject({ code: -32002 })
  await page.reload()
  expect(await wallet.knobs()).toMatchObject({ chain: 5, locked: true })
  await wallet.set({ locked: false })
  expect(await wallet.ask('wallet_switchEthereumChain', { chainId: '0xa4b1' })).toMatchObject({ code: 4902 })
})

test('a slow wallet waits before it rejects', async ({ openWithWallet }) => {
  const { wallet } = await openWithWallet({ knobs: { answer: 'reject', answerAfter: 300, delay: 100 } })
  const startedMs = performance.now()
  expect(await wallet.ask('eth_requestAccounts')).toMatchObject({ code: 4001 })
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(390)
})

test('two tabs share the wallet, and both are told when the account is taken back', async ({
  context,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet()
  const tab = await context.newPage()
  const { wallet: other } = await openWithWallet({ account, page: tab })
  await wallet.ask('eth_requestAccounts')
  await expect.poll(() => other.ask('eth_accounts')).toEqual({ result: [account.address] })
  await other.forget()
  await expect.poll(() => wallet.ask('eth_accounts')).toEqual({ result: [] })
})

test('a transaction is held, survives a reload, and is sped up', async ({ page, world, openWithWallet }) => {
  const { wallet, account } = await openWithWallet({ knobs: { mining: 'hold' } })
  const client = createChainClient(world.rpcUrl)
  await wallet.ask('eth_requestAccounts')
  const hash = resultOf(await wallet.ask('eth_sendTransaction', { from: account.address, to, value }))
  await page.reload()
  expect(await wallet.held()).toMatchObject([{ hash, nonce: 1 }])
  expect(await client.getTransaction({ hash })).toMatchObject({ blockNumber: null })
  const next = await wallet.speedUp(hash)
  await wallet.mine()
  expect(await client.waitForTransactionReceipt({ hash: next })).toMatchObject({ status: 'success' })
})

test('several payments go as one transaction; a lost answer is one that went out', async ({
  world,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet()
  const client = createChainClient(world.rpcUrl)
  await wallet.ask('eth_requestAccounts')
  const calls = [
    { to, value },
    { to, value },
  ]
  const asked = { version: '2.0.0', chainId: '0x7a69', from: account.address, atomicRequired: true, calls }
  const sent = await wallet.ask('wallet_sendCalls', { ...asked, id: '0xb0' })
  expect(sent).toEqual({ result: { id: '0xb0' } })
  await expect
    .poll(() => wallet.ask('wallet_getCallsStatus', '0xb0'))
    .toMatchObject({ result: { status: 200, atomic: true } })

  await wallet.set({ afterSending: 'unclearError' })
  expect(await wallet.ask('wallet_sendCalls', asked)).toMatchObject({ code: -32603 })
  await expect.poll(() => client.getTransactionCount(account)).toBe(4)
})

test('as a Safe it answers a hash that the chain does not know, and 0x to a message', async ({
  world,
  newSafe,
  openWithWallet,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const { wallet } = await openWithWallet({ knobs: { as: 'Ada', safe } })
  expect(await wallet.ask('eth_requestAccounts')).toEqual({ result: [safe] })
  const hash = resultOf(await wallet.ask('eth_sendTransaction', { from: safe, to, value }))
  const client = createChainClient(world.rpcUrl)
  expect(await client.getTransaction({ hash }).catch(() => null)).toBeNull()
  const atService = await fetch(`${world.serviceUrl}/v2/multisig-transactions/${hash}/`)
  expect(await atService.json()).toMatchObject({ safe, safeTxHash: hash, isExecuted: false })
  expect(await wallet.ask('personal_sign', 'do some good', safe)).toEqual({ result: '0x' })
})

test.describe('a user answers in the panel', () => {
  test('who chooses the account, reads what is sent, and says yes or no', async ({
    page,
    world,
    openWithWallet,
  }) => {
    const { wallet } = await openWithWallet({ knobs: { as: 'Farah', answer: 'ask' } })
    const connecting = wallet.ask('eth_requestAccounts')
    const question = page.getByRole('dialog', { name: 'Show your account to this page?' })
    await expect(question).toContainText(new URL(world.appUrl).host)
    await question.getByRole('combobox', { name: 'Account' }).selectOption('Goran')
    await question.getByRole('button', { name: 'Connect' }).click()
    const goran = world.owners.find(({ name }) => name === 'Goran')?.address
    expect(await connecting).toEqual({ result: [goran] })

    const sending = wallet.ask('eth_sendTransaction', { from: goran, to, value })
    const payment = page.getByRole('dialog', { name: 'Send this?' })
    await expect(payment).toContainText('Send 0.25 ETH')
    await expect(payment).toContainText(to)
    await payment.getByRole('button', { name: 'Reject' }).click()
    expect(await sending).toMatchObject({ code: 4001 })
    await expect(payment).toBeHidden()
  })

  test('by keyboard alone: the question has the focus, Escape is no, and the page gets the focus back', async ({
    page,
    openWithWallet,
  }) => {
    const { wallet } = await openWithWallet({ knobs: { as: 'Farah', answer: 'ask' } })
    const link = page.getByRole('link', { name: 'Open Wells' })
    await link.focus()
    const first = wallet.ask('eth_requestAccounts')
    await expect(page.getByRole('heading', { name: 'Show your account to this page?' })).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await first).toMatchObject({ code: 4001 })
    await expect(link).toBeFocused()

    const second = wallet.ask('eth_requestAccounts')
    await expect(page.getByRole('heading', { name: 'Show your account to this page?' })).toBeFocused()
    const question = page.getByRole('dialog', { name: 'Show your account to this page?' })
    const connect = question.getByRole('button', { name: 'Connect' })
    for (let stop = 0; stop < 5 && !(await connect.evaluate((one) => one.matches(':focus'))); stop++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await second).toMatchObject({ result: [expect.stringMatching(/^0x/)] })
  })

  test('is not there when the wallet answers by itself', async ({ page, openWithWallet }) => {
    const { wallet } = await openWithWallet()
    await expect(page.locator('[data-test-wallet]')).toHaveCount(0)
    await wallet.set({ answer: 'ask' })
    await expect(page.getByRole('button', { name: /^Test wallet/ })).toBeVisible()
  })

  for (const [name, device] of [
    ['on a phone', phone],
    ['in the dark', dark],
  ] as const) {
    test.describe(name, () => {
      test.use(device)
      test('it fits the screen', async ({ page, openWithWallet }) => {
        const { wallet } = await openWithWallet({ knobs: { as: 'Farah', answer: 'ask' } })
        const asked = wallet.ask('eth_requestAccounts')
        const box = await page.getByRole('dialog', { name: /Show your account/ }).boundingBox()
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
        if (box === null) throw new Error('The panel is not there.')
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
        const connect = page.getByRole('dialog').getByRole('button', { name: 'Connect' })
        if (name === 'on a phone') await connect.tap()
        else await connect.click()
        expect(await asked).toMatchObject({ result: [expect.any(String)] })
      })
    })
  }
})
