import { encodeAbiParameters, encodeEventTopics, erc20Abi, type Hex, toHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createWalletChain } from '../../src/adapters/chain/walletChain'
import { nothingThere, openNode, type TestNode } from '../support/openNode'
import { aChain, addressOf, aToken, theCause } from '../support/safeFixtures'
import { buildReceipt, buildTransaction, sentHash, theWallet } from '../support/walletFixtures'

const transaction = buildTransaction({ blockNumber: 101n })
const receipt = buildReceipt({ transfers: [{ token: aToken.address, to: theCause, value: 100n }] })

const nodes: TestNode[] = []
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

type Shown = {
  readonly moved?: bigint
  readonly block?: bigint
  readonly status?: Hex
  readonly to?: Hex
  readonly value?: bigint
  readonly input?: Hex
}

const transferTopics = encodeEventTopics({
  abi: erc20Abi,
  eventName: 'Transfer',
  args: { from: theWallet, to: theCause },
})

function answers({ moved = 100n, block = 101n, status = '0x1', ...shown }: Shown) {
  const place = { blockNumber: toHex(block), transactionHash: sentHash }
  const data = encodeAbiParameters([{ type: 'uint256' }], [moved])
  const log = { address: aToken.address, topics: transferTopics, data, removed: false, ...place }
  return {
    eth_getTransactionReceipt: { status, type: '0x2', logs: [log], ...place },
    eth_getTransactionByHash: {
      hash: sentHash,
      from: theWallet.toLowerCase(),
      to: shown.to ?? transaction.to,
      nonce: toHex(transaction.nonce),
      value: toHex(shown.value ?? transaction.value),
      input: shown.input ?? transaction.data,
      type: '0x2',
      blockNumber: place.blockNumber,
    },
  }
}

async function compare(...shown: readonly (Shown | 'down' | 'otherChain' | 'nothing')[]) {
  for (const one of shown)
    nodes.push(
      await openNode({
        chainId: one === 'otherChain' ? 1 : aChain.id,
        status: () => (one === 'down' ? 503 : 200),
        result: (method) =>
          typeof one === 'string'
            ? one === 'nothing' && method !== 'eth_chainId'
              ? nothingThere
              : null
            : (Object.entries(answers(one)).find(([name]) => name === method)?.[1] ?? null),
      }),
    )
  const [first = '', ...others] = nodes.map(({ url }) => url)
  const chain = createWalletChain({ ...aChain, rpcUrls: [first, ...others] })
  return chain.compareReceipts([{ receipt, transaction }], theWallet)
}

const agree = { kind: 'found', value: 'agree' }
const disagree = { kind: 'found', value: 'disagree' }

test('one configured node has nobody to be compared with, and is not asked again', async () => {
  expect(await compare({})).toEqual(agree)
  expect(nodes[0]?.asked).toEqual([])
})

test('two nodes that show the same transaction and receipt agree', async () => {
  expect(await compare({}, {})).toEqual(agree)
})

test.each<[string, Shown | 'nothing']>([
  ['shows no receipt', 'nothing'],
  ['shows that it was reverted', { status: '0x0' }],
  ['shows another block', { block: 5n }],
  ['shows that less has moved', { moved: 1n }],
  ['shows another recipient', { to: addressOf('Mallory') }],
  ['shows another amount', { value: 1n }],
  ['shows other calldata', { input: '0xbeef' }],
])('a disagreement is named where the other node %s', async (_what, other) => {
  expect(await compare({}, other)).toEqual(disagree)
})

test('of three, two that agree outvote one that lies or lags', async () => {
  expect(await compare({}, 'nothing', {})).toEqual(agree)
})

test.each(['down', 'otherChain'] as const)('a second node that is %s has no vote', async (other) => {
  expect(await compare({}, other)).toMatchObject({ kind: 'unreachable' })
})
