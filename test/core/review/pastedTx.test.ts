import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPastedTx } from '../../../src/core/review/pastedTx'
import { unlistedRecord } from '../../../src/core/review/unlistedRecord'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { verifyRecord } from '../../../src/core/safe/verifyRecord'
import { addressOf, aChain, buildRecord, theCalls, theSafe } from '../../support/safeFixtures'

const record = buildRecord({ calls: [...theCalls, ...theCalls], signedBy: ['Ada', 'Ben'] })

/** As the transaction service writes a record. */
function serviceJson(from: SafeTxRecord = record): Record<string, unknown> {
  return {
    safe: from.safe,
    to: from.to,
    value: `${from.value}`,
    data: from.data === '0x' ? null : from.data,
    operation: from.operation,
    safeTxGas: `${from.safeTxGas}`,
    baseGas: `${from.baseGas}`,
    gasPrice: `${from.gasPrice}`,
    gasToken: null,
    refundReceiver: null,
    nonce: Number(from.nonce),
    safeTxHash: from.safeTxHash,
    dataDecoded: { method: 'harmless' },
    confirmations: from.confirmations.map(({ owner, signature }) => ({ owner, signature })),
  }
}

function readOk(json: unknown) {
  const read = readPastedTx(JSON.stringify(json))
  if (read.kind === 'problem') throw new Error(read.problem)
  return read.pasted
}

const problemOf = (text: string) => {
  const read = readPastedTx(text)
  return read.kind === 'problem' ? read.problem : 'It was read.'
}

describe('what is pasted', () => {
  test('a record of the service is read with its confirmations, and hashes to its name', () => {
    const pasted = readOk(serviceJson())
    expect(pasted.confirmations.map(({ owner }) => owner)).toEqual([addressOf('Ada'), addressOf('Ben')])
    const { tx, confirmations } = pasted
    const read = unlistedRecord(tx, { safe: theSafe, safeTxHash: record.safeTxHash, confirmations })
    const domain = { chainId: aChain.id, safe: theSafe, version: '1.4.1' }
    expect(verifyRecord(read, domain)).toEqual({ kind: 'ok' })
    expect(read.origin).toBeNull()
  })

  test('the ten fields alone are enough, and name neither Safe nor hash', () => {
    const { safe: _, safeTxHash: __, confirmations: ___, dataDecoded: ____, ...fields } = serviceJson()
    expect(readOk(fields)).toMatchObject({ safe: null, safeTxHash: null, confirmations: [], chainId: null })
  })

  test('the typed data that a wallet shows names Safe and chain', () => {
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } =
      record
    const uint = (name: string) => ({ name, type: 'uint256' })
    const address = (name: string) => ({ name, type: 'address' })
    const typed = {
      domain: { chainId: aChain.id, verifyingContract: theSafe },
      primaryType: 'SafeTx',
      types: {
        SafeTx: [
          address('to'),
          uint('value'),
          { name: 'data', type: 'bytes' },
          { name: 'operation', type: 'uint8' },
          uint('safeTxGas'),
          uint('baseGas'),
          uint('gasPrice'),
          address('gasToken'),
          address('refundReceiver'),
          uint('nonce'),
        ],
      },
      message: {
        to,
        value: `${value}`,
        data,
        operation,
        safeTxGas: `${safeTxGas}`,
        baseGas: `${baseGas}`,
        gasPrice: `${gasPrice}`,
        gasToken,
        refundReceiver,
        nonce: `${nonce}`,
      },
    }
    expect(readOk(typed)).toMatchObject({
      safe: theSafe,
      chainId: BigInt(aChain.id),
      tx: { to, data, nonce },
    })
    expect(problemOf(JSON.stringify({ ...typed, primaryType: 'Vote' }))).toMatch(/not a Safe transaction/)
  })
})

describe('what cannot be read is named, and nothing is guessed', () => {
  test.each([
    ['nonsense', /not the JSON/],
    ['[]', /not the JSON/],
    [JSON.stringify({ to: theSafe }), /missing: value, data, operation/],
    [JSON.stringify({ ...serviceJson(), value: '1.5', operation: 2 }), /cannot be read: value, operation\.$/],
    [JSON.stringify({ ...serviceJson(), nonce: -1 }), /cannot be read: nonce/],
    [JSON.stringify({ ...serviceJson(), to: record.to.toLowerCase().replace('0x9', '0xz') }), /read: to/],
    [JSON.stringify({ ...serviceJson(), to: flipCase(record.to) }), /read: to/],
    [JSON.stringify({ ...serviceJson(), data: '0x123' }), /read: data/],
    [JSON.stringify({ ...serviceJson(), safe: 'mine' }), /“safe” is not an address/],
    [JSON.stringify({ ...serviceJson(), safeTxHash: '0x12' }), /“safeTxHash” is not a hash/],
    [JSON.stringify({ ...serviceJson(), confirmations: [{ owner: 1 }] }), /“confirmations”/],
    ['x'.repeat(2_500_001), /too long/],
  ])('%.40s', (text, words) => {
    expect(problemOf(text)).toMatch(words)
  })

  test('a large number that JSON has rounded is refused', () => {
    const text = JSON.stringify(serviceJson()).replace(
      `"value":"${record.value}"`,
      '"value":9007199254740993',
    )
    expect(problemOf(text)).toMatch(/cannot be read: value/)
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), spoiled()), (text) => {
        expect(['tx', 'problem']).toContain(readPastedTx(text).kind)
      }),
    )
  })
})

/** A record with some fields replaced by anything. */
function spoiled() {
  return fc
    .tuple(fc.constantFrom(...Object.keys(serviceJson())), fc.jsonValue())
    .map(([name, value]) => JSON.stringify({ ...serviceJson(), [name]: value }))
}

/** The same address with the case of one letter changed, so that its checksum is wrong. */
function flipCase(address: string): string {
  const at = address.search(/[a-f]/)
  return address.slice(0, at) + address.charAt(at).toUpperCase() + address.slice(at + 1)
}
