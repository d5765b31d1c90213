import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import { SinceLastRound } from '../../../src/ui/give/SinceLastRound'
import { addressOf } from '../../core/giving/world'
import { safeTxHashOf, trackedTx } from '../fakes'

afterEach(cleanup)

const txHash = safeTxHashOf(9) as never
const payment = (name: string, digits: string, amount: bigint): TrackedGift => ({
  causeId: null,
  payeeName: name,
  recipient: addressOf(digits),
  symbol: 'USDC',
  decimals: 6,
  token: addressOf('cc'),
  amount: amount * 10n ** 6n,
})
const then = [
  payment('Clinic A', 'a1', 100n),
  payment('Clinic B', 'a2', 200n),
  payment('Clinic C', 'a3', 300n),
  payment('Clinic D', 'a4', 400n),
  payment('Clinic E', 'a5', 500n),
]

function show(now: readonly TrackedGift[], status: 'confirmed' | 'proposed' = 'confirmed') {
  const phase =
    status === 'confirmed' ? ({ status, txHash, blockNumber: 1n } as const) : ({ status } as const)
  const item = trackedTx({ gifts: then, createdAtMs: Date.UTC(2026, 7, 1, 12), phase })
  render(
    <SinceLastRound
      tracked={createStore(() => ({ items: [item], unreadable: null }) as never)}
      gifts={now}
    />,
  )
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('a treasurer sees what differs from the last round, line by line, with the totals of both', () => {
  show([
    ...then.slice(1, 3),
    payment('Clinic D', 'a4', 450n),
    payment('Clinic E', 'b5', 500n),
    payment('School', 'd1', 50n),
  ])
  expect(screen.getByRole('heading', { name: 'Compared with your gift of 1 August 2026' })).toBeTruthy()
  expect(screen.getByText('2 the same, 1 more, 2 new, 2 no longer in it')).toBeTruthy()
  // Somebody who changes an address keeps the name.
  expect(screen.getByText('The address of Clinic E has changed.')).toBeTruthy()
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Payee', 'Then', 'Now', 'Change'],
    ['Clinic D', '400 USDC', '450 USDC', '50 USDC more'],
    ['Clinic E', 'nothing', '500 USDC', 'new'],
    ['School', 'nothing', '50 USDC', 'new'],
    ['Clinic A', '100 USDC', 'nothing', 'no longer in it'],
    ['Clinic E', '500 USDC', 'nothing', 'no longer in it'],
    ['In all, USDC', '1,500 USDC', '1,500 USDC', 'the same'],
  ])
})

test('the same round says so in a sentence', () => {
  show(then)
  expect(screen.getByText('Same payments as in your gift of 1 August 2026, to the last digit.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test.each<[string, Parameters<typeof show>]>([
  ['a gift that has not arrived is no last round', [then, 'proposed']],
  ['a gift to others is compared with nothing', [[payment('School', 'd1', 50n)]]],
])('%s', (_name, given) => {
  show(...given)
  expect(document.body.textContent).toBe('')
})
