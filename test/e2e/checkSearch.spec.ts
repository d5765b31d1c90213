import { encodeRecordLink } from '../../src/core/record/recordLink'
import { exportRecordTable } from '../../src/flows/record/exportRecord'
import { giftRecord } from '../support/giftRecords'
import { answerForAllChains, cutChain, nodeRequests, silenceChain } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const [optimism, base] = [10, 8453]
const clock = { nowMs: () => Date.now(), sleep: async () => {} }

test('a check of a gift that its chain does not have shows what each chain has said while another one is silent', async ({
  page,
  world,
  mishaps,
}) => {
  mishaps.allow(nodeRequests)
  await answerForAllChains(page)
  silenceChain(page, optimism)
  cutChain(page, base)
  await page.clock.install()
  const link = encodeRecordLink(giftRecord({ chainId: world.chainId }))
  await page.goto(`${world.appUrl}/#/check?record=${link}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Read in part: nothing is decided yet')
  await expect(main).toContainText('The record is of Local chain, where no block has this transaction.')
  await expect(main.getByRole('listitem').filter({ hasText: 'Could not be read' })).toHaveText(
    'Could not be read: Base',
  )
  await expect(main.getByRole('listitem').filter({ hasText: 'Without this transaction' })).toHaveText(
    'Without this transaction: Local chain and Ethereum',
  )
  await expect(main.getByRole('listitem').filter({ hasText: 'No answer yet' })).toHaveText(
    'No answer yet: Optimism',
  )
  await expect(main).not.toContainText(/Confirmed|Refuted|No longer on chain/)
  await expectAccessible(page, { sizes: [desktop, phone] })

  await page.clock.runFor(120_000)
  await expect(main).toContainText('No longer on chain, or never there')
  await expect(main).toContainText(
    'Whether the transaction is on another chain is open: Optimism and Base could not be read.',
  )

  await test.step('an export says it too, beside how many were checked', async () => {
    const gifts = [giftRecord({ chainId: world.chainId }), giftRecord({ chainId: world.chainId, index: 1 })]
    await page.getByLabel('Or paste a record').fill(await (await exportRecordTable(gifts, clock)).text())
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
    await expect(main).toContainText('0 of 2 checked')
    await page.clock.runFor(1_000)
    await expect(main).toContainText('No answer yet: Optimism')
    await page.clock.runFor(120_000)
    await expect(main).toContainText('2 of 2 do not hold')
    await expect(main).not.toContainText('No answer yet')
  })
})
