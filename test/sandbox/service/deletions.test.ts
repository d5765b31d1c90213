import { type Address, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import type { Owner } from '../world'
import { type ServiceWorld, execute, proposalOf, safeTx, startServiceWorld } from './serviceWorld'

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

describe('deleting', () => {
  test('is for the proposer alone; afterwards it is 404', async () => {
    const { safeTxHash } = await propose()
    const refused = await remove(safeTxHash, await signDelete(safeTxHash, ben))
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        nonFieldErrors: [
          'Provided signer is not the proposer or the delegate user who proposed the transaction',
        ],
      },
    ])

    const removed = await remove(safeTxHash, await signDelete(safeTxHash, ada))
    expect([removed.status, await removed.text()]).toEqual([204, ''])
    await expect(world.apiKit.getTransaction(safeTxHash)).rejects.toMatchObject({ statusCode: 404 })
    expect((await remove(safeTxHash, await signDelete(safeTxHash, ada))).status).toBe(404)
  })

  test('takes the request of the last hour, but not an older one', async () => {
    const { safeTxHash } = await propose()
    expect((await remove(safeTxHash, await signDelete(safeTxHash, ada, 2))).status).toBe(400)
    expect((await remove(safeTxHash, await signDelete(safeTxHash, ada, 1))).status).toBe(204)
  })

  test('is refused for what is executed', async () => {
    const { safeTxHash } = await propose()
    await execute(world.chain, safe, safeTx({ to: cause, nonce: 0n }), [ada, ben])
    const response = await remove(safeTxHash, await signDelete(safeTxHash, ada))
    expect([response.status, await response.json()]).toEqual([
      400,
      { nonFieldErrors: ['Executed transactions cannot be deleted'] },
    ])
  })

  async function propose() {
    const proposal = await proposalOf(safe, safeTx({ to: cause, nonce: 0n }), ada)
    await world.apiKit.proposeTransaction(proposal)
    return proposal
  }

  function remove(safeTxHash: Hex, signature: Hex) {
    const path = `/api/v2/multisig-transactions/${safeTxHash}/`
    return fetch(world.url + path, { method: 'DELETE', body: JSON.stringify({ signature }) })
  }

  function signDelete(safeTxHash: Hex, owner: Owner, hoursAgo = 0) {
    return privateKeyToAccount(owner.privateKey).signTypedData({
      domain: { name: 'Safe Transaction Service', version: '1.0', chainId: 31337, verifyingContract: safe },
      types: {
        DeleteRequest: [
          { name: 'safeTxHash', type: 'bytes32' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      primaryType: 'DeleteRequest',
      message: { safeTxHash, totp: BigInt(Math.floor(Date.now() / 3_600_000) - hoursAgo) },
    })
  }
})
