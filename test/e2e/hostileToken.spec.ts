import { type Address, encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployHostileTokens } from '../sandbox/chain/tokens/deployHostileTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { configureAsLusd } from './support/configureApp'
import { giveAndFollow, proposedHash } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { refuseForecasts } from './support/refuseForecasts'
import { expect, test } from './support/test'

test('a token that answers false and moves nothing: executed, and never called delivered', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const client = createChainClient(world.rpcUrl)
  const { FalseToken: token } = await deployHostileTokens({ client })
  const amount = parseUnits('1000', 6)
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [account.safe, amount] })
  await sendAll(client, [{ label: 'mint', to: token, data }])
  await configureAsLusd(page, world, token)
  // A node that can run it names the token before it is proposed: beforeProposing.spec.ts.
  await refuseForecasts(page, world)

  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe })
  const card = await giveAndFollow(page, app, [{ cause: 'Open Wells', asset: 'LUSD', amount: '100' }])
  await expect(card).toContainText('Needs 1 more signature (1 of 2)')
  const safeTxHash = await proposedHash(world, account.safe)
  await confirmTx(account, { owner: ben, safeTxHash })
  await executeTx(account, { owner: ben, safeTxHash })

  await time.passUntil(card, 'Executed, but 0 of 100 LUSD arrived')
  await expect(card).toContainText('LUSD reports that only 0 LUSD of 100 LUSD arrived at Open Wells')
  await expect(card).toContainText('Compare the balances before you give the rest again')
  await expect(card).not.toContainText('Delivered')
  await expect(card).not.toContainText('has paid')
  const balanceOf = (holder: Address) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })
  expect(await balanceOf(account.safe)).toBe(amount)
  expect(await balanceOf(causeAddress('open-wells'))).toBe(0n)

  await page.reload()
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(app.getByRole('article')).toContainText('Executed, but 0 of 100 LUSD arrived')
})
