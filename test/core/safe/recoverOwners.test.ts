import type * as curves from '@noble/curves/secp256k1'
import { secp256k1 } from '@noble/curves/secp256k1'
import { sign } from 'ox/Secp256k1'
import { toHex as serialize } from 'ox/Signature'
import { keccak256, toHex, type Hex } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { recoverOwners, verifyConfirmations } from '../../../src/core/safe/recoverOwners'
import type { Confirmation } from '../../../src/core/safe/safeTx'
import { addressOf, confirmationBy, keyOf, owners } from '../../support/safeFixtures'

vi.mock('@noble/curves/secp256k1', async (original) => {
  const real = (await original<typeof curves>()).secp256k1
  const Signature = vi.fn(function (r: bigint, s: bigint) {
    return new real.Signature(r, s)
  })
  return { secp256k1: { ...real, Signature } }
})
beforeEach(() => {
  vi.mocked(secp256k1.Signature).mockClear()
})

const recoveries = () => vi.mocked(secp256k1.Signature).mock.calls.length
let count = 0
const newHash = (): Hex => keccak256(toHex(`transaction ${count++}`))
const many = Array.from({ length: 2_000 }, (_, index) => index)

function signatureOf(name: string, over: Hex): Hex {
  return serialize(sign({ payload: over, privateKey: keyOf(name) }))
}

test('the signatures of 2,000 strangers are not recovered', () => {
  const hash = newHash()
  const [one = '0x', two = '0x'] = ['Zoe', 'Yan'].map((name) => signatureOf(name, hash))
  const confirmations = many.map((index): Confirmation => ({
    owner: toHex(index + 1, { size: 20 }),
    signature: index % 2 === 0 ? one : two,
    submittedAtMs: null,
  }))
  const { valid, invalid } = verifyConfirmations({
    hash,
    confirmations: [...confirmations, confirmationBy('Ada', hash)],
    owners,
  })
  expect(valid).toEqual([addressOf('Ada')])
  expect(invalid).toHaveLength(2_000)
  expect(invalid[0]).toMatchObject({ problem: 'notOwner' })
  expect(recoveries()).toBe(1)
})

test('of the signatures under the name of one owner only a few are recovered', () => {
  const hash = newHash()
  const wrong = signatureOf('Zoe', hash)
  const ada = addressOf('Ada')
  const confirmations = many.map((index): Confirmation => ({
    owner: ada,
    // Another s each time, and so another signature.
    signature: `${wrong.slice(0, 66)}${index.toString(16).padStart(64, '0')}1b` as Hex,
    submittedAtMs: null,
  }))
  const { valid } = verifyConfirmations({
    hash,
    confirmations: [...confirmations, confirmationBy('Ben', hash)],
    owners,
  })
  expect(valid).toEqual([addressOf('Ben')])
  expect(recoveries()).toBeLessThanOrEqual(4)
})

test('a wrong signature under the name of an owner does not hide the true one after it', () => {
  const hash = newHash()
  const wrong: Confirmation = { ...confirmationBy('Zoe', hash), owner: addressOf('Ada') }
  const confirmations = [wrong, wrong, wrong, wrong, confirmationBy('Ada', hash)]
  const { proved, invalid } = recoverOwners({ hash, confirmations, owners })
  expect(proved).toEqual([{ signer: addressOf('Ada'), signature: confirmations[4]?.signature }])
  expect(invalid).toHaveLength(4)
})

test('the same bytes are recovered once, however often a round looks at them', () => {
  const hash = newHash()
  const confirmations = ['Ada', 'Ben'].map((name) => confirmationBy(name, hash))
  const first = verifyConfirmations({ hash, confirmations, owners })
  expect(recoveries()).toBe(2)
  expect(verifyConfirmations({ hash, confirmations, owners })).toEqual(first)
  expect(recoveries()).toBe(2)
  expect(verifyConfirmations({ hash: newHash(), confirmations, owners }).valid).toEqual([])
  expect(recoveries()).toBe(4)
})
