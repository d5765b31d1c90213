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
})
