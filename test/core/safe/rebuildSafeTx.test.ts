import fc from 'fast-check'
import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeCalls } from '../../../src/core/safe/decodeCalls'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import { rebuildSafeTx } from '../../../src/core/safe/rebuildSafeTx'
import type { Call } from '../../../src/core/safe/safeTx'
import { safeTxHash, SafeVersionError } from '../../../src/core/safe/safeTxHash'
import { aChain, addressOf, aToken, buildRecord, theCalls, theSafe } from '../../support/safeFixtures'

const domain = { chainId: aChain.id, safe: theSafe, version: '1.4.1' }
const gift = buildRecord()
const asked = { calls: theCalls, safeTxHash: gift.safeTxHash, nonces: [gift.nonce] }

/** The bytes that owners sign, without what a source says beside them. */
const fieldsOf = ({ to, value, data, operation, nonce, safeTxGas, gasPrice }: typeof gift) => ({
  to,
  value,
  data,
  operation,
  nonce,
  safeTxGas,
  gasPrice,
})

test('a gift comes back with every field, proved by its hash', () => {
  expect(rebuildSafeTx(asked, domain)).toMatchObject(fieldsOf(gift))
})

describe('nothing is rebuilt that has another hash', () => {
  test.each([
    [
      'another call',
      { ...asked, calls: [...theCalls, { to: addressOf('x'), value: 1n, data: '0x' } as const] },
    ],
    ['no call', { ...asked, calls: [] }],
    ['another nonce', { ...asked, nonces: [8n, 9n] }],
    ['no nonce', { ...asked, nonces: [] }],
    ['a payment for gas', { ...asked, safeTxHash: buildRecord({ gasPrice: 1n }).safeTxHash }],
  ])('%s', (_name, known) => {
    expect(rebuildSafeTx(known, domain)).toBeNull()
  })

  test('for another Safe or another chain', () => {
    expect(rebuildSafeTx(asked, { ...domain, safe: addressOf('another Safe') })).toBeNull()
    expect(rebuildSafeTx(asked, { ...domain, chainId: 1 })).toBeNull()
  })
})

test('a version that is not known is told', () => {
  expect(() => rebuildSafeTx(asked, { ...domain, version: '9.0.0' })).toThrow(SafeVersionError)
})

test('whatever the calls, the nonce among several and the batch contract: what comes back makes these calls', () => {
  const call = fc.record({
    to: fc.integer({ min: 1, max: 1_000 }).map((seed) => addressOf(`payee ${seed}`)),
    amount: fc.bigInt({ min: 0n, max: 2n ** 200n }),
    isToken: fc.boolean(),
  })
  const contracts = [
    '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  ] as const
  fc.assert(
    fc.property(
      fc.array(call, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...contracts),
      fc.bigInt({ min: 0n, max: 5n }),
      fc.boolean(),
      (gifts, contract, nonce, isBatch) => {
        const calls = gifts.map(({ to, amount, isToken }): Call =>
          isToken
            ? {
                to: aToken.address,
                value: 0n,
                data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
              }
            : { to, value: amount, data: '0x' },
        )
        const [only] = calls
        const form =
          isBatch || calls.length > 1 || only === undefined
            ? { to: contract, value: 0n, data: encodeMultiSend(calls), operation: 1 as const }
            : { ...only, operation: 0 as const }
        const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = gift
        const tx = { ...form, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce }
        const hash = safeTxHash(tx, domain)
        const nonces = [0n, 1n, 2n, 3n, 4n, 5n]
        const rebuilt = rebuildSafeTx({ calls, safeTxHash: hash, nonces }, domain)
        expect(rebuilt).not.toBeNull()
        if (rebuilt === null) return
        expect(rebuilt.nonce).toBe(nonce)
        expect(decodeCalls(rebuilt)).toMatchObject({ kind: 'calls', calls })
      },
    ),
    { numRuns: 40 },
  )
})
