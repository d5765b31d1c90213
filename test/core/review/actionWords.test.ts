import * as fc from 'fast-check'
import { type Address, type Hex, maxUint256, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { actionWords } from '../../../src/core/review/actionWords'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { everyNode, readCallTree } from '../../../src/core/review/callTree'
import { aChain, aToken, addressOf, buildRecord, theCause, theSafe } from '../../support/safeFixtures'
import { anyAddress, anyBytes } from '../safe/arbitraries'
import { type Made, batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
import { hostileCases, benignCases } from './corpus'

const names = assetNamesOf(aChain)
const stranger = addressOf('a stranger')
const nft = addressOf('an NFT')
const word: Hex = `0x${'ab'.repeat(32)}`
/** One sentence for each call of the transaction. */
const words = (made: Made) =>
  everyNode(readCallTree(buildRecord(made), theSafe)).map((node) => actionWords(node, theSafe, names))
const to = (contract: Address, signature: string, ...args: readonly unknown[]) =>
  callOf(contract, calldata(signature, args))
const { address: token } = aToken
const unknownToken = `the token at ${nft}, which is not known here,`

test.each<readonly [Made, string]>([
  [callOf(theCause, '0x', 5n * 10n ** 17n), `Sends 0.5 ETH to ${theCause}.`],
  [callOf(theCause), `Calls ${theCause} without value and data.`],
  [
    to(nft, 'changeProxyAdmin(address,address)', theCause, stranger),
    `Makes ${stranger} the administrator of the contract ${theCause} (changeProxyAdmin of ${nft}).`,
  ],
  [
    callOf(theSafe),
    'Pays nothing and only uses up the nonce: a rejection of every other transaction that has it.',
  ],
  [to(token, 'transfer(address,uint256)', theCause, 1_234_500_000n), `Sends 1,234.5 TEST to ${theCause}.`],
  [
    to(nft, 'transfer(address,uint256)', theCause, 1n),
    `Transfers 1 base unit of ${unknownToken} to ${theCause}.`,
  ],
  [
    to(token, 'transferFrom(address,address,uint256)', stranger, theCause, 5n),
    `Transfers 0.000005 TEST from ${stranger} to ${theCause}.`,
  ],
  [
    to(nft, 'transferFrom(address,address,uint256)', theSafe, theCause, 5n),
    `Transfers 5 base units, or the one item with this id, of ${unknownToken} from ${theSafe} to ${theCause}.`,
  ],
  [
    to(nft, 'safeTransferFrom(address,address,uint256)', theSafe, theCause, 5n),
    `Transfers item 5 of the collection at ${nft} from ${theSafe} to ${theCause}.`,
  ],
  [
    to(
      nft,
      'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
      theSafe,
      theCause,
      [1n, 2n],
      [3n, 4n],
      '0x',
    ),
    `Transfers 3 of item 1, 4 of item 2 of the collection at ${nft} from ${theSafe} to ${theCause}.`,
  ],
  [
    to(token, 'approve(address,uint256)', stranger, maxUint256),
    `Lets ${stranger} spend TEST from ${theSafe} without limit, now and later.`,
  ],
  [
    to(token, 'approve(address,uint256)', stranger, 5_000_000n),
    `Lets ${stranger} spend up to 5 TEST from ${theSafe}, now or later.`,
  ],
  [
    to(token, 'approve(address,uint256)', stranger, 0n),
    `No longer lets ${stranger} spend TEST from ${theSafe}.`,
  ],
  [
    to(nft, 'approve(address,uint256)', stranger, 0n),
    `Lets ${stranger} spend up to 0 base units, or the one item with the id 0, of ${unknownToken} from ${theSafe}, now or later.`,
  ],
  [
    to(nft, 'approve(address,uint256)', stranger, 7n),
    `Lets ${stranger} spend up to 7 base units, or the one item with the id 7, of ${unknownToken} from ${theSafe}, now or later.`,
  ],
  [
    to(nft, 'approve(address,uint256)', stranger, maxUint256),
    `Lets ${stranger} spend ${unknownToken} from ${theSafe} without limit, or the one item with the id ${maxUint256}, now and later.`,
  ],
  [
    to(
      nft,
      'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
      theSafe,
      stranger,
      0n,
      9n,
      27,
      word,
      word,
    ),
    `No longer lets ${stranger} spend ${unknownToken} from ${theSafe}.`,
  ],
  [
    to(nft, 'increaseAllowance(address,uint256)', stranger, 5n),
    `Lets ${stranger} spend 5 base units of ${unknownToken} from ${theSafe} more than before.`,
  ],
  [
    to(nft, 'setApprovalForAll(address,bool)', stranger, true),
    `Lets ${stranger} move every item of the collection at ${nft}, now and later.`,
  ],
  [
    to(nft, 'setApprovalForAll(address,bool)', stranger, false),
    `No longer lets ${stranger} move items of the collection at ${nft}.`,
  ],
  [
    to(nft, 'approveHash(bytes32)', word),
    `Approves, as an owner of the Safe ${nft}, the transaction with the safeTxHash ${word}.`,
  ],
  [
    to(nft, 'transferOwnership(address)', stranger),
    `Makes ${stranger} the owner of the contract ${nft} (transferOwnership).`,
  ],
  [to(nft, 'renounceOwnership()'), `Leaves the contract ${nft} without owner (renounceOwnership).`],
  [
    to(nft, 'changeAdmin(address)', stranger),
    `Makes ${stranger} the administrator of the contract ${nft} (changeAdmin).`,
  ],
  [
    to(nft, 'grantRole(bytes32,address)', word, stranger),
    `Gives ${stranger} the role ${word} of the contract ${nft} (grantRole).`,
  ],
  [
    to(nft, 'upgradeTo(address)', stranger),
    `Replaces the code of the contract ${nft} by that of ${stranger} (upgradeTo).`,
  ],
  [
    delegateOf(stranger, '0x12345678'),
    `Runs the code of ${stranger} as ${theSafe} itself, which can do anything.`,
  ],
  [
    delegateOf('0x2cc8475177918e8C4d840150b68815A4b6f0f5f3', '0x1a833ee3'),
    `Runs BatchExecutor of Ledger Multisig at 0x2cc8475177918e8C4d840150b68815A4b6f0f5f3 as ${theSafe} itself. Its batch of 4 bytes is not read here.`,
  ],
  [
    delegateOf('0xd53cd0aB83D845Ac265BE939c57F53AD838012c9', calldata('signMessage(bytes)', ['0x1234'])),
    'Signs a message of 2 bytes on chain in the name of the Safe: 0x1234.',
  ],
  [
    delegateOf(
      '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
      calldata('performCreate(uint256,bytes)', [10n ** 18n, '0x6000']),
    ),
    'Creates a contract from 2 bytes of code and sends 1 ETH to it.',
  ],
  [
    callOf(stranger, '0x1234567890'),
    `Calls ${stranger} with 5 bytes that cannot be read here. It calls a function that is not known here (0x12345678).`,
  ],
  [
    callOf(stranger, '0x12345678', 10n ** 18n),
    `Calls ${stranger} with 4 bytes that cannot be read here. It calls a function that is not known here (0x12345678). It sends 1 ETH along.`,
  ],
  [
    callOf(token, `${calldata('transfer(address,uint256)', [theCause, 5_000_000n])}beef`),
    `Sends 5 TEST to ${theCause}. 2 bytes follow that nobody reads: 0xbeef.`,
  ],
])('%#', (made, sentence) => {
  expect(words(made)).toEqual([sentence])
})

test.each([
  [
    'addOwnerWithThreshold(address,uint256)',
    [stranger, 2n],
    `Adds the owner ${stranger} and asks for 2 signatures from now on.`,
  ],
  [
    'removeOwner(address,address,uint256)',
    [nft, stranger, 1n],
    `Removes the owner ${stranger} and asks for 1 signature from now on.`,
  ],
  [
    'swapOwner(address,address,address)',
    [nft, stranger, theCause],
    `Replaces the owner ${stranger} by ${theCause}.`,
  ],
  ['changeThreshold(uint256)', [3n], 'Asks for 3 signatures from now on.'],
  [
    'enableModule(address)',
    [stranger],
    `Enables the module ${stranger}, which can then move everything without a signature.`,
  ],
  ['disableModule(address,address)', [nft, stranger], `Disables the module ${stranger}.`],
  ['setGuard(address)', [stranger], `Sets the guard ${stranger}, which can then block every transaction.`],
  ['setGuard(address)', [zeroAddress], 'Removes the guard, which checks transactions.'],
  [
    'setFallbackHandler(address)',
    [stranger],
    `Sets the fallback handler ${stranger}, which can then answer and sign messages for the Safe.`,
  ],
  ['changeMasterCopy(address)', [stranger], `Replaces the code of the Safe by that of ${stranger}.`],
] as const)('%s: %#', (signature, args, sentence) => {
  expect(words(to(theSafe, signature, ...args))).toEqual([sentence])
})

test('a batch is said, and each of its calls', () => {
  const batch = delegateOf(batchContracts.callOnly141, packedBatch([{ to: theCause, value: 10n ** 18n }]))
  expect(words(batch)).toEqual([
    `Makes 1 call through MultiSendCallOnly 1.4.1 (${batchContracts.callOnly141}).`,
    `Sends 1 ETH to ${theCause}.`,
  ])
})

test('what another Safe does is said to be its doing', () => {
  const inner = calldata(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    [theCause, 10n ** 18n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
  )
  expect(words(callOf(stranger, inner))).toEqual([
    `Makes ${stranger} execute a transaction of its own, if it is a Safe.`,
    `Sends 1 ETH to ${theCause}. The account ${stranger} does this, if it is a Safe.`,
  ])
})

test('what another Safe was made to do is not said to have succeeded: its failure undoes nothing else', () => {
  const inner = calldata(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    [theCause, 10n ** 18n, '0x', 0, 1n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
  )
  const nodes = everyNode(readCallTree(buildRecord(callOf(stranger, inner)), theSafe))
  expect(nodes.map((node) => actionWords(node, theSafe, names, 'did'))[1]).toBe(
    `Sent 1 ETH to ${theCause}. The account ${stranger} did this, if it is a Safe and its own transaction succeeded.`,
  )
})

describe('no sentence has an address that is not in the bytes', () => {
  const check = (made: Made) => {
    const known = `${made.to}${made.data}${theSafe}`.toLowerCase()
    for (const sentence of words(made))
      for (const address of sentence.toLowerCase().match(/0x[0-9a-f]{40}(?![0-9a-f])/g) ?? [])
        expect(known).toContain(address.slice(2))
  }

  test.each([...hostileCases, ...benignCases])('$title', ({ input }) => {
    check(input.record)
  })

  test('nor for any transfer, whose recipient stands there in full', () => {
    fc.assert(
      fc.property(
        anyAddress,
        anyAddress,
        anyBytes(40),
        fc.bigInt({ min: 0n, max: maxUint256 }),
        (contract, recipient, tail, amount) => {
          const made = callOf(
            contract,
            `${calldata('transfer(address,uint256)', [recipient, amount])}${tail.slice(2)}`,
          )
          check(made)
          expect(words(made).join()).toContain(recipient)
          expect(words(made).join()).toContain(`${amount} base unit`)
        },
      ),
    )
  })
})
