import { hashTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { liar } from './layLies'
import type { LieName } from './serviceSettings'
import {
  execute,
  proposalOf,
  safeTx,
  type ServiceWorld,
  startServiceWorld,
  typedSafeTx,
} from './serviceWorld'

const [ada, ben] = owners

let world: ServiceWorld
let safe: `0x${string}`
beforeAll(async () => {
  world = await startServiceWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  safe = await world.createSafe({
    owners: [ada.address, ben.address],
    threshold: 1,
    funds: { native: 10n },
  })
})

const tx = (nonce: bigint) => safeTx({ to: ada.address, value: 1n, nonce })

async function propose(nonce: bigint) {
  await world.apiKit.proposeTransaction(await proposalOf(safe, tx(nonce), ada))
  return hashTypedData(typedSafeTx(safe, tx(nonce)))
}

function lie(...lies: readonly LieName[]) {
  return fetch(`${world.url}/sandbox/safes/${safe}`, { method: 'POST', body: JSON.stringify({ lies }) })
}

const listed = async () => (await world.apiKit.getMultisigTransactions(safe)).results

test('the newest queued row is hidden from the list, and is there by its hash', async () => {
  const [first, second] = [await propose(0n), await propose(1n)]
  await lie('hiddenRow')
  expect((await listed()).map(({ safeTxHash }) => safeTxHash)).toEqual([first])
  expect((await world.apiKit.getTransaction(second)).nonce).toBe('1')
})

test.each<readonly [LieName, object]>([
  ['wrongThreshold', { confirmationsRequired: 1 }],
  ['otherRecipient', { to: liar }],
  ['unreadableRow', { value: 'a lot' }],
  ['otherDecoding', { dataDecoded: expect.objectContaining({ method: 'transfer' }) }],
])('%s is told in the list and by the hash, of what is queued only', async (name, fields) => {
  await propose(0n)
  await execute(world.chain, safe, tx(0n), [ada])
  const queued = await propose(1n)
  await lie(name)
  expect(await world.apiKit.getTransaction(queued)).toMatchObject(fields)
  const rows = await listed()
  expect(rows.find(({ safeTxHash }) => safeTxHash === queued)).toMatchObject(fields)
  const executed = rows.find(({ isExecuted }) => isExecuted)
  expect(executed).toMatchObject({ to: ada.address, value: '1', dataDecoded: null })
})

test('every owner is said to have signed, with the bytes of one', async () => {
  const hash = await propose(0n)
  await lie('forgedConfirmation')
  const { confirmations = [] } = await world.apiKit.getTransaction(hash)
  expect(confirmations.map(({ owner }) => owner)).toEqual([ada.address, ben.address])
  expect(new Set(confirmations.map(({ signature }) => signature)).size).toBe(1)
})
