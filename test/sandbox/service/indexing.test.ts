import { type Address, concat, encodeFunctionData, hashTypedData, pad, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import {
  type SafeTxMessage,
  type ServiceWorld,
  execute,
  executeWith,
  proposalOf,
  safeAbi,
  safeTx,
  startServiceWorld,
  typedSafeTx,
} from './serviceWorld'

const [ada, ben, chidi] = owners
const cause = privateKeyToAccount(generatePrivateKey()).address
const sentinel = '0x0000000000000000000000000000000000000001'

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

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'an execution is found on the chain (%s)',
  async (version) => {
    safe = await createSafe(version)
    const tx = safeTx({ to: cause, value: 5n, nonce: 0n })
    const safeTxHash = await propose(tx)
    const transactionHash = await execute(world.chain, safe, tx, [ada, chidi])

    const receipt = await world.chain.client.getTransactionReceipt({ hash: transactionHash })
    const record = await world.apiKit.getTransaction(safeTxHash)
    expect(record).toMatchObject({
      isExecuted: true,
      isSuccessful: true,
      transactionHash,
      blockNumber: Number(receipt.blockNumber),
      executor: ada.address,
      proposer: ada.address,
      gasUsed: Number(receipt.gasUsed),
      fee: String(receipt.gasUsed * receipt.effectiveGasPrice),
      payment: '0',
      confirmationsRequired: 2,
    })
    expect(record.signatures).toMatch(/^0x[0-9a-f]{260}$/)
    expect(record.executionDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    // Chidi's signature was never posted; it is known from what was executed.
    expect(record.confirmations?.map(({ owner }) => owner)).toEqual([ada.address, chidi.address])
    expect((await world.apiKit.getSafeInfo(safe)).nonce).toBe('1')
    expect((await world.apiKit.getPendingTransactions(safe)).count).toBe(0)
  },
)

test('an execution that nobody proposed has a record too, without a proposer', async () => {
  const tx = safeTx({ to: cause, value: 6n, nonce: 0n })
  await execute(world.chain, safe, tx, [ben, chidi])
  const { results } = await world.apiKit.getMultisigTransactions(safe)
  expect(results).toMatchObject([
    {
      safeTxHash: hashTypedData(typedSafeTx(safe, tx)),
      proposer: null,
      origin: '{}',
      trusted: true,
      isExecuted: true,
      value: '6',
    },
  ])
})

test('an inner failure that the Safe survives is executed, but not successful', async () => {
  // More than the Safe has, and safeTxGas set, so that the Safe logs ExecutionFailure and does not revert.
  const tx = safeTx({ to: cause, value: 10n ** 20n, safeTxGas: 100_000n, nonce: 0n })
  const safeTxHash = await propose(tx)
  await execute(world.chain, safe, tx, [ada, ben])
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({
    isExecuted: true,
    isSuccessful: false,
  })
  expect((await world.apiKit.getMultisigTransactions(safe, { failed: true })).count).toBe(1)
})

test('an executed rejection leaves the rejected one unexecuted, at a nonce that is gone', async () => {
  const safeTxHash = await propose(safeTx({ to: cause, value: 1n, nonce: 0n }))
  const rejection = safeTx({ to: safe, nonce: 0n })
  await propose(rejection)
  await execute(world.chain, safe, rejection, [ada, ben])
  const { results } = await world.apiKit.getMultisigTransactions(safe, { nonce: '0', ordering: 'created' })
  expect(results).toMatchObject([
    { safeTxHash, isExecuted: false },
    { to: safe, value: '0', data: null, isExecuted: true, isSuccessful: true },
  ])
  expect((await world.apiKit.getPendingTransactions(safe)).count).toBe(0)
})

test('what a removed owner confirmed is gone from the queue, and the new threshold counts', async () => {
  const removal = safeTx({
    to: safe,
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: 'removeOwner',
      args: [sentinel, ada.address, 1n],
    }),
    nonce: 0n,
  })
  const removalHash = await propose(removal)
  const laterHash = await propose(safeTx({ to: cause, nonce: 1n }))
  await execute(world.chain, safe, removal, [ada, ben])

  expect(await world.apiKit.getTransaction(laterHash)).toMatchObject({
    confirmations: [],
    confirmationsRequired: 1,
  })
  expect(await world.apiKit.getTransaction(removalHash)).toMatchObject({
    confirmationsRequired: 2,
    dataDecoded: { method: 'removeOwner' },
  })
  expect((await world.apiKit.getSafesByOwner(ada.address)).safes).not.toContain(safe)
})

test('when the chain goes back, what it took back is unexecuted again', async () => {
  const tx = safeTx({ to: cause, value: 7n, nonce: 0n })
  const safeTxHash = await propose(tx)
  const { client } = world.chain
  const snapshot = await client.snapshot()
  const late = await createSafe()
  const firstHash = await execute(world.chain, safe, tx, [ada, ben])
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({ isExecuted: true })

  await client.revert({ id: snapshot })
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({
    isExecuted: false,
    isSuccessful: null,
    signatures: null,
    confirmations: [{ owner: ada.address }],
  })
  await expect(world.apiKit.getSafeInfo(late)).rejects.toMatchObject({ statusCode: 404 })
  expect((await world.apiKit.getSafeInfo(safe)).nonce).toBe('0')

  const transactionHash = await execute(world.chain, safe, { ...tx, value: 8n }, [ada, ben])
  expect(transactionHash).not.toBe(firstHash)
  const { results } = await world.apiKit.getMultisigTransactions(safe, { executed: true })
  expect(results).toMatchObject([{ transactionHash, value: '8' }])
})

test('a v=1 signature binds no nonce: another hash is executed than the one proposed', async () => {
  const owner = await world.createSafe({ owners: [ada.address], threshold: 1 })
  const queued = await proposalOf(owner, safeTx({ to: cause, nonce: 7n }), ada)
  await world.apiKit.proposeTransaction(queued)
  const preapproved = concat([pad(ada.address), zeroHash, '0x01'])
  await executeWith(world.chain, owner, safeTx({ to: cause, nonce: 7n }), preapproved)
  const { results } = await world.apiKit.getMultisigTransactions(owner, { ordering: 'nonce' })
  expect(results).toMatchObject([
    { nonce: '0', isExecuted: true, proposer: null, confirmations: [{ signatureType: 'APPROVED_HASH' }] },
    { nonce: '7', isExecuted: false, safeTxHash: queued.safeTxHash },
  ])
})
