import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { confirmTx, deleteTx, executeTx, proposeTx, rejectTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { alterNode } from './support/appNode'
import { giveAndFollow, newestGift, proposedHash, proposeGift, proposeAndFollow } from './support/giving'
import { longJumpMs, takeOverTime } from './support/pageTime'
import { recordTexts } from './support/recordTexts'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '1.5' }] as const

test('[S4.18, S4.19] a gift is cancelled by a rejection, replaced by another transaction, or deleted from the queue', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben, chidi] = account.owners as [Owner, Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket: gift })

  await test.step('an execution that the service has not indexed yet is never called cancelled or replaced', async () => {
    const first = await proposeAndFollow(page, app)
    await expect(first).toContainText('Needs 1 more signature (1 of 2)')
    const safeTxHash = await proposedHash(world, account.safe)
    const service = safeAtService(world, account.safe)
    await confirmTx(account, { owner: ben, safeTxHash })
    await time.passUntil(first, 'Ready to execute')

    await service.set({ indexLagMs: 3_600_000 })
    // The node knows the nonce, and its logs run behind.
    const showExecutions = await alterNode(page, world, { eth_getLogs: [], eth_getTransactionReceipt: null })
    const shown = await recordTexts(app.getByRole('main'))
    await executeTx(account, { owner: ben, safeTxHash })
    // What the platform would now call CANCELLED: its number is used, and the service has not seen it executed.
    expect(await service.proposed()).toMatchObject([{ safeTxHash, nonce: '0', isExecuted: false }])
    await time.passUntil(first, 'Being executed, or replaced by another')
    await time.pass(150_000, longJumpMs)
    await expect(first).toContainText('Being executed, or replaced by another')

    await showExecutions()
    await time.passUntil(first, 'Delivered')
    await service.becomeHonest()
    await time.pass(30_000)
    await expect(first).toContainText('Delivered')
    expect((await shown()).filter((text) => /Cancelled|Replaced by/.test(text))).toEqual([])
  })

  await test.step('a rejection on the same number that is executed cancels it', async () => {
    await app.getByRole('link', { name: 'Causes' }).click()
    const card = await giveAndFollow(page, app, [{ cause: 'Hedgerow Trust', asset: 'ETH', amount: '2' }])
    await expect(card).toContainText('Needs 1 more signature (1 of 2)')
    const safeTxHash = await proposedHash(world, account.safe)
    const rejection = await rejectTx(account, { owner: ben, safeTxHash })
    await confirmTx(account, { owner: chidi, safeTxHash: rejection })
    await expect(card).toContainText('Needs 1 more signature (1 of 2)')

    await executeTx(account, { owner: chidi, safeTxHash: rejection })
    await time.passUntil(card, 'Cancelled')
    await expect(card).toContainText('The money is still in your Safe')
    await expect(app.getByRole('region', { name: 'Finished' })).toContainText('Gift to Hedgerow Trust')
    expect(await createChainClient(world.rpcUrl).getBalance({ address: account.safe })).toBe(
      parseEther('18.5'),
    )
  })

  await test.step('another transaction that takes the number replaces it', async () => {
    await app.getByRole('link', { name: 'Causes' }).click()
    const school = 'Night School of São Bento'
    const next = await giveAndFollow(page, app, [{ cause: school, asset: 'LUSD', amount: '12.34' }])
    await expect(next).toContainText('Needs 1 more signature (1 of 2)')
    // The rival is a gift too, and shown as one of its own.
    const replaced = app.getByRole('article').filter({ hasText: `Gift to ${school}` })
    const rival = await proposeTx(account, {
      owner: ben,
      nonce: 2n,
      calls: [{ to: causeAddress('hedgerow-trust'), value: 1n, data: '0x' }],
    })
    await confirmTx(account, { owner: chidi, safeTxHash: rival })
    await executeTx(account, { owner: chidi, safeTxHash: rival })
    await time.passUntil(replaced, 'Replaced by #2')
    await expect(replaced).toContainText('This gift was not paid and cannot be any more')
  })

  await test.step('deleted by its proposer: said only once the service has denied it for a minute', async () => {
    await app.getByRole('link', { name: 'Causes' }).click()
    const next = await giveAndFollow(page, app, [{ cause: 'Open Wells', asset: 'LDAI', amount: '5' }])
    await expect(next).toContainText('Needs 1 more signature (1 of 2)')
    await deleteTx(account, { owner: ada, safeTxHash: await proposedHash(world, account.safe) })
    await time.passUntil(next, 'Not in your Safe’s list since')
    await time.pass(40_000)
    await expect(next).toContainText('Needs 1 more signature (1 of 2)')
    await expect(next).not.toContainText('Removed')

    await time.passUntil(next, 'Removed from the queue')
    await expect(next).toContainText('Signatures that were already given stay valid')
  })
})

test('[S4.17, S4.19] a payment that fails inside an execution gives nothing, and the app says so', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket: gift })
  await proposeGift(app)
  // Above zero, a failing payment uses the number up instead of undoing the execution.
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Advanced').click()
  await dialog.getByRole('textbox', { name: 'safeTxGas' }).fill('60000')
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  const card = newestGift(app)
  const safeTxHash = await proposedHash(world, account.safe)
  await confirmTx(account, { owner: ben, safeTxHash })
  await time.passUntil(card, 'Ready to execute')

  await createChainClient(world.rpcUrl).setBalance({ address: account.safe, value: 0n })
  await executeTx(account, { owner: ben, safeTxHash })
  await time.passUntil(card, 'Failed: nothing was given')
  await expect(card).toContainText(
    'The money of the gift is still in your Safe. The queue number is used up.',
  )
  await expect(card).not.toContainText('Delivered')
})
