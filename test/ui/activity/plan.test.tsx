import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ChainTxHash } from '../../../src/core/safe/safeTx'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import { fakeAccount, fakeServices, readyWith, safeTxHashOf, trackedTx } from '../fakes'
import { renderApp } from '../renderApp'

afterEach(cleanup)

const delivered = {
  phase: { status: 'confirmed', txHash: `0x${'ab'.repeat(32)}` as ChainTxHash, blockNumber: 9n },
} as const
const part = (number: number, wishes: Partial<TrackedTx> = {}) =>
  trackedTx({
    safeTxHash: safeTxHashOf(number),
    nonce: BigInt(number),
    plan: { id: 'plan', part: number, of: 3 },
    ...wishes,
  })

async function show(items: readonly TrackedTx[]) {
  const tracked = { items, durable: true, rebuilding: false }
  renderApp(fakeServices({ account: readyWith(fakeAccount({ tracked })) }), '#/activity')
  await waitFor(() => expect(screen.queryByText('Reading your Safe…')).toBeNull())
}

test('the proposals of one gift stand together, with how many are delivered and each by itself', async () => {
  await show([trackedTx({ safeTxHash: safeTxHashOf(9) }), part(3), part(2, delivered), part(1, delivered)])
  const underWay = within(screen.getByRole('region', { name: 'Under way' }))
  const plan = within(underWay.getByRole('region', { name: 'Gift in 3 proposals' }))
  expect(plan.getByText('2 of 3 proposals delivered')).toBeTruthy()
  expect(plan.getAllByRole('article')).toHaveLength(3)
  expect(plan.getByText('Proposal 3 of 3')).toBeTruthy()
  // The gift by itself stands beside it.
  expect(underWay.getAllByRole('article')).toHaveLength(4)
  expect(screen.queryByRole('region', { name: 'Finished' })).toBeNull()
})

test('a plan that is through is finished as one', async () => {
  await show([part(3, delivered), part(2, delivered), part(1, delivered)])
  const finished = within(screen.getByRole('region', { name: 'Finished' }))
  expect(finished.getByText('3 of 3 proposals delivered')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Under way' })).toBeNull()
})

test('two proposals with one nonce are said to exclude each other', async () => {
  await show([part(2, { nonce: 1n }), part(1)])
  expect(
    screen.getByText('Proposals 1 and 2 have the same nonce, #1: only one of them can be executed.'),
  ).toBeTruthy()
})
