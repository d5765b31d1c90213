import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Shown } from '../../../src/core/outbox/state'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { nowMs } from '../fakes'
import {
  askedAt,
  chainHashOf,
  fakeWallet,
  sendIntent,
  sentAt,
  trackedCalls,
  trackedChainTx,
  walletServices,
} from '../fakeWallet'
import { renderApp } from '../renderApp'

afterEach(cleanup)

async function show(items: readonly TrackedItem[], shown: Shown = { kind: 'idle' }) {
  const tracked = { items, durable: true, rebuilding: false }
  renderApp(walletServices(fakeWallet({ tracked, shown })), '#/activity')
  await screen.findByRole('heading', { level: 1, name: 'Activity' })
  await waitFor(() => expect(screen.queryByText('Reading your wallet…')).toBeNull())
}

test('a payment and a batch stand there with their words and their way to the explorer, and nothing speaks of a Safe', async () => {
  await show([
    trackedChainTx(0),
    trackedCalls({ phase: { status: 'confirmed', txHash: chainHashOf(5), blockNumber: 9n } }),
  ])
  expect(document.title).toBe('Activity, 1 under way – do some good')
  expect(screen.getByRole('heading', { level: 3, name: 'Gift to Open Wells' })).toBeTruthy()
  expect(
    screen.getByRole('heading', { level: 3, name: 'Gift to Open Wells, Night School and Harbour Kitchen' }),
  ).toBeTruthy()
  expect(screen.getByText('Delivered')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: /See it on the chain/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `https://explorer.example/tx/${chainHashOf(0)}`,
    `https://explorer.example/tx/${chainHashOf(5)}`,
  ])
  expect(screen.queryByRole('link', { name: /Safe\{Wallet\}/ })).toBeNull()
  expect(screen.getByRole('main').textContent).not.toMatch(/Safe|co-signer/)
})

test('a batch whose transaction the wallet has not named yet has no way to the explorer', async () => {
  await show([trackedCalls()])
  expect(screen.queryByRole('link', { name: /See it on the chain/ })).toBeNull()
  expect(screen.getByText('0xb47c4')).toBeTruthy()
})

test('a batch of which nobody has told for a day can be left, and a younger one not yet', async () => {
  const leave = vi.fn()
  const old = trackedCalls({ createdAtMs: Date.now() - 86_400_000, note: { kind: 'untold' } })
  const young = { ...old, id: '0x2', createdAtMs: Date.now() }
  const tracked = { items: [young, old], durable: true, rebuilding: false }
  renderApp(walletServices(fakeWallet({ tracked }, { leave })), '#/activity')
  fireEvent.click(await screen.findByRole('button', { name: 'Stop waiting for it' }))
  expect(leave).toHaveBeenCalledExactlyOnceWith(old)
})

test('what another transaction took the place of leads to that one', async () => {
  const phase = { status: 'replaced', byTxHash: chainHashOf(8), paid: 'no' } as const
  await show([trackedChainTx(0, { phase })])
  expect(screen.getByRole('link', { name: /See it on the chain/ }).getAttribute('href')).toContain(
    chainHashOf(8),
  )
  expect(screen.getByText(chainHashOf(0))).toBeTruthy()
})

test('a transaction that the chain does not show is not called failed', async () => {
  await show([trackedChainTx(0, { note: { kind: 'notSeen', sinceMs: nowMs } })])
  expect(screen.getByText(/^Not seen since/)).toBeTruthy()
  expect(screen.queryByText(/Failed/)).toBeNull()
})

test.each([
  ['a payment', trackedChainTx(0, { note: { kind: 'untold' } })],
  ['a batch', trackedCalls({ txHash: chainHashOf(5), note: { kind: 'untold' } })],
] as const)(
  '%s of which the chain does not tell blames nobody, and is not to be given again',
  async (_what, item) => {
    await show([item])
    const card = within(screen.getByRole('article'))
    expect(card.getByText('Sent: look in your wallet')).toBeTruthy()
    expect(card.getByText('The chain does not tell whether it was paid')).toBeTruthy()
    expect(card.getByText(/Do not give again before you know/)).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toMatch(/No answer since|not affected|Failed|Delivered/)
  },
)

test('the empty list says what will stand in it', async () => {
  await show([])
  const section = screen.getByRole('region', { name: 'Nothing is under way' })
  expect(section.textContent).toContain('your wallet sends it')
  expect(within(section).getByRole('link', { name: 'Choose a cause' })).toBeTruthy()
})

test.each([
  [
    'Your wallet is showing a gift',
    { kind: 'asking', intent: sendIntent({ asked: askedAt(0) }), slow: false },
  ],
  [
    '1 of 3 sent',
    { kind: 'paused', intent: sendIntent({ sent: sentAt(0) }), reason: { kind: 'interrupted' } },
  ],
  [
    'A gift may have been sent',
    { kind: 'unknown', intent: sendIntent({ asked: askedAt(0) }), isSearching: false, lastSearch: null },
  ],
] as const)('what has not gone out in full is not forgotten: "%s"', async (title, sending) => {
  await show([], sending)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toBe('#/give')
})

test('what has no answer here is not called lost: another tab, or the wallet, may still show it', async () => {
  await show([], {
    kind: 'unknown',
    intent: sendIntent({ asked: askedAt(0) }),
    isSearching: false,
    lastSearch: null,
  })
  expect(screen.getByText(/may still be open in your wallet or in another tab/)).toBeTruthy()
})
