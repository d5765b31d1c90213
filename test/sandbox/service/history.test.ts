import { type Address, type Hex, concat, encodeFunctionData, encodePacked, erc20Abi, size } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fund } from '../chain/fund'
import { owners } from '../chain/owners'
import { canonicalDeployment } from '../chain/safeContracts'
import { localTokens } from '../chain/tokens/localTokens'
import {
  type SafeTxMessage,
  type ServiceWorld,
  execute,
  proposalOf,
  safeTx,
  startServiceWorld,
} from './serviceWorld'

const [ada, ben, chidi] = owners
const cause = privateKeyToAccount(generatePrivateKey()).address

let world: ServiceWorld
let safe: Address
beforeAll(async () => {
  world = await startServiceWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  world.service.settings.indexLagMs = 0
  safe = await createSafe()
})

function createSafe(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const people = [ada, ben, chidi].map(({ address }) => address)
  const funds = { native: 10n ** 19n, LUSD: 25_000_000_000n }
  return world.createSafe({ owners: people, threshold: 2, version, funds })
}

async function propose(tx: SafeTxMessage) {
  const proposal = await proposalOf(safe, tx, ada)
  await world.apiKit.proposeTransaction(proposal)
  return proposal.safeTxHash
}

test('what comes in is listed, newest first, with its token', async () => {
  await fund(world.chain, safe, { LDAI: 3n })
  const { count, results } = await world.apiKit.getIncomingTransactions(safe)
  expect(count).toBe(3)
  expect(results).toMatchObject([
    { type: 'ERC20_TRANSFER', to: safe, value: '3', tokenInfo: { symbol: 'LDAI', decimals: 18 } },
    { type: 'ERC20_TRANSFER', to: safe, value: '25000000000', tokenAddress: localTokens.LUSD.address },
    { type: 'ETHER_TRANSFER', to: safe, value: '10000000000000000000', tokenAddress: null, tokenInfo: null },
  ])
  expect(await world.apiKit.getToken(localTokens.LUSD.address)).toMatchObject({ decimals: 6, symbol: 'LUSD' })
})

test('all transactions hold the queue, the history and what others sent', async () => {
  const packed = concat([
    packCall(cause, 1n, '0x'),
    packCall(localTokens.LUSD.address, 0n, encodeTransfer(cause, 2_000_000n)),
  ])
  const batch = safeTx({
    to: canonicalDeployment('1.4.1', 'MultiSendCallOnly').address,
    data: encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packed] }),
    operation: 1,
    nonce: 0n,
  })
  await propose(batch)
  await propose(safeTx({ to: cause, nonce: 1n }))
  await execute(world.chain, safe, batch, [ada, ben])

  // As a service does that is told Safe's own contracts.
  world.service.settings.knowsSafeContracts = true
  const { results } = await world.apiKit.getAllTransactions(safe)
  expect(results.map(({ txType }) => txType)).toEqual([
    'MULTISIG_TRANSACTION',
    'MULTISIG_TRANSACTION',
    'ETHEREUM_TRANSACTION',
    'ETHEREUM_TRANSACTION',
  ])
  expect(results[1]).toMatchObject({
    isExecuted: true,
    transfers: [{ type: 'ERC20_TRANSFER', to: cause, value: '2000000' }],
    dataDecoded: {
      method: 'multiSend',
      parameters: [
        {
          name: 'transactions',
          type: 'bytes',
          value: packed,
          valueDecoded: [
            { operation: 0, to: cause, value: '1', data: null, dataDecoded: null },
            {
              operation: 0,
              to: localTokens.LUSD.address,
              value: '0',
              dataDecoded: {
                method: 'transfer',
                parameters: [
                  { name: 'to', type: 'address', value: cause },
                  { name: 'value', type: 'uint256', value: '2000000' },
                ],
              },
            },
          ],
        },
      ],
    },
  })
  const executed = await statusAndBody(`/v2/safes/${safe}/all-transactions/?executed=true&limit=1`)
  expect(executed).toMatchObject({ count: 3, results: [{ nonce: '0' }] })
})

test('calldata behind a delegatecall to a contract that is not trusted is not put in words', async () => {
  const data = encodeTransfer(cause, 1n)
  const safeTxHash = await propose(safeTx({ to: localTokens.LUSD.address, data, operation: 1, nonce: 0n }))
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({ data, dataDecoded: null })
  expect(await world.apiKit.decodeData(data)).toMatchObject({ method: 'transfer' })
  await expect(world.apiKit.decodeData('0x12345678')).rejects.toMatchObject({ statusCode: 404 })
})

async function statusAndBody(path: string): Promise<unknown> {
  return (await fetch(`${world.url}/api${path}`)).json()
}

function encodeTransfer(to: Address, value: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })
}

function packCall(to: Address, value: bigint, data: Hex): Hex {
  return encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [0, to, value, BigInt(size(data)), data],
  )
}

const multiSendAbi = [
  {
    type: 'function',
    name: 'multiSend',
    stateMutability: 'payable',
    inputs: [{ name: 'transactions', type: 'bytes' }],
    outputs: [],
  },
] as const
