import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { alterNode, cutNode } from './support/appNode'
import { answerForAllChains, nodeRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { makeFinal } from './support/makeFinal'
import { safeAtService } from './support/safeAtService'
import { expect, test, type TestSafe } from './support/test'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }

/** Two gifts in one batch, delivered. */
async function giveTwice(account: TestSafe, world: WorldInfo) {
  const [ada] = account.owners as [Owner]
  const transfer = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [causeAddress('second-bread'), parseUnits('1250.5', 6)],
  })
  const safeTxHash = await proposeTx(account, {
    owner: ada,
    calls: [
      { to: world.tokens.LUSD.address, value: 0n, data: transfer },
      { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' },
    ],
  })
  await executeTx(account, { owner: ada, safeTxHash })
  await makeFinal(world)
  return safeTxHash
}

async function saveRecord(page: Page): Promise<Record<string, unknown>> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the record' }).click()
  return JSON.parse(await readFile(await (await saved).path(), 'utf8')) as Record<string, unknown>
}

async function checkText(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste a record').fill(text)
  await page.getByRole('button', { name: 'Check it', exact: true }).click()
}

test('the record of a delivered gift is confirmed by the chain, refuted when anything was changed, and refused when it is none', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  test.slow()
  mishaps.allow(/503/)
  // A transaction that its chain does not have is looked for on the others.
  mishaps.allow(nodeRequests)
  await answerForAllChains(page)
  const account = await newSafe({ threshold: 1, owners: 2 })
  const safeTxHash = await giveTwice(account, world)
  await page.goto(`${world.appUrl}/#/record/local:${account.safe}/${safeTxHash}/0`)
  const main = page.getByRole('main')
  await expect(main).toContainText('1,250.5 LUSD to Second Bread on')
  await expect(main).toContainText('not a tax receipt')
  await expect(main).toContainText(safeTxHash)
  await expect(main).toContainText('1250500000 in base units')
  await expectAccessible(page, { sizes: [desktop, phone] })
  const record = await saveRecord(page)

  await test.step('the link of the record, with the service down and nothing connected', async () => {
    const service = safeAtService(world, account.safe)
    await service.set({ failWith: [{ answer: 503 }] })
    await page.getByRole('link', { name: 'Check it now' }).click()
    await expect(main).toContainText('Confirmed: the chain says the same')
    await expect(main.getByText('Different on chain:')).toHaveCount(0)
    await expectAccessible(page, { sizes: [desktop, phone] })
    await service.becomeHonest()
  })

  const changes: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['one digit of the amount', { amount: '1250500001' }, 'Different: Amount.'],
    [
      'another cause',
      { cause: { ...(record['cause'] as object), id: 'open-wells', name: 'Open Wells' } },
      'Different: Name in the directory’s links, Cause',
    ],
    [
      'another block',
      { blockNumber: `${BigInt(record['blockNumber'] as string) + 1n}` },
      'Different: Block.',
    ],
    ['another chain', { chainId: 1 }, 'The transaction is not on'],
  ]
  for (const [what, change, words] of changes)
    await test.step(what, async () => {
      await checkText(page, JSON.stringify({ ...record, ...change }))
      await expect(main).toContainText('Refuted: the record does not say what the chain says')
      await expect(main).toContainText(words)
    })

  await test.step('on a phone too one reads the outcome at once, and what the chain says beside the field', async () => {
    await page.setViewportSize(phone)
    await checkText(page, JSON.stringify({ ...record, amount: '1250500001' }))
    await expect(main.getByText('Refuted: the record does not say what the chain says')).toBeInViewport()
    await expect(main).toContainText('Different on chain: 1,250.5 LUSD')
    await page.setViewportSize(desktop)
  })

  await test.step('above the newest final block', async () => {
    const honest = await alterNode(page, world, { eth_getBlockByNumber: { number: '0x1' } })
    await checkText(page, JSON.stringify(record))
    await expect(main).toContainText('Not final yet: so far the chain says the same')
    await expect(main).toContainText('A reorganisation of the chain could still take it out')
    await expect(main).not.toContainText('The payment is confirmed')
    await honest()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(main).toContainText('Confirmed: the chain says the same')
  })

  await test.step('after a reorganisation of the chain', async () => {
    const honest = await alterNode(page, world, {
      eth_getTransactionByHash: null,
      eth_getTransactionReceipt: null,
    })
    await checkText(page, JSON.stringify(record))
    await expect(main).toContainText('No longer on chain, or never there')
    await honest()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(main).toContainText('Confirmed: the chain says the same')
  })

  await test.step('a whole export, as it is and with one digit changed', async () => {
    await page.goto(`${world.appUrl}/#/record/local:${account.safe}`)
    await expect(main).toContainText('Complete since')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download JSON' }).click()
    const text = await readFile(await (await saved).path(), 'utf8')
    await page.goto(`${world.appUrl}/#/check`)
    const checkFile = async (content: string) => {
      const file = { name: 'gifts.json', mimeType: 'application/json', buffer: Buffer.from(content) }
      await page.getByLabel('File', { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: 'Check it', exact: true }).click()
    }
    await checkFile(text)
    await expect(main).toContainText('All 2 are confirmed: the chain says the same')
    await checkFile(text.replaceAll('1250500000', '1250500001'))
    await expect(main).toContainText('1 of 2 does not hold')
    await expect(main).toContainText('Different: Amount and Stayed with the recipient.')
    await page.getByRole('button', { name: 'See every field' }).click()
    await expect(main).toContainText('Refuted: the record does not say what the chain says')
    await expectAccessible(page, { sizes: [desktop, phone] })
    await page.goto(`${world.appUrl}/#/check`)
    await checkText(page, JSON.stringify(record))
    await expect(main).toContainText('Confirmed: the chain says the same')
  })

  await test.step('an unreachable node is no verdict', async () => {
    const honest = await cutNode(page, world)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(main).toContainText('Could not be checked: the chain was not read')
    await honest()
  })

  await test.step('what is no gift record is refused with the name of the field', async () => {
    await page.goto(`${world.appUrl}/#/check?record=abc`)
    await expect(main).toContainText('It has been cut short or changed on the way.')
    await expectAccessible(page, { sizes: [desktop, phone] })
    await page.goto(`${world.appUrl}/#/check`)
    await expect(main).not.toContainText('It has been cut short')
    await page.getByRole('button', { name: 'Check it', exact: true }).press('Enter')
    await expect(page.getByLabel('File')).toBeFocused()
    await expect(main).toContainText('There is nothing to check yet.')
    await checkText(page, '{"chainId":"1"}')
    await expect(main).toContainText('At “chainId”')
    await checkText(page, '['.repeat(100_000))
    await expect(main).toContainText('This is not the text of a gift record')
  })
})
