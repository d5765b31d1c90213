import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { confirmTx } from '../sandbox/host/safeActions'
import type { FailureRule } from '../sandbox/service/serviceSettings'
import type { WorldInfo } from '../sandbox/world'
import { cutNode } from './support/appNode'
import { checkScreenInHost } from './support/checkScreen'
import { answerInHost, newestGift, proposedHash, proposeAndFollow } from './support/giving'
import { hangService } from './support/hangService'
import { longJumpMs, takeOverTime } from './support/pageTime'
import { recordTexts } from './support/recordTexts'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.5' }] as const

type Spoil = (page: Page, world: WorldInfo, safe: Address) => Promise<() => Promise<void>>

/** For everyone who asks about this Safe: a host that still knew would be asked instead. */
const answerWith =
  (rule: FailureRule): Spoil =>
  async (_page, world, safe) => {
    const service = safeAtService(world, safe)
    await service.set({ failWith: [rule] })
    return () => service.becomeHonest()
  }

const failures: readonly { readonly name: string; readonly spoil: Spoil }[] = [
  // First: of an older gift the service is asked more rarely, and an answer of the host is then enough for long.
  { name: 'does not answer', spoil: hangService },
  { name: 'asks for fewer requests (429)', spoil: answerWith({ answer: 429, retryAfterSeconds: 30 }) },
  { name: 'fails (500)', spoil: answerWith({ answer: 500 }) },
  { name: 'sends a web page', spoil: answerWith({ answer: 'html' }) },
]

test('[S8.24] the service or the node fails in every way while a gift is followed: the status stays, a note tells since when, and it recovers', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.setTimeout(180_000)
  const all = failures.length + 1
  const account = await newSafe({ threshold: all + 1, owners: all + 1 })
  const [, ...coSigners] = account.owners
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket: gift })
  const card = await proposeAndFollow(page, app)
  const note = card.getByText(/^No answer since \d/)
  /** What the card says once this many co-signers have signed. */
  const words = (signed: number) => {
    const missing = all - signed
    if (missing === 0) return 'Ready to execute'
    return `Needs ${missing} more ${missing === 1 ? 'signature' : 'signatures'} (${signed + 1} of ${all + 1})`
  }
  await expect(card).toContainText(words(0))
  const safeTxHash = await proposedHash(world, account.safe)
  const confirm = async (index: number) => {
    const owner = coSigners[index]
    if (owner === undefined) throw new Error('Each failure has a co-signer.')
    await confirmTx(account, { owner, safeTxHash })
  }

  const shown = await recordTexts(app.getByRole('main'))
  for (const [index, { name, spoil }] of failures.entries())
    await test.step(`the service ${name}`, async () => {
      const repair = await spoil(page, world, account.safe)
      await time.passUntil(card, 'No answer since')
      await expect(card).toContainText('What you see is from')
      await expect(card).toContainText('The gift is not affected, and we keep asking.')
      await time.pass(120_000, longJumpMs)
      await expect(card).toContainText(words(index))
      await expect(note).toBeVisible()

      await repair()
      await confirm(index)
      await time.passUntil(card, words(index + 1), 600_000)
      await expect(note).toHaveCount(0)
    })

  await test.step('the node goes away', async () => {
    const repair = await cutNode(page, world)
    await confirm(failures.length)
    await time.passUntil(card, 'No answer since')
    await time.pass(60_000, longJumpMs)
    await expect(card).toContainText(words(failures.length))

    await repair()
    await time.passUntil(card, 'Ready to execute', 600_000)
    await expect(note).toHaveCount(0)
  })
  expect((await shown()).filter((text) => /Removed|Cancelled|Replaced|Sent to your Safe/.test(text))).toEqual(
    [],
  )
})

test('without its node the app is amber, and asks for a word before it proposes', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const time = await takeOverTime(page)
  const repair = await cutNode(page, world)
  const app = await openInSafe({ safe: account.safe, basket: gift })
  await expect(app.getByText('What your Safe holds could not be read')).toBeVisible()
  await app.getByRole('button', { name: /^Review/ }).click()
  await expect(app.getByText('Your Safe could not be compared with the chain')).toBeVisible()
  await expect(app.getByRole('main')).not.toContainText('Checked on chain')
  const propose = app.getByRole('button', { name: 'Propose to your Safe' })
  await expect(propose).toBeDisabled()
  await checkScreenInHost(page, world, 'the review of a Safe that could not be checked')

  await app.getByRole('checkbox', { name: /could not be compared with the chain/ }).check()
  await propose.click()
  await answerInHost(page, 'Sign')
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  const card = newestGift(app)
  await time.passUntil(card, 'No answer since')
  await expect(card).toContainText('Sent to your Safe, waiting for it to appear')
  await expect(card).toContainText('The Local chain node cannot be reached')

  await repair()
  await time.passUntil(card, 'Needs 1 more signature (1 of 2)', 600_000)
  await expect(card).not.toContainText('No answer since')
  expect(await safeAtService(world, account.safe).proposed()).toHaveLength(1)
})
