import { expect } from '@playwright/test'
import { parseEther, zeroAddress } from 'viem'
import { owners } from '../sandbox/chain/owners'
import { parseHex } from '../sandbox/chain/parseHex'
import { canonicalDeployment } from '../sandbox/chain/safeContracts'
import { confirmMessage } from '../sandbox/host/messageActions'
import { hashSafeTx } from '../sandbox/host/safeActions'
import { hostTest } from './support/hostTest'
import {
  cause,
  client,
  details,
  getInfo,
  gift,
  isUnanswered,
  proposed,
  send,
  service,
  status,
  tokenGift,
  world,
} from './support/stubRequests'

const [ada, ben, chidi] = owners

hostTest(
  'the frame is that of the real host, and the SDK gets the Safe as the chain has it',
  async ({ page, host }) => {
    const frame = await host.open()
    const element = page.locator('iframe[title=App]')
    await expect(element).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock',
    )
    await expect(element).toHaveAttribute('allow', '')
    await expect(element).toHaveAttribute('src', host.stubUrl)
    expect(await getInfo(frame)).toEqual({
      safeAddress: host.safe,
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
    expect(await frame.evaluate(() => window.sdk.safe.getEnvironmentInfo())).toEqual({
      origin: world.hostUrl,
    })
    const balances = await frame.evaluate(() => window.sdk.safe.experimental_getBalances())
    expect(balances).toMatchObject({
      items: [{ balance: '10000000000000000000' }, { balance: '1000000000' }],
    })
  },
)

hostTest(
  'one call is a plain call, three are one MultiSendCallOnly at the next nonce',
  async ({ page, host }) => {
    const frame = await host.open()
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
    expect(JSON.parse(first.origin)).toEqual({
      url: host.stubUrl.replace(/\/$/, ''),
      name: 'unknown',
      note: null,
    })

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
    const tx = { ...second, operation: 1, data: second.data ?? '0x', gasToken: zeroAddress } as const
    const amounts = { value: 0n, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce: 1n }
    const place = { ...world, safe: host.safe }
    expect(await hashSafeTx(place, { ...tx, ...amounts, refundReceiver: zeroAddress })).toBe(hash)
  },
)

hostTest(
  'a transaction waits for signatures, then for its execution, and then has succeeded',
  async ({ page, host }) => {
    const before = await client.getBalance({ address: cause })
    const frame = await host.open('&auto=sign')
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
  },
)

hostTest('a 1 of 3 Safe signs and executes in one step', async ({ page, host }) => {
  const frame = await host.open('', await host.newSafe(1))
  const sent = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  const hash = await proposed(sent)
  await expect.poll(() => status(frame, hash)).toBe('SUCCESS')
})

hostTest('an inner call that fails is FAILED and has used the nonce', async ({ host }) => {
  const frame = await host.open('&auto=executeInnerFailure')
  const hash = await proposed(send(frame, [gift('1'), gift('2')]))
  await expect.poll(() => status(frame, hash)).toBe('FAILED')
  await expect.poll(() => getInfo(frame)).toMatchObject({ nonce: 1 })
})

hostTest('a refusal is a text without a code', async ({ page, host }) => {
  const frame = await host.open()
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
  const balance = await frame.evaluate((address) => window.sdk.eth.getBalance([address]), host.safe)
  expect(BigInt(balance)).toBe(parseEther('10'))
  expect(
    await frame.evaluate(() =>
      window.sdk.txs.getBySafeTxHash(`0x${'12'.repeat(32)}`).catch((e: Error) => e.message),
    ),
  ).toBe('Request failed')
})

hostTest(
  'a message is answered when enough owners have signed while it stays open',
  async ({ page, host }) => {
    const frame = await host.open()
    const asked = frame.evaluate(() => window.sdk.txs.signMessage('Give well.'))
    const dialog = page.getByRole('dialog', { name: 'Message to sign' })
    await dialog.getByRole('button', { name: 'Sign' }).click()
    await expect(dialog).toContainText('1 of 2 have signed')
    const [message] = await service.messages(host.safe)
    const messageHash = parseHex(message?.messageHash, 'message hash')
    await confirmMessage({ ...world, safe: host.safe }, { owner: ben, messageHash })
    const answer = await asked
    await expect(dialog).toBeHidden()
    const given = await frame.evaluate((hash) => window.sdk.safe.getOffChainSignature(hash), messageHash)
    const signature = parseHex(given, 'signature')
    expect(answer).toEqual({ messageHash, signature })
    expect(await client.verifyMessage({ address: host.safe, message: 'Give well.', signature })).toBe(true)
  },
)

hostTest(
  'a message closed before that is rejected, and stays for the others to sign',
  async ({ page, host }) => {
    const frame = await host.open()
    const asked = frame.evaluate(() =>
      window.sdk.txs.signMessage('Give later.').catch((e: Error) => e.message),
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign' }).click()
    await expect(dialog).toContainText('1 of 2 have signed')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    expect(await asked).toBe('Transaction was rejected')
    await page.getByRole('button', { name: 'Queue: 1 message' }).click()
    await page.getByRole('combobox', { name: 'You are' }).selectOption('Chidi')
    await page.getByRole('article', { name: 'Message' }).getByRole('button', { name: 'Sign' }).click()
    await expect(page.getByRole('article', { name: 'Message' })).toBeHidden()
  },
)

hostTest(
  'on-chain signing is a delegatecall to SignMessageLib, and closing it answers nothing',
  async ({ page, host }) => {
    const frame = await host.open()
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
    const answer = await signed
    const safeTxHash = 'safeTxHash' in answer ? answer.safeTxHash : undefined
    expect(await service.tx(parseHex(safeTxHash, 'safeTxHash'))).toMatchObject({
      operation: 1,
      to: canonicalDeployment('1.4.1', 'SignMessageLib').address,
    })
  },
)
