import type { Address } from 'viem'
import { expect, test } from 'vitest'
import {
  type Acted,
  nothingActed,
  progressWords,
  type TxProgress,
  txProgress,
  withActed,
} from '../../../src/core/review/txProgress'
import { addressOf, buildRecord, buildRejection, owners, type RecordWishes } from '../../support/safeFixtures'
import { found, read, review, unreachable, type World } from './world'

const progressOf = (wishes: RecordWishes = {}, world: World = {}, isListed = true) => {
  const { checks } = review(buildRecord({ signedBy: ['Ada'], ...wishes }), world)
  return txProgress(checks, isListed)
}
const waiting = {
  kind: 'waiting',
  verified: 1,
  threshold: 2,
  isListed: true,
  before: null,
  rivals: [],
} as const
const rejection = buildRejection()
const byAnother = { kind: 'replaced', safeTxHash: rejection.safeTxHash } as const
const other = buildRecord({ calls: [{ to: owners[0] ?? '0x', value: 3n, data: '0x' }] })

test.each<[string, Parameters<typeof progressOf>, TxProgress, string]>([
  ['signed by one of two', [], waiting, 'Needs 1 more signature (1 of 2). It is next.'],
  [
    'signed by nobody, and two before it',
    [{ signedBy: [] }, { setupOverrides: { nonce: read(5n) } }],
    { ...waiting, verified: 0, before: 5n },
    'Needs 2 more signatures (0 of 2). It waits for transaction #5 first.',
  ],
  [
    'signed by enough',
    [{ signedBy: ['Ada', 'Ben'] }],
    { ...waiting, verified: 2 },
    'It has the signatures that it needs (2 of 2). It is next: an owner can execute it.',
  ],
  [
    'signed by enough, and one before it',
    [{ signedBy: ['Ada', 'Ben', 'Chidi'] }, { setupOverrides: { nonce: read(6n) } }],
    { ...waiting, verified: 3, before: 6n },
    'It has the signatures that it needs (3 of 2). It waits for transaction #6 first.',
  ],
  [
    'the service has not listed its signatures',
    [{ signedBy: [] }, {}, false],
    { ...waiting, verified: 0, isListed: false },
    'How many of the 2 signatures that it needs are there is not known. It is next.',
  ],
  [
    'not listed, and pasted with enough signatures',
    [{ signedBy: ['Ada', 'Ben'] }, {}, false],
    { ...waiting, verified: 2, isListed: false },
    'It has the signatures that it needs (2 of 2). It is next: an owner can execute it.',
  ],
  [
    'its rejection waits too',
    [{}, { rivals: found({ records: [rejection], unreadable: 0 }) }],
    { ...waiting, rivals: [{ safeTxHash: rejection.safeTxHash, isRejection: true }] },
    'Needs 1 more signature (1 of 2). It is next.',
  ],
  [
    'another one waits beside it',
    [{}, { rivals: found({ records: [other], unreadable: 0 }) }],
    { ...waiting, rivals: [{ safeTxHash: other.safeTxHash, isRejection: false }] },
    'Needs 1 more signature (1 of 2). It is next.',
  ],
  [
    'its nonce is used by another one, by the chain',
    [{}, { setupOverrides: { nonce: read(8n) }, nonceFate: found(byAnother) }],
    { kind: 'replaced' },
    'Can no longer be executed',
  ],
  [
    'executed, by the chain, while the service has not heard of it',
    [{}, { setupOverrides: { nonce: read(8n) }, nonceFate: found({ kind: 'executed', outcome: 'success' }) }],
    { kind: 'done', nonce: 7n, outcome: 'success' },
    'Executed: the Safe’s own event says so.',
  ],
  [
    'executed, and it failed',
    [{}, { setupOverrides: { nonce: read(8n) }, nonceFate: found({ kind: 'executed', outcome: 'failure' }) }],
    { kind: 'done', nonce: 7n, outcome: 'failure' },
    'Executed, and its calls failed: the Safe’s own event says so. All of them were undone.',
  ],
  ...[unreachable, { kind: 'missing' } as const, undefined].map(
    (nonceFate): [string, Parameters<typeof progressOf>, TxProgress, string] => [
      `its nonce is used, and by what is not known (${nonceFate?.kind})`,
      [{}, { setupOverrides: { nonce: read(8n) }, ...(nonceFate && { nonceFate }) }],
      { kind: 'used', nonce: 7n },
      'Nonce 7 is used, by this transaction or by another: which one could not be checked.',
    ],
  ),
  [
    'executed, by the word of the service',
    [{ isExecuted: true }, { setupOverrides: { nonce: read(8n) } }],
    { kind: 'executed', nonce: 7n },
    'Executed, according to the transaction service. The chain says that nonce 7 is used.',
  ],
  [
    'called executed, and the nonce is free',
    [{ isExecuted: true }],
    { kind: 'disputed' },
    'The transaction service says that it was executed, and the chain says that it was not.',
  ],
  [
    'the node is down',
    [{}, { setup: unreachable }],
    { kind: 'unread' },
    'Where it stands could not be checked',
  ],
  [
    'the number of signatures could not be read',
    [{}, { setupOverrides: { threshold: { kind: 'unread', reason: 'No answer.' } } }],
    { kind: 'unread' },
    'Where it stands could not be checked',
  ],
])('%s', (_name, wishes, progress, words) => {
  expect(progressOf(...wishes)).toEqual(progress)
  expect(progressWords(progress)).toBe(words)
})

const [ada, ben, chidi] = owners as [Address, Address, Address]
const signed = (owner: Address, signedAtMs = 1_000) => ({ owner, signedAtMs })
const executed = (outcome: 'success' | 'failure', isFinal: boolean) =>
  ({ execution: { kind: 'executed', outcome, isFinal } }) as const
const doneByChain = [
  {},
  {
    setupOverrides: { nonce: read(8n) },
    nonceFate: found({ kind: 'executed', outcome: 'success' } as const),
  },
] as const
const isRejected = { safeTxHash: rejection.safeTxHash, isRejection: true }

test.each<[string, Parameters<typeof progressOf>, Partial<Acted>, string]>([
  ['nothing was done', [], {}, 'Needs 1 more signature (1 of 2). It is next.'],
  [
    'Ben signed here',
    [],
    { signers: [signed(ben)] },
    'It has the signatures that it needs (2 of 2). It is next: an owner can execute it.',
  ],
  [
    'a signature that was read already counts once',
    [{ signedBy: ['Ada'] }],
    { signers: [signed(ada.toLowerCase() as Address)] },
    'Needs 1 more signature (1 of 2). It is next.',
  ],
  [
    'two signed here',
    [{ signedBy: [] }],
    { signers: [signed(ben), signed(chidi)] },
    'It has the signatures that it needs (2 of 2). It is next: an owner can execute it.',
  ],
  [
    'somebody who is no owner any more signed here',
    [],
    { signers: [signed(addressOf('a former owner'))] },
    'Needs 1 more signature (1 of 2). It is next.',
  ],
  [
    'a signature that a reading 90 seconds later does not list',
    [],
    { signers: [signed(ben, 5_000 - 90_000)] },
    'Needs 1 more signature (1 of 2). It is next.',
  ],
  [
    'its execution was sent here',
    [{ signedBy: ['Ada', 'Ben'] }],
    { execution: { kind: 'sent', isCertain: true } },
    'Its execution was sent from here. It is not in a block yet.',
  ],
  [
    'the wallet gave no answer',
    [{ signedBy: ['Ada', 'Ben'] }],
    { execution: { kind: 'sent', isCertain: false } },
    'Its execution may have been sent from here. No block with it was seen yet.',
  ],
  [
    'executed, and not final',
    [{ signedBy: ['Ada', 'Ben'] }],
    executed('success', false),
    'Executed in a block that is not final yet: the Safe’s own event says so.',
  ],
  [
    'executed, and final',
    [{ signedBy: ['Ada', 'Ben'] }],
    executed('success', true),
    'Executed: the Safe’s own event says so.',
  ],
  [
    'executed, and it failed',
    [{ signedBy: ['Ada', 'Ben'] }],
    executed('failure', true),
    'Executed, and its calls failed: the Safe’s own event says so. All of them were undone.',
  ],
  [
    'executed, and what used the nonce could not be read',
    [{}, { setupOverrides: { nonce: read(8n) }, nonceFate: unreachable }],
    executed('failure', false),
    'Executed in a block that is not final yet, and its calls failed: the Safe’s own event says so. All of them were undone.',
  ],
  ['another one used the nonce', [], { execution: { kind: 'replaced' } }, 'Can no longer be executed'],
  [
    'a reading that knows the end stays',
    [...doneByChain],
    { execution: { kind: 'sent', isCertain: true } },
    'Executed: the Safe’s own event says so.',
  ],
  [
    'what is sent is not said of a Safe that could not be read',
    [{}, { setup: unreachable }],
    { signers: [signed(ben)], execution: { kind: 'sent', isCertain: true } },
    'Where it stands could not be checked',
  ],
])('since the reading: %s', (_name, wishes, acted, words) => {
  const { checks } = review(buildRecord({ signedBy: ['Ada'], ...wishes[0] }), wishes[1])
  const progress = withActed(
    progressOf(...wishes),
    { ...nothingActed, ...acted },
    { checks, nonce: 7n, owners, readAtMs: 5_000 },
  )
  expect(progressWords(progress)).toBe(words)
})

test.each<[string, World]>([
  ['while the queue lacks it', {}],
  ['and listed once', { rivals: found({ records: [rejection], unreadable: 0 }) }],
])('a rejection that was signed here waits beside the transaction, %s', (_name, world) => {
  const acted = { ...nothingActed, rejection: rejection.safeTxHash }
  const { checks } = review(buildRecord({ signedBy: ['Ada'] }), world)
  expect(
    withActed(progressOf({}, world), acted, { checks, nonce: 7n, owners, readAtMs: 5_000 }),
  ).toMatchObject({ rivals: [isRejected] })
})
