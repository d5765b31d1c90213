import { parseAbi, type Address } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readToken } from '../../src/adapters/chain/readToken'
import { owners } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { deployNamedToken, deployOddTokens } from '../sandbox/chain/tokens/deployOddTokens'
import { aChain, addressOf } from '../support/safeFixtures'

let local: LocalChain
let tokens: Readonly<Record<string, Address>>

beforeAll(async () => {
  local = await startChain()
  tokens = await deployOddTokens(local.client)
}, 60_000)
afterAll(() => local.stop())

const readAt = (address: Address | undefined) => {
  if (address === undefined) throw new Error('There is no such token.')
  return readToken({ ...aChain, id: 31337, rpcUrls: [local.rpcUrl] }, address)
}

it.each([
  ['Bytes32Token', { symbol: 'MKRL', name: 'Maker-like', decimals: 18n }],
  ['EmptyToken', { symbol: null, name: null, decimals: null }],
  ['RevertingToken', { symbol: null, name: null, decimals: null }],
  ['EndlessToken', { symbol: null, name: null, decimals: null }],
  ['ManyDecimalsToken', { symbol: 'MANY', name: 'Too many decimals', decimals: 255n }],
  ['HugeToken', { symbol: 'HUGE', name: null, decimals: 18n }],
])('%s says of itself', async (name, value) => {
  expect(await readAt(tokens[name])).toEqual({ kind: 'found', value })
})

it('reads again what a token has changed', async () => {
  const address = tokens['ChangingToken']
  expect(await readAt(address)).toMatchObject({ value: { decimals: 6n } })
  const hash = await local.client.writeContract({
    account: owners[0].address,
    address: address ?? addressOf('none'),
    abi: parseAbi(['function setDecimals(uint8 decimals)']),
    functionName: 'setDecimals',
    args: [18],
  })
  await local.client.waitForTransactionReceipt({ hash })
  expect(await readAt(address)).toMatchObject({ value: { decimals: 18n } })
})

it('hands on a name as it is, whatever is in it', async () => {
  const address = await deployNamedToken(local.client, {
    name: '\u202eCDSU',
    symbol: 'USD\u0421',
    decimals: 0,
  })
  expect(await readAt(address)).toEqual({
    kind: 'found',
    value: { symbol: 'USD\u0421', name: '\u202eCDSU', decimals: 0n },
  })
})

it('finds no token where there is no contract', async () => {
  expect(await readAt(addressOf('nobody'))).toEqual({ kind: 'missing' })
})

it('says so when the node cannot be asked', async () => {
  const nowhere = { ...aChain, id: 31337, rpcUrls: ['http://127.0.0.1:1'] as const }
  expect(await readToken(nowhere, addressOf('nobody'))).toMatchObject({ kind: 'unreachable' })
})
