import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
  type Address,
  type Hex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { createSafe } from '../sandbox/chain/createSafe'
import { executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { SafePlace } from '../sandbox/host/draftSafeTx'
import { safeTypes } from '../sandbox/host/safeAbi'
import { serviceClient } from '../sandbox/host/serviceClient'
import type { Owner, WorldInfo } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const
const approveAbi = parseAbi(['function approveHash(bytes32 hashToApprove)'])

/** A Safe that belongs to Ada and to a Safe of Ben's, and a gift in its queue that Ada has signed. */
async function nestedSafes(world: WorldInfo) {
  const client = createChainClient(world.rpcUrl)
  const [ada, ben] = world.owners as unknown as [Owner, Owner]
  const child = await createSafe({ client }, { owners: [ben.address], threshold: 1 })
  const funds = { native: parseEther('1') }
  const parent = await createSafe({ client }, { owners: [ada.address, child], threshold: 2, funds })
  const place = (safe: Address): SafePlace => ({
    safe,
    rpcUrl: world.rpcUrl,
    serviceUrl: world.serviceUrl,
  })
  const calls = [{ to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' }] as const
  const safeTxHash = await proposeTx(place(parent), { owner: ada, calls })
  const reviewOf = (safe: Address, hash: Hex) => `${world.appUrl}/#/review/local:${safe}/${hash}`
  return { child, parent, place, ben, safeTxHash, chainId: client.chain.id, reviewOf }
}

function ofContract(owner: Address, bytes: Hex): Hex {
  const head = [pad(owner, { size: 32 }), numberToHex(65, { size: 32 }), '0x00'] as const
  return concatHex([...head, numberToHex(size(bytes), { size: 32 }), bytes])
}

test('an owner that is a Safe approves on chain: its transaction is linked both ways, and then counts', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  const { child, parent, place, ben, safeTxHash, reviewOf } = await nestedSafes(world)
  const data = encodeFunctionData({ abi: approveAbi, functionName: 'approveHash', args: [safeTxHash] })
  const innerHash = await proposeTx(place(child), { owner: ben, calls: [{ to: parent, value: 0n, data }] })

  await page.goto(reviewOf(parent, safeTxHash))
  const signers = page.getByRole('region', { name: 'Who has signed' })
  const childRow = signers.getByRole('listitem').filter({ hasText: child })
  const what = page.getByRole('region', { name: 'What it does' })
  await test.step('the review of the gift leads to the transaction of the owner', async () => {
    await expect(signers).toContainText('1 of 2 required signatures')
    await expect(signers).toContainText('The Safe itself accepts it')
    await expect(childRow).toContainText('Not signed')
    await expect(childRow.getByRole('link', { name: 'The queue of that Safe' })).toHaveAttribute(
      'href',
      `#/queue/local:${child}`,
    )
    await expectAccessible(page, { sizes })
    await childRow.getByRole('link', { name: 'Its transaction #0 approves this one' }).click()
  })

  await test.step('whose review tells what is approved, from its own bytes, and leads back', async () => {
    await expect(what).toContainText(safeTxHash)
    await expect(what).toContainText('That is transaction #0 of that Safe')
    await expect(what).toContainText(`Sends 0.25 ETH to ${causeAddress('open-wells')}`)
    await expectAccessible(page, { sizes })
  })

  await test.step('once that is executed, the approval counts by the word of the Safe', async () => {
    await executeTx(place(child), { owner: ben, safeTxHash: innerHash })
    await what.getByRole('link', { name: 'Review that transaction' }).click()
    await expect(page).toHaveURL(reviewOf(parent, safeTxHash))
    await expect(signers).toContainText('2 of 2 required signatures are verified')
    await expect(signers).toContainText('The Safe itself accepts each of them')
    await expect(childRow).toContainText('Approved exactly this on chain')
  })

  await test.step('a hash that nobody knows is said to be one, before anybody approves it', async () => {
    const unknown: Hex = `0x${'ab'.repeat(32)}`
    const blind = encodeFunctionData({ abi: approveAbi, functionName: 'approveHash', args: [unknown] })
    const calls = [{ to: parent, value: 0n, data: blind }] as const
    await page.goto(reviewOf(child, await proposeTx(place(child), { owner: ben, calls })))
    await expect(what).toContainText('this page cannot show what is approved')
    await expect(what.getByRole('link', { name: 'Review that transaction' })).toHaveAttribute(
      'href',
      `#/review/local:${parent}/${unknown}`,
    )
  })
})

test('a contract that signs has a verdict, and so has one in whose name something is listed; where a passkey signed is named', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  const { child, parent, place, ben, safeTxHash, chainId, reviewOf } = await nestedSafes(world)
  const preimage = await createChainClient(world.rpcUrl).readContract({
    address: parent,
    abi: parseAbi([
      'function encodeTransactionData(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes)',
    ]),
    functionName: 'encodeTransactionData',
    args: [causeAddress('open-wells'), parseEther('0.25'), '0x', 0, 0n, 0n, 0n, zero, zero, 0n],
  })
  const bytes = await privateKeyToAccount(ben.privateKey).signTypedData({
    domain: { chainId, verifyingContract: child },
    types: safeTypes,
    primaryType: 'SafeMessage',
    message: { message: preimage },
  })
  await serviceClient(world.serviceUrl).confirm(safeTxHash, ofContract(child, bytes))
  const signers = page.getByRole('region', { name: 'Who has signed' })
  const childRow = signers.getByRole('listitem').filter({ hasText: child })

  await page.goto(reviewOf(parent, safeTxHash))
  await expect(childRow).toContainText('Signed exactly this, as its contract confirms')
  await expect(signers).toContainText('2 of 2 required signatures are verified')

  await test.step('the queue says the same', async () => {
    await page.goto(`${world.appUrl}/#/queue/local:${parent}`)
    await expect(page.getByRole('region', { name: '#0 is next' })).toContainText('2 of 2 required signatures')
    await expect(page.getByRole('region', { name: '#0 is next' })).not.toContainText('only the chain')
  })

  await test.step('a service that lists another signature for it is found out by the Safe', async () => {
    await page.route(`${place(parent).serviceUrl}/**/multisig-transactions/${safeTxHash}/`, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { confirmations: { owner: string; signature: string }[] }
      const confirmations = body.confirmations.map((one) =>
        one.owner === child ? { ...one, signature: ofContract(child, '0x1234') } : one,
      )
      await route.fulfill({ response, json: { ...body, confirmations } })
    })
    // A new document: within one, a review takes what the queue has read in the last 30 seconds.
    await page.goto('about:blank')
    await page.goto(reviewOf(parent, safeTxHash))
    await expect(childRow).toContainText('The Safe itself refuses this signature')
    await expect(signers).toContainText('1 of 2 required signatures is verified')
    await expect(
      page.getByRole('heading', { name: 'Do not sign before you have understood this' }),
    ).toBeVisible()
  })

  await test.step('the page on which a passkey signed is named, and one that is no Safe front end warns', async () => {
    const client = createChainClient(world.rpcUrl)
    const [ada] = world.owners as unknown as [Owner]
    const keys = [
      privateKeyToAccount(generatePrivateKey()),
      privateKeyToAccount(generatePrivateKey()),
    ] as const
    const [known, strange] = [keys[0].address, keys[1].address]
    for (const address of [known, strange]) await client.setCode({ address, bytecode: accepter })
    const owners = [ada.address, known, strange]
    const safe = await createSafe({ client }, { owners, threshold: 3, funds: { native: parseEther('1') } })
    const place = { safe, rpcUrl: world.rpcUrl, serviceUrl: world.serviceUrl }
    const calls = [{ to: causeAddress('open-wells'), value: 1n, data: '0x' }] as const
    const safeTxHash = await proposeTx(place, { owner: ada, calls })
    const service = serviceClient(world.serviceUrl)
    await service.confirm(safeTxHash, ofContract(known, passkeySigned('https://app.safe.global')))
    await service.confirm(safeTxHash, ofContract(strange, passkeySigned('https://app-safe.example')))

    await page.goto(`${world.appUrl}/#/review/local:${safe}/${safeTxHash}`)
    const row = (address: Address) => signers.getByRole('listitem').filter({ hasText: address })
    await expect(signers).toContainText('3 of 3 required signatures are verified')
    await expect(row(known)).toContainText('on https://app.safe.global')
    await expect(row(known)).not.toContainText('no Safe front end')
    await expect(row(strange)).toContainText(
      'on https://app-safe.example, as the signature itself says: no Safe front end',
    )
    await expectAccessible(page, { sizes })
  })
})

/** As a passkey's signer contract is shown it: the second part is what the browser signed beside the hash. */
function passkeySigned(origin: string): Hex {
  const fields = `"origin":"${origin}","crossOrigin":false`
  const types = [{ type: 'bytes' }, { type: 'string' }, { type: 'uint256' }, { type: 'uint256' }] as const
  return encodeAbiParameters(types, ['0x12', fields, 1n, 2n])
}

/** Returns the selector that it is called by, which is the magic value of both forms of EIP-1271. */
const accepter: Hex = '0x5f3560e01c60e01b5f5260205ff3'
const zero = '0x0000000000000000000000000000000000000000'
