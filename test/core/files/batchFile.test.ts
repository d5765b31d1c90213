import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { batchChecksum, jsonHash, writeBatchFile } from '../../../src/core/files/writeBatchFile'
import type { FileReading } from '../../../src/core/files/fileReading'
import { isBatchFile, readBatchFile } from '../../../src/core/files/readBatchFile'
import type { Gift } from '../../../src/core/giving/gift'
import { addressOf, causeOf, chain, ether, safe, usdc, usdcAddress } from '../giving/world'

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const stranger = addressOf('99')
const context = { causes: [wells], chain, safe, giverName: 'Safe' } as const

function read(json: unknown): FileReading {
  const steps = readBatchFile(json, context)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const gifts: readonly Gift[] = [
  {
    causeId: 'wells',
    payeeName: 'Open Wells',
    recipient: addressOf('a1'),
    asset: ether,
    amount: 250_000_000_000_000_000n,
  },
  { causeId: null, payeeName: stranger, recipient: stranger, asset: usdc, amount: 12_500_000n },
]
const text = writeBatchFile({ chainId: 1, safe, createdAtMs: Date.UTC(2026, 10, 20), gifts })
type Batch = Record<string, unknown> & {
  meta: Record<string, unknown>
  transactions: Record<string, unknown>[]
}
const batch = () => JSON.parse(text) as Batch

test('what is written is read back, and the batch is named by its chain', () => {
  const reading = read(batch())
  expect(reading).toMatchObject({ kind: 'read', placeName: 'Transaction', problems: [], notes: [] })
  expect(reading.kind === 'read' && reading.payments.map(({ gift }) => gift)).toEqual(gifts)
  expect(isBatchFile(batch())).toBe(true)
  expect(isBatchFile([])).toBe(false)
})

test('a checksum refuses what was changed after saving, and a new name is no change', () => {
  const renamed = batch()
  renamed.meta['name'] = 'Another name'
  expect(read(renamed).kind).toBe('read')
  const changed = batch()
  changed.transactions[0] = { ...changed.transactions[0], value: '1' }
  expect(read(changed)).toMatchObject({
    kind: 'unreadable',
    sentence: expect.stringMatching(/checksum does not fit/) as string,
  })
})

/** A batch that the Transaction Builder 1.18.2 saved: 5afe/safe-cli-nodejs, TRANSACTION_BUILDER_FORMAT_ANALYSIS.md. */
const saved = {
  version: '1.0',
  chainId: '1',
  createdAt: 1761326849944,
  meta: {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion: '1.18.2',
    createdFromSafeAddress: '0xA77DE01e157f9f57C7c4A326eeE9C4874D0598b6',
    createdFromOwnerAddress: '',
    checksum: '0x8b5032f716845c8b08bab3d63dbd9ba92e056f3557793cd041e59b84e16aa989',
  },
  transactions: [
    {
      to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      value: '0',
      data: null,
      contractMethod: {
        inputs: [
          { internalType: 'address', name: 'spender', type: 'address' },
          { internalType: 'uint256', name: 'value', type: 'uint256' },
        ],
        name: 'approve',
        payable: false,
      },
      contractInputsValues: { spender: '0x474e5Ded6b5D078163BFB8F6dBa355C3aA5478C8', value: '100000000000' },
    },
  ],
}

test('the checksum is the one that the Transaction Builder writes', () => {
  expect(batchChecksum(saved)).toBe(saved.meta.checksum)
  expect(read(saved)).toMatchObject({
    kind: 'read',
    payments: [],
    problems: [
      { place: 1, column: 'data', sentence: expect.stringMatching(/not a plain transfer/) as string },
    ],
  })
})

/** safe-react-apps, apps/tx-builder/src/lib/checksum.test.js, of 2022: the name was hashed then. */
test('the form of JSON is the one of earlier releases too', () => {
  const owner = '0x49d4450977E2c95362C13D3a31a09311E0Ea26A6'
  const inputs = (name: string, type: string) => [{ internalType: type, name, type }]
  const earlier = {
    version: '1.0',
    chainId: '4',
    createdAt: 1646321521061,
    meta: {
      name: 'test batch file',
      txBuilderVersion: '1.4.0',
      checksum: '',
      createdFromSafeAddress: '0xDF8a1Ce35c9a6ACE153B4e0767942f1E2291a1Aa',
      createdFromOwnerAddress: owner,
    },
    transactions: [
      {
        to: owner,
        value: '0',
        contractMethod: { inputs: inputs('paramAddress', 'address'), name: 'testAddress', payable: false },
        contractInputsValues: { paramAddress: owner },
      },
      {
        to: owner,
        value: '0',
        contractMethod: { inputs: inputs('paramBool', 'bool'), name: 'testBool', payable: false },
        contractInputsValues: { paramAddress: '', paramBool: 'false' },
      },
      {
        to: owner,
        value: '2000000000000000000',
        data: '0x42f4579000000000000000000000000049d4450977e2c95362c13d3a31a09311e0ea26a6',
      },
    ],
  }
  expect(jsonHash(earlier)).toBe('0x832ecdb6653751ed00b79dede73864163e46e71815b72e11e506d6399bedffc9')
})

const transferOf = (amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, amount] })

test('a batch with calldata alone, as scripts write it, is read', () => {
  const reading = read({
    chainId: 1,
    transactions: [
      { to: usdcAddress, value: '0', data: transferOf(5n) },
      { to: stranger, value: '7', data: '0x' },
    ],
  })
  expect(reading).toMatchObject({
    payments: [{ gift: { amount: 5n } }, { gift: { amount: 7n } }],
    notes: [expect.stringMatching(/no checksum/) as string],
  })
})

test('a batch written by hand is read: amounts as hex, spaces around, a prefix before the address', () => {
  const contractMethod = {
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    name: 'transfer',
  }
  const reading = read({
    chainId: 1,
    transactions: [
      { to: ` eth:${stranger} `, value: '0x07' },
      {
        to: usdcAddress,
        value: ' 0 ',
        contractMethod,
        contractInputsValues: { to: ` eth:${stranger}`, value: '0x5' },
      },
    ],
  })
  expect(reading).toMatchObject({
    problems: [],
    payments: [{ gift: { amount: 7n, recipient: stranger } }, { gift: { amount: 5n, recipient: stranger } }],
  })
})

describe('a call that is no plain payment is refused by its number', () => {
  const named = {
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    name: 'transfer',
  }
  test.each([
    [{ to: usdcAddress, value: '0', data: '0x095ea7b3' }, 'data', /not a plain transfer/],
    [{ to: usdcAddress, value: '0', data: `${transferOf(5n)}00` }, 'data', /not a plain transfer/],
    [{ to: usdcAddress, value: '1', data: transferOf(5n) }, 'value', /along with a transfer/],
    [{ to: usdcAddress, value: '0', data: transferOf(0n) }, 'value', /zero/],
    [{ to: stranger, value: '0', data: null }, 'value', /zero/],
    [{ to: stranger, value: '-1', data: null }, 'value', /not a whole number/],
    [{ to: stranger, value: '1', data: 'data' }, 'data', /not a plain transfer/],
    [{ to: stranger, value: '0', data: transferOf(5n) }, 'to', /does not know this token/],
    [{ to: 'me', value: '1' }, 'to', /neither an address/],
    [{ value: '1' }, 'to', /No recipient/],
    [{ to: safe, value: '1', data: null }, 'to', /this Safe itself/],
    [{ to: usdcAddress, value: '1', data: null }, 'to', /contract of a token/],
    [
      {
        to: usdcAddress,
        value: '0',
        data: transferOf(5n),
        contractMethod: named,
        contractInputsValues: { to: stranger, value: '6' },
      },
      'data',
      /pays something else than its method/,
    ],
    [
      {
        to: usdcAddress,
        value: '0',
        contractMethod: named,
        contractInputsValues: { to: 'eth:me', value: '6' },
      },
      'to',
      /neither an address/,
    ],
    [
      {
        to: usdcAddress,
        value: '0',
        contractMethod: named,
        contractInputsValues: { to: stranger, value: '6.5' },
      },
      'value',
      /not a whole number/,
    ],
    [
      {
        to: usdcAddress,
        value: '0',
        contractMethod: { ...named, name: 'approve' },
        contractInputsValues: { to: stranger, value: '6' },
      },
      'data',
      /not a plain transfer/,
    ],
    [
      {
        to: stranger,
        value: '1',
        data: null,
        contractMethod: { inputs: [], name: 'donate', payable: true },
        contractInputsValues: {},
      },
      'data',
      /not a plain transfer/,
    ],
    ['text', null, /not written as/],
  ])('%#', (call, column, words) => {
    const fine = { to: stranger, value: '7', data: null }
    const reading = read({ chainId: '1', transactions: [fine, call] })
    expect(reading).toMatchObject({
      payments: [{ place: 1 }],
      problems: [{ place: 2, column, sentence: expect.stringMatching(words) as string }],
    })
  })
})

test.each([
  [null, /not a batch/],
  [{ transactions: [] }, /chainId does not fit/],
  [{ chainId: '1', transactions: [] }, /no transaction/],
  [{ chainId: '10', transactions: [{}] }, /for the chain 10/],
  [{ chainId: '1', transactions: 'x' }, /transactions does not fit/],
  [{ chainId: '1', transactions: Array.from({ length: 5_001 }, () => ({})) }, /5,001 transactions/],
])('a file that is no batch for this chain is refused: %#', (json, words) => {
  expect(read(json)).toMatchObject({ kind: 'unreadable', sentence: expect.stringMatching(words) as string })
})
