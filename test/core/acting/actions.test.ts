import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { actingOf } from '../../../src/core/acting/actions'
import { rejectionOf } from '../../../src/core/acting/onScreen'
import { approvalSignature } from '../../../src/core/safe/signatureBytes'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import {
  addressOf,
  aChain,
  buildRecord,
  buildRejection,
  confirmationBy,
  theSafe,
} from '../../support/safeFixtures'
import { found, read, unreachable } from '../review/world'
import { actingInput, ada, ben, chidi, whyNot } from './world'

const signedBy = (...names: readonly string[]): Partial<SafeTxRecord> => buildRecord({ signedBy: names })
const kindOfBen = (kind: 'safe' | 'contract' | 'passkeySigner' | 'externallyOwned') =>
  read([ada, ben, chidi].map((address) => ({ address, kind: address === ben ? kind : 'externallyOwned' })))

test('an owner who has not signed yet may sign, approve and reject, and not execute', () => {
  expect(whyNot('confirm')).toBeNull()
  expect(whyNot('approve')).toBeNull()
  expect(whyNot('reject')).toBeNull()
  expect(whyNot('execute')).toBe('It needs 2 signatures, and 1 is verified.')
})

test('a delegated account (EIP-7702) signs as its key', () => {
  const owners = read(
    [ada, ben, chidi].map((address) => ({ address, kind: 'delegated', to: theSafe }) as const),
  )
  expect(whyNot('confirm', {}, { setupOverrides: { owners } })).toBeNull()
})

test('a contract that is an owner is told where it signs, and who executes', () => {
  const signs = /Sign with the wallet or app that made the contract\./
  const executes = /Connect an ordinary account: it need not be an owner’s\./
  for (const kind of ['contract', 'passkeySigner'] as const) {
    const setupOverrides = { owners: kindOfBen(kind) }
    expect(whyNot('confirm', {}, { setupOverrides })).toMatch(signs)
    expect(whyNot('reject', {}, { setupOverrides })).toMatch(signs)
    expect(whyNot('execute', signedBy('Ada', 'Chidi'), { setupOverrides })).toMatch(executes)
    expect(whyNot('confirm', {}, { ...approvedBy(ben), setupOverrides })).toBe(
      'You have signed exactly this.',
    )
  }
  expect(
    whyNot('execute', signedBy('Ada', 'Chidi'), { setupOverrides: { owners: kindOfBen('safe') } }),
  ).toMatch(executes)
})

describe('executing', () => {
  test('anybody may send what has enough signatures', () => {
    expect(whyNot('execute', signedBy('Ada', 'Ben'), { as: 'Chidi' })).toBeNull()
    expect(whyNot('execute', signedBy('Ada', 'Ben'), { as: 'Nobody' })).toBeNull()
  })

  test.each([
    ['one owner twice', { confirmations: [0, 1].map(() => confirmationOfAda()) }],
    ['a stranger’s', { confirmations: [confirmationOfAda(), confirmationBy('Mallory', hash())] }],
    [
      'an empty one',
      { confirmations: [confirmationOfAda(), { ...confirmationBy('Ben', hash()), signature: null }] },
    ],
  ])('a list filled up with %s does not count', (_name, tx) => {
    expect(whyNot('execute', tx)).toMatch(/needs 2 signatures, and 1 is verified/)
  })

  test('an approval on chain counts, and so does what was signed here a moment ago', () => {
    expect(whyNot('execute', {}, approvedBy(chidi))).toBeNull()
    const { signature } = confirmationBy('Ben', hash())
    const own = [{ owner: ben, signature: signature ?? '0x' }] as const
    expect(whyNot('execute', {}, { acting: { own } })).toBeNull()
    expect(whyNot('confirm', {}, { acting: { own } })).toBe('You have signed exactly this.')
  })

  test('one owner who signed and approved counts once', () => {
    expect(whyNot('execute', {}, approvedBy(ada))).toMatch(/needs 2 signatures, and 1 is/)
  })

  test('a signature that the Safe itself refuses does not count', () => {
    const refused = found({ kind: 'refused', code: 'GS026' } as const)
    const signatureAnswers = new Map([[confirmationBy('Ben', hash()).signature ?? '0x', refused]])
    const acting = actingOf(actingInput(signedBy('Ada', 'Ben'), { signatureAnswers }))
    expect(acting.verified.map(({ signer }) => signer)).toEqual([ada])
    expect(acting.obstacles.execute).toEqual(expect.any(String))
  })

  test('it waits for the nonces before it', () => {
    const later = { setupOverrides: { nonce: read(5n) } }
    expect(whyNot('execute', signedBy('Ada', 'Ben'), later)).toMatch(/^It waits for #5:/)
    expect(whyNot('confirm', {}, later)).toBeNull()
  })

  test('an unread threshold is not guessed', () => {
    const setupOverrides = { threshold: { kind: 'unread', reason: 'No answer.' } as const }
    expect(whyNot('execute', signedBy('Ada', 'Ben', 'Chidi'), { setupOverrides })).toMatch(
      /could not be read/,
    )
  })
})

describe('nothing can be signed', () => {
  test.each([
    ['by a stranger', /not an owner/, {}, { as: 'Mallory' }],
    ['twice by one owner', /You have signed exactly this/, {}, { as: 'Ada' }],
    ['on another chain', /Switch it to Test chain/, {}, { acting: { wallet: { address: ben, chainId: 1 } } }],
    ['once the nonce is used', /Nonce #7 is used/, {}, { setupOverrides: { nonce: read(8n) } }],
    ['while only the service calls it executed', /chain does not show it/, { isExecuted: true }, {}],
    ['by a Safe', /its own owners approve there/i, {}, { setupOverrides: { owners: kindOfBen('safe') } }],
    ['by a contract', /is a contract/, {}, { setupOverrides: { owners: kindOfBen('contract') } }],
    ['by a passkey', /is a contract/, {}, { setupOverrides: { owners: kindOfBen('passkeySigner') } }],
    ['over a hash that is not computed here', /hash .* cannot be computed/, { safeTxHash: hash(9) }, {}],
    [
      'when the Safe hashes to something else',
      /Safe computes another hash/,
      {},
      { contractHash: found(hash(9)) },
    ],
    ['for another Safe', /hash .* cannot be computed/, { safe: addressOf('another Safe') }, {}],
    ['for a Safe that cannot be read', /could not be read/, {}, { setup: unreachable }],
    [
      'for code that Safe has not published',
      /has not published/,
      {},
      { setupOverrides: { singleton: read({ address: addressOf('x'), codeHash: read(null) }) } },
    ],
    [
      'for code that was not read',
      /could not be read/,
      {},
      { setupOverrides: { codeHash: { kind: 'unread', reason: 'No answer.' } as const } },
    ],
  ])('%s', (_name, reason, tx, wishes) => {
    expect(whyNot('confirm', tx, wishes)).toMatch(reason)
    expect(whyNot('approve', tx, wishes)).toMatch(reason)
  })
})

test('a listed signature over something else stops everybody, but for the rejection', () => {
  const over = confirmationBy('Chidi', hash(9))
  const tx = { confirmations: [confirmationOfAda(), confirmationBy('Ben', hash()), over] }
  for (const action of ['confirm', 'approve', 'execute'] as const)
    expect(whyNot(action, tx, { as: 'Chidi' })).toMatch(/Sign nothing but a rejection/)
  expect(whyNot('reject', tx, { as: 'Chidi' })).toBeNull()
})

test('a record whose hash is not its own can still be rejected', () => {
  expect(whyNot('reject', { safeTxHash: hash(9) })).toBeNull()
})

describe('rejecting', () => {
  test('a rejection is confirmed, not rejected', () => {
    expect(whyNot('reject', buildRejection())).toMatch(/a rejection already/)
    expect(whyNot('confirm', buildRejection({ signedBy: ['Ada'] }))).toBeNull()
  })

  test('an owner who has signed the rejection cannot sign it again', () => {
    const rivals = [buildRejection({ signedBy: ['Ben'] })]
    expect(whyNot('reject', {}, { acting: { rivals } })).toMatch(/You have signed the rejection/)
    expect(whyNot('reject', {}, { acting: { rivals }, as: 'Chidi' })).toBeNull()
  })

  test('the transaction is told to an owner who has signed its rejection, and to nobody else', () => {
    const rivals = [buildRejection({ signedBy: ['Ben'] })]
    const hasRejected = (...given: Parameters<typeof actingInput>) =>
      actingOf(actingInput(...given)).hasRejected
    expect(hasRejected({}, { acting: { rivals } })).toBe(true)
    expect(hasRejected({}, { acting: { rivals }, as: 'Chidi' })).toBe(false)
    expect(hasRejected()).toBe(false)
    // The rejection itself is not rejected by its signature.
    expect(hasRejected(buildRejection({ signedBy: ['Ada', 'Ben'] }))).toBe(false)
  })

  test('the rejection is the one that others recognise', () => {
    const rejection = rejectionOf(actingInput({ nonce: 7n }))
    expect(rejection?.safeTxHash).toBe(buildRejection({ nonce: 7n }).safeTxHash)
  })
})

describe('deleting', () => {
  test('only its proposer may, and only while it is not executed', () => {
    expect(whyNot('delete', {}, { as: 'Ada' })).toBeNull()
    expect(whyNot('delete', {}, { as: 'Ben' })).toContain(ada)
    expect(whyNot('delete', { isExecuted: true }, { as: 'Ada' })).toMatch(/executed/)
    expect(whyNot('delete', { proposer: null }, { as: 'Ada' })).toMatch(/never proposed/)
  })
})

test('the wallet’s chain is asked for last, when nothing else stands in the way', () => {
  const acting = { wallet: { address: ada, chainId: aChain.id + 1 } }
  expect(whyNot('confirm', {}, { acting })).toMatch(/You have signed/)
})

function hash(nonce = 7): `0x${string}` & { readonly __hash: 'safeTx' } {
  return buildRecord({ nonce: BigInt(nonce) }).safeTxHash
}

function approvedBy(owner: Address) {
  return { signatureAnswers: new Map([[approvalSignature(owner), found({ kind: 'ok' } as const)]]) }
}

function confirmationOfAda() {
  return confirmationBy('Ada', hash())
}
