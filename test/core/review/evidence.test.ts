import { encodeAbiParameters, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/core/answer'
import type { CheckId, EvidenceOf } from '../../../src/core/review/check'
import { readCallTree } from '../../../src/core/review/callTree'
import { contractsToProve, reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { ReviewInput } from '../../../src/core/review/reviewInput'
import type { Confirmation, SafeTxHash } from '../../../src/core/safe/safeTx'
import { approvalSignature } from '../../../src/core/safe/signatureBytes'
import type { SignatureVerdict } from '../../../src/core/safe/judgeSignatures'
import { proveCode } from '../../../src/core/safe/proveCode'
import {
  buildRecord,
  confirmationBy,
  contractSigned,
  owners,
  theCause,
  theSafe,
} from '../../support/safeFixtures'
import { goldenTx } from '../safe/goldenTxs'
import { batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
import {
  buildSetup,
  found,
  read,
  reviewInput,
  singleton141,
  stranger,
  unreachable,
  zeroAddress,
} from './world'

const gift = callOf(theCause, '0x', 5n)
const [ada = theSafe, ben = theSafe, chidi = theSafe] = owners
const checkOf = (input: ReviewInput, id: CheckId) => {
  const check = reviewSafeTx(input).checks.find((one) => one.id === id)
  if (check === undefined) throw new Error(`There is no check ${id}.`)
  return check
}
const evidence = <id extends CheckId>(input: ReviewInput, id: id) =>
  checkOf(input, id).evidence as EvidenceOf<id>

test('the checks come in one order, each once, with the block of what was read', () => {
  const { checks } = reviewSafeTx(reviewInput(gift))
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
  expect(checkOf(reviewInput(gift), 'singleton').block).toBe(100n)
  expect(checkOf(reviewInput(gift), 'approvals').block).toBeNull()
})

test('the Bybit theft at its own Safe: the hash is right, and what it runs is not known', () => {
  const { tx, domain, safeTxHash, signatures = [] } = goldenTx('1.1.1, the Bybit theft')
  const confirmations = signatures.map(({ signer, signature }): Confirmation => ({
    owner: signer,
    signature,
    submittedAtMs: null,
  }))
  const setup = buildSetup({
    address: domain.safe,
    version: read('1.1.1'),
    nonce: read(71n),
    owners: read(signatures.map(({ signer }) => ({ address: signer, kind: 'externallyOwned' as const }))),
    threshold: read(3),
  })
  const input: ReviewInput = {
    ...reviewInput({ ...tx, safe: domain.safe, safeTxHash: safeTxHash as SafeTxHash, confirmations }),
    safe: domain.safe,
    chain: { ...reviewInput().chain, id: 1 },
    setup: found(setup),
    contractHash: found(safeTxHash),
  }
  expect(checkOf(input, 'recordHash').outcome).toBe('holds')
  expect(checkOf(input, 'contractHash').outcome).toBe('holds')
  expect(checkOf(input, 'confirmations').outcome).toBe('holds')
  expect(evidence(input, 'delegateCalls').calls).toMatchObject([{ path: [], contract: tx.to, name: null }])
})

describe('confirmations', () => {
  const { safeTxHash: hash } = buildRecord(gift)
  const approvedOnChain: Confirmation = {
    owner: chidi,
    signature: `0x${'00'.repeat(12)}${chidi.slice(2)}${'00'.repeat(32)}01`,
    submittedAtMs: 0,
  }
  const withAnswer = (answer: Answer<SignatureVerdict>) =>
    reviewInput(
      { ...gift, confirmations: [confirmationBy('Ada', hash), approvedOnChain] },
      { signatureAnswers: new Map([[approvalSignature(chidi), answer]]) },
    )

  test('an approval on chain waits for what the Safe says of it', () => {
    const input = withAnswer(unreachable)
    expect(checkOf(input, 'confirmations')).toMatchObject({
      outcome: 'unchecked',
      evidence: { valid: [ada], unverifiable: [{ owner: chidi, kind: 'approvedHash' }], threshold: 2 },
      unread: [unreachable.reason],
    })
  })

  test('counts when the Safe accepts it', () => {
    expect(checkOf(withAnswer(found({ kind: 'ok' })), 'confirmations')).toMatchObject({
      outcome: 'holds',
      evidence: { valid: [ada, chidi], unverifiable: [], approved: [chidi] },
    })
  })

  test('fails when the Safe refuses it, with the code that it gives', () => {
    const refused = withAnswer(found({ kind: 'refused', code: 'GS025' }))
    expect(checkOf(refused, 'confirmations')).toMatchObject({
      outcome: 'fails',
      evidence: { valid: [ada], refused: [chidi], refusals: [{ owner: chidi, code: 'GS025' }] },
    })
  })

  test('counts an approval on chain that nobody lists', () => {
    const input = reviewInput(
      { ...gift, confirmations: [confirmationBy('Ada', hash)] },
      { signatureAnswers: new Map([[approvalSignature(chidi), found({ kind: 'ok' })]]) },
    )
    expect(checkOf(input, 'confirmations')).toMatchObject({
      outcome: 'holds',
      evidence: {
        valid: [ada, chidi],
        approved: [chidi],
        counted: [{ signer: ada }, { signer: chidi, signature: approvalSignature(chidi) }],
      },
    })
  })

  test('fails when the Safe refuses a signature that was recovered here, which does not count then', () => {
    const ofAda = confirmationBy('Ada', hash)
    const input = reviewInput(
      { ...gift, confirmations: [ofAda] },
      { signatureAnswers: new Map([[ofAda.signature ?? '0x', found({ kind: 'refused', code: null })]]) },
    )
    expect(checkOf(input, 'confirmations')).toMatchObject({
      outcome: 'fails',
      evidence: { valid: [], refused: [ada] },
    })
  })

  test('fails when the Safe accepts what could not be recovered here', () => {
    const odd: Hex = `0x${'11'.repeat(64)}02${'22'.repeat(160)}`
    const input = reviewInput(
      { ...gift, confirmations: [{ owner: chidi, signature: odd, submittedAtMs: 0 }] },
      { signatureAnswers: new Map([[odd, found({ kind: 'ok' })]]) },
    )
    expect(checkOf(input, 'confirmations')).toMatchObject({
      outcome: 'fails',
      evidence: { valid: [], unexplained: [chidi] },
    })
  })

  test('names the page on which a passkey signed, of a signature that the Safe accepts and of no other', () => {
    const fields = '"origin":"https://app.safe.global","crossOrigin":false'
    const parameters = [
      { type: 'bytes' },
      { type: 'string' },
      { type: 'uint256' },
      { type: 'uint256' },
    ] as const
    const signature = contractSigned(chidi, encodeAbiParameters(parameters, ['0x12', fields, 1n, 2n]))
    const passkeysWhen = (answer: Answer<SignatureVerdict>) =>
      evidence(
        reviewInput(
          { ...gift, confirmations: [{ owner: chidi, signature, submittedAtMs: 0 }] },
          { signatureAnswers: new Map([[signature.toLowerCase() as Hex, answer]]) },
        ),
        'confirmations',
      ).passkeys
    expect(passkeysWhen(found({ kind: 'ok' }))).toEqual([{ owner: chidi, origin: 'https://app.safe.global' }])
    expect(passkeysWhen(found({ kind: 'refused', code: 'GS024' }))).toEqual([])
    expect(passkeysWhen(unreachable)).toEqual([])
  })

  test('does not wonder at the signature of one owner under the name of another', () => {
    const ofBen = { ...confirmationBy('Ben', hash), owner: ada }
    const input = reviewInput(
      { ...gift, confirmations: [ofBen] },
      { signatureAnswers: new Map([[ofBen.signature ?? '0x', found({ kind: 'ok' })]]) },
    )
    expect(evidence(input, 'confirmations')).toMatchObject({
      valid: [],
      unexplained: [],
      invalid: [{ owner: ada, problem: 'otherSigner' }],
    })
  })

  test('of strangers are refused for being no owner’s, before their signature is looked at', () => {
    const confirmations = [{ ...confirmationOfBen, owner: stranger, signature: '0x12' as const }]
    const { invalid } = evidence(reviewInput({ ...gift, confirmations }), 'confirmations')
    expect(invalid).toEqual([{ owner: stranger, problem: 'notOwner' }])
  })
  const confirmationOfBen = confirmationBy('Ben', hash)

  test('of a P-256 key, which no published Safe accepts, are named as such', () => {
    const p256: Confirmation = {
      owner: chidi,
      signature: `0x${'11'.repeat(64)}02${'22'.repeat(160)}`,
      submittedAtMs: 0,
    }
    const input = reviewInput({ ...gift, confirmations: [confirmationBy('Ada', hash), p256] })
    expect(checkOf(input, 'confirmations')).toMatchObject({
      outcome: 'fails',
      evidence: { valid: [ada], p256: [chidi] },
    })
  })

  test('without the owners nobody has signed', () => {
    const input = reviewInput(gift, {
      setupOverrides: { owners: { kind: 'unread', reason: 'The node did not answer.' } },
    })
    expect(evidence(input, 'confirmations')).toMatchObject({ valid: [], threshold: 2 })
  })

  test('names a signature over other bytes as the signer’s, and not as a signature', () => {
    const forged = { ...confirmationOfBen, owner: ada }
    const { valid, invalid } = evidence(reviewInput({ ...gift, confirmations: [forged] }), 'confirmations')
    expect({ valid, invalid }).toEqual({ valid: [], invalid: [{ owner: ada, problem: 'otherSigner' }] })
    expect(ben).toBe(confirmationOfBen.owner)
  })
})

test('a look-alike names what it looks like, a rival how it differs, a refund why it is too much', () => {
  const rival = buildRecord({ ...gift, safeTxGas: 1n })
  const input = reviewInput(
    { ...gift, gasPrice: 10n ** 17n, baseGas: 10n ** 9n, refundReceiver: stranger },
    { rivals: found({ records: [rival, buildRecord(callOf(theSafe))], unreadable: 2 }) },
  )
  expect(evidence(input, 'rivals')).toEqual({
    rivals: [
      { safeTxHash: rival.safeTxHash, isSameCalls: true, isRejection: false, isExecuted: false },
      {
        safeTxHash: buildRecord(callOf(theSafe)).safeTxHash,
        isSameCalls: false,
        isRejection: true,
        isExecuted: false,
      },
    ],
    unreadable: 2,
  })
  expect(evidence(input, 'refund').refunds).toMatchObject([{ problems: ['gas', 'price'], isStranger: true }])
})

test('settings say how each change bears on control, also those of another Safe', () => {
  const enable = calldata('enableModule(address)', [stranger])
  const inner = calldata(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    [stranger, 0n, calldata('changeThreshold(uint256)', [1n]), 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
  )
  const batch = packedBatch([
    { to: theSafe, data: calldata('changeThreshold(uint256)', [3n]) },
    { to: theSafe, data: enable },
    { to: stranger, data: inner },
  ])
  const input = reviewInput(delegateOf(batchContracts.callOnly141, batch))
  expect(evidence(input, 'settings').changes).toMatchObject([
    { path: [2], safe: theSafe, effect: 'weakens', change: { name: 'enableModule', module: stranger } },
    { path: [3, 1], safe: stranger, effect: 'unknown', change: { name: 'changeThreshold', threshold: 1n } },
    { path: [1], safe: theSafe, effect: 'changes' },
  ])
})

test('a threshold that could not be read is not known to be kept', () => {
  const input = reviewInput(callOf(theSafe, calldata('changeThreshold(uint256)', [1n])), {
    setupOverrides: { threshold: { kind: 'unread', reason: 'The node did not answer.' } },
  })
  expect(checkOf(input, 'settings')).toMatchObject({
    outcome: 'unchecked',
    evidence: { changes: [{ effect: 'unknown' }] },
    unread: ['The node did not answer.'],
  })
})

test('the code to compare is that of libraries it runs, and that it switches to', () => {
  const batch = packedBatch([
    { to: theSafe, data: calldata('changeMasterCopy(address)', [singleton141]) },
    { to: theSafe, data: calldata('setFallbackHandler(address)', [stranger]) },
    { operation: 1, to: batchContracts.callOnly130, data: packedBatch([gift]) },
    { operation: 1, to: batchContracts.callOnly130, data: packedBatch([gift]) },
  ])
  const tx = buildRecord(delegateOf(batchContracts.multiSend141, batch))
  expect(contractsToProve(readCallTree(tx, theSafe))).toEqual([
    batchContracts.multiSend141,
    batchContracts.callOnly130,
    singleton141,
    stranger,
  ])
})

describe('the code of a contract', () => {
  const contract = { address: theSafe, codeHash: `0x${'ab'.repeat(32)}` } as const
  const key = theSafe.toLowerCase()
  const other: Hex = `0x${'cd'.repeat(32)}`

  test.each([
    ['is as published', found<Hex>(contract.codeHash), { kind: 'same' }],
    ['in upper case is the same', found<Hex>(`0x${'AB'.repeat(32)}`), { kind: 'same' }],
    ['is other code', found(other), { kind: 'differs', found: other }],
    ['is not there', { kind: 'missing' } as const, { kind: 'differs', found: null }],
    ['could not be read', unreachable, { kind: 'unchecked', reason: unreachable.reason }],
  ])('%s', (_, answer, proof) => {
    expect(proveCode(contract, new Map([[key, answer]]))).toEqual(proof)
  })

  test('was never read, or is of no published hash', () => {
    expect(proveCode(contract, new Map()).kind).toBe('unchecked')
    const codes = new Map([[key, found(other)]])
    expect(proveCode({ ...contract, codeHash: null }, codes).kind).toBe('unchecked')
  })
})
