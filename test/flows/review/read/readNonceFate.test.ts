import { expect, test } from 'vitest'
import type { Execution, SafeTxHash, SafeTxRecord } from '../../../../src/core/safe/safeTx'
import { readNonceFate } from '../../../../src/flows/review/read/readNonceFate'
import { createFakeWorld, portsOf } from '../../../support/fakeWorld'
import { buildExecution, buildRecord, buildRejection, theSafe } from '../../../support/safeFixtures'
import { buildSetup, found, read, unreachable } from '../../../core/review/world'

const record = buildRecord()
const other = { ...buildRejection(), isExecuted: true }
const used = found(buildSetup({ nonce: read(8n) }))

async function fateOf(
  executions: readonly (readonly [SafeTxHash, Execution])[],
  { rivals = [other] as readonly SafeTxRecord[], setup = used, shown = record, isDown = false } = {},
) {
  const world = createFakeWorld({ executions: new Map(executions) })
  if (isDown) world.down.set('chain', {})
  const listed = Promise.resolve(found({ records: rivals, unreadable: 0 }))
  const asked = { safe: theSafe, record: shown, setup, rivals: listed }
  return readNonceFate(portsOf(world), asked, new AbortController().signal)
}

test.each(['success', 'failure'] as const)(
  'the own event of a transaction counts before whatever the service says (%s)',
  async (outcome) => {
    const own = [record.safeTxHash, buildExecution({ outcome })] as const
    const byThis = found({ kind: 'executed', outcome })
    expect(await fateOf([own], { rivals: [] })).toEqual(byThis)
    expect(await fateOf([own, [other.safeTxHash, buildExecution()]])).toEqual(byThis)
  },
)

test('another one is named only by its own event, and where it hashes to what it says', async () => {
  const event = [other.safeTxHash, buildExecution()] as const
  expect(await fateOf([event])).toEqual(found({ kind: 'replaced', safeTxHash: other.safeTxHash }))
  const open = { kind: 'unreachable' }
  expect(await fateOf([])).toMatchObject(open)
  expect(await fateOf([event], { rivals: [] })).toMatchObject(open)
  expect(await fateOf([event], { rivals: [{ ...other, value: 1n }] })).toMatchObject(open)
  expect(await fateOf([event], { rivals: [{ ...other, isExecuted: false }] })).toMatchObject(open)
})

test('bytes that are not those of the hash are not called executed by its event', async () => {
  const own = [record.safeTxHash, buildExecution()] as const
  expect(await fateOf([own], { shown: { ...record, value: 1n } })).toMatchObject({ kind: 'unreachable' })
})

test('nothing is asked while the nonce is free, or could not be read', async () => {
  const own = [record.safeTxHash, buildExecution()] as const
  for (const setup of [found(buildSetup()), unreachable])
    expect(await fateOf([own], { setup })).toEqual({ kind: 'missing' })
})

test('a chain that does not answer leaves it open, with the reason', async () => {
  expect(await fateOf([], { isDown: true })).toEqual({
    kind: 'unreachable',
    reason: 'The chain is down.',
  })
})
