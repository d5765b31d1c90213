import { encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const

const abi = parseAbi(['function openVote((address payee, uint256 amount) grant, string title)'])

test('a co-signer names a call by an ABI, which changes no check, and a hostile one is refused', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const payee = causeAddress('open-wells')
  const data = encodeFunctionData({ abi, args: [{ payee, amount: 250n }, 'Wells \u202Eof May'] })
  const safeTxHash = await proposeTx(account, {
    owner: ada,
    calls: [
      { to: payee, value: 1n, data: '0x' },
      { to: world.tokens.LUSD.address, value: 0n, data },
      { to: zeroAddress, value: 0n, data: '0x12345678' },
    ],
  })
  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const does = page.getByRole('region', { name: 'What it does' })
  const checks = page.getByRole('region', { name: 'Checks' })
  await does.getByText('Name what cannot be read, by an ABI that you have').click()
  const box = does.getByLabel('ABI of the contract, or signatures of its functions')
  const read = does.getByRole('button', { name: 'Name the calls' })
  await expect(checks).not.toContainText('It is still being read')
  const before = await checks.innerText()

  await test.step('what could hide something is refused, with the reason at the field', async () => {
    await box.fill('[{"name":"open\u202EetoV","inputs":[]}]')
    await read.click()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(does).toContainText('its name is not a name of Solidity')
    await expectAccessible(page, { sizes })
  })

  await test.step('a signature names the call that fits it', async () => {
    await box.fill('openVote((address payee, uint256 amount) grant, string title)')
    await read.click()
    await expect(does).toContainText('Named, not verified.')
    const named = does.getByRole('list', { name: 'Calls by the supplied ABI' }).getByRole('listitem')
    await expect(named.first()).toContainText('Call 2: openVote((address,uint256),string)')
    await expect(named.first()).toContainText(payee)
    await expect(named.first()).toContainText('grant.amount (uint256)')
    await expect(named.first()).toContainText('“Wells ‹U+202E›of May”')
    await expect(named.last()).toContainText('Call 3: none of these functions is called (0x12345678).')
    await named.first().getByRole('button', { name: 'Show call 2' }).click()
    await expect(page.locator('#call-2')).toBeFocused()
    await expectAccessible(page, { sizes })
  })

  expect(await checks.innerText()).toBe(before)
})
