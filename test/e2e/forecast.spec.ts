import {
  encodeFunctionData,
  erc20Abi,
  getAddress,
  numberToHex,
  parseEther,
  parseUnits,
  type Address,
  type Hex,
} from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expectFound } from './support/expectFound'
import { expect, test } from './support/test'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

function transfer(token: Address, to: Address, amount: bigint) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: token, value: 0n, data }
}

test('a gift that would go through says what changes; one that would fail, also after what waits, is named with the reason', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const { LUSD } = world.tokens
  const give = (amount: string) =>
    proposeTx(account, {
      owner: ada,
      calls: [
        { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' },
        transfer(LUSD.address, causeAddress('second-bread'), parseUnits(amount, 6)),
      ],
    })
  const [first, second] = [await give('40000'), await give('20000')]
  const open = (hash: Hex) => page.goto(`${world.appUrl}/#/review/local:${account.safe}/${hash}`)
  const forecast = page.getByRole('region', { name: 'What would happen' })

  await test.step('one that would go through says what changes', async () => {
    await open(first)
    await expect(forecast).toContainText('It would go through')
    await expect(forecast).toContainText('4 balances change, each as the bytes say')
    await expect(forecast).toContainText('This run does not show rights and items of collections without')
    await expect(page.getByText('differs from its bytes')).toBeHidden()
    await expect(forecast).toContainText('it writes nothing but the nonce')
    await forecast.getByText('4 changes as the bytes say').click()
    await expect(forecast.getByRole('listitem').filter({ hasText: '−40,000 LUSD' })).toContainText('The Safe')
  })

  await test.step('the next is judged after what waits before it', async () => {
    await open(second)
    await expect(forecast).toContainText('Call 2 would fail')
    await expect(forecast).toContainText('After #0 of the queue')
  })

  await test.step('the gift of a batch that would fail is named, with the reason, and found in what it does', async () => {
    const tooMuch = await proposeTx(account, {
      owner: ada,
      nonce: 0n,
      calls: [
        { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' },
        transfer(LUSD.address, causeAddress('second-bread'), parseUnits('60000', 6)),
        { to: causeAddress('second-bread'), value: parseEther('0.5'), data: '0x' },
      ],
    })
    await open(tooMuch)
    await expect(forecast).toContainText('60,000 LUSD')
    await expect(forecast).toContainText('It would fail, and nothing would happen')
    await expect(forecast).not.toContainText('of the queue')
    const failing = forecast.getByRole('listitem').filter({ hasText: 'Call 2 would fail' })
    await expect(failing).toContainText('60,000 LUSD')
    await expect(failing).toContainText('balance too low')
    await expect(forecast).toContainText('eth_simulateV1')
    await expect(forecast).toContainText(new URL(world.rpcUrl).host)

    await test.step('it leads to the call', async () => {
      await failing.getByRole('button', { name: 'Show call 2' }).click()
      await expect(page.locator('#call-2')).toBeFocused()
    })
    await test.step('the checks know nothing of it', async () => {
      await expect(page.getByRole('region', { name: 'Checks' })).not.toContainText('would fail')
    })
    await expectAccessible(page, { sizes: [desktop, phone] })
  })
})

test('a node that can simulate less says less, and one that can do nothing is said to', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const safeTxHash = await proposeTx(account, {
    owner: ada,
    calls: [{ to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' }],
  })
  const lacking: string[] = ['eth_simulateV1']
  await page.route(`${world.rpcUrl}/**`, (route) => {
    const body: unknown = route.request().postDataJSON()
    const isLone = typeof body === 'object' && body !== null && 'method' in body && 'id' in body
    if (!isLone || !lacking.includes(String(body.method))) return route.continue()
    const error = { code: -32601, message: 'Method not found' }
    return route.fulfill({ json: { jsonrpc: '2.0', id: body.id, error } })
  })
  const forecast = page.getByRole('region', { name: 'What would happen' })
  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  await expect(forecast).toContainText('debug_traceCall')
  await expect(forecast).toContainText('2 balances change, each as the bytes say')
  await forecast.getByText('2 changes as the bytes say').click()
  await expect(forecast.getByRole('listitem').filter({ hasText: '+0.25 ETH' })).toContainText('Open Wells')

  lacking.push('debug_traceCall', 'eth_call')
  const again = forecast.getByRole('button', { name: 'Forecast again' })
  await again.press('Enter')
  await expect(forecast).toContainText('Could not be forecast')
  await expect(forecast).toContainText('does not offer it')
  await expect(again).toBeFocused()
  await expect(forecast.getByRole('status')).toContainText('Could not be forecast')
  await expect(page.getByRole('region', { name: 'Checks' })).not.toContainText('Does not hold')
})

test('a batch of 500 gifts opens with its forecast, folded, and its last payment and call are found by a search in the page', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  test.slow()
  const account = await newSafe({ threshold: 1, owners: 2 })
  const [ada] = account.owners as [Owner]
  const calls = Array.from({ length: 500 }, (_, index) => ({
    to: getAddress(numberToHex(0x1000_0000 + index, { size: 20 })),
    // The head names the largest: the first.
    value: BigInt(500 - index) * 10n ** 12n,
    data: '0x' as const,
  }))
  const safeTxHash = await proposeTx(account, { owner: ada, calls })
  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const forecast = page.getByRole('region', { name: 'What would happen' })
  // A hang guard: how long it takes is for the bench.
  await expect(forecast).toContainText('It would go through', { timeout: 90_000 })
  await expect(forecast).toContainText('changes as the bytes say')
  const done = page.getByRole('region', { name: 'What leaves the Safe' }).getByRole('row')
  await expect(done).toHaveCount(501)
  // Rows out of sight are not laid out: a search finds them all the same.
  await expectFound(page, '0.000001 ETH', done.last())
  await page.getByText('All 500 calls in their order, in words').click()
  // Rendered in slices, of which a busy machine makes few in a second: a hang guard as well.
  await expect(page.locator('#call-500')).toBeAttached({ timeout: 60_000 })
  await expectFound(page, 'Sends 0.000001 ETH', page.locator('#call-500'))
  // A call in the middle: back up.
  await expectFound(page, 'Sends 0.000251 ETH', page.locator('#call-250'))
})
