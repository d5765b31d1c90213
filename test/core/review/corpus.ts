import { type Hex, concat, maxUint256, slice, toHex, zeroAddress } from 'viem'
import type { CheckId } from '../../../src/core/review/check'
import type { ReviewInput } from '../../../src/core/review/reviewInput'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { approvalSignature } from '../../../src/core/safe/signatureBytes'
import { aToken, buildRecord, confirmationBy, owners, theCause, theSafe } from '../../support/safeFixtures'
import { goldenTx } from '../safe/goldenTxs'
import { batchContracts, callOf, calldata, delegateOf, type Entry, type Made, packedBatch } from './bytes'
import {
  farCause,
  found,
  lookAlikeOf,
  newCause,
  read,
  reviewInput,
  stranger,
  unreachable,
  type World,
} from './world'

/** A transaction, and every check that must not hold for it. All others must. */
export type Case = {
  readonly title: string
  readonly input: ReviewInput
  readonly expected: Partial<Record<CheckId, 'fails' | 'unchecked'>>
}

const make = (
  title: string,
  tx: Partial<SafeTxRecord>,
  expected: Case['expected'],
  world: World = {},
): Case => ({ title, input: reviewInput(tx, world), expected })

/** What an unread call of another contract may do as well. */
const mayBeDone = {
  approvals: 'unchecked',
  control: 'unchecked',
  otherSafes: 'unchecked',
  ownMoney: 'unchecked',
  recipients: 'unchecked',
  onlyPayments: 'unchecked',
} as const
/** More than a payment, which some other check names. */
const more = { onlyPayments: 'unchecked' } as const
/** What unread code that runs as the Safe may do as well. */
const mayAllBeDone = {
  ...mayBeDone,
  selfCalls: 'unchecked',
  zeroTargets: 'unchecked',
  settings: 'unchecked',
  messages: 'unchecked',
} as const

const { callOnly141, callOnly150, multiSend141 } = batchContracts
const transfer = (to: string, amount = 5n) => calldata('transfer(address,uint256)', [to, amount])
const gift = callOf(theCause, '0x', 5n)
const tokenGift = callOf(aToken.address, transfer(theCause))
const giftBatch = delegateOf(
  callOnly141,
  encodeMultiSend([
    { to: theCause, value: 5n, data: '0x' },
    { to: aToken.address, value: 0n, data: transfer(theCause) },
  ]),
)
const selfCall = (signature: string, args: readonly unknown[]) => callOf(theSafe, calldata(signature, args))
const other = buildRecord({ ...gift, value: 6n })
const adaSigned = confirmationBy('Ada', buildRecord(gift).safeTxHash)
const [, , chidi = theSafe] = owners
/** What the service lists of an owner who approved on chain. */
const chidiApproved = { owner: chidi, signature: approvalSignature(chidi), submittedAtMs: 0 }
const execTransaction =
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'
const bybit = goldenTx('1.1.1, the Bybit theft').tx
/** v = 1: the caller, an owner of the inner Safe, approves by calling. */
const approvedByCaller: Hex = `0x${'00'.repeat(12)}${theSafe.slice(2)}${'00'.repeat(32)}01`
const otherSafe = stranger
const sentinel = '0x0000000000000000000000000000000000000001'
const createCall141 = '0x9b35Af71d77eaf8d7e40252370304687390A1A52'
/** Batches of MultiSend within each other, with these entries in the innermost. */
const nested = (depth: number, entries: readonly Entry[]): Made =>
  delegateOf(multiSend141, packedBatch(depth === 1 ? entries : [{ ...nested(depth - 1, entries) }]))
const nestedTheft = packedBatch([{ operation: 1, to: stranger, data: '0x12345678' }])
const adminRole = `0x${'00'.repeat(32)}`
const relayed = { safeTxGas: 80_000n, baseGas: 60_000n, gasPrice: 30n * 10n ** 9n }

/** What somebody has done, or would, each with what it must end in. */
export const hostileCases: readonly Case[] = [
  // The fields of Ethereum 0x46deef0f52e3a983b67abf4714448a41dd7ffd6d32d32da69d62081c68ad7882, for another Safe.
  make(
    'Bybit: a DELEGATECALL that looks like transfer',
    { ...bybit, nonce: 7n },
    { ...mayAllBeDone, delegateCalls: 'fails', safeTxGas: 'unchecked' },
  ),
  // Contract and selector as they were (Ethereum 0x48164d3a…); its arguments are left out.
  make(
    'WazirX: a DELEGATECALL to code nobody knows',
    delegateOf('0xfbfFEF83b1C172fE3BC86C1CCB036AB9F3efCAF2', '0x804e1f0a'),
    { ...mayAllBeDone, delegateCalls: 'fails' },
  ),
  // The shape of the Radiant theft, with addresses of our own.
  make(
    'Radiant: ownership of another contract',
    callOf(stranger, calldata('transferOwnership(address)', [farCause])),
    { ...mayBeDone, control: 'fails' },
  ),
  make(
    'an admin role of another contract, in a batch behind a gift',
    delegateOf(
      callOnly141,
      encodeMultiSend([
        { to: theCause, value: 5n, data: '0x' },
        { to: stranger, value: 0n, data: calldata('grantRole(bytes32,address)', [adminRole, farCause]) },
      ]),
    ),
    { ...mayBeDone, control: 'fails' },
  ),
  make(
    'new code for another contract',
    callOf(stranger, calldata('upgradeToAndCall(address,bytes)', [farCause, '0x12'])),
    { ...mayBeDone, control: 'fails' },
  ),
  // The numbers of a real theft: 1 USDC a gas, and gas without end. The payment beside it was harmless.
  make(
    'an excessive refund in a token',
    {
      ...gift,
      gasPrice: 1_000_000n,
      baseGas: 900_000_000_000n,
      gasToken: aToken.address,
      refundReceiver: stranger,
    },
    { ...more, refund: 'fails', safeTxGas: 'unchecked', recipients: 'unchecked' },
  ),
  make(
    'a refund whose gas is plausible and whose price is not',
    { ...gift, gasPrice: 1_000_000n, baseGas: 60_000n, gasToken: aToken.address },
    { ...more, refund: 'fails', safeTxGas: 'unchecked' },
  ),
  make(
    'an excessive refund in the coin',
    { ...gift, gasPrice: 10n ** 17n, baseGas: 60_000n },
    { ...more, refund: 'fails', safeTxGas: 'unchecked' },
  ),
  make('a payment to an address that looks like a cause’s', callOf(lookAlikeOf(theCause), '0x', 5n), {
    recipients: 'fails',
  }),
  make(
    'a batch of the poisoned and the real address',
    delegateOf(
      callOnly141,
      encodeMultiSend([
        { to: theCause, value: 5n, data: '0x' },
        { to: aToken.address, value: 0n, data: transfer(lookAlikeOf(theCause)) },
      ]),
    ),
    { recipients: 'fails' },
  ),
  make('tokens to the contract of the token', callOf(aToken.address, transfer(aToken.address)), {
    recipients: 'fails',
  }),
  make('tokens of the Safe to itself', callOf(aToken.address, transfer(theSafe)), { recipients: 'fails' }),
  make('a cause’s address on the wrong chain', callOf(farCause, '0x', 5n), { recipients: 'fails' }),
  make('coin to the zero address', callOf(zeroAddress, '0x', 5n), {
    recipients: 'fails',
    zeroTargets: 'fails',
  }),
  make('tokens to the zero address', callOf(aToken.address, transfer(zeroAddress)), {
    recipients: 'fails',
    zeroTargets: 'fails',
  }),
  make(
    'approveHash for another Safe',
    callOf(otherSafe, calldata('approveHash(bytes32)', [`0x${'ab'.repeat(32)}`])),
    { ...mayBeDone, otherSafes: 'unchecked' },
  ),
  make(
    'Bybit through another Safe, which the caller approves by calling',
    callOf(
      otherSafe,
      calldata(execTransaction, [
        bybit.to,
        0n,
        bybit.data,
        1,
        0n,
        0n,
        0n,
        zeroAddress,
        zeroAddress,
        approvedByCaller,
      ]),
    ),
    { ...mayAllBeDone, otherSafes: 'unchecked', delegateCalls: 'fails' },
  ),
  make(
    'a DELEGATECALL hidden in a batch of MultiSend',
    delegateOf(multiSend141, packedBatch([gift, { operation: 1, to: stranger, data: bybit.data }])),
    { ...mayAllBeDone, delegateCalls: 'fails' },
  ),
  make(
    'a DELEGATECALL hidden two batches deep',
    delegateOf(
      multiSend141,
      packedBatch([
        gift,
        {
          operation: 1,
          to: multiSend141,
          data: packedBatch([{ operation: 1, to: stranger, data: '0x12345678' }]),
        },
      ]),
    ),
    { ...mayAllBeDone, delegateCalls: 'fails' },
  ),
  make('a look-alike of MultiSendCallOnly', delegateOf(lookAlikeOf(callOnly141), giftBatch.data), {
    ...mayAllBeDone,
    delegateCalls: 'fails',
  }),
  make(
    'other code where MultiSendCallOnly should be',
    giftBatch,
    { libraryCode: 'fails' },
    {
      codes: new Map([[callOnly141.toLowerCase(), found<Hex>(`0x${'12'.repeat(32)}`)]]),
    },
  ),
  make(
    'no code where MultiSendCallOnly should be',
    giftBatch,
    { libraryCode: 'fails' },
    {
      codes: new Map([[callOnly141.toLowerCase(), { kind: 'missing' }]]),
    },
  ),
  make(
    'a transfer with bytes behind it',
    callOf(aToken.address, concat([transfer(theCause), '0xdeadbeef'])),
    {
      readable: 'fails',
    },
  ),
  make(
    'a transfer with dirty bytes above the address',
    callOf(aToken.address, transfer(theCause).replace('0000', '0001') as Hex),
    {
      ...mayBeDone,
      readable: 'fails',
    },
  ),
  make(
    'a batch with a word behind it',
    delegateOf(callOnly141, concat([giftBatch.data, toHex(new Uint8Array(32))])),
    { readable: 'fails' },
  ),
  make('a batch that ends too early', delegateOf(callOnly141, giftBatch.data.slice(0, -128) as Hex), {
    delegateCalls: 'unchecked',
    ...mayAllBeDone,
    readable: 'fails',
  }),
  make(
    'a batch that names a value',
    { ...giftBatch, value: 1n },
    { delegateCalls: 'unchecked', ...mayAllBeDone, readable: 'fails' },
  ),
  make(
    'an unlimited approval',
    callOf(aToken.address, calldata('approve(address,uint256)', [stranger, maxUint256])),
    { ...more, approvals: 'fails' },
  ),
  make(
    'an approval that only just is not the largest number',
    callOf(aToken.address, calldata('increaseAllowance(address,uint256)', [stranger, 2n ** 200n])),
    { ...more, approvals: 'fails' },
  ),
  make(
    'an approval for all items',
    callOf(stranger, calldata('setApprovalForAll(address,bool)', [farCause, true])),
    { ...mayBeDone, approvals: 'fails' },
  ),
  make('a module', selfCall('enableModule(address)', [stranger]), { ...more, settings: 'fails' }),
  make('a guard', selfCall('setGuard(address)', [stranger]), { ...more, settings: 'fails' }),
  make('a module guard', selfCall('setModuleGuard(address)', [stranger]), { ...more, settings: 'fails' }),
  make(
    'no guard any more',
    selfCall('setGuard(address)', [zeroAddress]),
    { ...more, settings: 'fails', guards: 'unchecked' },
    {
      setupOverrides: { guard: read({ address: stranger, codeHash: read(null) }) },
    },
  ),
  make('a fallback handler that nobody knows', selfCall('setFallbackHandler(address)', [stranger]), {
    ...more,
    settings: 'fails',
  }),
  make('a lower threshold', selfCall('changeThreshold(uint256)', [1n]), { ...more, settings: 'fails' }),
  make(
    'an owner more and a threshold less',
    selfCall('addOwnerWithThreshold(address,uint256)', [stranger, 1n]),
    { ...more, settings: 'fails' },
  ),
  make(
    'an owner less and a threshold less',
    selfCall('removeOwner(address,address,uint256)', [owners[0], owners[1], 1n]),
    { ...more, settings: 'fails' },
  ),
  make('another singleton', selfCall('changeMasterCopy(address)', [stranger]), {
    ...more,
    settings: 'fails',
  }),
  make(
    'setup once more',
    selfCall('setup(address[],uint256,address,bytes,address,address,uint256,address)', [
      [stranger],
      1n,
      zeroAddress,
      '0x',
      zeroAddress,
      zeroAddress,
      0n,
      zeroAddress,
    ]),
    { ...more, settings: 'fails' },
  ),
  make('a call of the Safe to itself that nobody knows', callOf(theSafe, '0x12345678'), {
    ...mayAllBeDone,
    selfCalls: 'fails',
    readable: 'unchecked',
  }),
  make(
    'burning to zero in a batch of 1.5.0, which is a call of the Safe to itself',
    delegateOf(
      callOnly150,
      packedBatch([
        { to: zeroAddress, data: calldata('addOwnerWithThreshold(address,uint256)', [stranger, 1n]) },
      ]),
    ),
    { ...more, zeroTargets: 'fails', settings: 'fails' },
  ),
  make(
    'a record with another recipient than its hash',
    { ...gift, safeTxHash: other.safeTxHash },
    {
      recordHash: 'fails',
    },
    { contractHash: found<Hex>(buildRecord(gift).safeTxHash) },
  ),
  make('a record of another Safe', { ...gift, safe: stranger }, { recordHash: 'fails' }),
  make(
    'a Safe that computes another hash',
    gift,
    { contractHash: 'fails' },
    {
      contractHash: found<Hex>(other.safeTxHash),
    },
  ),
  make(
    'a signature over another transaction',
    { ...gift, confirmations: [confirmationBy('Ada', other.safeTxHash)] },
    {
      confirmations: 'fails',
    },
  ),
  make('a confirmation of somebody who is no owner', { ...gift, signedBy: ['a stranger'] } as never, {
    confirmations: 'fails',
  }),
  make(
    'a signature that the Safe itself refuses',
    gift,
    { confirmations: 'fails' },
    {
      signatureAnswers: new Map([[adaSigned.signature ?? '0x', found({ kind: 'refused', code: 'GS026' })]]),
    },
  ),
  make(
    'an approval that the Safe does not have',
    { ...gift, confirmations: [adaSigned, chidiApproved] },
    { confirmations: 'fails' },
    { signatureAnswers: new Map([[approvalSignature(chidi), found({ kind: 'refused', code: 'GS025' })]]) },
  ),
  make('a nonce that is used', { ...gift, nonce: 6n }, { nonce: 'fails' }),
  make(
    'the same calls under another hash',
    gift,
    { rivals: 'fails' },
    {
      rivals: found({ records: [buildRecord({ ...gift, safeTxGas: 1n })], unreadable: 0 }),
    },
  ),
  make(
    'the same calls in a batch',
    gift,
    { rivals: 'fails' },
    {
      rivals: found({
        records: [buildRecord(delegateOf(callOnly141, packedBatch([gift])))],
        unreadable: 0,
      }),
    },
  ),
  make(
    'a singleton that nobody knows',
    gift,
    { singleton: 'fails' },
    {
      setupOverrides: { singleton: read({ address: stranger, codeHash: read(null) }) },
    },
  ),
  make(
    'other code where the singleton should be',
    gift,
    { singleton: 'fails' },
    {
      setupOverrides: {
        singleton: read({
          address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
          codeHash: read<Hex>(`0x${'12'.repeat(32)}`),
        }),
      },
    },
  ),
  make(
    'other code where the proxy should be',
    gift,
    { proxy: 'fails' },
    {
      setupOverrides: { codeHash: read<Hex>(`0x${'12'.repeat(32)}`) },
    },
  ),
]

/** Shapes that once read as harmless: what no check looks for passes no longer. */
export const oncePassed: readonly Case[] = [
  make(
    'coin for a contract that is created, and that nobody has seen',
    delegateOf(
      createCall141,
      calldata('performCreate(uint256,bytes)', [19n * 10n ** 18n, concat(['0x73', stranger, '0xff'])]),
    ),
    mayBeDone,
  ),
  make(
    'tokens of another account, which has let the Safe take them',
    callOf(aToken.address, calldata('transferFrom(address,address,uint256)', [chidi, stranger, 40_000n])),
    { ...more, ownMoney: 'unchecked', recipients: 'unchecked' },
  ),
  make(
    'a rejection that pays a stranger for its execution',
    {
      ...callOf(theSafe),
      gasPrice: 2_400n,
      baseGas: 300_000n,
      gasToken: aToken.address,
      refundReceiver: stranger,
    },
    { ...more, refund: 'fails', safeTxGas: 'unchecked', recipients: 'unchecked' },
  ),
  make(
    'a gift whose execution costs more than any chain asks for it',
    { ...gift, gasPrice: 9_999n * 10n ** 9n, baseGas: 350_000n },
    { ...more, refund: 'fails', safeTxGas: 'unchecked' },
  ),
  make(
    'a gift that pays a stranger 999 tokens for the execution',
    {
      ...gift,
      gasPrice: 9_990n,
      baseGas: 60_000n,
      gasToken: aToken.address,
      refundReceiver: stranger,
    },
    { ...more, refund: 'fails', safeTxGas: 'unchecked', recipients: 'unchecked' },
  ),
  make(
    'unknown code at the bottom of five batches, of 100 kB in all',
    nested(5, [
      { ...gift, data: toHex(new Uint8Array(100_000)) },
      { operation: 1, to: stranger, data: '0x12345678' },
    ]),
    { ...mayAllBeDone, delegateCalls: 'fails', readable: 'unchecked' },
  ),
  make(
    'unknown code behind 2,000 payments',
    delegateOf(
      multiSend141,
      packedBatch([...Array.from({ length: 2_000 }, () => gift), { operation: 1, to: stranger }]),
    ),
    { ...mayAllBeDone, delegateCalls: 'fails', readable: 'fails' },
  ),
  make(
    'a batch whose bytes begin elsewhere than an encoder puts them',
    delegateOf(
      multiSend141,
      concat(['0x8d80ff0a', toHex(64, { size: 32 }), toHex(0, { size: 32 }), slice(nestedTheft, 36)]),
    ),
    { ...mayAllBeDone, delegateCalls: 'fails', readable: 'fails' },
  ),
  make(
    'two of three owners swapped, the threshold kept',
    delegateOf(
      callOnly141,
      packedBatch([
        selfCall('swapOwner(address,address,address)', [sentinel, owners[0], stranger]),
        selfCall('swapOwner(address,address,address)', [stranger, owners[1], farCause]),
      ]),
    ),
    { ...more, settings: 'fails' },
  ),
  make(
    'two owners more, who reach the threshold alone',
    delegateOf(
      callOnly141,
      packedBatch([
        selfCall('addOwnerWithThreshold(address,uint256)', [stranger, 2n]),
        selfCall('addOwnerWithThreshold(address,uint256)', [farCause, 2n]),
      ]),
    ),
    { ...more, settings: 'fails' },
  ),
  make(
    'a threshold that the present owners cannot reach without the new one',
    selfCall('addOwnerWithThreshold(address,uint256)', [stranger, 4n]),
    { ...more, settings: 'fails' },
  ),
  make(
    'everything to the owner who has proposed and signed it',
    { ...callOf(owners[0] ?? stranger, '0x', 10n ** 21n), proposer: owners[0] ?? null },
    { recipients: 'unchecked' },
  ),
  make(
    'a payment of another Safe, and what it pays for the execution',
    callOf(
      otherSafe,
      calldata(execTransaction, [
        farCause,
        5n,
        '0x',
        0,
        0n,
        60_000n,
        10n ** 6n,
        aToken.address,
        stranger,
        approvedByCaller,
      ]),
    ),
    { ...mayBeDone, refund: 'fails', recipients: 'fails' },
  ),
  make('transfer of a contract that is no listed token', callOf(stranger, transfer(theCause)), mayBeDone),
  make(
    'a gift to a cause that is a module of the Safe',
    gift,
    { ...mayAllBeDone, modules: 'fails' },
    {
      setupOverrides: {
        modules: read({ list: [{ address: theCause, codeHash: read(null) }], complete: true }),
      },
    },
  ),
  make(
    'transfer of a contract that is no listed token, by a Safe with a module',
    callOf(stranger, transfer(theCause)),
    { ...mayAllBeDone, modules: 'unchecked' },
    {
      setupOverrides: {
        modules: read({ list: [{ address: farCause, codeHash: read(null) }], complete: true }),
      },
    },
  ),
  make(
    'an approval by a contract that passes for Permit2',
    callOf(stranger, calldata('approve(address,address,uint160,uint48)', [aToken.address, farCause, 5n, 9])),
    mayBeDone,
  ),
  make('a call without value and data', callOf(stranger), more),
  make(
    'a refund in a contract that passes for a token',
    { ...gift, ...relayed, gasPrice: 20n, gasToken: farCause },
    { ...mayBeDone, refund: 'unchecked', safeTxGas: 'unchecked' },
  ),
  make(
    'a refund that is paid to a module of the Safe',
    { ...gift, ...relayed, refundReceiver: newCause },
    { ...mayAllBeDone, refund: 'unchecked', safeTxGas: 'unchecked', modules: 'fails' },
    {
      setupOverrides: {
        modules: read({ list: [{ address: newCause, codeHash: read(null) }], complete: true }),
      },
    },
  ),
  make(
    'a payment that the Safe, as its module, has another Safe make',
    callOf(
      otherSafe,
      calldata('execTransactionFromModule(address,uint256,bytes,uint8)', [farCause, 5n, '0x', 0]),
    ),
    { ...mayBeDone, recipients: 'fails' },
  ),
  make(
    'an owner more of another Safe, whose owners are not known here',
    callOf(
      otherSafe,
      calldata(execTransaction, [
        otherSafe,
        0n,
        calldata('addOwnerWithThreshold(address,uint256)', [farCause, 1n]),
        0,
        0n,
        0n,
        0n,
        zeroAddress,
        zeroAddress,
        approvedByCaller,
      ]),
    ),
    { ...mayBeDone, settings: 'fails' },
  ),
]

/** What is honest, with what nobody but the co-signers can judge. */
export const benignCases: readonly Case[] = [
  make('a gift in coin', gift, {}),
  make('a gift in a token', tokenGift, {}),
  make('a gift of both, in a batch', giftBatch, {}),
  make('a gift through plain MultiSend', delegateOf(multiSend141, giftBatch.data), {}),
  make('a gift through MultiSendCallOnly 1.5.0', delegateOf(callOnly150, giftBatch.data), {}),
  make('a batch in a batch', delegateOf(multiSend141, packedBatch([{ ...giftBatch }])), {}),
  make('a batch with a padding of its own', delegateOf(callOnly141, packedBatch([gift], '0x00000000')), {}),
  make('a gift that is signed once', { ...gift, confirmations: buildRecord(gift).confirmations }, {}),
  make(
    'an approval on chain that the Safe has',
    { ...gift, confirmations: [adaSigned, chidiApproved] },
    {},
    { signatureAnswers: new Map([[approvalSignature(chidi), found({ kind: 'ok' })]]) },
  ),
  make('a gift that nobody has signed yet', { ...gift, confirmations: [] }, {}),
  make(
    'a confirmation that is listed twice',
    {
      ...gift,
      confirmations: [...buildRecord(gift).confirmations, ...buildRecord(gift).confirmations],
    },
    {},
  ),
  make('a payment to an owner', callOf(owners[0] ?? theCause, '0x', 5n), { recipients: 'unchecked' }),
  make('a payment to somebody who is not in the directory', callOf(stranger, '0x', 5n), {
    recipients: 'unchecked',
  }),
  make('a payment to a cause that is not confirmed', callOf(newCause, '0x', 5n), { recipients: 'unchecked' }),
  make('a rejection', callOf(theSafe), {}),
  make('a gift later in the queue', { ...gift, nonce: 9n }, {}),
  make(
    'a gift and its rejection',
    gift,
    { rivals: 'unchecked' },
    {
      rivals: found({ records: [buildRecord(callOf(theSafe))], unreadable: 0 }),
    },
  ),
  make(
    'a gift and another one on its nonce',
    gift,
    { rivals: 'unchecked' },
    {
      rivals: found({ records: [other], unreadable: 0 }),
    },
  ),
  make(
    'a gift beside a row that could not be read',
    gift,
    { rivals: 'unchecked' },
    {
      rivals: found({ records: [], unreadable: 1 }),
    },
  ),
  make(
    'the transaction itself among its rivals, and one of another nonce',
    gift,
    {},
    {
      rivals: found({ records: [buildRecord(gift), buildRecord({ ...gift, nonce: 8n })], unreadable: 0 }),
    },
  ),
  make(
    'a refund of the coin to whoever executes',
    { ...gift, ...relayed },
    { ...more, refund: 'unchecked', safeTxGas: 'unchecked' },
  ),
  make(
    'a refund of the coin to an owner',
    { ...gift, ...relayed, refundReceiver: owners[1] ?? stranger },
    { ...more, refund: 'unchecked', recipients: 'unchecked', safeTxGas: 'unchecked' },
  ),
  make(
    'a refund of the coin to a relayer',
    { ...gift, ...relayed, refundReceiver: stranger },
    { ...more, safeTxGas: 'unchecked', refund: 'unchecked', recipients: 'unchecked' },
  ),
  make(
    'a refund of some tokens',
    { ...gift, ...relayed, gasPrice: 20n, gasToken: aToken.address },
    { ...more, safeTxGas: 'unchecked', refund: 'unchecked' },
  ),
  make('a gas limit of an older wallet', { ...gift, safeTxGas: 60_000n }, { safeTxGas: 'unchecked' }),
  make('an owner more', selfCall('addOwnerWithThreshold(address,uint256)', [stranger, 2n]), {
    ...more,
    settings: 'unchecked',
  }),
  make('another owner', selfCall('swapOwner(address,address,address)', [owners[0], owners[1], stranger]), {
    ...more,
    settings: 'unchecked',
  }),
  make('an owner less', selfCall('removeOwner(address,address,uint256)', [owners[0], owners[1], 2n]), {
    ...more,
    settings: 'unchecked',
  }),
  make('a higher threshold', selfCall('changeThreshold(uint256)', [3n]), { ...more, settings: 'unchecked' }),
  make('a module less', selfCall('disableModule(address,address)', [owners[0], stranger]), {
    ...more,
    settings: 'unchecked',
  }),
  make(
    'the published fallback handler',
    selfCall('setFallbackHandler(address)', ['0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99']),
    { ...more, settings: 'unchecked' },
  ),
  make(
    'a published singleton',
    selfCall('changeMasterCopy(address)', ['0x41675C099F32341bf84BFc5382aF534df5C7461a']),
    { ...more, settings: 'unchecked' },
  ),
  make(
    'a migration by Safe’s own contract',
    delegateOf('0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6', calldata('migrateL2Singleton()')),
    { ...more, settings: 'unchecked' },
  ),
  make(
    'a passkey for the shared signer',
    delegateOf(
      '0x94a4F6affBd8975951142c3999aEAB7ecee555c2',
      calldata('configure((uint256,uint256,uint176))', [[1n, 2n, 3n]]),
    ),
    { ...more, settings: 'unchecked', libraryCode: 'unchecked' },
  ),
  make(
    'a message signed on chain',
    delegateOf('0xd53cd0aB83D845Ac265BE939c57F53AD838012c9', calldata('signMessage(bytes)', ['0x1234'])),
    { ...more, messages: 'unchecked' },
  ),
  make(
    'a contract that is created',
    delegateOf(createCall141, calldata('performCreate(uint256,bytes)', [0n, '0x6000'])),
    { ...mayBeDone },
  ),
  make(
    'a batch of Ledger Multisig, which is not opened',
    delegateOf('0x2cc8475177918e8C4d840150b68815A4b6f0f5f3', '0x1a833ee3'),
    { ...mayAllBeDone, delegateCalls: 'unchecked' },
  ),
  make(
    'an approval of some tokens',
    callOf(aToken.address, calldata('approve(address,uint256)', [stranger, 5n])),
    { ...more, approvals: 'unchecked' },
  ),
  make(
    'an approval taken back',
    callOf(aToken.address, calldata('approve(address,uint256)', [stranger, 0n])),
    { ...more },
  ),
  make('a call that is not known here', callOf(stranger, '0x12345678'), {
    ...mayBeDone,
    readable: 'unchecked',
  }),
  make(
    'a Safe with a module',
    gift,
    { modules: 'unchecked' },
    {
      setupOverrides: {
        modules: read({ list: [{ address: stranger, codeHash: read(null) }], complete: true }),
      },
    },
  ),
  make(
    'a Safe with more modules than were read',
    gift,
    { ...mayAllBeDone, modules: 'unchecked' },
    {
      setupOverrides: { modules: read({ list: [], complete: false }) },
    },
  ),
  make(
    'a Safe with a guard',
    gift,
    { guards: 'unchecked' },
    {
      setupOverrides: { guard: read({ address: stranger, codeHash: read(null) }) },
    },
  ),
  make(
    'a Safe with a handler of its own',
    gift,
    { fallbackHandler: 'unchecked' },
    {
      setupOverrides: { fallbackHandler: read({ address: stranger, codeHash: read(null) }) },
    },
  ),
  make('a Safe without a handler', gift, {}, { setupOverrides: { fallbackHandler: read(null) } }),
]

/** The same gift, with one source silent at a time: what rests on it is unchecked, and nothing else changes. */
export const silentCases: readonly Case[] = [
  make(
    'no node at all',
    giftBatch,
    {
      ...mayAllBeDone,
      recordHash: 'unchecked',
      contractHash: 'unchecked',
      confirmations: 'unchecked',
      libraryCode: 'unchecked',
      nonce: 'unchecked',
      singleton: 'unchecked',
      proxy: 'unchecked',
      modules: 'unchecked',
      guards: 'unchecked',
      fallbackHandler: 'unchecked',
    },
    { setup: unreachable, contractHash: unreachable, codes: new Map() },
  ),
  make('no directory', gift, { recipients: 'unchecked' }, { directory: unreachable }),
  make('no queue', gift, { rivals: 'unchecked' }, { rivals: unreachable }),
  make(
    'no code of the batch contract',
    giftBatch,
    { libraryCode: 'unchecked' },
    {
      codes: new Map([[callOnly141.toLowerCase(), unreachable]]),
    },
  ),
  make(
    'no word of the Safe on an approval',
    { ...gift, confirmations: [adaSigned, chidiApproved] },
    { confirmations: 'unchecked' },
    { signatureAnswers: new Map([[approvalSignature(chidi), unreachable]]) },
  ),
  make('no hash from the Safe', gift, { contractHash: 'unchecked' }, { contractHash: unreachable }),
]
