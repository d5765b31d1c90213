import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { createWalletChain } from '../../src/adapters/chain/walletChain'
import type { AppChain } from '../../src/core/chain'
import { parseHex } from '../sandbox/chain/parseHex'
import { type LocalChain, startChain } from '../sandbox/chain/startChain'
import codes from '../soundness/contracts/World.json' with { type: 'json' }
import { openRefusingNode } from '../soundness/ends/endsWorld'
import { aChain, addressOf } from '../support/safeFixtures'

const [giver, water, trees] = [addressOf('who gives'), addressOf('Clean Water'), addressOf('Trees')]
const tokens = {
  honest: addressOf('an honest token'),
  boasts: addressOf('a token that boasts'),
  mute: addressOf('a token that is mute'),
  burns: addressOf('a token that burns all gas'),
  none: addressOf('no token'),
}
const aggregator = addressOf('Multicall3')
const abi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
])

let local: LocalChain
let chain: AppChain
beforeAll(async () => {
  local = await startChain()
  const { client } = local
  const put = async (address: Address, name: keyof typeof codes) => {
    const { data } = await client.call({ data: parseHex(codes[name], name) })
    await client.setCode({ address, bytecode: data ?? '0x' })
  }
  await put(tokens.honest, 'Erc20')
  await put(tokens.boasts, 'BoastingErc20')
  await put(tokens.mute, 'LaxErc20')
  await put(aggregator, 'Aggregator')
  // INVALID spends all the gas of its call.
  await client.setCode({ address: tokens.burns, bytecode: '0xfe' })
  await client.setBalance({ address: giver, value: 10n ** 20n })
  await client.impersonateAccount({ address: giver })
  for (const to of [tokens.honest, tokens.boasts, tokens.mute])
    await send(to, encodeFunctionData({ abi, functionName: 'mint', args: [giver, 1_000n] }))
  chain = { ...aChain, rpcUrls: [local.rpcUrl] }
})
afterAll(() => local.stop())

async function send(to: Address, data: Hex): Promise<Hex> {
  return local.client.sendTransaction({ account: giver, to, data, gas: 200_000n })
}

const pay = (token: Address, to: Address, value: bigint) =>
  send(token, encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] }))

/** The block of three payments to one cause, and of one to another. */
let block: bigint
beforeEach(async () => {
  await local.client.setAutomine(false)
  for (const token of [tokens.honest, tokens.boasts, tokens.mute]) await pay(token, water, 10n)
  await pay(tokens.honest, water, 5n)
  await pay(tokens.honest, trees, 2n)
  await local.client.mine({ blocks: 1 })
  await local.client.setAutomine(true)
  block = await local.client.getBlockNumber({ cacheTime: 0 })
  // Later payments change nothing of it.
  await pay(tokens.honest, water, 100n)
})

const holdings = [
  { token: tokens.honest, holder: water },
  { token: tokens.honest, holder: trees },
  { token: tokens.burns, holder: water },
  { token: tokens.burns, holder: trees },
  { token: tokens.boasts, holder: water },
  { token: tokens.none, holder: water },
  { token: tokens.mute, holder: water },
]
const expected = [
  { token: tokens.honest, holder: water, risen: 15n, logged: 15n },
  { token: tokens.honest, holder: trees, risen: 2n, logged: 2n },
  { token: tokens.boasts, holder: water, risen: 5n, logged: 10n },
  { token: tokens.mute, holder: water, risen: 10n, logged: 0n },
]

describe.each<[string, Partial<AppChain>]>([
  ['one by one', {}],
  ['aggregated for each token', { multicall3: aggregator }],
])('balances around a block, %s,', (_how, more) => {
  test('are of that block, and a token that cannot be read hinders no other', async () => {
    const seen = await createChainReader({ ...chain, ...more }).readRises({ blocks: [block], holdings })
    expect(seen).toEqual({ kind: 'found', value: expected })
    const byWallet = createWalletChain({ ...chain, ...more })
    expect(await byWallet.readRises({ blocks: [block], holdings })).toEqual(seen)
  })

  test('of two blocks are added up', async () => {
    const [first] = holdings
    const seen = await createChainReader({ ...chain, ...more }).readRises({
      blocks: [block, block + 1n],
      holdings: first === undefined ? [] : [first],
    })
    expect(seen).toMatchObject({ kind: 'found', value: [{ risen: 115n, logged: 115n }] })
  })

  test('are missing where the node has no state of the block', async () => {
    const pruned = await openRefusingNode(local.rpcUrl, (method, params) => {
      return method === 'eth_call' && params?.[1] !== 'latest'
    })
    const seen = await createChainReader({ ...chain, ...more, rpcUrls: [pruned.url] }).readRises({
      blocks: [block],
      holdings,
    })
    await pruned.stop()
    expect(seen).toEqual({ kind: 'found', value: [] })
  })

  test('are unreachable where the node does not show what the tokens logged', async () => {
    const silent = await openRefusingNode(local.rpcUrl, (method) => method === 'eth_getLogs')
    const seen = await createChainReader({ ...chain, ...more, rpcUrls: [silent.url] }).readRises({
      blocks: [block],
      holdings,
    })
    await silent.stop()
    expect(seen.kind).toBe('unreachable')
  })
})
