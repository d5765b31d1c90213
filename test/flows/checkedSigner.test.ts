import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { safeMessageHash } from '../../src/core/safe/safeMessageHash'
import type { SafeMessageRecord } from '../../src/core/safe/safeTx'
import type { SignMessageResult } from '../../src/core/signIn/authAnswers'
import { checkedSigner, safeCoSigners } from '../../src/flows/signIn/owners/safeCoSigners'
import type { ChainReader } from '../../src/ports/chain'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import { aChain, confirmationBy, theSafe } from '../support/safeFixtures'

const text = 'I am the treasurer.'
const messageHash = safeMessageHash(hashMessage(text), {
  chainId: aChain.id,
  safe: theSafe,
  version: '1.4.1',
})
const listed: SafeMessageRecord = {
  safe: theSafe,
  messageHash,
  message: text,
  confirmations: [confirmationBy('Ada', messageHash), confirmationBy('Ben', messageHash)],
  preparedSignature: '0x12',
  createdAtMs: 0,
  modifiedAtMs: 0,
}
const brought = { kind: 'signed', signature: '0x12' } as const
const wait = { kind: 'pending', way: 'messages' } as const

async function sign(
  wishes: Partial<FakeWorld>,
  answer: SignMessageResult = brought,
  chain: Partial<ChainReader> = {},
) {
  const world = createFakeWorld(wishes)
  const own = contextOf(world, { clock: createFakeClock() })
  const context = { ...own, chainReader: { ...own.chainReader, ...chain } }
  const coSigners = safeCoSigners(context, { appName: 'app', domain: 'app.test', uri: 'https://app.test/' })
  const signer = checkedSigner({ signMessage: async () => answer }, coSigners, context)
  return { result: await signer.signMessage(text), asked: world.asked }
}

test('a signature that the Safe accepts goes on as it came, after one question', async () => {
  expect(await sign({})).toEqual({ result: brought, asked: ['chain.isValidSignature'] })
})

test.each<SignMessageResult>([
  wait,
  { kind: 'pending', way: 'onChain' },
  { kind: 'rejected' },
  { kind: 'failed', reason: 'It broke.' },
  { kind: 'signed', signature: '0x' },
])('the Safe is asked about signatures alone, and not about %o', async (answer) => {
  expect(await sign({ acceptsSignatures: false }, answer)).toEqual({ result: answer, asked: [] })
})

test.each<[string, Partial<FakeWorld>, SignMessageResult]>([
  ['the owners have signed nothing better', { messages: [listed] }, brought],
  ['too few of them have signed', { messages: [{ ...listed, confirmations: [] }] }, brought],
  ['the service does not have the message', {}, brought],
  ['the service does not answer', { down: new Map([['service', {}]]) }, wait],
  ['the budget of the service is spent', { messages: [listed], budgetWaitMs: 1 }, wait],
])('one that the Safe refuses, where %s', async (_where, wishes, expected) => {
  expect((await sign({ acceptsSignatures: false, ...wishes })).result).toEqual(expected)
})

const silent = async () => ({ kind: 'unreachable', reason: 'The node is down.' }) as const

/** The Safe refuses what was brought; asked once more, the node does not answer. */
function refusedThenSilent(): Pick<ChainReader, 'isValidSignature'> {
  let times = 0
  return {
    isValidSignature: async () => ((times += 1) === 1 ? { kind: 'found', value: false } : silent()),
  }
}

test.each<[string, Partial<FakeWorld>, Partial<ChainReader>]>([
  [
    'the owners that are contracts cannot be asked just now',
    { messages: [{ ...listed, confirmations: [confirmationBy('Ada', messageHash)] }] },
    { readApprovals: silent },
  ],
  ['nobody can tell just now whether it accepts another', { messages: [listed] }, refusedThenSilent()],
  ['its owners cannot be read just now', { messages: [listed] }, { readSafe: silent }],
])(
  'one that the Safe refuses is not brought while %s: the owners are followed',
  async (_while, wishes, chain) => {
    const { result } = await sign({ acceptsSignatures: false, ...wishes }, brought, chain)
    expect(result).toEqual(wait)
  },
)

test('one that nobody can ask the Safe about goes on as it came', async () => {
  expect((await sign({ down: new Map([['chain', {}]]) })).result).toEqual(brought)
})
