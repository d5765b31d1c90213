import { erc20Abi, parseEther, type Address } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { checkScreenInHost } from './support/checkScreen'
import { answerInHost, fillBasket, newestGift, proposedHash } from './support/giving'
import { expect, test } from './support/test'

// As far behind the chain as the real service is.
test.use({ serviceLagMs: 5_000 })

/** No other test gives to these, so that what they hold tells what this gift brought. */
const threeGifts = [
  { cause: 'Second Bread', asset: 'ETH', amount: '1.25' },
  { cause: 'Lantern Library', asset: 'LUSD', amount: '1500.5' },
  { cause: 'Commons Keepers', asset: 'LDAI', amount: '0.000000000000000001' },
] as const

type Held = Readonly<Record<'ETH' | 'LUSD' | 'LDAI', bigint>>

async function balancesOf(world: WorldInfo, address: Address): Promise<Held> {
  const client = createChainClient(world.rpcUrl)
  const token = (symbol: 'LUSD' | 'LDAI') =>
    client.readContract({
      address: world.tokens[symbol].address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    })
  const [ETH, LUSD, LDAI] = await Promise.all([client.getBalance({ address }), token('LUSD'), token('LDAI')])
  return { ETH, LUSD, LDAI }
}

test('[S1.11] two owners give to three causes in native coin and both tokens', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const recipients = ['second-bread', 'lantern-library', 'commons-keepers'].map(causeAddress)
  const app = await openInSafe({ safe: account.safe })
  await fillBasket(app, threeGifts)
  await app.getByRole('button', { name: /^Review/ }).click()
  await expect(app.getByText('Checked on chain')).toBeVisible()
  await checkScreenInHost(page, world, 'the review')
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
  await answerInHost(page, 'Sign')

  await app.getByRole('link', { name: 'Follow this gift' }).click()
  const gift = newestGift(app)
  await expect(gift).toContainText('Needs 1 more signature (1 of 2)')
  await gift.getByText('Hashes and addresses in full').click()
  await checkScreenInHost(page, world, 'the activity with a gift that waits for signatures')
  const safeTxHash = await proposedHash(world, account.safe)

  await confirmTx(account, { owner: ben, safeTxHash })
  await expect(gift).toContainText('Ready to execute')
  await expect(gift).toContainText('2 of 2 required signatures')

  const holders = [account.safe, ...recipients]
  const before = await Promise.all(holders.map((holder) => balancesOf(world, holder)))
  await executeTx(account, { owner: ben, safeTxHash })
  await expect(gift).toContainText('Delivered')
  await checkScreenInHost(page, world, 'the activity with a gift that was delivered')
  const after = await Promise.all(holders.map((holder) => balancesOf(world, holder)))

  const nothing = { ETH: 0n, LUSD: 0n, LDAI: 0n }
  expect(after.map((now, index) => difference(now, before[index]))).toEqual([
    { ETH: -parseEther('1.25'), LUSD: -1_500_500_000n, LDAI: -1n },
    { ...nothing, ETH: parseEther('1.25') },
    { ...nothing, LUSD: 1_500_500_000n },
    { ...nothing, LDAI: 1n },
  ])
})

function difference(now: Held, before: Held = { ETH: 0n, LUSD: 0n, LDAI: 0n }): Held {
  return { ETH: now.ETH - before.ETH, LUSD: now.LUSD - before.LUSD, LDAI: now.LDAI - before.LDAI }
}
