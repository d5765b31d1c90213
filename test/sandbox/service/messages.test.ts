import { type Address, type Hex, concat, hashMessage, hashTypedData, isHex, keccak256, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unlessReverted } from '../../../src/adapters/chain/nodeErrors'
import { owners } from '../chain/owners'
import type { Owner } from '../world'
import { packContractSignature } from './parseSignatures'
import { safeMessagePreimage } from './safePreimage'
import { type ServiceWorld, safeAbi, startServiceWorld } from './serviceWorld'

const [ada, ben, chidi, dana] = owners
const text = 'I agree to the rules of the fund'

let world: ServiceWorld
let safe: Address
beforeAll(async () => {
  world = await startServiceWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  safe = await world.createSafe({ owners: [ada, ben, chidi].map(({ address }) => address), threshold: 2 })
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'with the signatures of enough owners, the prepared signature satisfies the Safe (%s)',
  async (version) => {
    safe = await world.createSafe({ owners: [ada.address, ben.address], threshold: 2, version })
    const contentHash = hashMessage(text)
    await world.apiKit.addMessage(safe, {
      message: text,
      signature: await sign(contentHash, ada),
      safeAppId: 5,
    })
    const messageHash = hashSafeMessage(contentHash)
    const first = await world.apiKit.getMessage(messageHash)
    expect(first).toMatchObject({
      safe,
      messageHash,
      message: text,
      proposedBy: ada.address,
      safeAppId: 5,
      origin: '{}',
      confirmations: [{ owner: ada.address, signatureType: 'EOA' }],
      // There with one signature of two: it is no sign of being complete.
      preparedSignature: await sign(contentHash, ada),
    })
    const answerTo = (signature: string) =>
      isHex(signature) &&
      unlessReverted(
        world.chain.client.readContract({
          address: safe,
          abi: safeAbi,
          functionName: 'isValidSignature',
          args: [contentHash, signature],
        }),
      )
    expect(await answerTo(first.preparedSignature)).toBe(null)

    await world.apiKit.addMessageSignature(messageHash, await sign(contentHash, ben))
    const second = await world.apiKit.getMessage(messageHash)
    // Ben's address is below Ada's.
    expect(second.preparedSignature).toBe(
      concat([await sign(contentHash, ben), await sign(contentHash, ada)]),
    )
    expect(await answerTo(second.preparedSignature)).toBe('0x1626ba7e')
    expect(Date.parse(second.modified)).toBeGreaterThanOrEqual(Date.parse(second.created))
  },
)

test('typed data is hashed by EIP-712, and its keys come back as they were', async () => {
  const Pledge = [{ name: 'max_amount', type: 'uint256' }]
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ]
  const typedData = {
    domain: { name: 'Fund', chainId: 31337 },
    types: { EIP712Domain, Pledge },
    primaryType: 'Pledge',
    message: { max_amount: '5' },
  }
  const contentHash = hashTypedData({
    ...typedData,
    types: { Pledge: [{ name: 'max_amount', type: 'uint256' }] },
    primaryType: 'Pledge',
    message: { max_amount: 5n },
  })
  const signature = await sign(contentHash, ben)
  const undeclared = { ...typedData, types: { Pledge } }
  await expect(world.apiKit.addMessage(safe, { message: undeclared, signature })).rejects.toMatchObject({
    statusCode: 400,
    data: { message: ['Provided dictionary is not a valid EIP712 message'] },
  })
  await world.apiKit.addMessage(safe, { message: typedData, signature })
  expect(await world.apiKit.getMessage(hashSafeMessage(contentHash))).toMatchObject({ message: typedData })
})

test('messages are listed for their Safe, newest first', async () => {
  for (const message of ['one', 'two', 'three']) {
    await world.apiKit.addMessage(safe, { message, signature: await sign(hashMessage(message), ada) })
  }
  const texts = async (options = {}) =>
    (await world.apiKit.getMessages(safe, options)).results.map(({ message }) => message)
  expect(await texts()).toEqual(['three', 'two', 'one'])
  expect(await texts({ ordering: 'created', limit: 2 })).toEqual(['one', 'two'])
})

test('a message is refused twice, from a stranger, and signed by an owner twice', async () => {
  const contentHash = hashMessage(text)
  const messageHash = hashSafeMessage(contentHash)
  const refusal = (sentence: string) => ({ statusCode: 400, data: { nonFieldErrors: [sentence] } })

  await expect(
    world.apiKit.addMessage(safe, { message: text, signature: await sign(contentHash, dana) }),
  ).rejects.toMatchObject(refusal(`${dana.address} is not an owner of the Safe`))
  const two = concat([await sign(contentHash, ada), await sign(contentHash, ben)])
  await expect(world.apiKit.addMessage(safe, { message: text, signature: two })).rejects.toMatchObject(
    refusal('1 owner signature was expected, 2 received'),
  )

  await world.apiKit.addMessage(safe, { message: text, signature: await sign(contentHash, ada) })
  await expect(
    world.apiKit.addMessage(safe, { message: text, signature: await sign(contentHash, ada) }),
  ).rejects.toMatchObject(refusal(`Message with hash ${messageHash} for safe ${safe} already exists in DB`))
  await expect(
    world.apiKit.addMessageSignature(messageHash, await sign(contentHash, ada)),
  ).rejects.toMatchObject(refusal(`Signature for owner ${ada.address} already exists`))
})

test.each(['1.4.1', '1.5.0'] as const)(
  'a message takes the signature of an owner Safe when that Safe says so, in the form of its version (%s)',
  async (version) => {
    const inner = await world.createSafe({ owners: [ben.address], threshold: 1, version })
    safe = await world.createSafe({ owners: [ada.address, inner], threshold: 2, version })
    const contentHash = hashMessage(text)
    await world.apiKit.addMessage(safe, { message: text, signature: await sign(contentHash, ada) })
    const messageHash = hashSafeMessage(contentHash)
    const preimage = safeMessagePreimage({ safe, chainId: 31337, version }, contentHash)
    const signInner = async (owner: Owner) => {
      const shown = typedMessage(version === '1.5.0' ? keccak256(preimage) : preimage)
      const domain = { ...shown.domain, verifyingContract: inner }
      const bytes = await privateKeyToAccount(owner.privateKey).signTypedData({ ...shown, domain })
      return packContractSignature(inner, bytes)
    }

    await expect(world.apiKit.addMessageSignature(messageHash, await signInner(chidi))).rejects.toMatchObject(
      {
        statusCode: 400,
        data: { nonFieldErrors: [expect.stringMatching(/is not valid$/)] },
      },
    )
    await world.apiKit.addMessageSignature(messageHash, await signInner(ben))
    expect((await world.apiKit.getMessage(messageHash)).confirmations).toMatchObject([
      { owner: ada.address, signatureType: 'EOA' },
      { owner: inner, signatureType: 'CONTRACT_SIGNATURE', signature: await signInner(ben) },
    ])
  },
)

test('an unknown message is 404', async () => {
  const refusal = { statusCode: 404, data: { detail: 'No SafeMessage matches the given query.' } }
  await expect(world.apiKit.getMessage(zeroHash)).rejects.toMatchObject(refusal)
  await expect(
    world.apiKit.addMessageSignature(zeroHash, await sign(hashMessage(text), ada)),
  ).rejects.toMatchObject(refusal)
})

function typedMessage(contentHash: Hex) {
  return {
    domain: { chainId: 31337, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: contentHash },
  } as const
}

function hashSafeMessage(contentHash: Hex): Hex {
  return hashTypedData(typedMessage(contentHash))
}

function sign(contentHash: Hex, owner: Owner): Promise<Hex> {
  return privateKeyToAccount(owner.privateKey).signTypedData(typedMessage(contentHash))
}
