import { afterEach, expect, test } from 'vitest'
import { encodeAbiParameters, encodeEventTopics, erc20Abi, pad, type Hex } from 'viem'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { executionTopics } from '../../src/core/safe/executionResult'
import type { ExecutionClaim } from '../../src/core/tracking/observation'
import { execData } from '../support/givingChain'
import { nothingThere, openNode, type TestNode } from '../support/openNode'
import { aChain, aToken, buildExecution, buildRecord, theCause, theSafe } from '../support/safeFixtures'

const execution = buildExecution()
const record = buildRecord()
const { safeTxHash } = record
/** The transaction that executed it: a call of the Safe with the fields that its owners signed. */
const transaction = {
  hash: execution.txHash,
  from: theCause,
  to: theSafe,
  input: execData(record, '0x'),
  nonce: '0x0',
  value: '0x0',
  gas: '0x0',
  type: '0x2',
}
const claim: ExecutionClaim = {
  safe: theSafe,
  safeTxHash,
  nonce: 7n,
  execution,
  transfers: [{ token: aToken.address, to: theCause, value: 100n }],
}

const nodes: TestNode[] = []
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

function receiptWith({
  moved = 100n,
  blockNumber = execution.blockNumber,
  topic = executionTopics[0] as Hex,
}) {
  const place = {
    blockNumber: `0x${blockNumber.toString(16)}`,
    transactionHash: execution.txHash,
    removed: false,
  }
  const transfer = {
    address: aToken.address,
    topics: encodeEventTopics({
      abi: erc20Abi,
      eventName: 'Transfer',
      args: { from: theSafe, to: theCause },
    }),
    data: encodeAbiParameters([{ type: 'uint256' }], [moved]),
    ...place,
  }
  const event = { address: theSafe, topics: [topic, safeTxHash], data: pad('0x', { size: 32 }), ...place }
  return { status: '0x1', type: '0x2', logs: [transfer, event], ...place }
}

type Behaviour = 'honest' | 'down' | 'otherChain' | 'nothing' | ReturnType<typeof receiptWith>

async function compare(...behaviours: readonly Behaviour[]) {
  const asked: TestNode[] = []
  for (const behaviour of behaviours) {
    const receipt = behaviour === 'honest' ? receiptWith({}) : behaviour
    const node = await openNode({
      chainId: behaviour === 'otherChain' ? 1 : aChain.id,
      status: () => (behaviour === 'down' ? 503 : 200),
      result: (method) => {
        if (method === 'eth_getTransactionByHash') return transaction
        if (method === 'eth_getStorageAt') return nothingThere
        return method === 'eth_getTransactionReceipt' && typeof receipt !== 'string' ? receipt : null
      },
    })
    asked.push(node)
    nodes.push(node)
  }
  const reader = createChainReader({ ...aChain, rpcUrls: urlsOf(asked) })
  return reader.compareNodes(claim)
}

const agree = { kind: 'found', value: 'agree' }
const disagree = { kind: 'found', value: 'disagree' }

test('one configured node has nobody to be compared with, and is not asked again', async () => {
  expect(await compare('honest')).toEqual(agree)
  expect(nodes[0]?.asked).toEqual([])
})

test('two nodes that show the same receipt agree, and a third is not asked', async () => {
  expect(await compare('honest', 'honest', 'honest')).toEqual(agree)
  expect(nodes[2]?.asked.flat().filter((method) => method === 'eth_getTransactionReceipt')).toEqual([])
})

test.each<[string, Behaviour]>([
  ['has no such event', receiptWith({ topic: pad('0x01', { size: 32 }) })],
  ['shows a failure', receiptWith({ topic: executionTopics[1] })],
  ['shows another block', receiptWith({ blockNumber: 5n })],
  ['shows that less has arrived', receiptWith({ moved: 1n })],
])('a disagreement is named where the other node %s', async (_what, other) => {
  expect(await compare('honest', other)).toEqual(disagree)
  expect(await compare(other, 'honest')).toEqual(disagree)
})

test('of three, two that agree outvote one that lies or lags', async () => {
  expect(await compare('honest', receiptWith({ moved: 1n }), 'honest')).toEqual(agree)
})

test.each(['down', 'otherChain'] as const)(
  'a second node that is %s neither agrees nor disagrees',
  async (other) => {
    expect(await compare('honest', other)).toMatchObject({ kind: 'unreachable' })
  },
)

test('no word is taken from nodes that are all down', async () => {
  expect(await compare('down', 'down')).toMatchObject({ kind: 'unreachable' })
})

function urlsOf([first, ...others]: readonly TestNode[]): readonly [string, ...string[]] {
  if (first === undefined) throw new Error('A chain has a node.')
  return [first.url, ...others.map(({ url }) => url)]
}
