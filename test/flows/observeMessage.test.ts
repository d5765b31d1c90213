import { concatHex, hashMessage, type Hex, numberToHex, pad, size, slice } from 'viem'
import { describe, expect, test } from 'vitest'
import { innerMessageHash, safeMessageHash } from '../../src/core/safe/safeMessageHash'
import type { SafeMessageRecord } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance/advance'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import type { TrackedMessage } from '../../src/core/tracking/trackedItem'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import { createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import { aChain, addressOf, buildOnChain, confirmationBy, owners, theSafe } from '../support/safeFixtures'

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

/** What the service lists for an owner that is a contract: who, where the bytes are, v = 0, and the bytes. */
function contractSignatureOf(owner: Hex, bytes: Hex | null = '0xabcd') {
  const word = (value: number) => numberToHex(value, { size: 32 })
  const head = concatHex([pad(owner, { size: 32 }), word(65), '0x00'])
  const signature = bytes === null ? head : concatHex([head, word(size(bytes)), bytes])
  return { owner, signature, submittedAtMs: 0 }
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
  expect(asked).toEqual(['chain.readSafe', 'service.getMessage', 'chain.readApprovals'])
})

test('[S4.20] it is signed when the Safe itself accepts the signatures, sorted by owner', async () => {
  const { after, label, asked } = await round({ messages: [buildMessage(['Ben', 'Ada'])] })
  expect(label).toBe('Signed')
  expect(asked).toEqual(['chain.readSafe', 'service.getMessage', 'chain.isValidSignature'])
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

describe('an owner that is a contract', () => {
  const nested = buildMessage(['Ada'])
  const withBen = {
    ...nested,
    confirmations: [...nested.confirmations, contractSignatureOf(addressOf('Ben'))],
  }

  test('[S4.20] is counted when it says that it has signed, and its bytes go to the Safe behind the others', async () => {
    const { after, label } = await round({ messages: [withBen] })
    expect(label).toBe('Signed')
    // Two heads of 65 bytes, then the length and the two bytes.
    const signature = after.phase.status === 'signed' ? after.phase.signature : '0x'
    expect(size(signature)).toBe(2 * 65 + 32 + 2)
    expect(slice(signature, 2 * 65 + 32)).toBe('0xabcd')
  })

  test('is shown one signature, in the form of the Safe, and not counted when it refuses', async () => {
    const again = contractSignatureOf(addressOf('Ben'), '0x1234')
    const messages = [{ ...withBen, confirmations: [...withBen.confirmations, again] }]
    const { label, asked } = await round({ messages, acceptsSignatures: false })
    expect(label).toBe('Needs 1 more signature (1 of 2)')
    expect(asked.slice(2)).toEqual(['chain.readApprovals', 'chain.isValidLegacySignature'])
  })

  test.each([
    ['is no owner (any more)', contractSignatureOf(addressOf('Mallory'))],
    [
      'is named beside the signature of another',
      { ...contractSignatureOf(addressOf('Ben')), owner: addressOf('Chidi') },
    ],
    ['has left no bytes', contractSignatureOf(addressOf('Ben'), null)],
  ])('is not asked when it %s', async (_why, confirmation) => {
    const messages = [{ ...nested, confirmations: [...nested.confirmations, confirmation] }]
    const { label, asked } = await round({ messages })
    expect(label).toBe('Needs 1 more signature (1 of 2)')
    expect(asked).not.toContain('chain.isValidLegacySignature')
  })

  test('counts when it has approved the message on the chain, listed or not', async () => {
    const { label } = await round({ messages: [nested], approvedBy: [addressOf('Chidi')] })
    expect(label).toBe('Signed')
  })

  test('stays counted while the chain answers only half, with a note since when', async () => {
    const three = buildOnChain({ threshold: 3 })
    const { after } = await round({ messages: [withBen], onChain: three })
    if (after.kind !== 'safeMessage') throw new Error('A message stays a message.')
    expect(after.phase).toMatchObject({ signatures: { signed: [addressOf('Ada'), addressOf('Ben')] } })
    const down = { kind: 'unreachable', reason: 'The chain is down.' } as const
    const ports = portsOf(createFakeWorld({ messages: [withBen], onChain: three }))
    const chainReader = { ...ports.chainReader, isValidLegacySignature: () => Promise.resolve(down) }
    const sources = { chain: aChain, ...ports, chainReader }
    const seen = await observeItem(after, sources, new AbortController().signal)
    const once = advance(after, seen, 6)
    expect(once).toEqual({ ...after, lastGoodAtMs: 6, note: { ...down, sinceMs: 6 } })
    expect(advance(once, seen, 9)).toMatchObject({ note: { ...down, sinceMs: 6 } })
  })
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
