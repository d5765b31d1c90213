import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rereading } from '../../../src/core/tracking/rereading'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { StatusAnnouncer } from '../../../src/ui/activity/StatusAnnouncer'
import { LiveRegion } from '../../../src/ui/parts/LiveRegion'
import { buildTrackedChainTx } from '../../support/walletFixtures'
import { fakeAccount, owners, safeTxHashOf, trackedGifts, trackedTx } from '../fakes'

afterEach(cleanup)

const gifts = trackedGifts.slice(0, 1)
const [first, second, third] = owners
const waiting = trackedTx({
  gifts,
  phase: {
    status: 'awaitingConfirmations',
    signatures: { signed: [first], missing: [second, third], threshold: 2 },
  },
})
const ready = trackedTx({
  gifts,
  phase: {
    status: 'awaitingExecution',
    signatures: { signed: [first, second], missing: [third], threshold: 2 },
    waitsForNonce: null,
  },
})

function follow(items: readonly TrackedItem[], { rebuilding = false } = {}) {
  const account = fakeAccount({ tracked: { items, durable: true, rebuilding } })
  render(
    <LiveRegion>
      <StatusAnnouncer account={account} />
    </LiveRegion>,
  )
  return (next: readonly TrackedItem[]) => act(() => account.tracked.setState({ items: next }))
}

const said = () => [...screen.getByRole('status').children].map((child) => child.textContent)

test('what was there at the start is not news', () => {
  follow([waiting])
  expect(said()).toEqual([])
})

test('each change of a status is said once, however often it is read again', () => {
  const change = follow([waiting])
  change([{ ...ready, lastGoodAtMs: 1 }])
  change([{ ...ready, lastGoodAtMs: 2 }])
  change([{ ...ready, lastGoodAtMs: 3, note: { kind: 'unreachable', reason: 'No answer.', sinceMs: 3 } }])
  expect(said()).toEqual(['Gift to Open Wells: Ready to execute.'])
})

test('a gift that was just proposed is said, one that was found in the queue is not', () => {
  const change = follow([])
  change([trackedTx({ gifts })])
  change([trackedTx({ gifts }), { ...ready, safeTxHash: safeTxHashOf(2), rebuilt: true }])
  expect(said()).toEqual(['Gift to Open Wells: Sent to your Safe, waiting for it to appear.'])
})

test('a gift that is proposed while earlier ones are still looked for is said all the same', () => {
  const change = follow([], { rebuilding: true })
  change([trackedTx({ gifts }), { ...ready, safeTxHash: safeTxHashOf(2), rebuilt: true }])
  expect(said()).toEqual(['Gift to Open Wells: Sent to your Safe, waiting for it to appear.'])
})

test('a payment that is read again after a reload is said once it has ended, and not before', () => {
  const sent = buildTrackedChainTx({ gifts })
  const change = follow([rereading(sent)])
  change([sent])
  expect(said()).toEqual([])
  change([{ ...sent, phase: { status: 'confirmed', txHash: sent.txHash, blockNumber: 5n } }])
  expect(said()).toEqual(['Gift to Open Wells: Delivered.'])
})
