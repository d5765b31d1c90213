import { type Hex, concat, maxUint256, toHex, zeroAddress } from 'viem'
import type { CheckId } from '../../../src/core/review/check'
import type { ReviewInput } from '../../../src/core/review/reviewInput'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { approvalSignature } from '../../../src/core/safe/loneSignature'
import { aToken, buildRecord, confirmationBy, owners, theCause, theSafe } from '../../support/safeFixtures'
import { goldenTx } from '../safe/goldenTxs'
import { batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
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
  recipients: 'unchecked',
} as const
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
    {
      control: 'fails',
    },
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
    { control: 'fails' },
  ),
  make(
    'new code for another contract',
    callOf(stranger, calldata('upgradeToAndCall(address,bytes)', [farCause, '0x12'])),
    {
      control: 'fails',
    },
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
    { refund: 'fails', safeTxGas: 'unchecked', recipients: 'unchecked' },
  ),
  make(
    'a refund whose gas is plausible and whose price is not',
    { ...gift, gasPrice: 1_000_000n, baseGas: 60_000n, gasToken: aToken.address },
    { refund: 'fails', safeTxGas: 'unchecked' },
  ),
  make(
    'an excessive refund in the coin',
    { ...gift, gasPrice: 10n ** 17n, baseGas: 60_000n },
    { refund: 'fails', safeTxGas: 'unchecked' },
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
    { otherSafes: 'unchecked' },
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
    ...mayAllBeDone,
    readable: 'fails',
  }),
  make('a batch that names a value', { ...giftBatch, value: 1n }, { ...mayAllBeDone, readable: 'fails' }),
  make(
    'an unlimited approval',
    callOf(aToken.address, calldata('approve(address,uint256)', [stranger, maxUint256])),
    { approvals: 'fails' },
  ),
  make(
    'an approval that only just is not the largest number',
    callOf(aToken.address, calldata('increaseAllowance(address,uint256)', [stranger, 2n ** 200n])),
    { approvals: 'fails' },
  ),
  make(
    'an approval for all items',
    callOf(stranger, calldata('setApprovalForAll(address,bool)', [farCause, true])),
    {
      approvals: 'fails',
    },
  ),
  make('a module', selfCall('enableModule(address)', [stranger]), { settings: 'fails' }),
  make('a guard', selfCall('setGuard(address)', [stranger]), { settings: 'fails' }),
  make('a module guard', selfCall('setModuleGuard(address)', [stranger]), { settings: 'fails' }),
  make(
    'no guard any more',
    selfCall('setGuard(address)', [zeroAddress]),
    { settings: 'fails', guards: 'unchecked' },
    {
      setupOverrides: { guard: read({ address: stranger, codeHash: read(null) }) },
    },
  ),
  make('a fallback handler that nobody knows', selfCall('setFallbackHandler(address)', [stranger]), {
    settings: 'fails',
  }),
  make('a lower threshold', selfCall('changeThreshold(uint256)', [1n]), { settings: 'fails' }),
  make(
    'an owner more and a threshold less',
    selfCall('addOwnerWithThreshold(address,uint256)', [stranger, 1n]),
    {
      settings: 'fails',
    },
  ),
  make(
    'an owner less and a threshold less',
    selfCall('removeOwner(address,address,uint256)', [owners[0], owners[1], 1n]),
    {
      settings: 'fails',
    },
  ),
  make('another singleton', selfCall('changeMasterCopy(address)', [stranger]), { settings: 'fails' }),
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
    { settings: 'fails' },
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
    { zeroTargets: 'fails', settings: 'fails' },
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
    { signatureAnswers: new Map([[approvalSignature(chidi), found({ kind: 'accepted' })]]) },
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
  make('a payment to an owner', callOf(owners[0] ?? theCause, '0x', 5n), {}),
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
  make('a refund of the coin to whoever executes', { ...gift, ...relayed }, { safeTxGas: 'unchecked' }),
  make(
    'a refund of the coin to an owner',
    { ...gift, ...relayed, refundReceiver: owners[1] ?? stranger },
    {
      safeTxGas: 'unchecked',
    },
  ),
  make(
    'a refund of the coin to a relayer',
    { ...gift, ...relayed, refundReceiver: stranger },
    {
      safeTxGas: 'unchecked',
      refund: 'unchecked',
      recipients: 'unchecked',
    },
  ),
  make(
    'a refund of some tokens',
    { ...gift, ...relayed, gasPrice: 20n, gasToken: aToken.address },
    {
      safeTxGas: 'unchecked',
      refund: 'unchecked',
    },
  ),
  make('a gas limit of an older wallet', { ...gift, safeTxGas: 60_000n }, { safeTxGas: 'unchecked' }),
  make('an owner more', selfCall('addOwnerWithThreshold(address,uint256)', [stranger, 2n]), {
    settings: 'unchecked',
  }),
  make('another owner', selfCall('swapOwner(address,address,address)', [owners[0], owners[1], stranger]), {
    settings: 'unchecked',
  }),
  make('an owner less', selfCall('removeOwner(address,address,uint256)', [owners[0], owners[1], 2n]), {
    settings: 'unchecked',
  }),
  make('a higher threshold', selfCall('changeThreshold(uint256)', [3n]), { settings: 'unchecked' }),
  make('a module less', selfCall('disableModule(address,address)', [owners[0], stranger]), {
    settings: 'unchecked',
  }),
  make(
    'the published fallback handler',
    selfCall('setFallbackHandler(address)', ['0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99']),
    { settings: 'unchecked' },
  ),
  make(
    'a published singleton',
    selfCall('changeMasterCopy(address)', ['0x41675C099F32341bf84BFc5382aF534df5C7461a']),
    {
      settings: 'unchecked',
    },
  ),
  make(
    'a migration by Safe’s own contract',
    delegateOf('0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6', calldata('migrateL2Singleton()')),
    { settings: 'unchecked' },
  ),
  make(
    'a passkey for the shared signer',
    delegateOf(
      '0x94a4F6affBd8975951142c3999aEAB7ecee555c2',
      calldata('configure((uint256,uint256,uint176))', [[1n, 2n, 3n]]),
    ),
    { settings: 'unchecked', libraryCode: 'unchecked' },
  ),
  make(
    'a message signed on chain',
    delegateOf('0xd53cd0aB83D845Ac265BE939c57F53AD838012c9', calldata('signMessage(bytes)', ['0x1234'])),
    { messages: 'unchecked' },
  ),
  make(
    'a contract that is created',
    delegateOf(
      '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
      calldata('performCreate(uint256,bytes)', [0n, '0x6000']),
    ),
    {},
  ),
  make(
    'a batch of Ledger Multisig, which is not opened',
    delegateOf('0x2cc8475177918e8C4d840150b68815A4b6f0f5f3', '0x1a833ee3'),
    { ...mayAllBeDone, delegateCalls: 'unchecked' },
  ),
  make(
    'an approval of some tokens',
    callOf(aToken.address, calldata('approve(address,uint256)', [stranger, 5n])),
    {
      approvals: 'unchecked',
    },
  ),
  make(
    'an approval taken back',
    callOf(aToken.address, calldata('approve(address,uint256)', [stranger, 0n])),
    {},
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
    { modules: 'unchecked' },
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
