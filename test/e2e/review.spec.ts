import { encodeFunctionData, erc20Abi, parseAbi, parseEther, parseUnits, zeroAddress } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, proposeDraft, proposeTx, rejectTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

test('a co-signer reads a gift, and the queue it waits in, by their links, on a device with nothing connected', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben, chidi] = account.owners as [Owner, Owner, Owner]
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [causeAddress('second-bread'), parseUnits('1250.5', 6)],
  })
  const safeTxHash = await proposeTx(account, {
    owner: ada,
    calls: [
      { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' },
      { to: world.tokens.LUSD.address, value: 0n, data },
    ],
  })

  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const what = page.getByRole('region', { name: 'What it does' })
  await test.step('where it stands is said first', async () => {
    await expect(page.getByText('Needs 1 more signature (1 of 2). It is next.')).toBeVisible()
  })
  await test.step('what it does is told from its bytes, in full', async () => {
    await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()
    await expect(what).toContainText('0.25 ETH')
    await expect(what).toContainText(causeAddress('open-wells'))
    await expect(what).toContainText('In the directory of this page: Open Wells')
    await expect(what).toContainText('1,250.5 LUSD')
    await expect(what).toContainText(causeAddress('second-bread'))
    const totals = page.getByRole('region', { name: 'What leaves the Safe' })
    await expect(totals.getByRole('row', { name: /Open Wells/ })).toContainText('0.25 ETH')
    await expect(totals.getByRole('row', { name: /Second Bread/ })).toContainText('1,250.5 LUSD')
  })

  const signers = page.getByRole('region', { name: 'Who has signed' })
  await test.step('each signature has a verdict of its own', async () => {
    await expect(signers).toContainText('1 of 2 required signatures')
    await expect(signers.getByRole('listitem').filter({ hasText: ada.address })).toContainText(
      'Signed exactly this',
    )
    await expect(signers.getByRole('listitem').filter({ hasText: chidi.address })).toContainText('Not signed')
  })

  await test.step('nothing stands against it, and the hashes are there to compare', async () => {
    const checks = page.getByRole('region', { name: 'Checks' })
    await expect(checks).not.toContainText('Does not hold')
    await expect(page.getByRole('region', { name: 'Compare on your device' })).toContainText(safeTxHash)
    await expect(page.getByRole('region', { name: 'Every field that is signed' })).toContainText(
      '1 (DELEGATECALL)',
    )
  })

  await expectAccessible(page, { sizes: [desktop, phone] })

  const queue = page.getByRole('region', { name: '#0 is next' })
  await test.step('the queue says what is next, what waits, and what cannot happen together', async () => {
    const half = { to: causeAddress('second-bread'), value: parseEther('0.5'), data: '0x' } as const
    await proposeTx(account, { owner: ada, calls: [half] })
    const rejection = await rejectTx(account, { owner: ben, safeTxHash })
    await page.goto(`${world.appUrl}/#/queue/local:${account.safe}`)
    await expect(queue).toContainText('Only one of these 2 can happen')
    const gift = queue.getByRole('listitem').filter({ hasText: '2 recipients' })
    await expect(gift).toContainText('0.25 ETH and 1,250.5 LUSD to 2 recipients')
    await expect(gift).toContainText('1 of 2 required signatures')
    await expect(page.getByRole('region', { name: '#1 waits for #0' })).toContainText('0.5 ETH')
    await expectAccessible(page, { sizes: [desktop, phone] })

    await gift.getByRole('link', { name: 'Review #0' }).click()
    await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()
    await expect(page.getByText('Its rejection waits on the same nonce')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Review the rejection', exact: true })).toHaveAttribute(
      'href',
      `#/review/local:${account.safe}/${rejection}`,
    )
  })

  await test.step('a signature that comes later is seen when the user looks', async () => {
    await expect(signers).toContainText('1 of 2 required signatures')
    await confirmTx(account, { owner: ben, safeTxHash })
    await page.getByRole('button', { name: 'Read again' }).click()
    await expect(signers).toContainText('2 of 2 required signatures')
  })

  await test.step('each review leads back to the queue', async () => {
    await page.getByRole('link', { name: 'The whole queue' }).click()
    await expect(queue).toBeVisible()
  })
})

test('what would take the Safe over is named, what stands beside it, and an unlimited approval amid a batch', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const safeTxHash = await proposeDraft(account, {
    owner: ada,
    signing: 'signed',
    tx: {
      to: ben.address,
      value: 0n,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [ben.address, 0n] }),
      operation: 1,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: 0n,
    },
  })
  await rejectTx(account, { owner: ben, safeTxHash })

  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const checks = page.getByRole('region', { name: 'Checks' })
  const check = (statement: string) => checks.getByRole('listitem').filter({ hasText: statement })
  await expect(check('No code runs as the Safe but what Safe has published')).toContainText('Does not hold')
  await expect(page.getByText('Its rejection waits on the same nonce')).toBeVisible()
  await expect(check('Nothing else waits on the same nonce')).toBeVisible()
  const what = page.getByRole('region', { name: 'What it does' })
  await expect(what).toContainText('This is how Safes have been taken over')
  await expect(what).not.toContainText('ETH')

  await test.step('an unlimited approval in the middle of a batch', async () => {
    const approve = encodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      functionName: 'approve',
      args: [ben.address, 2n ** 256n - 1n],
    })
    const pay = { to: causeAddress('open-wells'), value: 1n, data: '0x' } as const
    const batch = await proposeTx(account, {
      owner: ada,
      calls: [pay, { to: world.tokens.LUSD.address, value: 0n, data: approve }, pay],
    })
    await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${batch}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Lets another account spend without limit',
    )
    const second = what.getByRole('listitem').filter({ hasText: 'Call 2' })
    await expect(second).toContainText('without limit')
    await expect(second).toContainText(ben.address)
    await expect(checks).toContainText('Nobody may spend tokens of the Safe later')
  })
})

test('a link that is cut short, of another chain or of nothing says what is wrong with it', async ({
  page,
  world,
  mishaps,
}) => {
  mishaps.allow(/404/)
  const safe = world.safes.twoOfThree.address
  const hash = `0x${'ab'.repeat(32)}`
  const open = (path: string) => page.goto(`${world.appUrl}/#/review/${path}`)
  await open(`local:${safe}/${hash.slice(0, -1)}`)
  await expect(page.getByText('is not a safeTxHash')).toBeVisible()
  await open(`xyz:${safe}/${hash}`)
  await expect(page.getByText('is not a chain that this page reads')).toBeVisible()
  await open(`local:${safe}/${hash}`)
  await expect(page.getByRole('heading', { name: 'No such transaction' })).toBeVisible()
  await expect(page.getByText(hash)).toBeVisible()

  await test.step('and the start of a review refuses the same, beside the field', async () => {
    await page.getByRole('link', { name: 'Read another transaction' }).click()
    await page.getByLabel('Safe', { exact: true }).fill(safe.slice(0, -1))
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByLabel('Safe', { exact: true })).toHaveAccessibleDescription(/is not an address/)
  })
})
