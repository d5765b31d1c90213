import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import type { Call } from '../../../src/core/safe/safeTx'
import { judgeChainTx } from '../../../src/core/wallet/judgeChainTx'
import { addressOf, aToken, theCalls } from '../../support/safeFixtures'
import { buildTransaction, theWallet } from '../../support/walletFixtures'

const [payment] = theCalls
const transfer: Call = { to: aToken.address, value: 0n, data: transferOf('Clean Water', 10n) }
const unreadable: Call = { ...transfer, data: '0x12345678' }
const asTransfer = { to: transfer.to, value: 0n, data: transfer.data }
const taken = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transferFrom',
  args: [theWallet, addressOf('Clean Water'), 10n],
})

test.each<[string, string, Call | undefined, Parameters<typeof buildTransaction>[0]]>([
  ['ours', 'as it was asked', payment, {}],
  ['ours', 'with bytes that the wallet has put behind', payment, { data: '0xbeef' }],
  ['ours', 'a token transfer', transfer, asTransfer],
  [
    'ours',
    'hex in another case',
    transfer,
    { ...asTransfer, data: `0x${transfer.data.slice(2).toUpperCase()}` },
  ],
  ['ours', 'a token transfer with bytes behind', transfer, { ...asTransfer, data: `${transfer.data}beef` }],
  ['overlap', 'another amount', payment, { value: 1n }],
  ['other', 'another recipient', payment, { to: addressOf('Mallory') }],
  ['overlap', 'another token', transfer, { ...asTransfer, to: addressOf('another token') }],
  ['overlap', 'a token transfer in place of coins', payment, asTransfer],
  ['overlap', 'coins in place of a token transfer', transfer, { to: addressOf('Clean Water'), value: 10n }],
  [
    'overlap',
    'another amount of the token',
    transfer,
    { ...asTransfer, data: transferOf('Clean Water', 9n) },
  ],
  ['other', 'the token to another recipient', transfer, { ...asTransfer, data: transferOf('Mallory', 10n) }],
  ['wrapped', 'a token transfer with coins', transfer, { ...asTransfer, value: 1n }],
  ['cancel', 'nothing, to oneself', payment, { to: theWallet, value: 0n, data: '0x' }],
  ['overlap', 'nothing, to the recipient', payment, { value: 0n }],
  [
    'wrapped',
    'a transfer that is cut off',
    transfer,
    { ...asTransfer, data: transfer.data.slice(0, -2) as never },
  ],
  ['wrapped', 'coins, to oneself', payment, { to: theWallet }],
  ['wrapped', 'a new contract', payment, { to: null }],
  [
    'wrapped',
    'a new contract, with the bytes of a token transfer',
    transfer,
    { to: null, value: 0n, data: transferOf('Mallory', 10n) },
  ],
  ['wrapped', 'through a contract of others', payment, { to: addressOf('a router'), data: '0x12345678' }],
  ['overlap', 'an approval for the recipient', transfer, { ...asTransfer, data: approvalOf('Clean Water') }],
  ['other', 'an approval for another spender', transfer, { ...asTransfer, data: approvalOf('a router') }],
  ['overlap', 'coins, where the payment cannot be read', unreadable, { to: addressOf('Mallory') }],
  ['wrapped', 'tokens that are taken from somebody', transfer, { ...asTransfer, data: taken }],
  ['wrapped', 'through its own code', payment, { to: theWallet, value: 0n, data: '0x1234' }],
  ['wrapped', 'sent by somebody else', payment, { from: addressOf('a bundler') }],
])('%s: %s', (judged, _what, call, transaction) => {
  if (call === undefined) throw new Error('There is a call.')
  expect(judgeChainTx(buildTransaction(transaction), { wallet: theWallet, call })).toBe(judged)
})

function transferOf(name: string, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [addressOf(name), amount] })
}

function approvalOf(name: string): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [addressOf(name), 10n] })
}
