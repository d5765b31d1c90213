import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Session } from '../../../src/core/session'
import { AppContext } from '../../../src/ui/AppContext'
import { SlowWallet } from '../../../src/ui/give/SlowWallet'
import { fakeServices, safeSession } from '../fakes'
import { walletSession } from '../fakeWallet'

afterEach(cleanup)

function show(count: number, session: Session = safeSession) {
  const limit = vi.fn()
  render(
    <AppContext value={fakeServices({ session, account: { kind: 'none' } })}>
      <SlowWallet count={count} limit={limit} />
    </AppContext>,
  )
  return limit
}

test.each([
  [100, 12],
  [300, 30],
  [500, 48],
])('before %i payments are proposed it is said that Safe{Wallet} takes %i seconds', (count, seconds) => {
  show(count)
  expect(screen.getByText(`Safe{Wallet} will take about ${seconds} seconds to show this`)).toBeTruthy()
  expect(screen.getByText(/do not give again/)).toBeTruthy()
})

test('a proposal of more than what takes 12 seconds can be split there and then', () => {
  const limit = show(250)
  fireEvent.click(screen.getByRole('button', { name: 'Split into 3 proposals' }))
  expect(limit).toHaveBeenCalledWith(100)
  cleanup()
  show(100)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['few payments', 99, safeSession],
  ['a Safe outside of Safe{Wallet}', 500, walletSession],
] as const)('nothing is said of %s', (_what, count, session) => {
  show(count, session)
  expect(screen.queryByText(/will take about/)).toBeNull()
})
