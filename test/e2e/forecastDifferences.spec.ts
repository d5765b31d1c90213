import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployHostileTokens } from '../sandbox/chain/tokens/deployHostileTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { openReviewAs } from './support/acting'
import { ethereumRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const

test('a run that differs from the bytes is told at the head, and each difference asks for a tick, which another run keeps', async ({
  page,
  world,
  newSafe,
  openWithWallet,
  mishaps,
}) => {
  test.slow()
  mishaps.allow(ethereumRequests)
  const account = await newSafe({ threshold: 3, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const client = createChainClient(world.rpcUrl)
  const { FeeToken: token } = await deployHostileTokens({ client })
  const call = (functionName: 'mint' | 'transfer', to: `0x${string}`) => ({
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi: [...tokenAbi, ...erc20Abi], functionName, args: [to, 1_000n] }),
  })
  await sendAll(client, [{ label: 'mint', ...call('mint', account.safe) }])
  const cause = causeAddress('open-wells')
  const safeTxHash = await proposeTx(account, {
    owner: ada,
    calls: [{ to: cause, value: parseEther('0.25'), data: '0x' }, call('transfer', cause)],
  })
  // Held back: whoever ticks before the run has come has not seen what it shows.
  let isHeld = true
  const held: (() => void)[] = []
  await page.route(`${world.rpcUrl}/**`, async (route) => {
    const isRun = (route.request().postData() ?? '').includes('eth_simulateV1')
    if (isRun && isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.fallback()
  })

  const { section, button, acceptUnchecked } = await openReviewAs(
    { page, world, openWithWallet },
    { owner: ben, account, safeTxHash },
  )
  const head = page.getByRole('region', { name: 'differs from its bytes in 2 points' })
  await expect(section).toContainText('Its run on a node is not done yet')
  await acceptUnchecked()
  await expect(button('Sign')).toBeEnabled()
  await expect(head).toBeHidden()

  isHeld = false
  for (const release of held) release()
  await expect(head.getByRole('listitem')).toHaveCount(2)
  await expect(head.getByRole('listitem').first()).toContainText('In the run it was 990 base units')
  await expect(head.getByRole('listitem').last()).toContainText('Call 2 does more than its bytes say.')
  const signing = button('Sign in spite of this')
  await expect(signing).toBeDisabled()
  const ticks = section.getByRole('group', { name: /a run of it differs/ }).getByRole('checkbox')
  await expect(ticks).toHaveCount(2)
  await ticks.first().check()
  await expect(signing).toBeDisabled()
  await ticks.last().check()
  await expect(signing).toBeEnabled()
  await expectAccessible(page, { sizes })

  await test.step('the same again keeps its ticks', async () => {
    const forecast = page.getByRole('region', { name: 'What would happen' })
    const ran = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('eth_simulateV1'),
    )
    await forecast.getByRole('button', { name: 'Forecast again' }).click()
    await ran
    await expect(forecast.getByRole('status')).toContainText('It would go through')
    await expect(signing).toBeEnabled()
  })
})
