import { type Address, type Hex, keccak256 } from 'viem'
import { addConfirmation } from './createStore'
import { isSignatureValid } from './isSignatureValid'
import { parseSignatures } from './parseSignatures'
import { readOwners, readVersion } from './readSafe'
import { refuseField, refuseMissing } from './refusal'
import { safeTxPreimage } from './safePreimage'
import { type ServiceContext, readSource } from './serviceContext'

/**
 * Adds the owners' signatures in the blob to a proposal. A second one of the same owner changes nothing.
 *
 * @throws Refusal 404 for an unknown hash; 400 for an executed one, a signer that is no owner, a signature that fails.
 */
export async function confirmTransaction(context: ServiceContext, safeTxHash: Hex, blob: Hex): Promise<void> {
  const { chainId, client, nowMs, store } = context
  const { state } = await readSource(context)
  if (state.executions.has(safeTxHash))
    refuse(`Transaction with safe-tx-hash=${safeTxHash} was already executed`)
  const proposal = store.proposals.get(safeTxHash)
  if (proposal === undefined) {
    throw refuseMissing(`Multisig transaction with safe-tx-hash=${safeTxHash} was not found`)
  }

  const { fields, safe } = proposal
  const [owners, version] = await Promise.all([readOwners(client, safe), readVersion(client, safe)])
  const preimage = safeTxPreimage({ safe, chainId, version: version ?? '1.3.0' }, fields)
  const signatures = await parseSignatures(blob, keccak256(preimage))
  const seen = new Set<Address>()
  for (const signature of signatures) {
    const { owner } = signature
    if (!owners?.includes(owner)) {
      refuse(
        `Signer=${owner} is not an owner. Current owners=[${(owners ?? []).map((one) => `'${one}'`).join(', ')}]`,
      )
    }
    if (!(await isSignatureValid(client, safe, signature, preimage))) {
      refuse(`Signature=${signature.signature} for owner=${owner} is not valid`)
    }
    if (seen.has(owner)) refuse(`Signature for owner=${owner} is duplicated`)
    seen.add(owner)
  }
  for (const { owner, signature, type } of signatures) {
    addConfirmation(proposal, { owner, signature, type, createdMs: nowMs(), txHash: null })
  }
  if (signatures.length > 0) proposal.trusted = true
}

function refuse(sentence: string): never {
  throw refuseField(400, 'signature', sentence)
}
