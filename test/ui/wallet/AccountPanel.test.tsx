import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeAccount, fakeServices, owners, safe, safeTxHashOf, trackedTx } from '../fakes'
import { renderApp } from '../renderApp'
import { WalletProviders } from '../WalletProviders'

afterEach(cleanup)

async function open(account = fakeAccount()) {
  renderApp(fakeServices({ account: { kind: 'ready', account, Providers: WalletProviders } }))
  fireEvent.click(screen.getByRole('button', { name: /Connected/ }))
  await screen.findByRole('button', { name: 'Copy Address' })
  return within(screen.getByRole('dialog', { name: 'Your Safe' }))
}

test('[S2.27, S2.32, S2.33] shows the Safe, its balance, its owners and the way to the explorer, and nothing that the Safe decides', async () => {
  const dialog = await open()
  expect(dialog.getByText(safe)).toBeTruthy()
  expect(dialog.getByText(/42\.718281828459045235/)).toBeTruthy()
  for (const owner of owners) expect(dialog.getByText(owner)).toBeTruthy()
  expect(dialog.getByText(/2 of 3 owners have to sign/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: /View more on Explorer/ }).getAttribute('href')).toBe(
    `https://explorer.example/address/${safe}`,
  )
  expect(dialog.queryByRole('button', { name: /disconnect|switch/i })).toBeNull()
  expect(dialog.getByText('transactions will appear here...')).toBeTruthy()
})

test('[S2.30, S2.31, S9.2] lists the first three transactions, and Clear All forgets them', async () => {
  const items = [1, 2, 3, 4].map((digit) => trackedTx({ safeTxHash: safeTxHashOf(digit) }))
  const dialog = await open(fakeAccount({ tracked: { items, durable: true, rebuilding: false } }))
  expect(dialog.getAllByText('Sent to your Safe, waiting for it to appear')).toHaveLength(3)
  fireEvent.click(dialog.getByRole('button', { name: 'Clear All' }))
  expect(dialog.getByText('transactions will appear here...')).toBeTruthy()
})

test('[S2.53] waiting for signatures, which takes days, does not turn the avatar; the execution does', async () => {
  const signatures = { signed: [owners[0]], missing: [owners[1]], threshold: 2 }
  const items = [trackedTx({ phase: { status: 'awaitingConfirmations', signatures } })]
  const account = fakeAccount({ tracked: { items, durable: true, rebuilding: false } })
  const dialog = await open(account)
  expect(document.querySelector('[data-pending]')?.getAttribute('data-pending')).toBe('false')
  const phase = { status: 'executing', txHash: null, confirmations: 0, blockNumber: 9n } as const
  act(() => account.tracked.setState({ items: [trackedTx({ phase })] }))
  expect(document.querySelector('[data-pending]')?.getAttribute('data-pending')).toBe('true')
  expect(dialog.getByText(/a transaction is being executed/)).toBeTruthy()
})

test('closing the panel leaves the screen as it was', async () => {
  const dialog = await open()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})
