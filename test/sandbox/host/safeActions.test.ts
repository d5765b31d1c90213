import {
  type Address,
  type Hex,
  erc20Abi,
  hashMessage,
  hashTypedData,
  parseAbi,
  parseEther,
  parseEventLogs,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSafe } from '../chain/createSafe'
import { deploySafeContracts } from '../chain/deploySafeContracts'
import { owners } from '../chain/owners'
import { canonicalDeployment } from '../chain/safeContracts'
import { type LocalChain, startChain } from '../chain/startChain'
import { deployTokens } from '../chain/tokens/deployTokens'
import { localTokens } from '../chain/tokens/localTokens'
import { openServer } from '../openServer'
import { createTransactionService } from '../service/createTransactionService'
import { draftSafeTx, type SafePlace } from './draftSafeTx'
import { confirmMessage, signMessage } from './messageActions'
import { confirmTx, deleteTx, executeTx, hashSafeTx, proposeTx, rejectTx } from './safeActions'
import { submitFailingTx } from './submitFailingTx'
import { safeAbi } from './safeAbi'
import { serviceClient } from './serviceClient'

const [ada, ben, chidi, dana] = owners
const cause: Address = '0x00000000000000000000000000000000000Ca05E'
const oneEther = parseEther('1')
const stops: (() => void | Promise<void>)[] = []
let chain: LocalChain
let serviceUrl: string
let place: SafePlace

beforeAll(async () => {
  chain = await startChain()
  const service = createTransactionService({ rpcUrl: chain.rpcUrl, chainId: chain.chainId })
  const server = await openServer()
  server.handle(service.fetch)
  stops.push(server.stop, service.stop, chain.stop)
  serviceUrl = `http://127.0.0.1:${server.port}/api`
  await Promise.all([deploySafeContracts(chain), deployTokens(chain)])
})

afterAll(async () => {
  for (const stop of stops) await stop()
})

beforeEach(async () => {
  const safe = await createSafe(chain, {
    owners: [ada.address, ben.address, chidi.address],
    threshold: 2,
    funds: { native: 10n * oneEther, LUSD: 1_000_000_000n },
  })
  place = { rpcUrl: chain.rpcUrl, serviceUrl, safe }
})

const tx = (safeTxHash: Hex) => serviceClient(serviceUrl).tx(safeTxHash)
const give = (value: bigint) => ({ to: cause, value, data: '0x' as const })
const balance = (address: Address) => chain.client.getBalance({ address })

test('one call is proposed by one owner, confirmed by another and executed by anybody', async () => {
  const before = await balance(cause)
  const safeTxHash = await proposeTx(place, {
    owner: ada,
    calls: [give(oneEther)],
    origin: '{"url":"https://x.example"}',
  })
  expect(await tx(safeTxHash)).toMatchObject({
    operation: 0,
    to: cause,
    nonce: '0',
    origin: expect.stringContaining('x.example'),
    trusted: true,
  })

  await expect(executeTx(place, { owner: dana, safeTxHash })).rejects.toThrow('1 of 2 have signed')
  await confirmTx(place, { owner: ben, safeTxHash })
  await executeTx(place, { owner: dana, safeTxHash })
  expect((await balance(cause)) - before).toBe(oneEther)
})

test('several calls are one delegatecall to the MultiSendCallOnly of the version, and move exact amounts', async () => {
  const token = localTokens.LUSD.address
  const held = () =>
    chain.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [cause] })
  const [wei, units] = [await balance(cause), await held()]
  const data =
    `0xa9059cbb${cause.slice(2).padStart(64, '0')}${123_456_789n.toString(16).padStart(64, '0')}` as Hex
  const safeTxHash = await proposeTx(place, {
    owner: ada,
    calls: [give(7n), { to: token, value: 0n, data }, give(5n)],
  })
  expect(await tx(safeTxHash)).toMatchObject({
    operation: 1,
    to: canonicalDeployment('1.4.1', 'MultiSendCallOnly').address,
    value: '0',
  })
  // Ben has not signed: being the sender counts.
  await executeTx(place, { owner: ben, safeTxHash })
  expect((await balance(cause)) - wei).toBe(12n)
  expect((await held()) - units).toBe(123_456_789n)
})

test('a proposal takes the nonce after the highest in the queue', async () => {
  await proposeTx(place, { owner: ada, calls: [give(1n)] })
  await proposeTx(place, { owner: ada, calls: [give(2n)], nonce: 4n })
  expect(await draftSafeTx(place, { calls: [give(3n)] })).toMatchObject({ nonce: 5n })
})

test('a transaction whose turn has not come is refused before it reaches the chain', async () => {
  const safeTxHash = await proposeTx(place, { owner: ada, calls: [give(1n)], nonce: 3n })
  await expect(executeTx(place, { owner: ben, safeTxHash })).rejects.toThrow(
    "its nonce is 3, the Safe's next is 0",
  )
})

test('a rejection stands at the same nonce, and its execution makes the other impossible', async () => {
  const safeTxHash = await proposeTx(place, { owner: ada, calls: [give(1n)] })
  const rejection = await rejectTx(place, { owner: ben, safeTxHash })
  expect(await tx(rejection)).toMatchObject({
    to: place.safe,
    value: '0',
    data: null,
    operation: 0,
    nonce: '0',
  })
  await executeTx(place, { owner: chidi, safeTxHash: rejection })
  await expect(executeTx(place, { owner: ben, safeTxHash })).rejects.toThrow("the Safe's next is 1")
})

test('only the proposer can delete a proposal', async () => {
  const safeTxHash = await proposeTx(place, { owner: ada, calls: [give(1n)] })
  await expect(deleteTx(place, { owner: ben, safeTxHash })).rejects.toThrow(
    'The transaction service answered 4',
  )
  await deleteTx(place, { owner: ada, safeTxHash })
  await expect(tx(safeTxHash)).rejects.toMatchObject({ status: 404 })
})

const tokenData = `0xa9059cbb${cause.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as const

test.each([
  ['native coin', [give(oneEther)]],
  ['a token', [{ to: localTokens.LUSD.address, value: 0n, data: tokenData }]],
  ['both', [give(oneEther), { to: localTokens.LUSD.address, value: 0n, data: tokenData }]],
])('with safeTxGas a failing gift of %s uses the nonce and moves nothing', async (_, calls) => {
  const before = await balance(cause)
  const safeTxHash = await proposeTx(place, { owner: ada, calls, safeTxGas: 20_000n })
  const hash = await submitFailingTx(place, { owner: ben, safeTxHash })
  const { logs, status } = await chain.client.getTransactionReceipt({ hash })
  expect(status).toBe('success')
  // 1.4.1 has the hash as a topic.
  const abi = parseAbi(['event ExecutionFailure(bytes32 indexed txHash, uint256 payment)'])
  expect(parseEventLogs({ abi, logs })).toMatchObject([{ args: { txHash: safeTxHash } }])
  expect(await balance(cause)).toBe(before)
  expect(await balance(place.safe)).toBe(10n * oneEther)
  expect(
    await chain.client.readContract({
      address: localTokens.LUSD.address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [place.safe],
    }),
  ).toBe(1_000_000_000n)
  expect(await chain.client.readContract({ address: place.safe, abi: safeAbi, functionName: 'nonce' })).toBe(
    1n,
  )
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'the hash signed is the one a Safe %s computes',
  async (version) => {
    const safe = await createSafe(chain, {
      owners: [ada.address],
      threshold: 1,
      version,
      funds: { native: 10n },
    })
    const there = { ...place, safe }
    const draft = await draftSafeTx(there, { calls: [give(1n), give(2n)] })
    const safeTxHash = await proposeTx(there, { owner: ada, calls: [give(1n), give(2n)] })
    expect(safeTxHash).toBe(await hashSafeTx(there, draft))
    const before = await balance(cause)
    await executeTx(there, { owner: dana, safeTxHash })
    expect((await balance(cause)) - before).toBe(3n)
  },
)

const handler = parseAbi([
  'function getMessageHash(bytes message) view returns (bytes32)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

const pledgeTypes = {
  Gift: [{ name: 'cause', type: 'string' }],
  Pledge: [{ name: 'gift', type: 'Gift' }],
} as const
const pledge = {
  domain: { name: 'Stub app', chainId: 31337 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    ...pledgeTypes,
  },
  message: { gift: { cause: 'Trees' } },
} as const

test.each([
  ['a text', 'Give well.', hashMessage('Give well.')],
  [
    'typed data without a primary type',
    pledge,
    hashTypedData({ ...pledge, types: pledgeTypes, primaryType: 'Pledge' }),
  ],
])('%s signed by enough owners is valid for the Safe by EIP-1271', async (_, message, hash) => {
  const messageHash = await signMessage(place, { owner: ada, message })
  await confirmMessage(place, { owner: chidi, messageHash })
  const { preparedSignature } = await serviceClient(serviceUrl).message(messageHash)
  const contract = { address: place.safe, abi: handler } as const
  expect(await chain.client.readContract({ ...contract, functionName: 'getMessageHash', args: [hash] })).toBe(
    messageHash,
  )
  const args = [hash, preparedSignature ?? '0x'] as const
  expect(await chain.client.readContract({ ...contract, functionName: 'isValidSignature', args })).toBe(
    '0x1626ba7e',
  )
})
