import { expect, test } from 'vitest'
import { advance } from '../../src/core/tracking/advance/advance'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { observeTx } from '../../src/flows/tracking/observe/observeTx'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import {
  aChain,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildRejection,
  buildTrackedTx,
  chainTxHash,
} from '../support/safeFixtures'

const ours = buildRecord()
const executed = { isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution') }
const used = buildOnChain({ nonce: 8n, blockNumber: 101n })

/** A round in which not all blocks have been searched: only a receipt that is pointed at tells of an execution. */
async function round(shown: SafeTxRecord, onChain = used) {
  const world = createFakeWorld({
    onChain,
    records: [shown],
    executions: onChain === used ? new Map([[shown.safeTxHash, buildExecution()]]) : new Map(),
  })
  const ports = portsOf(world)
  const chainReader: typeof ports.chainReader = {
    ...ports.chainReader,
    async findExecution(safe, hash, where, signal) {
      const pointedAt = await ports.chainReader.findExecution(safe, hash, where, signal)
      return where.txHash !== null && pointedAt.kind === 'found'
        ? pointedAt
        : { kind: 'unreachable', reason: 'Not all blocks have been searched yet.' }
    },
  }
  const item = buildTrackedTx({ nonce: 7n, seen: true })
  const seen = await observeTx(item, { chain: aChain, ...ports, chainReader }, new AbortController().signal)
  return advance(item, seen, 60 * 60_000)
}

test('the service says where the gift was executed, and its receipt proves it', async () => {
  expect((await round(buildRecord(executed))).phase.status).toBe('confirmed')
})

test('a rejection that the chain proves to have used the nonce ends the gift: no second one can have', async () => {
  expect((await round(buildRejection(executed))).phase.status).toBe('cancelled')
})

test('nothing ends while neither is shown', async () => {
  const after = await round(ours)
  expect(after.phase.status).toBe('executing')
})

test('a claim of execution is not kept up against a nonce that the chain has unused', async () => {
  const claimed = buildRecord({ ...executed, executedAtMs: 0 })
  expect((await round(claimed, buildOnChain({ nonce: 7n }))).phase.status).toBe('awaitingConfirmations')
})
