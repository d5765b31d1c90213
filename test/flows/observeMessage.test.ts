import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { innerMessageHash, safeMessageHash } from '../../src/core/safe/safeMessageHash'
import type { SafeMessageRecord } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance'
import { statusTable } from '../../src/core/tracking/statusTable'
import type { TrackedMessage } from '../../src/core/tracking/trackedItem'
import { observeItem } from '../../src/flows/observeItem'
import { createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import { aChain, buildOnChain, confirmationBy, owners, theSafe } from '../support/safeFixtures'

const text = 'I am the treasurer.'
const messageHash = safeMessageHash(hashMessage(text), {
  chainId: aChain.id,
  safe: theSafe,
  version: '1.4.1',
})

const asked: TrackedMessage = {
  kind: 'safeMessage',
  chainId: aChain.id,
  safe: theSafe,
  messageHash,
  innerHash: innerMessageHash(text),
  title: text,
  createdAtMs: 0,
  lastGoodAtMs: null,
  note: null,
  rebuilt: false,
  phase: { status: 'needsConfirmation', signatures: { signed: [], missing: owners, threshold: 2 } },
}

function buildMessage(
  signedBy: readonly string[],
  overrides: Partial<SafeMessageRecord> = {},
): SafeMessageRecord {
  return {
    safe: theSafe,
    messageHash,
    message: text,
    confirmations: signedBy.map((name) => confirmationBy(name, messageHash)),
    // The service hands one out with the first signature already.
    preparedSignature: '0x1234',
    createdAtMs: 0,
    modifiedAtMs: 0,
    ...overrides,
  }
}

async function round(wishes: Partial<FakeWorld>, item = asked) {
  const world = createFakeWorld(wishes)
  const seen = await observeItem(item, { chain: aChain, ...portsOf(world) }, new AbortController().signal)
  const after = advance(item, seen, 5)
  return { after, label: statusTable[after.phase.status].label(after), asked: world.asked }
}

test('[S4.20] a message counts who has signed, and is not signed by a prepared signature', async () => {
  const { label, asked } = await round({ messages: [buildMessage(['Ada'])] })
  expect(label).toBe('Needs 1 more signature (1 of 2)')
  expect(asked).toEqual(['chain.readSafe', 'service.getMessage'])
})

test('[S4.20] it is signed when the Safe itself accepts the signatures, sorted by owner', async () => {
  const { after, label, asked } = await round({ messages: [buildMessage(['Ben', 'Ada'])] })
  expect(label).toBe('Signed')
  expect(asked).toContain('chain.isValidSignature')
  const inOrder = await round({ messages: [buildMessage(['Ada', 'Ben'])] })
  expect(after.phase).toEqual(inOrder.after.phase)
})

test('it is not signed when the Safe refuses, or cannot be asked', async () => {
  const messages = [buildMessage(['Ada', 'Ben'])]
  expect((await round({ messages, acceptsSignatures: false })).label).toBe('Needs 0 more signatures (2 of 2)')
})

test('signatures of strangers and of former owners do not count', async () => {
  const messages = [buildMessage(['Ada', 'Ada', 'Mallory', 'Chidi'])]
  const onChain = buildOnChain({ owners: owners.slice(0, 2) })
  expect((await round({ messages, onChain })).label).toBe('Needs 1 more signature (1 of 2)')
})

test('another text under the same hash is an alarm', async () => {
  const { after } = await round({ messages: [buildMessage(['Ada', 'Ben'], { message: 'Pay Mallory.' })] })
  expect(after).toEqual({ ...asked, note: { kind: 'forged', field: 'message' } })
})

test.each(['chain', 'service'] as const)('without the %s it stays what it was, with a note', async (who) => {
  const { after } = await round({ messages: [buildMessage(['Ada', 'Ben'])], down: new Map([[who, {}]]) })
  expect(after).toEqual({
    ...asked,
    note: { kind: 'unreachable', reason: `The ${who} is down.`, sinceMs: 5 },
  })
})

test('a message that is not there is not given up', async () => {
  expect((await round({})).after).toMatchObject({
    phase: asked.phase,
    note: { kind: 'notListed', sinceMs: 5 },
    lastGoodAtMs: 5,
  })
})

test('a spent budget changes nothing', async () => {
  expect((await round({ messages: [buildMessage(['Ada'])], budgetWaitMs: 1 })).after).toEqual(asked)
})
