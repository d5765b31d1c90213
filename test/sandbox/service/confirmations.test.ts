import { type Address, type Hex, concat, numberToHex, pad, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import type { Owner } from '../world'
import {
  type ServiceWorld,
  execute,
  proposalOf,
  safeAbi,
  safeTx,
  signSafeTx,
  startServiceWorld,
} from './serviceWorld'

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

describe('a confirmation', () => {
  test('of somebody who is no owner is refused with 400', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const proposal = await proposalOf(safe, tx, ada)
    await world.apiKit.proposeTransaction(proposal)
    await expect(
      world.apiKit.confirmTransaction(proposal.safeTxHash, await signSafeTx(safe, tx, dana)),
    ).rejects.toMatchObject({
      statusCode: 400,
      data: { signature: [expect.stringMatching(new RegExp(`^Signer=${dana.address} is not an owner. `))] },
    })
    // A good signature of another transaction recovers to nobody who owns this Safe.
    const foreign = await signSafeTx(safe, safeTx({ to: cause, nonce: 1n }), ben)
    await expect(world.apiKit.confirmTransaction(proposal.safeTxHash, foreign)).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('of an executed transaction is refused with 400', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const proposal = await proposalOf(safe, tx, ada)
    await world.apiKit.proposeTransaction(proposal)
    await execute(world.chain, safe, tx, [ada, ben])
    await expect(
      world.apiKit.confirmTransaction(proposal.safeTxHash, await signSafeTx(safe, tx, chidi)),
    ).rejects.toMatchObject({
      data: { signature: [`Transaction with safe-tx-hash=${proposal.safeTxHash} was already executed`] },
    })
  })

  test('of an unknown transaction is 404', async () => {
    const signature = await signSafeTx(safe, safeTx({ to: cause, nonce: 0n }), ada)
    await expect(world.apiKit.confirmTransaction(zeroHash, signature)).rejects.toMatchObject({
      statusCode: 404,
      message: `Multisig transaction with safe-tx-hash=${zeroHash} was not found`,
    })
    await expect(world.apiKit.getTransaction(zeroHash)).rejects.toMatchObject({
      statusCode: 404,
      data: { detail: 'No MultisigTransaction matches the given query.' },
    })
  })

  test('made on the chain by approveHash is found there', async () => {
    const proposal = await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), ada)
    await world.apiKit.proposeTransaction(proposal)
    const transactionHash = await approve(ben, proposal.safeTxHash)
    expect((await world.apiKit.getTransaction(proposal.safeTxHash)).confirmations).toMatchObject([
      { owner: ada.address, transactionHash: null },
      { owner: ben.address, transactionHash, signatureType: 'APPROVED_HASH' },
    ])
  })

  test('that is posted and then approved on the chain keeps its signature, beside the transaction', async () => {
    const tx = safeTx({ to: cause, nonce: 0n })
    const proposal = await proposalOf(safe, tx, ada)
    await world.apiKit.proposeTransaction(proposal)
    const transactionHash = await approve(ada, proposal.safeTxHash)
    const { confirmations } = await world.apiKit.getTransaction(proposal.safeTxHash)
    expect(confirmations).toMatchObject([
      { owner: ada.address, transactionHash, signatureType: 'EOA', signature: proposal.senderSignature },
    ])
  })

  test('of an owner Safe counts when that Safe says so (EIP-1271)', async () => {
    const inner = await world.createSafe({ owners: [dana.address], threshold: 1 })
    const outer = await world.createSafe({ owners: [ada.address, inner], threshold: 2 })
    const proposal = await proposalOf(outer, safeTx({ to: cause, nonce: 0n }), ada)
    await world.apiKit.proposeTransaction(proposal)
    const sign = (owner: Owner) =>
      privateKeyToAccount(owner.privateKey).signTypedData({
        domain: { chainId: 31337, verifyingContract: inner },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: proposal.safeTxHash },
      })
    const pack = (contractSignature: Hex) =>
      concat([
        pad(inner),
        numberToHex(65, { size: 32 }),
        '0x00',
        numberToHex(65, { size: 32 }),
        contractSignature,
      ])

    await expect(
      world.apiKit.confirmTransaction(proposal.safeTxHash, pack(await sign(ben))),
    ).rejects.toMatchObject({
      statusCode: 400,
      data: { signature: [expect.stringMatching(/is not valid$/)] },
    })
    await world.apiKit.confirmTransaction(proposal.safeTxHash, pack(await sign(dana)))
    expect((await world.apiKit.getTransaction(proposal.safeTxHash)).confirmations?.[1]).toMatchObject({
      owner: inner,
      signatureType: 'CONTRACT_SIGNATURE',
    })
  })
})

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
