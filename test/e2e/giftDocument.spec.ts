import { getAddress } from 'viem'
import { encodePlan, type PlanDocument } from '../../src/core/giving/planDocument'
import { causeAddress } from '../sandbox/causes'
import type { WorldInfo } from '../sandbox/world'
import { frameOfApp } from './support/appInHost'
import { answerInHost, proposeGift } from './support/giving'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }
const stranger = getAddress(`0x${'99'.repeat(20)}`)
const otherSafe = getAddress(`0x${'5b'.repeat(20)}`)

function planFor(safe: `0x${string}`, world: WorldInfo, change: Partial<PlanDocument> = {}): PlanDocument {
  const token = getAddress(world.tokens.LUSD.address)
  return {
    name: null,
    createdAtMs: Date.UTC(2026, 10, 20, 14, 5),
    purpose: 'Third quarter',
    author: 'Ada',
    directory: null,
    parts: [
      {
        chainId: world.chainId,
        safe: getAddress(safe),
        gifts: [
          {
            causeId: 'open-wells',
            name: 'Open Wells',
            recipient: causeAddress('open-wells'),
            token,
            amount: 1_500_000n,
          },
          {
            causeId: 'second-bread',
            name: 'Second Bread',
            recipient: stranger,
            token: null,
            amount: 10n ** 17n,
          },
          { causeId: null, name: 'Open  Wells', recipient: otherSafe, token: null, amount: 1n },
        ],
      },
    ],
    ...change,
  }
}

test('a link shows the gift in it to anybody, only a press puts it into the basket, and one that is no gift says why', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const text = encodePlan(planFor(account.safe, world))
  const path = `/gift?doc=${text}`

  await test.step('a link that is no gift adds nothing, and says why', async () => {
    // In turn, so that no words are left from the link before.
    for (const [bad, words] of [
      ['%00%ff<script>', 'cut short or changed on the way'],
      ['e30', 'version'],
      ['AAAA', 'cut short or changed on the way'],
      [Buffer.from('{"version":7}').toString('base64url'), 'A newer version of this page wrote it'],
      ['', 'cut short or changed on the way'],
      ['A'.repeat(30_000), '24000 are allowed'],
    ] as const) {
      await page.goto(`${world.appUrl}/#/gift?doc=${bad}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link carries no gift')
      await expect(page.getByRole('main')).toContainText(words)
    }
  })

  await test.step('with nothing connected', async () => {
    await page.goto(`${world.appUrl}/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A gift that was sent to you')
    const rows = page.getByRole('table', { name: 'Payments of the plan' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText('Open Wells')
    await expect(rows.nth(1)).toContainText('1.5 LUSD')
    await expect(rows.nth(2)).toContainText('The directory has another address for this cause')
    await expect(rows.nth(2)).toContainText(causeAddress('second-bread'))
    await expect(rows.nth(3)).toContainText('this is not its address there')
    await expect(page.getByRole('main')).toContainText('Purpose: “Third quarter”. Written by “Ada”.')
    await expect(page.getByRole('button', { name: /to your gift$/ })).toHaveCount(0)
    await expectAccessible(page, { sizes: [desktop, phone] })
  })

  const app = await openInSafe({ safe: account.safe, path })
  await expect(app.getByRole('region', { name: 'Payments' })).toContainText('which is connected now')
  await expect(app.getByRole('button', { name: /to your gift$/ })).toHaveCount(0)
  await app.getByRole('checkbox', { name: /at the address of the directory/ }).check()
  await app.getByRole('button', { name: 'Add 3 payments to your gift' }).click()
  await expect(app.getByRole('group', { name: 'Gift to Open Wells' })).toBeVisible()
  await expect(app.getByRole('group', { name: 'Gift to Second Bread' })).toBeVisible()
  await expect(app.getByRole('group', { name: /^Gift to / })).toHaveCount(3)
})

test('a plan of several Safes and chains shows each part, and opens the one of the Safe that is connected', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const gift = {
    causeId: 'open-wells',
    name: 'Open Wells',
    recipient: causeAddress('open-wells'),
    token: null,
    amount: 5n,
  }
  const plan = planFor(account.safe, world, {
    name: 'Both treasuries',
    parts: [
      { chainId: world.chainId, safe: otherSafe, gifts: [gift] },
      { chainId: world.chainId, safe: getAddress(account.safe), gifts: [gift, gift] },
      { chainId: 999_999, safe: otherSafe, gifts: [gift] },
    ],
  })
  const app = await openInSafe({ safe: account.safe, path: `/gift?doc=${encodePlan(plan)}` })
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Both treasuries')
  const part = (number: number) => app.getByRole('region', { name: `Part ${number} of 3` })
  await expect(part(1)).toContainText(otherSafe)
  await expect(part(1).getByRole('link', { name: 'Its whole queue' })).toBeVisible()
  await expect(part(1).getByRole('button', { name: /to your gift$/ })).toHaveCount(0)
  await expect(part(2)).toContainText('which is connected now')
  await expect(part(3)).toContainText('does not work on that chain')
  await part(2).getByRole('button', { name: 'Look where these payments stand' }).click()
  await expect(part(2)).toContainText(
    'None of its newest transactions makes exactly these payments, nor do several of them together.',
  )
  await part(2).getByRole('button', { name: 'Add 2 payments to your gift' }).click()
  await expect(app.getByRole('group', { name: 'Gift to Open Wells' })).toHaveCount(2)

  await test.step('once it is proposed, the plan says where the part stands and leads to its review', async () => {
    await proposeGift(app)
    await answerInHost(page, 'Sign')
    await expect(app.getByRole('heading', { name: 'Let your co-signers check it' })).toBeVisible()
    await frameOfApp(page, world).evaluate(
      (link) => {
        window.location.hash = link
      },
      `#/gift?doc=${encodePlan(plan)}`,
    )
    await part(2).getByRole('button', { name: 'Look where these payments stand' }).click()
    await expect(part(2)).toContainText(
      'Transaction #0 makes exactly these payments and waits with 1 signature',
    )
    await part(2).getByRole('link', { name: 'Review it, and compare it with this plan' }).click()
    await expect(app.getByRole('region', { name: 'Compared with the gift described' })).toContainText(
      'Exactly the gift described',
    )
  })
})
