import * as v from 'valibot'
import { type Hex, hashMessage, hashTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createChainClient } from '../chain/createChainClient'
import type { SafePlace } from './draftSafeTx'
import type { Signer } from './safeActions'
import { safeTypes } from './safeAbi'
import type { messageSchema } from './schemas'
import { serviceClient } from './serviceClient'

/** A text, or an EIP-712 object; its `primaryType` may be missing, as the Safe Apps SDK allows. */
export type OffChainMessage = v.InferOutput<typeof messageSchema>

const typedDataSchema = v.object({
  domain: v.record(v.string(), v.unknown()),
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  message: v.record(v.string(), v.unknown()),
  primaryType: v.optional(v.string()),
})

/**
 * Signs a message for the Safe by one owner: stores it at the transaction service if it is new, else adds the
 * signature. Answers its SafeMessage hash, by which the service knows it.
 */
export async function signMessage(
  place: SafePlace,
  {
    owner,
    message,
    origin,
  }: { readonly owner: Signer; readonly message: OffChainMessage; readonly origin?: string },
): Promise<Hex> {
  const service = serviceClient(place.serviceUrl)
  const messageHash = hashSafeMessage(place, message)
  const signature = await signHash(place, owner, message)
  if (await isKnown(place, messageHash)) await service.addMessageSignature(messageHash, signature)
  else
    await service.addMessage(place.safe, { message, signature, ...(origin === undefined ? {} : { origin }) })
  return messageHash
}

/** Signs a message that the service already has, by its SafeMessage hash. */
export async function confirmMessage(
  place: SafePlace,
  { owner, messageHash }: { readonly owner: Signer; readonly messageHash: Hex },
): Promise<void> {
  const { message } = await serviceClient(place.serviceUrl).message(messageHash)
  await signMessage(place, { owner, message })
}

/** `SafeMessage(bytes message)` over the message's own hash, under the Safe's domain (EIP-191 or EIP-712 within). */
export function hashSafeMessage(place: SafePlace, message: OffChainMessage): Hex {
  return hashTypedData(safeMessage(place, message))
}

/** What the message hashes to for itself: EIP-191 for text, EIP-712 for an object. `isValidSignature` takes this. */
export function hashOffChainMessage(message: OffChainMessage): Hex {
  if (typeof message === 'string') return hashMessage(message)
  const {
    domain,
    types,
    message: value,
    primaryType = findPrimaryType(types),
  } = v.parse(typedDataSchema, message)
  return hashTypedData<Record<string, unknown>, string>({ domain, types, message: value, primaryType })
}

/** The one type that no other type refers to. */
function findPrimaryType(types: Readonly<Record<string, readonly { readonly type: string }[]>>): string {
  const used = new Set(
    Object.values(types).flatMap((fields) => fields.map(({ type }) => type.replace(/\[.*$/, ''))),
  )
  const name = Object.keys(types).find((one) => one !== 'EIP712Domain' && !used.has(one))
  if (name === undefined) throw new Error('The typed data has no primary type.')
  return name
}

function signHash(place: SafePlace, owner: Signer, message: OffChainMessage): Promise<Hex> {
  return privateKeyToAccount(owner.privateKey).signTypedData(safeMessage(place, message))
}

function safeMessage({ rpcUrl, safe }: SafePlace, message: OffChainMessage) {
  const { chain } = createChainClient(rpcUrl)
  return {
    domain: { chainId: chain.id, verifyingContract: safe },
    types: safeTypes,
    primaryType: 'SafeMessage' as const,
    message: { message: hashOffChainMessage(message) },
  }
}

/** By the list: asking for one that is not there would leave a 404 in the browser's console. */
async function isKnown({ serviceUrl, safe }: SafePlace, messageHash: Hex): Promise<boolean> {
  const messages = await serviceClient(serviceUrl).messages(safe)
  return messages.some((message) => message.messageHash === messageHash)
}
