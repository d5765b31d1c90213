import { type Address, type Hex, keccak256, zeroAddress } from 'viem'
import type { InferOutput } from 'valibot'
import { type Proposal, addConfirmation } from './createStore'
import { isSignatureValid } from './isSignatureValid'
import { originText } from './originText'
import type { proposalSchema } from './parseBody'
import { type ParsedSignature, parseSignatures } from './parseSignatures'
import { readOwners, readVersion } from './readSafe'
import { refuseField } from './refusal'
import { type SafeTxFields, safeTxPreimage } from './safePreimage'
import { type ServiceContext, readSource } from './serviceContext'

/**
 * Takes a proposal in, or adds its signatures to the one with the same hash. Without a signature it is taken all the
 * same, but not trusted, and so in no list.
 *
 * @throws Refusal 422 for a wrong hash, a used nonce, a sender or signer that is no owner, a signature that fails.
 */
export async function proposeTransaction(
  context: ServiceContext,
  safe: Address,
  body: InferOutput<typeof proposalSchema>,
): Promise<void> {
  const { chainId, client, nowMs, store } = context
  const version = await readVersion(client, safe)
  const owners = await readOwners(client, safe)
  if (version === null || owners === null) refuse(`No Safe was found on the chain at ${safe}`)

  const { contractTransactionHash, origin, sender, signature } = body
  const fields: SafeTxFields = {
    to: body.to,
    value: body.value,
    data: body.data ?? '0x',
    operation: body.operation,
    safeTxGas: body.safeTxGas,
    baseGas: body.baseGas,
    gasPrice: body.gasPrice,
    gasToken: body.gasToken ?? zeroAddress,
    refundReceiver: body.refundReceiver ?? zeroAddress,
    nonce: body.nonce,
  }
  const preimage = safeTxPreimage({ safe, chainId, version }, fields)
  const safeTxHash = keccak256(preimage)
  if (safeTxHash !== contractTransactionHash.toLowerCase()) {
    refuse(
      `Contract-transaction-hash=${safeTxHash} does not match provided contract-tx-hash=${contractTransactionHash}`,
    )
  }
  await refuseUsedNonce(context, safe, safeTxHash, fields.nonce)
  if (!owners.includes(sender)) refuse(`Sender=${sender} is not an owner or delegate. ${ownersText(owners)}`)

  const signatures = signature ? await parseSignatures(signature, safeTxHash) : []
  await refuseBadSigners(context, safe, owners, signatures, preimage)
  if (signatures.length > 0 && !signatures.some(({ owner }) => owner === sender)) {
    const calculated = signatures.map(({ owner }) => owner).join(', ')
    refuse(`Signature does not match sender=${sender}. Calculated owners=[${calculated}]`)
  }

  const createdMs = nowMs()
  const proposal: Proposal = store.proposals.get(safeTxHash) ?? {
    safe,
    safeTxHash,
    fields,
    gasToken: body.gasToken ?? null,
    refundReceiver: body.refundReceiver ?? null,
    proposer: sender,
    createdMs,
    sequence: store.nextSequence(),
    modifiedMs: createdMs,
    origin: originText(origin),
    trusted: signatures.length > 0,
    confirmations: [],
  }
  store.proposals.set(safeTxHash, proposal)
  if (signatures.length > 0 && !proposal.trusted) {
    proposal.trusted = true
    proposal.origin = originText(origin)
    proposal.modifiedMs = createdMs
  }
  for (const { owner, signature: ownSignature, type } of signatures) {
    addConfirmation(proposal, { owner, signature: ownSignature, type, createdMs, txHash: null })
  }
}

async function refuseUsedNonce(
  context: ServiceContext,
  safe: Address,
  safeTxHash: Hex,
  nonce: bigint,
): Promise<void> {
  const { state } = await readSource(context)
  // By the index, not by the chain: a nonce whose execution is not indexed yet is still taken.
  const executed = [...state.executions.values()].find(
    (execution) => execution.safe === safe && execution.fields.nonce === nonce,
  )
  if (executed === undefined) return
  const { hash } = executed.chainTx
  if (executed.safeTxHash === safeTxHash) {
    refuse(`Tx with safe-tx-hash=${safeTxHash} for safe=${safe} was already executed in tx-hash=${hash}`)
  }
  refuse(`Tx with nonce=${nonce} for safe=${safe} already executed in tx-hash=${hash}`)
}

async function refuseBadSigners(
  { client }: ServiceContext,
  safe: Address,
  owners: readonly Address[],
  signatures: readonly ParsedSignature[],
  preimage: Hex,
): Promise<void> {
  const seen = new Set<Address>()
  for (const signature of signatures) {
    const { owner } = signature
    if (!(await isSignatureValid(client, safe, signature, preimage))) {
      refuse(`Signature=${signature.signature} for owner=${owner} is not valid`)
    }
    if (!owners.includes(owner)) refuse(`Signer=${owner} is not an owner or delegate. ${ownersText(owners)}`)
    if (seen.has(owner)) refuse(`Signature for owner=${owner} is duplicated`)
    seen.add(owner)
  }
}

function ownersText(owners: readonly Address[]): string {
  return `Current owners=[${owners.map((owner) => `'${owner}'`).join(', ')}]. Delegates=set()`
}

function refuse(sentence: string): never {
  throw refuseField(422, 'nonFieldErrors', sentence)
}
