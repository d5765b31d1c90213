import type { Route } from '@playwright/test'
import { encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

test('a review shows what the transaction does before the tokens and the queue have come', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  mishaps.allow(/404/)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner, Owner, Owner]
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [causeAddress('second-bread'), parseUnits('1250.5', 6)],
  })
  const safeTxHash = await proposeTx(account, {
    owner: ada,
    calls: [
      { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' },
      { to: world.tokens.LUSD.address, value: 0n, data },
    ],
  })
  const held: { readonly tokens: Route[]; readonly queue: Route[] } = { tokens: [], queue: [] }
  await page.route(`${world.appUrl}/tokens.json`, (route) => void held.tokens.push(route))
  const lists = `${world.serviceUrl}/**/safes/${account.safe}/multisig-transactions/**`
  await page.route(lists, (route) => void held.queue.push(route))
  const release = async (what: keyof typeof held, end: (route: Route) => Promise<void>) => {
    await expect.poll(() => held[what].length).toBeGreaterThan(0)
    await Promise.all(held[what].map(end))
  }

  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const what = page.getByRole('region', { name: 'What it does' })
  const checks = page.getByRole('region', { name: 'Checks' })
  const signed = page.getByRole('region', { name: 'Who has signed' })
  const act = page.getByRole('region', { name: 'What you can do' })
  const queueComes = page.getByText('The queue of the Safe is still being read.')
  const tokensCome = page.getByText('The list of tokens is still being read')
  const progress = page.getByText('Needs 1 more signature (1 of 2). It is next.')

  await test.step('its effects and its signers are shown', async () => {
    await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()
    await expect(what).toContainText('0.25 ETH')
    await expect(what).toContainText(causeAddress('second-bread'))
    await expect(signed).toContainText('1 of 2 required signatures')
  })
  await test.step('what is still being read is named: neither calm nor an alarm', async () => {
    await expect(queueComes).toBeVisible()
    await expect(tokensCome).toBeVisible()
    const rivals = checks.getByRole('listitem').filter({ hasText: 'Nothing else waits on the same nonce.' })
    await expect(rivals.first()).toContainText('Not settled yet')
    await expect(page.getByText('Could not be checked')).toBeHidden()
    await expect(progress).toBeHidden()
    await expect(act).toBeHidden()
  })
  await test.step('the rest follows', async () => {
    await release('queue', (route) => route.continue())
    await expect(queueComes).toBeHidden()
    await expectAccessible(page, { sizes: [{ width: 390, height: 844 }] })
    await release('tokens', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await expect(tokensCome).toBeHidden()
    await expect(progress).toBeVisible()
    await expect(act).toBeVisible()
    await expect(checks).not.toContainText('Not settled yet')
  })
})
