import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { addTracked } from '../../src/core/tracking/trackedStore'
import type { ProposalIntent } from '../../src/core/outbox/intent'
import { resolveHandle } from '../../src/flows/tracking/resolveHandle'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import {
  aChain,
  addressOf,
  aGift,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  theCalls,
  theSafe,
} from '../support/safeFixtures'

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])
const startedAtMs = Date.UTC(2026, 0, 15, 12)
const intent: ProposalIntent = {
  id: '1',
  chainId: aChain.id,
  safe: theSafe,
  calls: theCalls,
  gifts: [aGift],
  startedAtMs,
  nonceFrom: 7n,
  fromBlock: 100n,
}
const record = buildRecord()
const earlier = buildRecord({ nonce: 6n })
const another = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
const found = { kind: 'found', safeTxHash: record.safeTxHash }
const onChainHash = chainTxHash('the execution')
const executedSafe = { onChain: buildOnChain({ nonce: 8n }) }

function look(wishes: Partial<FakeWorld>, hash: Hex, known: readonly SafeTxRecord[] = []) {
  const world = createFakeWorld(wishes)
  const context = contextOf(world, { clock: createFakeClock() })
  for (const { safeTxHash } of known)
    addTracked(context.tracked, buildTrackedTx({ safeTxHash, createdAtMs: startedAtMs - 1 }))
  return resolveHandle(context, intent, hash).then((resolved) => ({ resolved, asked: world.asked }))
}

/** A transaction of the chain that executed these; directly, or through a relayer whose data tells nothing. */
function executedBy(records: readonly SafeTxRecord[], way: 'direct' | 'relayed'): Partial<FakeWorld> {
  const [first = record] = records
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = first
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  const direct = encodeFunctionData({ abi, functionName: 'execTransaction', args: [...args, '0x'] })
  const safeTxHashes = records.map(({ safeTxHash }) => safeTxHash)
  const executed =
    way === 'direct'
      ? { to: theSafe, data: direct, safeTxHashes }
      : { to: addressOf('a relayer'), data: '0x1234' as const, safeTxHashes }
  return { ...executedSafe, executed: new Map([[onChainHash, executed]]) }
}

test('a safeTxHash is known by the record that hashes to it', async () => {
  const { resolved } = await look({ records: [record] }, record.safeTxHash)
  expect(resolved).toEqual(found)
})

test('a chain hash is known by the chain, and the service is not asked', async () => {
  const { resolved, asked } = await look(executedBy([record], 'direct'), onChainHash)
  expect(resolved).toEqual(found)
  expect(asked.filter((one) => one.startsWith('service'))).toEqual([])
})

test('behind a relayer the service tells which of the executed ones it is', async () => {
  const relayed = executedBy([another, record], 'relayed')
  expect((await look({ ...relayed, records: [another, record] }, onChainHash)).resolved).toEqual(found)
  expect((await look(relayed, onChainHash)).resolved).toEqual({ kind: 'missing' })
})

describe('something else is not taken for it', () => {
  const other = { kind: 'other' }

  test('other calls under the hash', async () => {
    expect((await look({ records: [another] }, another.safeTxHash)).resolved).toEqual(other)
    const executed = { ...executedBy([another], 'direct'), records: [another] }
    expect((await look(executed, onChainHash)).resolved).toEqual(other)
  })

  test('a record that does not hash to what it says', async () => {
    const lie = { ...record, safeTxHash: another.safeTxHash }
    expect((await look({ records: [lie] }, another.safeTxHash)).resolved).toEqual(other)
  })

  test('a nonce from before it was asked for', async () => {
    expect((await look({ records: [earlier] }, earlier.safeTxHash)).resolved).toEqual(other)
    const executed = { ...executedBy([earlier], 'direct'), records: [earlier] }
    expect((await look(executed, onChainHash)).resolved).toEqual(other)
  })

  test('an equal gift that was executed before this one was asked for', async () => {
    const executed = { ...executedBy([earlier], 'direct'), records: [{ ...earlier, isExecuted: true }] }
    expect((await look(executed, earlier.safeTxHash, [earlier])).resolved).toEqual(other)
    expect((await look(executed, onChainHash, [earlier])).resolved).toEqual(other)
  })

  test('a transaction of the chain that executed nothing of this Safe', async () => {
    const executed = executedBy([], 'direct')
    expect((await look(executed, onChainHash)).resolved).toEqual(other)
  })
})

test('an equal gift that was still pending when this one was asked for is named as the earlier one', async () => {
  const same = { kind: 'earlier', safeTxHash: record.safeTxHash }
  expect((await look({ records: [record] }, record.safeTxHash, [record])).resolved).toEqual(same)
  const executed = { ...executedBy([record], 'direct'), records: [record] }
  expect((await look(executed, onChainHash, [record])).resolved).toEqual(same)
  const relayed = { ...executedBy([another, record], 'relayed'), records: [another, record] }
  expect((await look(relayed, onChainHash, [record])).resolved).toEqual(same)
})

test('what nobody has is not there yet', async () => {
  expect((await look({}, record.safeTxHash)).resolved).toEqual({ kind: 'missing' })
})

test.each(['chain', 'service'] as const)('without the %s nobody knows', async (who) => {
  const { resolved } = await look({ down: new Map([[who, {}]]) }, record.safeTxHash)
  expect(resolved).toEqual({ kind: 'unreachable', reason: `The ${who} is down.` })
})
