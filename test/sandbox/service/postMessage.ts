import { type Address, type Hex, keccak256 } from 'viem'
import type { InferOutput } from 'valibot'
import { type StoredConfirmation, type StoredMessage, addConfirmation } from './createStore'
import { isSignatureValid } from './isSignatureValid'
import { originText } from './originText'
import type { messageSchema } from './parseBody'
import { parseSignatures } from './parseSignatures'
import { readOwners, readVersion } from './readSafe'
import { refuseField, refuseMissing } from './refusal'
import { hashMessageContent, safeMessagePreimage } from './safePreimage'
import type { ServiceContext } from './serviceContext'

/**
 * Takes a message in with the signature of one owner. The service computes the hash itself.
 *
 * @throws Refusal 400 when it is there already, is not EIP-712, or the signature is not one good one of an owner.
 */
export async function addMessage(
  context: ServiceContext,
  safe: Address,
  body: InferOutput<typeof messageSchema>,
): Promise<void> {
  const { nowMs, store } = context
  const preimage = await messagePreimage(context, safe, body.message)
  const messageHash = keccak256(preimage)
  if (store.messages.has(messageHash)) {
    refuse(`Message with hash ${messageHash} for safe ${safe} already exists in DB`)
  }
  const confirmation = await readConfirmation(context, safe, preimage, body.signature, [])
  const createdMs = nowMs()
  const message: StoredMessage = {
    safe,
    messageHash,
    message: body.message,
    proposedBy: confirmation.owner,
    safeAppId: body.safeAppId ?? null,
    origin: originText(body.origin),
    createdMs,
    sequence: store.nextSequence(),
    modifiedMs: createdMs,
    confirmations: [confirmation],
  }
  store.messages.set(messageHash, message)
}

/**
 * Adds one more owner's signature to a message.
 *
 * @throws Refusal 404 for an unknown hash; 400 when the signature is not one good, new one of an owner.
 */
export async function addMessageSignature(
  context: ServiceContext,
  messageHash: Hex,
  blob: Hex,
): Promise<void> {
  const message = context.store.messages.get(messageHash)
  if (message === undefined) throw refuseMissing('No SafeMessage matches the given query.')
  const { confirmations, message: content, safe } = message
  const preimage = await messagePreimage(context, safe, content)
  addConfirmation(message, await readConfirmation(context, safe, preimage, blob, confirmations))
}

async function messagePreimage(
  { chainId, client }: ServiceContext,
  safe: Address,
  message: StoredMessage['message'],
): Promise<Hex> {
  const version = await readVersion(client, safe)
  if (version === null) refuse(`No Safe was found on the chain at ${safe}`)
  try {
    return safeMessagePreimage({ safe, chainId, version }, hashMessageContent(message))
  } catch {
    throw refuseField(400, 'message', 'Provided dictionary is not a valid EIP712 message')
  }
}

async function readConfirmation(
  { client, nowMs }: ServiceContext,
  safe: Address,
  preimage: Hex,
  blob: Hex,
  known: readonly StoredConfirmation[],
): Promise<StoredConfirmation> {
  const signatures = await parseSignatures(blob, keccak256(preimage))
  const [signature] = signatures
  if (signatures.length !== 1 || signature === undefined) {
    refuse(`1 owner signature was expected, ${signatures.length} received`)
  }
  const { owner, type } = signature
  if (!(await isSignatureValid(client, safe, signature, preimage))) {
    refuse(`Signature=${signature.signature} for owner=${owner} is not valid`)
  }
  if (known.some((confirmation) => confirmation.owner === owner)) {
    refuse(`Signature for owner ${owner} already exists`)
  }
  const owners = await readOwners(client, safe)
  if (!owners?.includes(owner)) refuse(`${owner} is not an owner of the Safe`)
  return { owner, signature: signature.signature, type, createdMs: nowMs(), txHash: null }
}

function refuse(sentence: string): never {
  throw refuseField(400, 'nonFieldErrors', sentence)
}
