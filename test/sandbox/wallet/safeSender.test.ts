import { type Address, getAddress, type Hash, hashMessage, numberToHex, parseAbi, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { serviceClient } from '../host/serviceClient'
import { executeTx, confirmTx } from '../host/safeActions'
import { confirmMessage, hashSafeMessage } from '../host/messageActions'
import { hashOf, openTestWallet } from './openTestWallet'
import { worldForFile } from './worldForFile'
import type { Knobs } from './walletKnobs'

const world = worldForFile()
const newCause = (): Address => `0x${crypto.randomUUID().replaceAll('-', '').padStart(40, '0')}`
const call = (to: Address) => ({ to, value: numberToHex(parseEther('1')) })

/** The wallet of Ada, for a new Safe of hers. */
async function openAsSafe(threshold: number, knobs: Partial<Knobs> = {}) {
  const owners = world().owners.slice(0, 3)
  const safe = await world().createSafe({
    owners: owners.map(({ address }) => address),
    threshold,
    funds: { native: parseEther('5') },
  })
  const opened = await openTestWallet(world(), { as: 'Ada', safe, ...knobs })
  await opened.ask('eth_requestAccounts')
  const [ada, ben] = owners
  if (ada === undefined || ben === undefined) throw new Error('The sandbox has no owners.')
  return { ...opened, safe, place: { ...world(), safe }, ada, ben }
}

const executed = async (safeTxHash: Hash) =>
  (await serviceClient(world().serviceUrl).tx(safeTxHash)).transactionHash

test('the account is the Safe; a payment is proposed, and the answer is no hash of the chain', async () => {
  const { ask, safe, place, ben, ada } = await openAsSafe(2)
  expect(await ask('eth_accounts')).toEqual({ result: [safe] })
  const to = newCause()
  const safeTxHash = hashOf(await ask('eth_sendTransaction', { from: safe, ...call(to) }))
  expect(
    await world()
      .client.getTransaction({ hash: safeTxHash })
      .catch(() => null),
  ).toBeNull()
  expect(await serviceClient(place.serviceUrl).tx(safeTxHash)).toMatchObject({
    safe,
    to: getAddress(to),
    isExecuted: false,
    confirmations: [{ owner: ada.address }],
  })
  await executeTx(place, { owner: ben, safeTxHash })
  expect(await world().client.getBalance({ address: to })).toBe(parseEther('1'))
})

test.each([1, 2])(
  'with chainHash, one of %i owners executes at once and answers the hash of the chain',
  async (threshold) => {
    const { ask, safe } = await openAsSafe(threshold, { safeAnswers: 'chainHash' })
    const to = newCause()
    const hash = hashOf(await ask('eth_sendTransaction', { from: safe, ...call(to) }))
    expect(await world().client.waitForTransactionReceipt({ hash })).toMatchObject({
      status: 'success',
      to: safe.toLowerCase(),
    })
    expect(await world().client.getBalance({ address: to })).toBe(parseEther('1'))
  },
)

test('a batch is one proposal, known by its Safe hash, and pending until it is executed', async () => {
  const { ask, safe, place, ben } = await openAsSafe(2)
  expect(await ask('wallet_getCapabilities', safe)).toEqual({
    result: { '0x7a69': { atomicBatch: { supported: true }, atomic: { status: 'supported' } } },
  })
  const [one, two] = [newCause(), newCause()]
  const sent = await ask('wallet_sendCalls', {
    version: '2.0.0',
    chainId: '0x7a69',
    from: safe,
    atomicRequired: true,
    calls: [call(one), call(two)],
  })
  const id = 'result' in sent ? (sent.result as { readonly id: Hash }).id : '0x'
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ result: { id, status: 100 } })
  await confirmTx(place, { owner: ben, safeTxHash: id })
  const hash = await executeTx(place, { owner: ben, safeTxHash: id })
  await expect.poll(() => executed(id)).toBe(hash)
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({
    result: { status: 200, atomic: true, receipts: [{ transactionHash: hash }] },
  })
  expect(await world().client.getBalance({ address: two })).toBe(parseEther('1'))
})

test('a message is 0x until enough owners have signed, then what the Safe accepts', async () => {
  const { ask, safe, place, ben } = await openAsSafe(2)
  const message = 'do some good'
  expect(await ask('personal_sign', message, safe)).toEqual({ result: '0x' })
  expect(await ask('personal_sign', message, safe)).toEqual({ result: '0x' })
  await confirmMessage(place, { owner: ben, messageHash: hashSafeMessage(place, message) })
  const signature = hashOf(await ask('personal_sign', message, safe))
  const valid = await world().client.readContract({
    address: safe,
    abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
    functionName: 'isValidSignature',
    args: [hashMessage(message), signature],
  })
  expect(valid).toBe('0x1626ba7e')
})

test('it never switches chains, and only an owner can sign for it', async () => {
  const { ask, testWallet, safe } = await openAsSafe(2)
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x7a69' })).toEqual({ result: null })
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x1' })).toMatchObject({ code: 4200 })
  testWallet.set({ as: 'Jonas' })
  expect(await ask('personal_sign', 'x', safe)).toMatchObject({
    code: -32603,
    message: 'Jonas is no owner of this Safe.',
  })
})
