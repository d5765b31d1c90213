import type * as curves from '@noble/curves/secp256k1'
import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak256 } from 'viem'
import { expect, test, vi } from 'vitest'
import {
  judgeSignatures,
  type SignatureAnswers,
  signaturesToCheck,
} from '../../../src/core/safe/judgeSignatures'
import { recoverOwners } from '../../../src/core/safe/recoverOwners'
import { addressOf, confirmationBy, owners } from '../../support/safeFixtures'

vi.mock('@noble/curves/secp256k1', async (original) => {
  const real = (await original<typeof curves>()).secp256k1
  const Signature = vi.fn(function (r: bigint, s: bigint) {
    return new real.Signature(r, s)
  })
  return { secp256k1: { ...real, Signature } }
})
const recoveries = () => vi.mocked(secp256k1.Signature).mock.calls.length

test("one owner's signature under the name of another, 40 times, is recovered a few times at most", () => {
  const hash = keccak256('0x01')
  const stolen = { ...confirmationBy('Ada', hash), owner: addressOf('Ben') }
  const confirmations = Array.from({ length: 40 }, () => stolen)
  // The Safe accepts it whatever name the service lists it under, and keeps no approval.
  const answers: SignatureAnswers = new Map(
    signaturesToCheck(confirmations, owners).map((one) => [
      one,
      {
        kind: 'found',
        value: one === stolen.signature ? { kind: 'ok' } : { kind: 'refused', code: 'GS025' },
      },
    ]),
  )
  const judged = judgeSignatures(recoverOwners({ hash, confirmations, owners }), {
    hash,
    confirmations,
    owners,
    answers,
  })
  expect(judged).toMatchObject({ counted: [], unexplained: [] })
  expect(recoveries()).toBeLessThanOrEqual(3)
})
