import { expect, test, vi } from 'vitest'
import { createTrackedStore } from '../../src/core/tracking/trackedStore'
import type { TxPhase } from '../../src/core/tracking/trackedItem'
import { followDeliveries } from '../../src/flows/account/refreshBalances'
import { chainTxHash } from '../support/safeFixtures'
import { trackedTx } from '../ui/fakes'

const txHash = chainTxHash('x')
const signatures = { signed: [], missing: [], threshold: 1 }
const executing: TxPhase = { status: 'executing', txHash, confirmations: 1, blockNumber: 1n }

test('the balances are read again when an execution is seen and when it ends, not at each signature', () => {
  const tracked = createTrackedStore({ items: [trackedTx({})], durable: true })
  const onMoved = vi.fn()
  const stop = followDeliveries({ tracked }, onMoved)
  const become = (phase: TxPhase) => tracked.setState({ items: [trackedTx({ phase })] })

  become({ status: 'awaitingConfirmations', signatures })
  become({ status: 'awaitingExecution', signatures, waitsForNonce: null })
  expect(onMoved).toHaveBeenCalledTimes(0)
  become(executing)
  expect(onMoved).toHaveBeenCalledTimes(1)
  become({ ...executing, confirmations: 2 })
  expect(onMoved).toHaveBeenCalledTimes(1)
  become({ status: 'confirmed', txHash, blockNumber: 1n })
  expect(onMoved).toHaveBeenCalledTimes(2)
  stop()
  tracked.setState({ items: [trackedTx({})] })
  tracked.setState({ items: [] })
  expect(onMoved).toHaveBeenCalledTimes(2)
})
