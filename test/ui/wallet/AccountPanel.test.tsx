import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import { chainHashOf } from '../fakeWallet'
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

const delivered = { status: 'confirmed', txHash: chainHashOf(1), blockNumber: 9n } as const
const show = (items: readonly TrackedTx[]) =>
  open(fakeAccount({ tracked: { items, durable: true, rebuilding: false } }))

test('[S2.30, S2.31, S9.2] lists the first three transactions, and Clear All takes the ended ones', async () => {
  const items = [1, 2, 3, 4].map((digit) =>
    trackedTx({ safeTxHash: safeTxHashOf(digit), ...(digit > 1 ? { phase: delivered } : {}) }),
  )
  const dialog = await show(items)
  const recent = within(dialog.getByRole('region', { name: 'Recent Transactions' }))
  expect(recent.getAllByRole('listitem')).toHaveLength(3)
  fireEvent.click(dialog.getByRole('button', { name: 'Clear All' }))
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Sent to your Safe, waiting for it to appear'),
  ])
  expect(dialog.queryByRole('button', { name: 'Clear All' })).toBeNull()
  expect(dialog.getByText(/^Cleared 3 ended gifts\./)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Recent Transactions')
})

test('what was cleared is back with Undo, and the live region does not tell of it again', async () => {
  const dialog = await show([trackedTx({ phase: delivered })])
  fireEvent.click(dialog.getByRole('button', { name: 'Clear All' }))
  expect(dialog.getByText('transactions will appear here...')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(dialog.getByText('Delivered')).toBeTruthy()
  expect(dialog.queryByText(/^Cleared/)).toBeNull()
  expect(document.querySelector('[aria-live]')?.textContent).not.toMatch(/Delivered/)
})

test('there is no Clear All while nothing has ended', async () => {
  const dialog = await show([trackedTx({})])
  expect(dialog.queryByRole('button', { name: 'Clear All' })).toBeNull()
})

test('what ended without proof stays, is named, and takes a press of its own', async () => {
  const removed = trackedTx({ safeTxHash: safeTxHashOf(2), phase: { status: 'removed' } })
  const dialog = await show([trackedTx({ phase: delivered }), removed])
  fireEvent.click(dialog.getByRole('button', { name: 'Clear All' }))
  expect(dialog.getByText(/^Cleared 1 ended gift\. 1 stays because it still needs a look\./)).toBeTruthy()
  expect(dialog.getByText('Removed from the queue')).toBeTruthy()
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

test('a delivered gift stays, and says why, while an equal one waits', async () => {
  const calls = [{ to: safe, value: 1n, data: '0x' as const }]
  const dialog = await show([
    trackedTx({ safeTxHash: safeTxHashOf(1), calls, fromBlock: 8n }),
    trackedTx({ safeTxHash: safeTxHashOf(2), calls, phase: delivered }),
    trackedTx({ safeTxHash: safeTxHashOf(3), phase: delivered }),
  ])
  fireEvent.click(dialog.getByRole('button', { name: 'Clear All' }))
  expect(
    dialog.getByText(/^Cleared 1 ended gift\. 1 stays until a gift to the same recipient has ended,/),
  ).toBeTruthy()
  expect(dialog.getByText('Delivered')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Clear All' })).toBeNull()
})

test('without anything to clear, a delivered gift that an equal one needs is named in place of Clear All', async () => {
  const calls = [{ to: safe, value: 1n, data: '0x' as const }]
  const dialog = await show([
    trackedTx({ safeTxHash: safeTxHashOf(1), calls, fromBlock: 8n }),
    trackedTx({ safeTxHash: safeTxHashOf(2), calls, phase: delivered }),
  ])
  expect(dialog.queryByRole('button', { name: 'Clear All' })).toBeNull()
  expect(
    dialog.getByText(/^1 delivered gift stays in the list until another to the same recipient/),
  ).toBeTruthy()
})
