import { encodeFunctionData } from 'viem'
import { safeAbi } from '../sandbox/host/safeAbi'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { checkScreenInHost } from './support/checkScreen'
import { expectConnected } from './support/connected'
import { findNotice } from './support/findNotice'
import { openApp } from './support/appInHost'
import { fillBasket } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.5' }] as const

test('a wallet that shows a change a minute late is asked again, without an alarm, until it agrees', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, knobs: { staleInfo: 60_000 } })
  await expectConnected(app, account.safe)

  const data = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
  const calls = [{ to: account.safe, value: 0n, data }]
  const safeTxHash = await proposeTx(account, { owner: ada, calls })
  await confirmTx(account, { owner: ben, safeTxHash })
  await executeTx(account, { owner: ben, safeTxHash })
  await page.evaluate(() => window.sandboxHost.refresh())

  await openApp(page)
  await fillBasket(app, gift)
  await app.getByRole('button', { name: /^Review/ }).click()
  const propose = app.getByRole('button', { name: 'Propose to your Safe' })
  const main = app.getByRole('main')
  await time.passUntil(main, 'Checking again', 20_000)
  const words = findNotice(app, 'Your Safe may just have been changed')
  await expect(words.getByRole('row', { name: 'Signatures needed' }).getByRole('cell')).toHaveText(['2', '1'])
  await expect(main).not.toContainText('do not agree about your Safe')
  await checkScreenInHost(page, world, 'the review of a Safe that may just have been changed')

  await time.passUntil(main, 'Checked on chain', 80_000)
  await expect(words).toBeHidden()
  await expect(propose).toBeEnabled()
})
