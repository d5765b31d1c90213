import * as fc from 'fast-check'
import {
  type Address,
  type Hex,
  concat,
  hexToBytes,
  maxUint256,
  size,
  slice,
  toFunctionSelector,
  toHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { readCall } from '../../../src/core/review/readCall'
import { anyBytes } from '../safe/arbitraries'
import { calldata } from './bytes'

const safe = '0x5EA1d9A6dDC3A0329378a327746D71A2019eC332'
const token = '0x1111111111111111111111111111111111111111'
const ada = '0x2222222222222222222222222222222222222222'
const ben = '0x3333333333333333333333333333333333333333'
const role: Hex = `0x${'ab'.repeat(32)}`
const word: Hex = `0x${'cd'.repeat(32)}`

type Row = readonly [signature: string, args: readonly unknown[], action: Record<string, unknown>]

const approval = (form: string, amount: bigint, isUnlimited = false) => ({
  kind: 'approval',
  form,
  token,
  owner: safe,
  spender: ada,
  amount,
  isUnlimited,
})
const control = (method: string, what: string, overrides: Record<string, unknown> = {}) => ({
  kind: 'control',
  through: null,
  contract: token,
  method,
  what,
  to: ada,
  role: null,
  ...overrides,
})

const others: readonly Row[] = [
  ['transfer(address,uint256)', [ada, 5n], { kind: 'transfer', token, from: safe, to: ada, amount: 5n }],
  [
    'transferFrom(address,address,uint256)',
    [ada, ben, 5n],
    { kind: 'transferFrom', token, from: ada, to: ben, amountOrId: 5n },
  ],
  [
    'safeTransferFrom(address,address,uint256)',
    [safe, ben, 5n],
    { kind: 'itemTransfer', token, from: safe, to: ben, items: [{ id: 5n, amount: null }] },
  ],
  [
    'safeTransferFrom(address,address,uint256,bytes)',
    [safe, ben, 5n, '0x12'],
    { kind: 'itemTransfer', token, from: safe, to: ben, items: [{ id: 5n, amount: null }] },
  ],
  [
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    [safe, ben, 5n, 6n, '0x'],
    { kind: 'itemTransfer', token, from: safe, to: ben, items: [{ id: 5n, amount: 6n }] },
  ],
  [
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    [safe, ben, [1n, 2n], [3n, 4n], '0x'],
    {
      kind: 'itemTransfer',
      token,
      from: safe,
      to: ben,
      items: [
        { id: 1n, amount: 3n },
        { id: 2n, amount: 4n },
      ],
    },
  ],
  ['approve(address,uint256)', [ada, 5n], approval('approve', 5n)],
  ['increaseAllowance(address,uint256)', [ada, 5n], approval('increase', 5n)],
  ['increaseApproval(address,uint256)', [ada, 5n], approval('increase', 5n)],
  [
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    [safe, ada, 5n, 9n, 27, word, word],
    approval('permit', 5n),
  ],
  [
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    [safe, ada, 0n, 9n, true, 27, word, word],
    approval('permit', maxUint256, true),
  ],
  ['approve(address,address,uint160,uint48)', [token, ada, 5n, 9], approval('permit2', 5n)],
  [
    'setApprovalForAll(address,bool)',
    [ada, true],
    { kind: 'approvalForAll', token, operator: ada, isApproved: true },
  ],
  ['transferOwnership(address)', [ada], control('transferOwnership', 'owner')],
  ['setOwner(address)', [ada], control('setOwner', 'owner')],
  ['renounceOwnership()', [], control('renounceOwnership', 'owner', { to: null })],
  ['setAuthority(address)', [ada], control('setAuthority', 'owner')],
  ['changeAdmin(address)', [ada], control('changeAdmin', 'admin')],
  ['setAdmin(address)', [ada], control('setAdmin', 'admin')],
  ['setPendingAdmin(address)', [ada], control('setPendingAdmin', 'admin')],
  ['beginDefaultAdminTransfer(address)', [ada], control('beginDefaultAdminTransfer', 'admin')],
  [
    'changeProxyAdmin(address,address)',
    [ben, ada],
    control('changeProxyAdmin', 'admin', { contract: ben, through: token }),
  ],
  ['grantRole(bytes32,address)', [role, ada], control('grantRole', 'role', { role })],
  ['upgradeTo(address)', [ada], control('upgradeTo', 'code')],
  ['upgradeToAndCall(address,bytes)', [ada, '0x12'], control('upgradeToAndCall', 'code')],
  ['setImplementation(address)', [ada], control('setImplementation', 'code')],
  ['upgrade(address,address)', [ben, ada], control('upgrade', 'code', { contract: ben, through: token })],
  [
    'upgradeAndCall(address,address,bytes)',
    [ben, ada, '0x12'],
    control('upgradeAndCall', 'code', { contract: ben, through: token }),
  ],
  ['approveHash(bytes32)', [word], { kind: 'approveHash', safe: token, hash: word }],
  [
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    [ada, 1n, '0x12', 1, 2n, 3n, 4n, ben, token, '0x34'],
    {
      kind: 'execTransaction',
      safe: token,
      tx: {
        to: ada,
        value: 1n,
        data: '0x12',
        operation: 1,
        safeTxGas: 2n,
        baseGas: 3n,
        gasPrice: 4n,
        gasToken: ben,
        refundReceiver: token,
      },
    },
  ],
]

const change = (fields: Record<string, unknown>) => ({ kind: 'setting', change: fields })
const settings: readonly Row[] = [
  [
    'addOwnerWithThreshold(address,uint256)',
    [ada, 2n],
    change({ name: 'addOwnerWithThreshold', owner: ada, threshold: 2n }),
  ],
  [
    'removeOwner(address,address,uint256)',
    [ben, ada, 2n],
    change({ name: 'removeOwner', owner: ada, threshold: 2n }),
  ],
  [
    'swapOwner(address,address,address)',
    [token, ada, ben],
    change({ name: 'swapOwner', owner: ada, newOwner: ben }),
  ],
  ['changeThreshold(uint256)', [1n], change({ name: 'changeThreshold', threshold: 1n })],
  ['enableModule(address)', [ada], change({ name: 'enableModule', module: ada })],
  ['disableModule(address,address)', [ben, ada], change({ name: 'disableModule', module: ada })],
  ['setGuard(address)', [ada], change({ name: 'setGuard', contract: ada })],
  ['setGuard(address)', [zeroAddress], change({ name: 'setGuard', contract: null })],
  ['setModuleGuard(address)', [ada], change({ name: 'setModuleGuard', contract: ada })],
  ['setFallbackHandler(address)', [ada], change({ name: 'setFallbackHandler', contract: ada })],
  ['changeMasterCopy(address)', [ada], change({ name: 'changeMasterCopy', singleton: ada })],
  [
    'setup(address[],uint256,address,bytes,address,address,uint256,address)',
    [[ada, ben], 2n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
    change({ name: 'setup', owners: [ada, ben], threshold: 2n }),
  ],
]

const signMessageLib = '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9'
const createCall = '0x9b35Af71d77eaf8d7e40252370304687390A1A52'
const safeMigration = '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6'
const passkeySigner = '0x94a4F6affBd8975951142c3999aEAB7ecee555c2'
const migrate = (singleton: string, withHandler: boolean) => ({
  kind: 'setting',
  change: {
    name: 'migrate',
    singleton,
    withHandler,
    contract: expect.objectContaining({ name: 'SafeMigration', version: '1.4.1' }),
  },
})
const libraries: readonly (readonly [Address, ...Row])[] = [
  [signMessageLib, 'signMessage(bytes)', ['0x1234'], { kind: 'signMessage', message: '0x1234' }],
  [
    createCall,
    'performCreate(uint256,bytes)',
    [5n, '0x6000'],
    { kind: 'createContract', amount: 5n, initCode: '0x6000', salt: null },
  ],
  [
    createCall,
    'performCreate2(uint256,bytes,bytes32)',
    [5n, '0x6000', word],
    { kind: 'createContract', amount: 5n, initCode: '0x6000', salt: word },
  ],
  [
    passkeySigner,
    'configure((uint256,uint256,uint176))',
    [[1n, 2n, 3n]],
    change({ name: 'configurePasskey', x: 1n, y: 2n, verifiers: 3n }),
  ],
  [safeMigration, 'migrateSingleton()', [], migrate('Safe', false)],
  [safeMigration, 'migrateWithFallbackHandler()', [], migrate('Safe', true)],
  [safeMigration, 'migrateL2Singleton()', [], migrate('SafeL2', false)],
  [safeMigration, 'migrateL2WithFallbackHandler()', [], migrate('SafeL2', true)],
]

const read = (to: Address, data: Hex, operation: 0 | 1 = 0, value = 0n) =>
  readCall({ operation, by: safe, to, value, data })
const bytesOf = ([signature, args]: Row) => calldata(signature, args)

describe('a call of another contract', () => {
  test.each(others)('%s', (...row) => {
    expect(read(token, bytesOf(row))).toEqual({ action: row[2], outcome: 'exact', trailing: '0x' })
  })

  test.each(others)('%s is none of them when the Safe calls itself', (...row) => {
    expect(read(safe, bytesOf(row))).toMatchObject({ action: { kind: 'unreadable' }, outcome: 'unknown' })
  })
})

describe('a call of the Safe to itself', () => {
  test.each(settings)('%s', (...row) => {
    expect(read(safe, bytesOf(row))).toEqual({ action: row[2], outcome: 'exact', trailing: '0x' })
  })

  test.each(settings)('%s is no setting of the Safe when another contract is called', (...row) => {
    expect(read(token, bytesOf(row))).toMatchObject({ action: { kind: 'unreadable' }, outcome: 'unknown' })
  })
})

describe('a DELEGATECALL to a published library', () => {
  test.each(libraries)('%s %s', (library, ...row) => {
    expect(read(library, bytesOf(row), 1)).toEqual({ action: row[2], outcome: 'exact', trailing: '0x' })
  })

  test.each(libraries)(
    '%s %s is not understood as a CALL, which does it for the library',
    (library, ...row) => {
      expect(read(library, bytesOf(row))).toMatchObject({ outcome: 'unknown' })
    },
  )

  test.each(libraries)('%s %s at another address is unknown code', (_, ...row) => {
    expect(read(token, bytesOf(row), 1).action).toEqual({ kind: 'unknownCode', contract: token })
  })
})

describe('any other DELEGATECALL', () => {
  test.each(others)('%s does whatever the code at the address does', (...row) => {
    expect(read(token, bytesOf(row), 1).action).toEqual({ kind: 'unknownCode', contract: token })
  })

  test('another front end’s batch contract is named and not opened', () => {
    const batcher = '0x2cc8475177918e8C4d840150b68815A4b6f0f5f3'
    expect(read(batcher, '0x1a833ee3', 1)).toMatchObject({
      action: { kind: 'thirdPartyBatch', contract: batcher },
      outcome: 'unknown',
    })
  })
})

test('coin alone is a payment, and nothing at all is nothing', () => {
  expect(read(ada, '0x', 0, 5n).action).toEqual({ kind: 'send', to: ada, amount: 5n })
  expect(read(ada, '0x').action).toEqual({ kind: 'nothing', to: ada })
})

test('a function that is not in the table is named by its selector', () => {
  expect(read(ada, '0x12345678aa')).toEqual({
    action: {
      kind: 'unreadable',
      to: ada,
      reason: 'It calls a function that is not known here (0x12345678).',
    },
    outcome: 'unknown',
    trailing: '0x',
  })
})

test('the selectors are those of the published contracts', () => {
  const published: readonly (readonly [string, string])[] = [
    ['transfer(address,uint256)', '0xa9059cbb'],
    ['transferFrom(address,address,uint256)', '0x23b872dd'],
    ['approve(address,uint256)', '0x095ea7b3'],
    ['setApprovalForAll(address,bool)', '0xa22cb465'],
    ['permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', '0xd505accf'],
    ['addOwnerWithThreshold(address,uint256)', '0x0d582f13'],
    ['swapOwner(address,address,address)', '0xe318b52b'],
    ['changeThreshold(uint256)', '0x694e80c3'],
    ['enableModule(address)', '0x610b5925'],
    ['setGuard(address)', '0xe19a9dd9'],
    ['transferOwnership(address)', '0xf2fde38b'],
    ['upgradeTo(address)', '0x3659cfe6'],
    ['grantRole(bytes32,address)', '0x2f2ff15d'],
  ]
  const used = new Map(
    [...others, ...settings].map(([signature]) => [signature, toFunctionSelector(signature)]),
  )
  for (const [signature, selector] of published) expect(used.get(signature)).toBe(selector)
})

describe('an approval is unlimited', () => {
  const isUnlimited = (amount: bigint) => {
    const { action } = read(token, calldata('approve(address,uint256)', [ada, amount]))
    return action.kind === 'approval' && action.isUnlimited
  }

  test.each([maxUint256, 2n ** 255n, 2n ** 160n - 1n, 2n ** 127n, 2n ** 96n - 1n])('at %s', (amount) => {
    expect(isUnlimited(amount)).toBe(true)
  })

  test.each([0n, 10n ** 33n, 2n ** 127n - 1n, 2n ** 96n])('not at %s', (amount) => {
    expect(isUnlimited(amount)).toBe(false)
  })
})

describe('bytes that do not fit', () => {
  const rows = [
    ...others.map((row) => [token, 0, row] as const),
    ...settings.map((row) => [safe, 0, row] as const),
    ...libraries.map(([library, ...row]) => [library, 1, row] as const),
  ]

  test.each(rows)('%s %i %s with more bytes behind it shows them', (to, operation, row) => {
    const { outcome, trailing } = read(to, concat([bytesOf(row), '0xdeadbeef']), operation)
    expect({ outcome, trailing }).toEqual({ outcome: 'trailing', trailing: '0xdeadbeef' })
  })

  test.each(rows.filter(([, , [, args]]) => args.length > 0))('%s %i %s cut short', (to, operation, row) => {
    const data = bytesOf(row)
    for (const end of [4, 5, 35, size(data) - 1]) {
      const { action, outcome } = read(to, slice(data, 0, end), operation)
      expect({ kind: action.kind, outcome }).toEqual({ kind: 'unreadable', outcome: 'mismatch' })
    }
  })

  test('dirty bytes above an address', () => {
    const data = calldata('transfer(address,uint256)', [ada, 5n]).replace(
      '0'.repeat(24),
      '0'.repeat(23) + '1',
    )
    expect(read(token, data as Hex)).toMatchObject({ outcome: 'mismatch' })
  })

  test('a yes that is neither 0 nor 1', () => {
    const data = calldata('setApprovalForAll(address,bool)', [ada, true]).replace(/1$/, '2')
    expect(read(token, data as Hex)).toMatchObject({ outcome: 'mismatch' })
  })

  test('amounts that are fewer than their ids', () => {
    const signature = 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)'
    expect(read(token, calldata(signature, [safe, ben, [1n, 2n], [3n], '0x'])).outcome).toBe('mismatch')
  })

  test('two arguments that point at the same bytes', () => {
    const signature = 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)'
    const data = calldata(signature, [safe, ben, [1n], [1n], '0x'])
    const offset = (value: string) => value.padStart(64, '0')
    expect(read(token, data.replace(offset('e0'), offset('a0')) as Hex).outcome).toBe('mismatch')
  })

  test('one changed byte of a call whose arguments are all shown shows another call', () => {
    const shown = rows.filter(([, , [signature]]) =>
      /^(transfer|transferFrom|approve|setApprovalForAll|addOwnerWithThreshold|changeThreshold|enableModule|setGuard|transferOwnership|grantRole|approveHash|signMessage|performCreate2)\((?!address,address,uint160)/.test(
        signature,
      ),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...shown),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        ([to, operation, row], place, flip) => {
          const bytes = hexToBytes(bytesOf(row))
          const at = place % bytes.length
          bytes[at] = (bytes[at] ?? 0) ^ flip
          expect(read(to, toHex(bytes), operation)).not.toEqual(read(to, bytesOf(row), operation))
        },
      ),
      { numRuns: 500 },
    )
  })

  test('nothing throws, whatever follows a known selector', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), anyBytes(400), ([to, operation, row], tail) => {
        const data = concat([slice(bytesOf(row), 0, 4), tail])
        expect(['exact', 'trailing', 'mismatch']).toContain(read(to, data, operation).outcome)
      }),
      { numRuns: 500 },
    )
  })
})
