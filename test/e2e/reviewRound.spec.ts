import {
  encodeFunctionData,
  erc20Abi,
  getAddress,
  keccak256,
  maxUint256,
  parseEther,
  parseUnits,
  slice,
  stringToHex,
} from 'viem'
import { writeLinkNote } from '../../src/flows/review/linkNoteText'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const payee = (index: number) => getAddress(slice(keccak256(stringToHex(`payee ${index}`)), 0, 20))

test('a co-signer on a phone reads a round of 42 payments on the first screen, and what is dangerous in another', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const tokenCall = (functionName: 'transfer' | 'approve', to: `0x${string}`, amount: bigint) => ({
    to: world.tokens.LUSD.address,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] }),
  })
  const calls = Array.from({ length: 42 }, (_, index) =>
    index === 3
      ? { to: causeAddress('open-wells'), value: parseEther('0.15'), data: '0x' as const }
      : index === 5
        ? tokenCall('transfer', causeAddress('second-bread'), parseUnits('400', 6))
        : tokenCall('transfer', payee(index), parseUnits(`${100 + index}.5`, 6)),
  )
  const round = await proposeTx(account, { owner: ada, calls })
  const hostile = await proposeTx(account, {
    owner: ada,
    calls: [calls[3] as (typeof calls)[number], tokenCall('approve', payee(99), maxUint256)],
  })
  const labels = new Map(calls.map((_, index) => [index, `Clinic ${index + 1} of Eastwick`]))
  const note = await writeLinkNote({
    purpose: 'Q4 grants',
    author: null,
    plan: null,
    labels,
    memos: new Map(calls.map((_, index) => [index, `Invoice 2026-${index + 100}`])),
  })
  const reviewOf = (hash: string) => `${world.appUrl}/#/review/local:${account.safe}/${hash}`
  const heading = page.getByRole('heading', { level: 1 })
  const leaves = page.getByRole('region', { name: 'What leaves the Safe' })

  await page.setViewportSize(phone)
  const link = `${reviewOf(round)}?note=${note ?? ''}`
  expect(link.length).toBeLessThan(2_000)
  await page.goto(link)
  await test.step('the answer, its purpose, what weighs most and the status are there without scrolling', async () => {
    // 40 strangers get 100.5 to 141.5, without those of the two causes: 4,873. Second Bread gets 400.
    await expect(heading).toHaveText('5,273 LUSD and 0.15 ETH to 42 recipients')
    for (const text of [
      'Q4 grants',
      '40 of the 42 payments, 4,873 LUSD in all, go to recipients who are not confirmed in the directory.',
      'The one that weighs most: 141.5 LUSD to “Clinic 42 of Eastwick”',
      'Needs 1 more signature (1 of 2). It is next.',
      '1 signature missing.',
    ])
      await expect(page.getByText(text)).toBeInViewport({ ratio: 1 })
  })

  await test.step('the sheet and the way back keep what the link says', async () => {
    await page.getByRole('link', { name: 'Verification sheet', exact: true }).click()
    await page.getByRole('link', { name: 'The whole review' }).click()
    await expect(page.getByText('Q4 grants')).toBeVisible()
  })

  await test.step('each payment stands once, in the group it is judged with, with its name first', async () => {
    await expect(leaves.getByText('40 to recipients who are not in the directory')).toBeVisible()
    const confirmed = leaves.getByText('2 to confirmed causes')
    await expect(leaves.getByRole('row', { name: /Open Wells/ })).toBeHidden()
    await confirmed.click()
    await expect(leaves.getByRole('row', { name: /Open Wells/ })).toContainText('0.15 ETH')
    await leaves.getByLabel('Search these payments').fill('clinic 12 of')
    await expect(leaves.getByRole('row').filter({ hasText: 'Clinic' })).toHaveCount(1)
    await expect(leaves.getByText('1 of 42 payments')).toBeVisible()
    await expect(leaves.getByRole('row', { name: /Clinic 12/ })).toContainText(payee(11))
    await expect(leaves.getByRole('row', { name: /Clinic 12/ })).toContainText(
      'Note in the link: “Invoice 2026-111”',
    )
    await leaves.getByLabel('Search these payments').fill('2026-102')
    await expect(leaves.getByText('1 of 42 payments')).toBeVisible()
    await leaves.getByLabel('Search these payments').fill('')
    await leaves.getByLabel('Order').selectOption('amount')
    await expect(leaves.getByRole('row').nth(1)).toContainText('141.5 LUSD')
  })

  await test.step('an address ends a line between two groups of four', async () => {
    const broken = await leaves.evaluate((region) =>
      [...region.querySelectorAll('bdi[translate=no]')]
        .flatMap((address) => [...address.childNodes])
        .filter((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return node.nodeType === Node.TEXT_NODE && range.getClientRects().length > 1
        })
        .map((node) => node.textContent),
    )
    expect(broken).toEqual([])
  })

  await test.step('the bar leads to the actions, past what is to be judged', async () => {
    await page.getByRole('button', { name: 'To what you can do' }).click()
    await expect(page.getByRole('heading', { name: 'What you can do' })).toBeFocused()
  })
  await expectAccessible(page, { sizes: [phone, desktop] })

  await page.setViewportSize(phone)
  await page.goto('about:blank')
  await page.goto(reviewOf(hostile))
  await test.step('of what is dangerous, who could spend is named there too', async () => {
    await expect(heading).toHaveText('Lets another account spend without limit')
    await expect(page.getByText('0.15 ETH would leave the Safe, to Open Wells.')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(payee(99)).first()).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByRole('heading', { name: 'Do not sign before you have understood this' }),
    ).toBeVisible()
    await expect(page.getByText('What weighs most in it')).toHaveCount(0)
  })
})
