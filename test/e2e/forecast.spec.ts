import { encodeFunctionData, erc20Abi, parseEther, parseUnits, type Address } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

function transfer(token: Address, to: Address, amount: bigint) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: token, value: 0n, data }
}

test('the gift of a batch that would fail is named, with the reason, and found in what it does', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const { LUSD } = world.tokens
  const safeTxHash = await proposeTx(account, {
    owner: ada,
    calls: [
      { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' },
      transfer(LUSD.address, causeAddress('second-bread'), parseUnits('60000', 6)),
      { to: causeAddress('second-bread'), value: parseEther('0.5'), data: '0x' },
    ],
  })
  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const forecast = page.getByRole('region', { name: 'What would happen' })
  await expect(forecast).toContainText('It would fail, and nothing would happen')
  const failing = forecast.getByRole('listitem').filter({ hasText: 'Call 2 would fail' })
  await expect(failing).toContainText('60,000 LUSD')
  await expect(failing).toContainText('balance too low')
  await expect(forecast).toContainText('eth_simulateV1')
  await expect(forecast).toContainText(new URL(world.rpcUrl).host)

  await test.step('it leads to the call', async () => {
    await failing.getByRole('button', { name: 'Show call 2' }).click()
    await expect(
      page.getByRole('region', { name: 'What it does' }).getByRole('listitem').nth(1),
    ).toBeFocused()
  })
  await test.step('the checks know nothing of it', async () => {
    await expect(page.getByRole('region', { name: 'Checks' })).not.toContainText('would fail')
  })
  await expectAccessible(page, { sizes: [desktop, phone] })
})

test('a gift that would go through says what changes, and is judged after what waits before it', async ({
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
  const forecast = page.getByRole('region', { name: 'What would happen' })

  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${first}`)
  await expect(forecast).toContainText('It would go through')
  await expect(forecast).toContainText('changes exactly as the bytes say')
  await expect(forecast).toContainText('it writes nothing but the nonce')
  await forecast.getByText('4 changes as the bytes say').click()
  await expect(forecast.getByRole('listitem').filter({ hasText: '−40,000 LUSD' })).toContainText('The Safe')

  await page.goto('about:blank')
  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${second}`)
  await expect(forecast).toContainText('Call 2 would fail')
  await expect(forecast).toContainText('After #0 of the queue')
})
