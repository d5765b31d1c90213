import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits, zeroAddress } from 'viem'
import { encodeGiftDocument } from '../../src/core/giving/giftDocument'
import { causeAddress } from '../sandbox/causes'
import { proposeDraft, proposeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { readCode } from './support/readCode'
import { expect, test, type TestSafe } from './support/test'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

function proposeThreeGifts(account: TestSafe, world: WorldInfo, owner: Owner) {
  const bread = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [causeAddress('second-bread'), parseUnits('1250.5', 6)],
  })
  return proposeTx(account, {
    owner,
    calls: [
      { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' },
      { to: world.tokens.LUSD.address, value: 0n, data: bread },
      { to: causeAddress('second-bread'), value: parseEther('0.5'), data: '0x' },
    ],
  })
}

/** The three gifts, the first of them with another amount. */
function describedGift(account: TestSafe, world: WorldInfo) {
  const gift = { causeId: null, name: null, token: null }
  return encodeGiftDocument({
    chainId: 31337,
    safe: account.safe,
    createdAtMs: Date.UTC(2026, 10, 20),
    gifts: [
      { ...gift, recipient: causeAddress('open-wells'), amount: parseEther('0.2') },
      {
        ...gift,
        token: world.tokens.LUSD.address,
        recipient: causeAddress('second-bread'),
        amount: parseUnits('1250.5', 6),
      },
      { ...gift, recipient: causeAddress('second-bread'), amount: parseEther('0.5') },
    ],
    purpose: null,
    author: null,
    directory: null,
  })
}

test('a co-signer compares every hash of a transaction with what another device shows', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const safeTxHash = await proposeThreeGifts(account, world, ada)
  const review = `${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`

  await page.goto(review)
  await page.getByRole('link', { name: 'Verification sheet', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification sheet for transaction #0')
  const does = page.getByRole('region', { name: 'What it does' })
  await expect(does.getByRole('listitem')).toHaveCount(3)
  await expect(does).toContainText('In all, 0.75 ETH; 1,250.5 LUSD.')
  const hashes = page.getByRole('region', { name: 'Hashes', exact: true })
  await expect(hashes).toContainText(safeTxHash)

  await test.step('what is pasted is equal to one of them, to none, or too short', async () => {
    const box = page.getByLabel('What your device, another tool or another signer shows')
    const result = page.getByRole('list', { name: 'Result' })
    await box.fill(
      safeTxHash
        .slice(2)
        .toUpperCase()
        .replaceAll(/(.{4})/g, '$1 '),
    )
    await expect(result).toContainText(
      'Equal to the EIP-712 digest (safeTxHash), all 64 characters. It stands for the Safe and for every field',
    )
    const last = safeTxHash.endsWith('0') ? '1' : '0'
    await box.fill(safeTxHash.slice(0, -1) + last)
    await expect(result).toContainText('Equal to nothing on this sheet')
    await box.fill(`${safeTxHash.slice(0, 10)}…${safeTxHash.slice(-8)}`)
    await expect(result).toContainText('Too short to decide: 16 of 64 characters')
    const words = page.getByRole('region', { name: 'Check phrase' }).getByRole('listitem')
    await expect(words).toHaveCount(12)
    await box.fill((await words.allTextContents()).join(' '))
    await expect(result).toContainText('Equal to the check phrase')
  })

  await test.step('what the device shows is chosen by keyboard, and told in its order', async () => {
    await page.getByRole('radio', { name: /^Two hashes/ }).focus()
    await page.keyboard.press('Space')
    const steps = page.getByRole('region', { name: /^On the device/ })
    await expect(steps.getByRole('listitem')).toHaveText([/^Domain hash/, /^Message hash/])
    await expect(steps).toContainText('It never shows the safeTxHash')
    await page.keyboard.press('ArrowDown')
    await expect(steps.getByRole('listitem').nth(1)).toContainText(/^To0x/)
    await expect(steps).toContainText('It never shows the nonce')
  })

  await test.step('another tool gets every value, and a second device the link', async () => {
    const tools = page.getByRole('region', { name: 'Compute the hashes with another tool' })
    await expect(tools).toContainText(`--safe-address '${account.safe}'`)
    const code = page.getByRole('img', { name: 'QR code with the link to the review of this transaction' })
    expect(await readCode(code)).toBe(review)
  })

  await test.step('what was not checked is listed', async () => {
    await expect(page.getByRole('region', { name: 'What was not checked' })).toContainText(
      'The code of this page, and your browser',
    )
  })

  await expectAccessible(page, { sizes: [desktop, phone] })

  await test.step('a description in the link is compared on the sheet too, and goes along to the review', async () => {
    const link = `${review}?gift=${describedGift(account, world)}`
    await page.goto(link)
    await page.getByRole('link', { name: 'Verification sheet', exact: true }).click()
    const code = page.getByRole('img', { name: /QR code .* and the description of the gift/ })
    expect(await readCode(code)).toBe(link)
    const alarm = page.getByText('Not the gift described: do not sign')
    await expect(alarm).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(alarm).toBeVisible()
    expect(await pagesOf(page, 'A4')).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'The whole review' }).click()
    await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()
    await expect(alarm).toBeVisible()
  })
})

test('what a sheet has to compare is one page, of A4 and of Letter, whatever it has to say and in German too', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const threeGifts = await proposeThreeGifts(account, world, ada)
  const gift = { to: causeAddress('open-wells'), value: parseEther('0.01'), data: '0x' } as const
  const fortyCalls = await proposeTx(account, { owner: ada, calls: Array.from({ length: 40 }, () => gift) })
  const delegateCall = await proposeDraft(account, {
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
      nonce: 2n,
    },
  })
  const sheetOf = (hash: Hex) => `#/sheet/local:${account.safe}/${hash}`
  const words = page.getByRole('region', { name: 'Check phrase' }).getByRole('listitem')

  await test.step('forty calls: what to compare is one page, and printed each call follows it', async () => {
    await page.goto(`${world.appUrl}/${sheetOf(fortyCalls)}`)
    const does = page.getByRole('region', { name: 'What it does' })
    await expect(does).toContainText('These are 40 calls, too many for one page')
    await expect(does).toContainText('In all, 0.4 ETH.')
    await expect(words).toHaveCount(12)
    const each = page.getByRole('listitem').filter({ hasText: 'Sends 0.01 ETH to 0x' })
    await expect(each).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(each).toHaveCount(40)
    await page.emulateMedia({ media: null })
    expect(await pagesOf(page, 'A4')).toBe(2)
  })

  await test.step('what stands against a transaction is on it, on paper too', async () => {
    await page.goto(`${world.appUrl}/${sheetOf(delegateCall)}`)
    const alarm = page.getByText('Do not sign before you have understood this')
    await expect(alarm).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(alarm).toBeVisible()
    expect(await pagesOf(page, 'A4')).toBe(1)
  })

  await test.step('a batch of three gifts, in a dark theme', async () => {
    await page.emulateMedia({ media: null, colorScheme: 'dark' })
    await page.goto(`${world.appUrl}/${sheetOf(threeGifts)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification sheet for transaction #0')
    await expect(words).toHaveCount(12)
    expect(await pagesOf(page, 'A4')).toBe(1)
    expect(await pagesOf(page, 'Letter')).toBe(1)
    await page.getByRole('radio', { name: /^Three hashes/ }).check()
    expect(await pagesOf(page, 'A4')).toBe(1)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  })

  await test.step('in German, whose sentences are longer', async () => {
    await page.emulateMedia({ media: null, colorScheme: 'light' })
    await page.goto(`${world.appUrl}/?lang=de${sheetOf(threeGifts)}`)
    await expect(page.getByRole('region', { name: 'Prüfwörter' }).getByRole('listitem')).toHaveCount(12)
    await expect(page.getByRole('region', { name: 'Was sie tut' })).toContainText('Sendet 1.250,5 LUSD an 0x')

    expect(await pagesOf(page, 'A4')).toBe(1)
    expect(await pagesOf(page, 'Letter')).toBe(1)
    await page.getByRole('radio', { name: /^Drei Hashes/ }).check()
    expect(await pagesOf(page, 'A4')).toBe(1)
  })
})

async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
