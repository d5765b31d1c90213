import { type Address, type Hex, concat, pad, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import type { Owner } from '../world'
import { type ServiceWorld, execute, proposalOf, safeAbi, safeTx, startServiceWorld } from './serviceWorld'

const [ada, ben, chidi, dana] = owners
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

describe('a proposal is refused with 422', () => {
  const refusal = (sentence: RegExp) => ({
    statusCode: 422,
    message: expect.stringMatching(sentence),
    data: { nonFieldErrors: [expect.stringMatching(sentence)] },
  })

  test('when its hash is that of something else', async () => {
    const proposal = await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), ada)
    const altered = { ...proposal, safeTransactionData: { ...proposal.safeTransactionData, value: '1' } }
    await expect(world.apiKit.proposeTransaction(altered)).rejects.toMatchObject(
      refusal(/^Contract-transaction-hash=0x\w+ does not match provided contract-tx-hash=0x\w+$/),
    )
  })

  test('when the sender is no owner', async () => {
    const proposal = await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), dana)
    await expect(world.apiKit.proposeTransaction(proposal)).rejects.toMatchObject(
      refusal(new RegExp(`^Sender=${dana.address} is not an owner or delegate`)),
    )
  })

  test('when the signer is no owner', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const proposal = { ...(await proposalOf(safe, tx, dana)), senderAddress: ada.address }
    await expect(world.apiKit.proposeTransaction(proposal)).rejects.toMatchObject(
      refusal(new RegExp(`^Signer=${dana.address} is not an owner or delegate`)),
    )
  })

  test('when another owner signed than the one who sends', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const proposal = { ...(await proposalOf(safe, tx, ben)), senderAddress: ada.address }
    await expect(world.apiKit.proposeTransaction(proposal)).rejects.toMatchObject(
      refusal(new RegExp(`^Signature does not match sender=${ada.address}`)),
    )
  })

  test('when it is signed twice by the same owner', async () => {
    const proposal = await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), ada)
    const senderSignature = concat([proposal.senderSignature, proposal.senderSignature])
    await expect(world.apiKit.proposeTransaction({ ...proposal, senderSignature })).rejects.toMatchObject(
      refusal(new RegExp(`^Signature for owner=${ada.address} is duplicated$`)),
    )
  })

  test('when it claims an approval that is not on the chain, and is taken when it is', async () => {
    const proposal = await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), ada)
    const senderSignature = concat([pad(ada.address), zeroHash, '0x01'])
    const attempt = () => world.apiKit.proposeTransaction({ ...proposal, senderSignature })
    await expect(attempt()).rejects.toMatchObject(refusal(/is not valid$/))

    await approve(ada, proposal.safeTxHash)
    await attempt()
    expect((await world.apiKit.getTransaction(proposal.safeTxHash)).confirmations).toMatchObject([
      { owner: ada.address, signatureType: 'APPROVED_HASH' },
    ])
  })

  test('when its nonce is used, and says so otherwise when it is the executed one itself', async () => {
    const executed = safeTx({ to: cause, value: 1n, nonce: 0n })
    const txHash = await execute(world.chain, safe, executed, [ada, ben])
    await expect(
      world.apiKit.proposeTransaction(await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), ada)),
    ).rejects.toMatchObject(
      refusal(new RegExp(`^Tx with nonce=0 for safe=${safe} already executed in tx-hash=${txHash}$`)),
    )
    await expect(
      world.apiKit.proposeTransaction(await proposalOf(safe, executed, ada)),
    ).rejects.toMatchObject(refusal(new RegExp(`was already executed in tx-hash=${txHash}$`)))
  })

  test('field by field, when fields are missing or cannot be read', async () => {
    const response = await post(`/api/v2/safes/${safe}/multisig-transactions/`, {
      to: cause.toLowerCase(),
      value: '-1',
      operation: 0,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: 0,
      nonce: 0,
      contractTransactionHash: zeroHash,
      origin: 'x'.repeat(201),
      signature: '0x1234',
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      to: ['The address is not checksummed.'],
      value: ['A valid integer is required.'],
      sender: ['This field is required.'],
      origin: ['Ensure this field has no more than 200 characters.'],
      signature: ['Ensure this field has at least 65 hexadecimal chars (not counting 0x).'],
    })
  })
})

function post(path: string, body: unknown) {
  return fetch(world.url + path, { method: 'POST', body: JSON.stringify(body) })
}

async function approve(owner: Owner, safeTxHash: Hex): Promise<Hex> {
  const { client } = world.chain
  const account = privateKeyToAccount(owner.privateKey)
  const approval = {
    account,
    address: safe,
    abi: safeAbi,
    functionName: 'approveHash',
    args: [safeTxHash],
  } as const
  const hash = await client.writeContract(approval)
  await client.waitForTransactionReceipt({ hash })
  return hash
}
