import { type Address, type Hex, encodeFunctionData, hashTypedData, parseAbi, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { canonicalDeployment } from '../chain/safeContracts'
import {
  type ServiceWorld,
  execute,
  proposalOf,
  safeAbi,
  safeTx,
  signSafeTx,
  startServiceWorld,
  typedSafeTx,
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
  const people = [ada, ben, chidi].map(({ address }) => address)
  safe = await world.createSafe({ owners: people, threshold: 2, funds: { native: 10n ** 19n } })
})

describe('a proposal', () => {
  test('is taken with its hash and signature in capitals and without 0x, and told in lower case', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const { safeTxHash, senderSignature, ...rest } = await proposalOf(safe, tx, ada)
    const bare = (hex: Hex) => hex.slice(2).toUpperCase()
    const response = await fetch(`${world.url}/api/v2/safes/${safe}/multisig-transactions/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...rest.safeTransactionData,
        contractTransactionHash: bare(safeTxHash),
        sender: ada.address,
        signature: bare(senderSignature),
      }),
    })
    expect(response.status).toBe(201)
    const found = await fetch(`${world.url}/api/v2/multisig-transactions/${bare(safeTxHash)}/`)
    expect(await found.json()).toMatchObject({ safeTxHash, confirmations: [{ signature: senderSignature }] })
  })

  test('of a delegatecall is not told in words by a new service', async () => {
    const to = canonicalDeployment('1.4.1', 'MultiSendCallOnly').address
    const data = encodeFunctionData({
      abi: parseAbi(['function multiSend(bytes transactions)']),
      functionName: 'multiSend',
      args: ['0x'],
    })
    const proposal = await proposalOf(safe, safeTx({ to, data, operation: 1, nonce: 0n }), ada)
    await world.apiKit.proposeTransaction(proposal)
    expect(await world.apiKit.getTransaction(proposal.safeTxHash)).toMatchObject({ dataDecoded: null })
  })

  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('comes back as it was signed (%s)', async (version) => {
    const address = await createSafe(version)
    const tx = safeTx({ to: cause, value: 2n ** 70n, nonce: 0n })
    const proposal = await proposalOf(address, tx, ada, '{"name":"App","url":"https://a.test"}')
    await world.apiKit.proposeTransaction(proposal)

    const record = await world.apiKit.getTransaction(proposal.safeTxHash)
    expect(record).toMatchObject({
      safe: address,
      to: cause,
      value: '1180591620717411303424',
      data: null,
      operation: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: '0',
      safeTxHash: proposal.safeTxHash,
      proposer: ada.address,
      proposedByDelegate: null,
      executor: null,
      isExecuted: false,
      isSuccessful: null,
      executionDate: null,
      blockNumber: null,
      transactionHash: null,
      fee: null,
      payment: null,
      signatures: null,
      dataDecoded: null,
      confirmationsRequired: 2,
      trusted: true,
      // Keys in another order and Python's spacing, as from a binary JSON column.
      origin: '{"url": "https://a.test", "name": "App"}',
    })
    expect(record.confirmations).toEqual([
      {
        owner: ada.address,
        submissionDate: record.submissionDate,
        transactionHash: null,
        signature: proposal.senderSignature,
        signatureType: 'EOA',
      },
    ])
    const pending = await world.apiKit.getPendingTransactions(address)
    expect(pending).toMatchObject({ count: 1, next: null, previous: null, countUniqueNonce: 1 })
    expect(pending.results).toEqual([record])
    expect(await world.apiKit.getNextNonce(address)).toBe('1')
  })

  test('collects confirmations, each owner once', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const proposal = await proposalOf(safe, tx, ada)
    await world.apiKit.proposeTransaction(proposal)
    const signature = await signSafeTx(safe, tx, ben)

    expect(await world.apiKit.confirmTransaction(proposal.safeTxHash, signature)).toEqual({ signature })
    await world.apiKit.confirmTransaction(proposal.safeTxHash, signature)
    await world.apiKit.proposeTransaction(await proposalOf(safe, tx, ada))

    const confirmations = await world.apiKit.getTransactionConfirmations(proposal.safeTxHash)
    expect(confirmations.results.map(({ owner }) => owner)).toEqual([ada.address, ben.address])
    expect((await world.apiKit.getMultisigTransactions(safe)).count).toBe(1)
  })

  test('by eth_sign is recovered as the owner', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const proposal = await proposalOf(safe, tx, ada)
    const signed = await privateKeyToAccount(ada.privateKey).signMessage({
      message: { raw: proposal.safeTxHash },
    })
    const senderSignature: Hex = `0x${signed.slice(2, -2)}${(Number(`0x${signed.slice(-2)}`) + 4).toString(16)}`
    await world.apiKit.proposeTransaction({ ...proposal, senderSignature })
    expect((await world.apiKit.getTransaction(proposal.safeTxHash)).confirmations).toMatchObject([
      { owner: ada.address, signature: senderSignature, signatureType: 'ETH_SIGN' },
    ])
  })

  test('without a signature is taken with 201, but is in no list until it is signed', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const { safeTransactionData, safeTxHash } = await proposalOf(safe, tx, ada)
    const body = { ...safeTransactionData, contractTransactionHash: safeTxHash, sender: ada.address }
    const response = await post(`/api/v2/safes/${safe}/multisig-transactions/`, body)
    expect([response.status, await response.text()]).toEqual([201, ''])

    expect((await world.apiKit.getMultisigTransactions(safe)).results).toEqual([])
    expect((await world.apiKit.getMultisigTransactions(safe, { trusted: false })).count).toBe(1)
    expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject({ trusted: false, origin: '{}' })

    await world.apiKit.confirmTransaction(safeTxHash, await signSafeTx(safe, tx, ben))
    expect((await world.apiKit.getMultisigTransactions(safe)).results).toMatchObject([{ trusted: true }])
  })

  test('can stay unseen for a while', async () => {
    world.service.settings.proposalDelayMs = 60_000
    const proposal = await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), ada)
    await world.apiKit.proposeTransaction(proposal)
    await expect(world.apiKit.getTransaction(proposal.safeTxHash)).rejects.toMatchObject({ statusCode: 404 })
    expect((await world.apiKit.getPendingTransactions(safe)).count).toBe(0)
    world.service.settings.proposalDelayMs = 0
    expect((await world.apiKit.getPendingTransactions(safe)).count).toBe(1)
  })
})

describe('the list', () => {
  test('is filtered, ordered and paged as asked, newest nonce first by default', async () => {
    for (const nonce of [0n, 2n, 1n, 3n]) {
      await world.apiKit.proposeTransaction(await proposalOf(safe, safeTx({ to: cause, nonce }), ada))
    }
    await world.apiKit.proposeTransaction(await proposalOf(safe, safeTx({ to: safe, nonce: 1n }), ben))
    await execute(world.chain, safe, safeTx({ to: cause, nonce: 0n }), [ada, ben])
    const nonces = async (options: Record<string, string | number | boolean>) =>
      (await world.apiKit.getMultisigTransactions(safe, options)).results.map(({ nonce }) => nonce)

    expect(await nonces({})).toEqual(['3', '2', '1', '1', '0'])
    expect(await nonces({ executed: true })).toEqual(['0'])
    expect(await nonces({ executed: false, nonce__gte: 2 })).toEqual(['3', '2'])
    expect(await nonces({ nonce__lt: 2, ordering: 'nonce' })).toEqual(['0', '1', '1'])
    expect(await nonces({ nonce: '1' })).toEqual(['1', '1'])
    expect(await nonces({ to: safe })).toEqual(['1'])
    expect(await nonces({ ordering: 'created' })).toEqual(['0', '2', '1', '3', '1'])
    const first = await world.apiKit.getMultisigTransactions(safe, { limit: 2, offset: 1 })
    expect(first).toMatchObject({ count: 5, countUniqueNonce: 4 })
    expect(first.results.map(({ nonce }) => nonce)).toEqual(['2', '1'])
    const url = `${world.url}/api/v2/safes/${safe}/multisig-transactions/`
    expect([first.next, first.previous]).toEqual([`${url}?limit=2&offset=3`, `${url}?limit=2`])
    await expect(nonces({ nonce: 'x' })).rejects.toMatchObject({
      statusCode: 400,
      data: { nonce: ['Enter a number.'] },
    })
  })
})

test('the hash of a proposal is the one that the contract computes', async () => {
  const tx = safeTx({ to: cause, nonce: 3n, value: 5n, data: '0x1234', safeTxGas: 7n, gasPrice: 9n })
  const args = [tx.to, tx.value, tx.data, tx.operation, tx.safeTxGas, tx.baseGas, tx.gasPrice] as const
  const rest = [tx.gasToken, tx.refundReceiver, tx.nonce] as const
  const onChain = await world.chain.client.readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [...args, ...rest],
  })
  await world.apiKit.proposeTransaction(await proposalOf(safe, tx, ada))
  expect((await world.apiKit.getTransaction(onChain)).safeTxHash).toBe(hashTypedData(typedSafeTx(safe, tx)))
})

function createSafe(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const people = [ada, ben, chidi].map(({ address }) => address)
  return world.createSafe({ owners: people, threshold: 2, version, funds: { native: 10n ** 19n } })
}

function post(path: string, body: unknown) {
  return fetch(world.url + path, { method: 'POST', body: JSON.stringify(body) })
}
