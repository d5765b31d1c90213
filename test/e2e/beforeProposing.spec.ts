import type { Page } from '@playwright/test'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { causeAddress } from '../sandbox/causes'
import { compileContracts } from '../sandbox/chain/compileContracts'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployHostileTokens } from '../sandbox/chain/tokens/deployHostileTokens'
import { deployCodes } from '../sandbox/chain/tokens/deployTokens'
import { create2Address } from '../sandbox/chain/tokens/localTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { expectAccessibleInHost } from './support/accessibleInHost'
import { configureAsLusd } from './support/configureApp'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { answerInHost, type Line } from './support/giving'
import { refuseForecasts } from './support/refuseForecasts'
import { expect, test, type OpenOptions, type TestSafe } from './support/test'

const lusd = (amount: string, token?: Address): Line => {
  const line = { cause: 'Open Wells', asset: 'LUSD', amount } as const
  return token === undefined ? line : { ...line, token }
}
const ether: Line = { cause: 'Second Bread', asset: 'ETH', amount: '0.5' }

type Opened = { readonly page: Page; readonly openInSafe: (options: OpenOptions) => Promise<AppFrame> }
type AppFrame = ReturnType<Page['frameLocator']>

/** From the basket to the review, and what it says of the run. */
async function review({ openInSafe }: Opened, { safe }: TestSafe, basket: readonly Line[]) {
  const app = await openInSafe({ safe, basket })
  await app.getByRole('button', { name: 'Review your gift' }).click()
  const section = app.getByRole('region', { name: 'Would it go through?' })
  const propose = app.getByRole('button', { name: 'Propose to your Safe' })
  return { app, section, propose }
}

async function mintAs(page: Page, world: WorldInfo, token: Address, safe: Address) {
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'mint',
    args: [safe, parseUnits('1000', 6)],
  })
  await sendAll(createChainClient(world.rpcUrl), [{ label: 'mint', to: token, data }])
  await configureAsLusd(page, world, token)
}

async function hostileTokens(world: WorldInfo) {
  return deployHostileTokens({ client: createChainClient(world.rpcUrl) })
}

test('a gift that would go through says so, and by which node; proposing does not wait for it', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const { app, section, propose } = await review({ page, openInSafe }, account, [lusd('100'), ether])
  await expect(propose).toBeEnabled()
  await expect(section).toContainText('Both payments would go through as things are now')
  await expect(section).toContainText(/Executing it takes about [\d,]+ gas, less than 1% of a block\./)
  await expect(section).toContainText(`by the node at ${new URL(world.rpcUrl).host}`)
  await expectAccessibleInHost(page, world)
  await propose.click()
  await answerInHost(page, 'Sign')
  await expect(app.getByRole('link', { name: 'Follow it' })).toBeVisible()
})

test('a token that blocks an address and a recipient that refuses coin: both are named, and nothing is proposed', async ({
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
  const { BlockingToken: code = '0x' } = compileContracts(
    new URL('../sandbox/chain/tokens/BlockingToken.sol', import.meta.url),
  )
  await deployCodes({ client }, [code])
  const token = create2Address(code)
  const block = encodeFunctionData({
    abi: parseAbi(['function setBlocked(address account, bool isBlocked)']),
    args: [causeAddress('open-wells'), true],
  })
  await sendAll(client, [{ label: 'block', to: token, data: block }])
  await mintAs(page, world, token, account.safe)
  const refusing = getAddress(numberToHex(0xbef0e1, { size: 20 }))
  await client.setCode({ address: refusing, bytecode: '0x60006000fd' })

  const { app, section, propose } = await review({ page, openInSafe }, account, [
    lusd('100', token),
    { cause: 'Locked Box', asset: 'ETH', amount: '0.25', address: refusing },
    ether,
  ])
  await expect(section.getByRole('alert')).toContainText('2 payments would fail')
  const named = section.getByRole('alert').getByRole('listitem')
  await expect(named.nth(0)).toContainText('100 LUSD to Open Wells')
  await expect(named.nth(0)).toContainText('The contract says: “recipient is blocked”.')
  await expect(named.nth(1)).toContainText('0.25 ETH to Locked Box')
  await expect(named.nth(1)).toContainText('The recipient is a contract that does not accept ETH.')
  await expect(section).toContainText('leave these payments out')
  await expect(propose).toBeDisabled()
  await expectAccessibleInHost(page, world)

  await test.step('unblocked meanwhile, and looked at again', async () => {
    const unblock = encodeFunctionData({
      abi: parseAbi(['function setBlocked(address account, bool isBlocked)']),
      args: [causeAddress('open-wells'), false],
    })
    await sendAll(client, [{ label: 'unblock', to: token, data: unblock }])
    await section.getByRole('button', { name: 'Run it again' }).click()
    await expect(section.getByRole('alert')).toContainText('1 payment would fail')
  })

  await test.step('without what fails it can be proposed', async () => {
    await app.getByRole('button', { name: 'Change the gift' }).click()
    await app
      .getByRole('group', { name: 'Gift to Locked Box' })
      .getByRole('button', { name: /remove/i })
      .click()
    await app.getByRole('button', { name: 'Review your gift' }).click()
    await expect(section).toContainText('Both payments would go through')
    await expect(propose).toBeEnabled()
  })
})

test('a token that answers false is named: the Safe would call it a success', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const { FalseToken } = await hostileTokens(world)
  await mintAs(page, world, FalseToken, account.safe)
  const { section, propose } = await review({ page, openInSafe }, account, [lusd('100', FalseToken), ether])
  await expect(section.getByRole('alert')).toContainText('1 payment would fail')
  await expect(section.getByRole('alert')).toContainText('100 LUSD to Open Wells')
  await expect(section.getByRole('alert')).toContainText('The token answers “false”: nothing would move')
  await expect(propose).toBeDisabled()
})

test('a token that keeps a part says what would arrive, and may be given', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const { FeeToken } = await hostileTokens(world)
  await mintAs(page, world, FeeToken, account.safe)
  const { section, propose } = await review({ page, openInSafe }, account, [lusd('100', FeeToken)])
  await expect(section).toContainText('Less would arrive than you give')
  await expect(section).toContainText('99 of 100 LUSD would arrive at Open Wells.')
  await expect(propose).toBeEnabled()
})

test('what waits in the queue and takes the money is named with its number, whatever it is for', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [getAddress(numberToHex(0xabcdef, { size: 20 })), parseUnits('40000', 6)],
  })
  await proposeTx(account, { owner: ada, calls: [{ to: world.tokens.LUSD.address, value: 0n, data }] })
  const { section, propose } = await review({ page, openInSafe }, account, [lusd('20000'), ether])
  await expect(section).toContainText('If #0 executes first, 10,000 LUSD will be missing for this gift.')
  await expect(section).toContainText('reject #0 first')
  await expect(section).toContainText('1 payment would fail after what waits in the queue')
  await expect(propose).toBeDisabled()
})

test('a Safe as recipient takes more gas than 2300, and is no failure', async ({
  page,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  const account = await newSafe({ threshold: 2, owners: 3, funds: { native: parseEther('5') } })
  const recipient = await newSafe({ threshold: 1, owners: 1, funds: {} })
  const basket: Line[] = [{ cause: 'Sister Safe', asset: 'ETH', amount: '1', address: recipient.safe }, ether]
  const { section } = await review({ page, openInSafe }, account, basket)
  await expect(section).toContainText('Both payments would go through')
  await expect(section.getByRole('alert')).toHaveCount(0)
})

test('where no node can run it, that is said, and hinders nobody', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  await refuseForecasts(page, world)
  const { section, propose } = await review({ page, openInSafe }, account, [lusd('100'), ether])
  await expect(section).toContainText('This could not be checked')
  await expect(section).toContainText('does not offer it')
  await expect(propose).toBeEnabled()
})
