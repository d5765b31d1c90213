import type { Hex } from 'viem'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { proposeAndFollow, proposedHash } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { recordTexts } from './support/recordTexts'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '1.5' }] as const
/** Of a transaction that the chain does not have any longer. */
const transactionHash: Hex = `0x${'de'.repeat(32)}`

test('after a reorganisation that the service has not noticed a gift is neither delivered nor executed until the chain says so', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 2 })
  const [, ben] = account.owners as [Owner, Owner]
  const service = safeAtService(world, account.safe)
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket: gift })
  const card = await proposeAndFollow(page, app)
  const safeTxHash = await proposedHash(world, account.safe)
  await confirmTx(account, { owner: ben, safeTxHash })
  await time.passUntil(card, 'Ready to execute')
  const shown = await recordTexts(app.getByRole('main'))

  const review = await page.context().newPage()
  const progress = review.getByRole('main')
  const openReview = async () => {
    // A new document: within one, what was read in the last 30 seconds is shown.
    await review.goto('about:blank')
    await review.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  }

  await test.step('the service tells of an execution that is gone', async () => {
    await service.set({ goneExecution: { safeTxHash, transactionHash } })
    await time.passUntil(card, 'Being executed')
    await openReview()
    await expect(progress).toContainText(
      'The transaction service says that it was executed, and the chain says that it was not.',
    )
    await expect(progress).not.toContainText('Executed: the Safe’s own event says so')
    await expect(progress).not.toContainText('What left the Safe')
  })

  await test.step('once the service has noticed, it waits again', async () => {
    await service.becomeHonest()
    await time.passUntil(card, 'Ready to execute')
    await openReview()
    await expect(progress).toContainText('It is next: an owner can execute it.')
    expect((await shown()).filter((text) => /Delivered|Removed|Replaced by|Cancelled/.test(text))).toEqual([])
  })

  await test.step('in another block it is delivered, while the service still names the transaction that is gone', async () => {
    await service.set({ goneExecution: { safeTxHash, transactionHash } })
    await executeTx(account, { owner: ben, safeTxHash })
    await time.passUntil(card, 'Delivered')
    await expect(app.getByRole('main')).not.toContainText(transactionHash)
    await openReview()
    await expect(progress).toContainText('Executed: the Safe’s own event says so')
    await service.becomeHonest()
    await time.pass(30_000)
    await expect(card).toContainText('Delivered')
  })
})
