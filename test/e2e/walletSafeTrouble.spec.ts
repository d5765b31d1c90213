import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { cutNode } from './support/appNode'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { findNotice } from './support/findNotice'
import { fillBasket } from './support/giving'
import { hangService } from './support/hangService'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { alterWallet, threeGifts } from './support/walletGiving'
import { openSafeBehind, tellingRequests } from './support/walletSafe'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const lines = threeGifts

test('[S4.5] a Safe on a chain that the app does not know is connected, not asked to switch, and given from once it is back', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  test.slow()
  const setFaults = await alterWallet(page)
  const mend = await cutNode(page, world)
  const { account, wallet, header, panel, giving, service } = await openSafeBehind(
    { page, world, newSafe, openWithWallet },
    { knobs: { chain: 5 }, path: '/give' },
  )
  await header.choose()
  await expect(header.wrongNetwork).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrong network')
  await expect(page.getByRole('main')).toContainText('Your money is safe')
  await checkScreen(page, 'a Safe on a chain that the app does not know')
  expect(await tellingRequests(wallet)).toEqual([])

  await wallet.set({ chain: world.chainId })
  await header.expectAccount(account.safe)

  await test.step('a chain that cannot be asked: whose address it is stays open, and nothing can be sent', async () => {
    const notice = findNotice(page, 'Your wallet’s address could not be looked up on the chain')
    await expect(notice).toContainText('The Local chain node cannot be reached')
    await expect(notice).toContainText('nothing can be sent before that is known')
    await checkScreen(page, 'a chain that cannot be asked')
    await expect(giving.button(/^Review/)).toHaveCount(0)
    await giving.toActivity()
    await expect(notice).toBeVisible()
    await header.account.click()
    await expect(page.getByRole('dialog')).not.toContainText(/owners? ha/)
    await page.keyboard.press('Escape')

    await notice.getByRole('button', { name: 'Look again' }).click()
    await expect(notice).toBeVisible()
    // Nobody presses anything: it is tried again by itself.
    await mend()
    await expect(notice).toBeHidden({ timeout: 60_000 })
  })

  await header.account.click()
  await expect(panel).toContainText('2 of 3 owners have to sign')
  expect(await tellingRequests(wallet)).toEqual([])
  await page.keyboard.press('Escape')

  await test.step('another contract behind the wallet is not called a Safe', async () => {
    await giving.toGift()
    await wallet.set({ safe: localTokens.LUSD.address })
    await header.expectAccount(localTokens.LUSD.address)
    await expect(page.getByRole('combobox', { name: 'Add a cause' })).toBeVisible()
    await header.openPanel()
    await expect(header.panel).not.toContainText('Safe')
    await expect(panel).toHaveCount(0)
    expect(await tellingRequests(wallet)).toEqual([])
    await page.keyboard.press('Escape')
    await wallet.set({ safe: account.safe })
    await header.expectAccount(account.safe)
  })

  await test.step('the basket is left alone', async () => {
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, lines)
    await giving.review()
    await wallet.set({ chain: 5 })
    await expect(header.wrongNetwork).toBeVisible()
    await expect(giving.heading).toHaveText('Wrong network')
    await wallet.set({ chain: world.chainId })
    await expect(giving.line('Open Wells').getByRole('textbox', { name: /^Amount/ })).toHaveValue('0.25')
  })

  await test.step('without having said so: nothing is asked of it, and where to go is said', async () => {
    await setFaults({ eth_chainId: { result: '0x1' } })
    await giving.propose()
    await expect(giving.heading).toHaveText('This gift was not proposed')
    await expect(giving.main).toContainText('Open this Safe on Local chain in your wallet')
    expect(await tellingRequests(wallet)).toEqual([])
    await setFaults({})
    await giving.button('Back to your gift').click()
  })

  await test.step('a chain that is lost before the gift is proposed: given when the user says so, and found when it is back', async () => {
    await giving.review()
    await expect(giving.main).toContainText('Read from the chain: contract, owners')
    const mendAgain = await cutNode(page, world)
    await giving.button('Propose to your Safe').click()
    await expect(giving.heading).toHaveText('This gift was not proposed')
    expect(await tellingRequests(wallet)).toEqual([])

    await giving.button('Back to your gift').click()
    await giving.review()
    await expect(giving.main).toContainText('Your Safe could not be checked on the chain')
    await expect(giving.button('Propose to your Safe')).toBeDisabled()
    await giving.main.getByRole('checkbox').check()
    await giving.button('Propose to your Safe').click()
    await expect(giving.heading).toHaveText('Looking for your gift')
    await expect(giving.main).toContainText('The Local chain node cannot be reached')
    await mendAgain()
    await giving.button('Look again').click()
    await giving.follow()
    // After five requests in a minute the budget holds back the poll that shows the signatures.
    await expect(giving.card).toContainText('Needs 1 more signature (1 of 2)', { timeout: 60_000 })
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
    expect(await service.proposed()).toHaveLength(1)
  })
})

test('a service that does not answer, or is slow to show the proposal: the Safe is open all the same, and the gift is found', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  test.slow()
  const time = await takeOverTime(page)
  const answer = await hangService(page, world)
  const { wallet, giving, service, connect } = await openSafeBehind({ page, world, newSafe, openWithWallet })
  await connect()
  await fillBasket(page, lines)
  await giving.propose()
  await expect(giving.heading).toHaveText('Looking for your gift')
  await answer()
  await expect(giving.heading).toHaveText('Proposed to your Safe')
  await giving.follow()
  await expect(giving.card).toContainText('Needs 1 more signature (1 of 2)')
  expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
  expect(await service.proposed()).toHaveLength(1)

  await test.step('slow: it is looked for by itself, over a reload too, and nothing is asked again', async () => {
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, [{ cause: 'Open Wells', asset: 'ETH', amount: '0.75' }])
    await service.set({ proposalDelayMs: 3_600_000 })
    await giving.propose()
    await expect(giving.heading).toHaveText('Looking for your gift')
    await expect(giving.main.getByText(/^Not found when we looked on/)).toBeVisible()
    await checkScreen(page, 'a proposal that is looked for')
    await giving.toActivity()
    await expect(giving.main).toContainText('See where it stands')

    await page.reload()
    await giving.toGift()
    await expect(giving.heading).toHaveText('Looking for your gift')
    await service.becomeHonest()
    await time.passUntil(giving.main, 'Proposed to your Safe', 130_000)
    await giving.follow()
    // Looking for it has taken requests: the next one waits for its minute.
    await time.passUntil(giving.card, 'Needs 1 more signature (1 of 2)')
    expect(await tellingRequests(wallet)).toEqual([])
    expect(await service.proposed()).toHaveLength(2)
  })
})
