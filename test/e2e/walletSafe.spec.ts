import type { Locator } from '@playwright/test'
import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { differenceOf, gainedBy, heldBy, nothing, threeGifts } from './support/walletGiving'
import { executedBy, executesAtOnce, openSafeBasket, tellingRequests } from './support/walletSafe'
import { walletTest as test } from './support/walletTest'

// As far behind the chain as the real service is.
test.use({ serviceLagMs: 5_000 })

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const causes = ['open-wells', 'night-school-of-sao-bento', 'hedgerow-trust'].map(causeAddress)
const given = [
  { ...nothing, ETH: parseEther('0.25') },
  { ...nothing, LUSD: 12_500_000n },
  { ...nothing, LDAI: 1n },
]

test('[S1.10] three gifts are one batch, a co-signer signs and executes, and every cause has its money', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const time = await takeOverTime(page)
  const { account, wallet, giving, service, proposed } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines: threeGifts },
  )
  const [ada, ben, chloe] = account.owners as [Owner, Owner, Owner]
  const before = await heldBy(world, account.safe)

  await test.step('three gifts are proposed as one batch', async () => {
    await giving.review()
    await expect(giving.main).toContainText(
      'Your Safe will be asked to propose one transaction for all 3 payments',
    )
    await expect(giving.main).toContainText('2 of 3 owners have to sign')
    await expect(giving.main).toContainText('Read from the chain: contract, owners')
    await checkScreen(page, 'the review of a Safe behind a wallet')
    await giving.button('Propose to your Safe').click()
    await expect(giving.heading).toHaveText('Proposed to your Safe')
    await checkScreen(page, 'what was proposed')
    await giving.follow()

    await expect(giving.card).toContainText('Needs 1 more signature (1 of 2)')
    await checkScreen(page, 'the activity of a Safe behind a wallet')
    await expect(signers(giving.card, 'Signed: 1 of 2 required signatures')).toHaveText([ada.address])
    await expect(signers(giving.card, 'Not signed: 2')).toHaveText([ben.address, chloe.address])
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
    expect(await heldBy(world, account.safe)).toEqual(before)
  })

  await test.step('a co-signer signs and executes', async () => {
    const safeTxHash = await proposed()
    await confirmTx(account, { owner: ben, safeTxHash })
    await time.passUntil(giving.card, 'Ready to execute')
    await executeTx(account, { owner: ben, safeTxHash })
    await time.passUntil(giving.card, 'Delivered')

    const { gained } = await gainedBy(world, [await executedBy(world, safeTxHash)], causes)
    expect(gained).toEqual(given)
    expect(differenceOf(await heldBy(world, account.safe), before)).toEqual({
      ETH: -parseEther('0.25'),
      LUSD: -12_500_000n,
      LDAI: -1n,
    })
    await expect(giving.cards).toHaveCount(1)
    expect(await service.proposed()).toHaveLength(1)
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
  })
})

test('[S1.10] a Safe behind a wallet is recognised by the chain; without batches only one gift is requested, and followed to its end', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const time = await takeOverTime(page)
  const { account, wallet, header, panel, giving, service, connect, proposed } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines: threeGifts, knobs: { batches: 'unsupported' } },
  )
  const ben = account.owners[1] as Owner
  await test.step('connected by hand, its panel says who owns it, and no network switch is requested', async () => {
    await header.account.click()
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.expectVisitor()
    await connect()
    await header.account.click()
    await expect(panel).toContainText('On Local chain. 2 of 3 owners have to sign.')
    const owners = panel.getByRole('region', { name: 'Owners' }).getByRole('listitem')
    for (const { address } of account.owners) await expect(owners.filter({ hasText: address })).toHaveCount(1)
    await expect(owners).toHaveCount(3)
    await expect(panel).toContainText('20 ETH')
    await expect(panel).toContainText('Read from the chain: contract, owners')
    await checkScreen(page, 'the panel of a Safe behind a wallet')
    await panel.getByRole('button', { name: 'Close' }).click()

    await header.network.click()
    await expect(page.getByRole('alert')).toContainText(
      'Try switching networks from within your wallet instead',
    )
    await expect(header.networks).toBeHidden()
    expect(await tellingRequests(wallet)).toEqual([])
  })

  await test.step('several gifts: nothing is requested, and they are to go one at a time', async () => {
    await giving.propose()
    await expect(giving.heading).toHaveText('This gift was not proposed')
    await expect(giving.main).toContainText('no money has moved')
    await expect(giving.main).toContainText(
      'Keep one payment in your gift, or open this page inside Safe{Wallet}',
    )
    expect(await tellingRequests(wallet)).toEqual([])
    expect(await service.proposed()).toEqual([])
    await giving.button('Back to your gift').click()
  })

  await test.step('one gift goes by eth_sendTransaction, and is followed by its safeTxHash', async () => {
    for (const { cause } of threeGifts.slice(1))
      await giving
        .line(cause)
        .getByRole('button', { name: /remove/i })
        .click()
    await giving.propose()
    await giving.follow()
    await expect(giving.card).toContainText('Needs 1 more signature (1 of 2)')
    const safeTxHash = await proposed()
    await confirmTx(account, { owner: ben, safeTxHash })
    await executeTx(account, { owner: ben, safeTxHash })
    await time.passUntil(giving.card, 'Delivered')
    const { gained } = await gainedBy(world, [await executedBy(world, safeTxHash)], causes)
    expect(gained).toEqual([given[0], nothing, nothing])
    expect(await tellingRequests(wallet)).toEqual(['eth_sendTransaction'])
  })
})

test('[S1.10] a Safe of one owner executes at once, batch or not: delivered, and nothing on the way says that no money has moved', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const time = await takeOverTime(page)
  const { account, wallet, giving, proposed } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines: threeGifts, threshold: 1, owners: 1, knobs: executesAtOnce },
  )
  const expectDelivered = async (gains: typeof given) => {
    const before = await heldBy(world, account.safe)
    await giving.propose()
    await expect(giving.heading).toHaveText(/^(Proposed to your Safe|Delivered)$/)
    await expect(giving.main).not.toContainText('No money has moved yet')
    await giving.follow()
    await time.passUntil(giving.card, 'Delivered')
    const { gained } = await gainedBy(world, [await executedBy(world, await proposed())], causes)
    expect(gained).toEqual(gains)
    expect(differenceOf(await heldBy(world, account.safe), before).ETH).toBe(-parseEther('0.25'))
  }
  await test.step('three gifts', async () => {
    await expectDelivered(given)
    await expect(giving.cards).toHaveCount(1)
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
  })

  await test.step('one gift, by a wallet that cannot batch', async () => {
    await wallet.set({ batches: 'unsupported' })
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, threeGifts.slice(0, 1))
    await expectDelivered([{ ...nothing, ETH: parseEther('0.25') }, nothing, nothing])
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls', 'eth_sendTransaction'])
  })

  await page.reload()
  await expect(giving.cards.filter({ hasText: 'Delivered' })).toHaveCount(2)
  await expect(giving.cards).toHaveCount(2)
})

/** The owners under one heading of the card. */
function signers(card: Locator, title: string): Locator {
  return card.getByText(title, { exact: true }).locator('..').getByRole('listitem')
}
