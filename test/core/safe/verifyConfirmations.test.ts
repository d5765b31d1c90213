import { type Address, type Hex, concat, keccak256, pad, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { Confirmation } from '../../../src/core/safe/safeTx'
import { verifyConfirmations } from '../../../src/core/safe/recoverOwners'
import { goldenTx } from './goldenTxs'

const hash = keccak256(toHex('a Safe transaction'))
const [ada, ben, chidi] = (['a1', 'b2', 'c3'] as const).map((byte) =>
  privateKeyToAccount(`0x${byte.repeat(32)}`),
) as [Account, Account, Account]
type Account = ReturnType<typeof privateKeyToAccount>

const owners = [ada.address, ben.address]
const confirmation = (owner: Address, signature: Hex | null): Confirmation => ({
  owner,
  signature,
  submittedAtMs: null,
})
const signed = async (account: Account, over = hash) =>
  confirmation(account.address, await account.sign({ hash: over }))
const naming = (owner: Address, v: '0x00' | '0x01') =>
  confirmation(owner, concat([pad(owner, { size: 32 }), pad('0x', { size: 32 }), v]))

test('two owners who signed these bytes are valid', async () => {
  const confirmations = [await signed(ben), await signed(ada)]
  expect(verifyConfirmations({ hash, confirmations, owners })).toEqual({
    valid: [ben.address, ada.address],
    unverifiable: [],
    invalid: [],
  })
})

test('an owner is spelled as the Safe spells it, whatever the service writes', async () => {
  const { signature } = await signed(ada)
  const lower = ada.address.toLowerCase() as Address
  expect(
    verifyConfirmations({ hash, confirmations: [confirmation(lower, signature)], owners }).valid,
  ).toEqual([ada.address])
})

test('an owner who is listed twice counts once', async () => {
  const confirmations = [await signed(ada), await signed(ada)]
  expect(verifyConfirmations({ hash, confirmations, owners }).valid).toEqual([ada.address])
})

test('somebody who is no owner does not count', async () => {
  const confirmations = [await signed(ada), await signed(chidi)]
  expect(verifyConfirmations({ hash, confirmations, owners })).toEqual({
    valid: [ada.address],
    unverifiable: [],
    invalid: [{ owner: chidi.address, problem: 'notOwner' }],
  })
})

test('a signature under the name of another owner is nobody’s', async () => {
  const { signature } = await signed(ada)
  const confirmations = [confirmation(ben.address, signature)]
  expect(verifyConfirmations({ hash, confirmations, owners })).toEqual({
    valid: [],
    unverifiable: [],
    invalid: [{ owner: ben.address, problem: 'otherSigner' }],
  })
})

test('a signature of other bytes is named as such', async () => {
  const confirmations = [await signed(ada, keccak256(hash))]
  expect(verifyConfirmations({ hash, confirmations, owners }).invalid).toEqual([
    { owner: ada.address, problem: 'otherSigner' },
  ])
})

test('a confirmation without a signature, or with a broken one, does not count', () => {
  const confirmations = [confirmation(ada.address, null), confirmation(ben.address, '0x1234')]
  expect(verifyConfirmations({ hash, confirmations, owners })).toEqual({
    valid: [],
    unverifiable: [],
    invalid: [
      { owner: ada.address, problem: 'noSignature' },
      { owner: ben.address, problem: 'malformed' },
    ],
  })
})

test('approved hashes and contracts are left to the chain, and only where an owner is named', () => {
  const confirmations = [
    naming(ada.address, '0x00'),
    naming(ben.address, '0x01'),
    naming(chidi.address, '0x01'),
  ]
  expect(verifyConfirmations({ hash, confirmations, owners })).toEqual({
    valid: [],
    unverifiable: [
      { owner: ada.address, kind: 'contractSignature' },
      { owner: ben.address, kind: 'approvedHash' },
    ],
    invalid: [{ owner: chidi.address, problem: 'notOwner' }],
  })
})

test('an approved hash under the name of another owner is nobody’s', () => {
  const confirmations = [{ ...naming(ada.address, '0x01'), owner: ben.address }]
  expect(verifyConfirmations({ hash, confirmations, owners }).invalid).toEqual([
    { owner: ben.address, problem: 'otherSigner' },
  ])
})

test('an owner who has signed and also approved on the chain is not there twice', async () => {
  const both = [naming(ada.address, '0x01'), await signed(ada), naming(ada.address, '0x01')]
  expect(verifyConfirmations({ hash, confirmations: both, owners })).toEqual({
    valid: [ada.address],
    unverifiable: [],
    invalid: [],
  })
})

test('the three signatures of a published transaction are valid for its owners, and not for others', () => {
  const { safeTxHash, signatures = [] } = goldenTx('1.1.1, the Bybit theft')
  const confirmations = signatures.map(({ signer, signature }) => confirmation(signer, signature))
  const signers = signatures.map(({ signer }) => signer)

  expect(verifyConfirmations({ hash: safeTxHash, confirmations, owners: signers }).valid).toEqual(signers)
  expect(verifyConfirmations({ hash: safeTxHash, confirmations, owners }).valid).toEqual([])
})
