import { parseEther } from 'viem'
import { proposePayment } from './support/acting'
import { expect, test } from './support/test'

test('in the frame the account is the Safe: the ways out of it are links', async ({
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 2 })
  const safeTxHash = await proposePayment(account, parseEther('0.1'))
  const path = `/review/local:${account.safe}/${safeTxHash}`
  const app = await openInSafe({ safe: account.safe, path })
  const section = app.getByRole('region', { name: 'What you can do' })
  await expect(section.getByRole('link', { name: /^This transaction in Safe/ })).toHaveAttribute(
    'href',
    new RegExp(`${account.safe}&id=${safeTxHash}$`),
  )
  await expect(section.getByRole('link', { name: /^This page in a tab/ })).toHaveAttribute(
    'href',
    new RegExp(`#${path}$`),
  )
  await expect(section.getByRole('button')).toHaveCount(0)

  await test.step('the queue leads to the transaction in the wallet, and is counted in the menu before and after', async () => {
    const menu = app.getByRole('navigation', { name: 'Main' })
    const link = menu.getByRole('link', { name: /^Queue/ })
    await expect(link).toHaveText('Queue (1), 1 transaction waits')
    await link.click()
    const toDo = app.getByRole('region', { name: 'To do' })
    await expect(toDo).toContainText('#0 needs signatures.')
    const row = app.getByRole('region', { name: '#0 is next' })
    const inSafe = row.getByRole('link', { name: /^Open in Safe{Wallet}/ })
    await expect(inSafe).toHaveAttribute('target', '_blank')
    await expect(inSafe).toHaveAttribute('href', new RegExp(`${account.safe}&id=${safeTxHash}$`))
    await menu.getByRole('link', { name: 'Causes' }).click()
    await expect(link).toHaveText('Queue (1), 1 transaction waits')
  })
})
