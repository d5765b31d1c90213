import type { FrameLocator, Page } from '@playwright/test'
import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployNamedToken, deployOddTokens } from '../sandbox/chain/tokens/deployOddTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { closeApp, frameOfApp } from './support/appInHost'
import { expectAccessible } from './support/expectAccessible'
import { chooseAsset, proposeAndFollow, proposedHash } from './support/giving'
import { expect, test } from './support/test'

const oneGift = [{ cause: 'Open Wells', asset: 'ETH', amount: '' }] as const

/** The app anew, on the basket as it has been left. */
async function reopen(page: Page, world: WorldInfo): Promise<void> {
  await closeApp(page, world)
  await page.evaluate(() => window.sandboxHost.openApp('/#/give'))
}

async function mint({ rpcUrl }: WorldInfo, token: Address, to: Address, amount: bigint): Promise<void> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, amount] })
  await sendAll(createChainClient(rpcUrl), [{ label: 'mint', to: token, data }])
}

async function lookUp(app: FrameLocator, address: string): Promise<void> {
  await app.getByRole('textbox', { name: 'Add a token by its address on Local chain' }).fill(address)
  await app.getByRole('button', { name: 'Look it up' }).click()
}

test('a custom token is added by its address, given from a Safe, and delivered', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const client = createChainClient(world.rpcUrl)
  const token = await deployNamedToken(client, { name: 'Euro of the valley', symbol: 'EURV', decimals: 2 })
  await mint(world, token, account.safe, 500_000n)

  const app = await openInSafe({ safe: account.safe, basket: oneGift })
  await app.getByText('Another token', { exact: true }).click()
  await lookUp(app, `local:${token}`)
  const facts = app.getByLabel('What the token says of itself')
  await expect(facts).toContainText('Euro of the valley')
  await expect(facts).toContainText(token)
  await expect(app.getByText('Nobody has vouched for this token')).toBeVisible()
  await expectAccessible(page, {
    frame: frameOfApp(page, world),
    sizes: [
      { width: 390, height: 800 },
      { width: 1200, height: 900 },
    ],
    themes: [async () => undefined],
  })
  await app.getByRole('button', { name: 'Add EURV as a custom token' }).click()
  await expect(app.getByText('EURV is added')).toBeVisible()

  const line = app.getByRole('group', { name: 'Gift to Open Wells' })
  await chooseAsset(line, 'EURV')
  await expect(line).toContainText('Your Safe holds 5,000 EURV')
  await expect(line).toContainText(`Custom token, not from the list: ${token}`)
  await line.getByRole('textbox', { name: 'Amount' }).fill('1250.75')

  await reopen(page, world)
  await expect(line.getByRole('textbox', { name: 'Amount in EURV' })).toHaveValue('1250.75')

  const card = await proposeAndFollow(page, app)
  await expect(card).toContainText('1,250.75 EURV')
  await expect(card).toContainText(`Custom token, not from the list: ${token}`)
  const safeTxHash = await proposedHash(world, account.safe)
  await confirmTx(account, { owner: ben, safeTxHash })
  await executeTx(account, { owner: ben, safeTxHash })
  await expect(card).toContainText('Delivered')
  const args = [causeAddress('open-wells')] as const
  expect(await client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args })).toBe(
    125_075n,
  )
})

test('hostile tokens are each named: refused, or shown with what speaks against them', async ({
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const client = createChainClient(world.rpcUrl)
  const odd = await deployOddTokens(client)
  const named = (symbol: string, name: string) => deployNamedToken(client, { symbol, name })
  const app = await openInSafe({ safe: account.safe, basket: oneGift })
  await app.getByText('Another token', { exact: true }).click()
  const field = app.getByRole('textbox', { name: 'Add a token by its address' })
  const facts = app.getByLabel('What the token says of itself')

  for (const [address, sentence] of [
    ['', 'Enter the address of a token.'],
    ['0x1234', 'This is not an address'],
    [`eth:${account.safe}`, 'This address is not on Local chain'],
    [world.tokens.LUSD.address, 'This is LUSD, which is in the list.'],
    [account.safe, 'This is the address that gives.'],
    [causeAddress('open-wells'), 'There is no contract at this address on Local chain.'],
    [odd['EmptyToken'], 'does not say how many decimals it has'],
    [odd['RevertingToken'], 'does not say how many decimals it has'],
    [odd['EndlessToken'], 'does not say how many decimals it has'],
    [odd['ManyDecimalsToken'], 'says that it has 255 decimals'],
  ] as const) {
    await lookUp(app, address ?? '')
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(facts).toBeHidden()
  }

  const { LUSD } = world.tokens
  const cyrillic = await named('LU\u0405D', 'Dollar')
  await lookUp(app, cyrillic)
  await expect(
    app.getByText(`It calls itself like LUSD, which is at ${LUSD.address}. This one is at ${cyrillic}`),
  ).toBeVisible()
  await lookUp(app, await named('X', 'Ether'))
  await expect(app.getByText('It calls itself like ETH, the chain’s own coin.')).toBeVisible()
  await lookUp(app, await named('GOOD\u202eDSU', 'Good\u200b'))
  await expect(facts).toContainText('GOODDSU')
  await expect(app.getByText('There are hidden characters in its name or symbol.')).toBeVisible()
  await lookUp(app, await named('\u05e9\u05e7\u05dc', 'Shekel'))
  await expect(app.getByText('which is written from right to left')).toBeVisible()
  await lookUp(app, odd['Bytes32Token'] ?? '')
  await expect(facts).toContainText('Maker-like')
  await lookUp(app, odd['HugeToken'] ?? '')
  await expect(facts).toContainText('A token without a name')

  await test.step('one that changes its decimals once it is added is not given', async () => {
    const { ChangingToken: token } = odd
    if (token === undefined) throw new Error('There is no such token.')
    await lookUp(app, token)
    await app.getByRole('button', { name: 'Add CHG as a custom token' }).click()
    const line = app.getByRole('group', { name: 'Gift to Open Wells' })
    await chooseAsset(line, 'CHG')
    await line.getByRole('textbox', { name: 'Amount' }).fill('5')
    // It has no balanceOf: what is held is not known, which does not block.
    await expect(line).toContainText('The balance is not known')

    const abi = parseAbi(['function setDecimals(uint8 decimals)'])
    const data = encodeFunctionData({ abi, functionName: 'setDecimals', args: [18] })
    await sendAll(client, [{ label: 'setDecimals', to: token, data }])
    await app.getByRole('button', { name: /^review/i }).click()
    await expect(
      app.getByText('CHG now says that it has 18 decimals; it had 6 when you added it'),
    ).toBeVisible()
    await expect(app.getByRole('button', { name: 'Propose to your Safe' })).toBeDisabled()
  })
})

test('a list of tokens beside the app is offered, and one with a fault is rejected with its line', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 1, owners: 1 })
  const client = createChainClient(world.rpcUrl)
  const token = await deployNamedToken(client, { name: 'Listed', symbol: 'LSTD', decimals: 6 })
  await mint(world, token, account.safe, parseUnits('70', 6))
  const list = {
    name: 'Treasury tokens',
    timestamp: '2026-11-02T12:00:00Z',
    version: { major: 2, minor: 1, patch: 0 },
    tokens: [{ chainId: world.chainId, address: token, symbol: 'LSTD', name: 'Listed', decimals: 6 }],
  }
  let text = JSON.stringify(list, null, 1)
  await page.route(`${world.appUrl}/tokens.json`, (route) => route.fulfill({ body: text }))

  const app = await openInSafe({ safe: account.safe, basket: oneGift })
  const line = app.getByRole('group', { name: 'Gift to Open Wells' })
  await chooseAsset(line, 'LSTD')
  await expect(line).toContainText('Your Safe holds 70 LSTD')
  await expect(line).not.toContainText('Custom token')
  await app.getByText('Another token', { exact: true }).click()
  await expect(app.getByText('“Treasury tokens”, version 2.1.0 of 2 November 2026')).toBeVisible()

  text = text.replace('"decimals": 6', '"decimals": 600')
  await reopen(page, world)
  await expect(app.getByText('The list of tokens has a fault, so none of it is used')).toBeVisible()
  await expect(
    app.getByText('Line 15, tokens[0].decimals: More than 36 decimals cannot be given.'),
  ).toBeVisible()
  await expect(line).toContainText('This asset is not known on Local chain.')
})
