import type { Page } from '@playwright/test'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  numberToHex,
  parseAbi,
  parseUnits,
} from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployHostileTokens } from '../sandbox/chain/tokens/deployHostileTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { expectAccessibleInHost } from './support/accessibleInHost'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { answerInHost, fillBasket, type Line, newestGift } from './support/giving'
import { refuseForecasts } from './support/refuseForecasts'
import { expect, test, type OpenOptions, type TestSafe } from './support/test'
import { changeSetting, officeHoursGuard } from './support/unusualSafes'

type Opened = { readonly page: Page; readonly openInSafe: (options: OpenOptions) => Promise<AppFrame> }
type AppFrame = ReturnType<Page['frameLocator']>

/** From the basket to the review, and what it says of the run. */
async function review({ openInSafe }: Opened, { safe }: TestSafe, basket: readonly Line[]) {
  const app = await openInSafe({ safe, basket })
  const toReview = () => app.getByRole('button', { name: 'Review your gift' }).click()
  const toBasket = () => app.getByRole('button', { name: 'Change the gift' }).click()
  await toReview()
  const section = app.getByRole('region', { name: 'Would it go through?' })
  const propose = app.getByRole('button', { name: 'Propose to your Safe' })
  return { app, section, propose, toReview, toBasket }
}

/** The tokens are in the list beside the app, by these symbols, and the Safe has 1,000 of each. */
async function listTokens(
  page: Page,
  world: WorldInfo,
  { safe, tokens }: { readonly safe: Address; readonly tokens: Readonly<Record<string, Address>> },
) {
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'mint',
    args: [safe, parseUnits('1000', 6)],
  })
  const client = createChainClient(world.rpcUrl)
  await sendAll(
    client,
    Object.values(tokens).map((to) => ({ label: 'mint', to, data })),
  )
  const list = {
    name: 'Odd tokens',
    timestamp: '2026-11-02T12:00:00Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: Object.entries(tokens).map(([symbol, address]) => ({
      chainId: world.chainId,
      address,
      symbol,
      name: symbol,
      decimals: 6,
    })),
  }
  await page.route(`${world.appUrl}/tokens.json`, (route) => route.fulfill({ json: list }))
}

test('a gift that would go through, also to a Safe, says so, and by which node; proposing does not wait for it', async ({
  page,
  world,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [getAddress(numberToHex(0xabcdef, { size: 20 })), parseUnits('40000', 6)],
  })
  await proposeTx(account, { owner: ada, calls: [{ to: world.tokens.LUSD.address, value: 0n, data }] })
  const recipient = await newSafe({ threshold: 1, owners: 1, funds: {} })
  const { app, section, propose, toReview, toBasket } = await review({ page, openInSafe }, account, [
    { cause: 'Open Wells', asset: 'LUSD', amount: '10000' },
    // Takes more gas than 2300, and is no failure.
    { cause: 'Sister Safe', asset: 'ETH', amount: '1', address: recipient.safe },
  ])
  await expect(propose).toBeEnabled()
  await expect(section).toContainText('Both payments would go through as things are now')
  await expect(section.getByRole('alert')).toHaveCount(0)
  await expect(section).toContainText(/Executing it takes about [\d,]+ gas, less than 1% of a block\./)
  await expect(section).toContainText(`by the node at ${new URL(world.rpcUrl).host}`)
  await expectAccessibleInHost(page, world)

  const give = async (amount: string) => {
    await toBasket()
    const line = app.getByRole('group', { name: 'Gift to Open Wells' })
    await line.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await toReview()
  }
  await test.step('what waits in the queue and takes the money is named with its number, whatever it is for', async () => {
    await give('20000')
    await expect(section).toContainText('If #0 executes first, 10,000 LUSD will be missing for this gift.')
    await expect(section).toContainText('reject #0 first')
    await expect(section).toContainText('1 payment would fail after what waits in the queue')
    await expect(propose).toBeDisabled()
  })

  await test.step('what there is money for beside it is proposed', async () => {
    await give('10000')
    await expect(section).toContainText('Both payments would go through')
    await propose.click()
    await answerInHost(page, 'Sign')
    await expect(app.getByRole('link', { name: 'Follow this gift' })).toBeVisible()
  })

  await test.step('where no node can run it, that is said, and hinders nobody', async () => {
    await refuseForecasts(page, world)
    await app.getByRole('link', { name: 'Causes' }).click()
    await fillBasket(app, [{ cause: 'Second Bread', asset: 'ETH', amount: '0.5' }])
    await toReview()
    await expect(section).toContainText('This could not be checked')
    await expect(section).toContainText('does not offer it')
    await expect(propose).toBeEnabled()
  })
})

test('a token that blocks or answers false, and a recipient that refuses coin: all are named, and nothing is proposed', async ({
  page,
  world,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const client = createChainClient(world.rpcUrl)
  const { BlockingToken, FalseToken, FeeToken } = await deployHostileTokens({ client })
  const setBlocked = async (isBlocked: boolean) => {
    const data = encodeFunctionData({
      abi: parseAbi(['function setBlocked(address account, bool isBlocked)']),
      args: [causeAddress('open-wells'), isBlocked],
    })
    await sendAll(client, [{ label: 'block', to: BlockingToken, data }])
  }
  await setBlocked(true)
  const tokens = { BLCK: BlockingToken, FLSE: FalseToken, FEED: FeeToken }
  await listTokens(page, world, { safe: account.safe, tokens })
  const refusing = getAddress(numberToHex(0xbef0e1, { size: 20 }))
  await client.setCode({ address: refusing, bytecode: '0x60006000fd' })

  const { app, section, propose, toReview, toBasket } = await review({ page, openInSafe }, account, [
    { cause: 'Open Wells', asset: 'LUSD', amount: '100', token: BlockingToken },
    { cause: 'Locked Box', asset: 'ETH', amount: '0.25', address: refusing },
    { cause: 'Hedgerow Trust', asset: 'LUSD', amount: '100', token: FalseToken },
    { cause: 'Night School of São Bento', asset: 'LUSD', amount: '100', token: FeeToken },
    { cause: 'Second Bread', asset: 'ETH', amount: '0.5' },
  ])
  const alert = section.getByRole('alert')
  await expect(alert).toContainText('3 payments would fail')
  const named = alert.getByRole('listitem')
  await expect(named.nth(0)).toContainText('100 BLCK to Open Wells')
  await expect(named.nth(0)).toContainText('The contract says: “recipient is blocked”.')
  await expect(named.nth(1)).toContainText('0.25 ETH to Locked Box')
  await expect(named.nth(1)).toContainText('The recipient is a contract that does not accept ETH.')
  await expect(named.nth(2)).toContainText('100 FLSE to Hedgerow Trust')
  await expect(section).toContainText('leave these payments out')
  await expect(propose).toBeDisabled()
  await expectAccessibleInHost(page, world)

  const leaveOut = async (name: string) => {
    await toBasket()
    await app
      .getByRole('group', { name: `Gift to ${name}` })
      .getByRole('button', { name: /remove/i })
      .click()
    await toReview()
  }
  await test.step('unblocked meanwhile, and looked at again', async () => {
    await setBlocked(false)
    await section.getByRole('button', { name: 'Run it again' }).click()
    await expect(alert).toContainText('2 payments would fail')
  })

  await test.step('a token that answers false is named alone: the Safe would call it a success', async () => {
    await leaveOut('Locked Box')
    await expect(alert).toContainText('1 payment would fail')
    await expect(alert).toContainText('100 FLSE to Hedgerow Trust')
    await expect(alert).toContainText('The token answers “false”: nothing would move')
    await expect(propose).toBeDisabled()
  })

  await test.step('without what fails it can be proposed; of a token that keeps a part it says what would arrive', async () => {
    await leaveOut('Hedgerow Trust')
    await expect(section).toContainText('All 3 payments would go through')
    await expect(section).toContainText('Less would arrive than you give')
    await expect(section).toContainText('99 of 100 FEED would arrive at Night School of São Bento.')
    await expect(propose).toBeEnabled()
  })
})

test('a guard that refuses the gift as a whole is named before the proposal, which is held back by nothing', async ({
  page,
  world,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  const account = await newSafe({ threshold: 2, owners: 2 })
  const guard = getAddress('0x00000000000000000000000000000000000bad02')
  await createChainClient(world.rpcUrl).setCode({ address: guard, bytecode: officeHoursGuard })
  await changeSetting(account, 'setGuard', guard)
  const { app, section, propose } = await review({ page, openInSafe }, account, [
    { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
    { cause: 'Hedgerow Trust', asset: 'LUSD', amount: '12.5' },
  ])
  await expect(section).toContainText('Executed as things are now, it would fail as a whole')
  await expect(section).toContainText('The Safe’s guard says: “Only in office hours”.')
  await expect(section).toContainText(new RegExp(`The guard ${guard} was asked too`, 'i'))
  await expect(section).not.toContainText('payments would go through')
  // No payment is to blame, and the guard may decide otherwise at the execution: the owners decide.
  await expect(section.getByRole('alert')).toHaveCount(0)
  await propose.click()
  await answerInHost(page, 'Sign')
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  await expect(newestGift(app)).toContainText('Needs 1 more signature (1 of 2)')
})
