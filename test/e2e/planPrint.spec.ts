import { getAddress } from 'viem'
import { encodePlan } from '../../src/core/giving/planDocument'
import { causeAddress } from '../sandbox/causes'
import { addressOf } from '../support/safeFixtures'
import { expect, test } from './support/test'

const payments = 42

test('a plan on paper has every payment and its sums, and nothing to press', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  const gifts = Array.from({ length: payments }, (_, at) => ({
    causeId: null,
    name: null,
    recipient: at % 2 === 0 ? causeAddress('open-wells') : addressOf(`school ${at}`),
    token: null,
    amount: BigInt(at + 1) * 10n ** 15n,
  }))
  const plan = encodePlan({
    name: 'Winter',
    createdAtMs: Date.UTC(2026, 10, 20),
    purpose: 'Winter round',
    author: null,
    directory: null,
    parts: [{ chainId: world.chainId, safe: getAddress(`0x${'5b'.repeat(20)}`), gifts }],
  })
  await page.goto(`${world.appUrl}/#/gift?doc=${plan}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('table').first().getByRole('row')).toHaveCount(payments + 1)
  await expect(main.getByRole('button').first()).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  for (const row of await main.getByRole('table').first().getByRole('row').all())
    await expect(row).toBeVisible()
  await expect(main.getByRole('link')).toHaveCount(0)
  await expect(main).toContainText('Winter round')
  // 1 + 2 + … + 42 thousandths.
  await expect(main).toContainText('0.903 ETH')
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4)
})
