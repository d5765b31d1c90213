import { type Address, type Hex, encodeAbiParameters, keccak256, parseAbiParameters, stringToHex } from 'viem'
import { parseSignatures } from './parseSignatures'
import { refuseField, refuseMissing } from './refusal'
import { type ServiceContext, readSource } from './serviceContext'

/**
 * Takes a proposal out of the queue, when its proposer asks by a signed `DeleteRequest` of this hour or the last.
 * The signatures that were collected stay good on the chain.
 *
 * @throws Refusal 404 for an unknown hash; 400 for an executed one, or one that somebody else proposed.
 */
export async function deleteTransaction(context: ServiceContext, safeTxHash: Hex, blob: Hex): Promise<void> {
  const { chainId, nowMs, store } = context
  const { state } = await readSource(context)
  const proposal = store.proposals.get(safeTxHash)
  if (state.executions.has(safeTxHash)) refuse('Executed transactions cannot be deleted')
  if (proposal === undefined) throw refuseMissing('Multisig transaction not found')

  const hour = BigInt(Math.floor(nowMs() / 3_600_000))
  for (const totp of [hour - 1n, hour]) {
    const signatures = await parseSignatures(
      blob,
      deleteRequestHash(chainId, proposal.safe, safeTxHash, totp),
    )
    const [signature] = signatures
    if (signatures.length !== 1 || signature === undefined) {
      refuse(`1 owner signature was expected, ${signatures.length} received`)
    }
    if (signature.type !== 'EOA' && signature.type !== 'ETH_SIGN') {
      refuse('Only EOA and ETH_SIGN signatures are supported')
    }
    if (signature.owner === proposal.proposer) {
      store.proposals.delete(safeTxHash)
      return
    }
  }
  refuse('Provided signer is not the proposer or the delegate user who proposed the transaction')
}

function deleteRequestHash(chainId: number, safe: Address, safeTxHash: Hex, totp: bigint): Hex {
  const domain = encodeAbiParameters(parseAbiParameters('bytes32, bytes32, bytes32, uint256, address'), [
    hashText('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'),
    hashText('Safe Transaction Service'),
    hashText('1.0'),
    BigInt(chainId),
    safe,
  ])
  const request = encodeAbiParameters(parseAbiParameters('bytes32, bytes32, uint256'), [
    hashText('DeleteRequest(bytes32 safeTxHash,uint256 totp)'),
    safeTxHash,
    totp,
  ])
  return keccak256(`0x1901${keccak256(domain).slice(2)}${keccak256(request).slice(2)}`)
}

function hashText(text: string): Hex {
  return keccak256(stringToHex(text))
}

function refuse(sentence: string): never {
  throw refuseField(400, 'nonFieldErrors', sentence)
}
