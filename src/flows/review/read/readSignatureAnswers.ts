import { type Address, concatHex } from 'viem'
import type { Answer } from '../../../core/answer'
import {
  type SignatureAnswers,
  signaturesToCheck,
  type SignatureVerdict,
} from '../../../core/safe/judgeSignatures'
import type { SafeTxRecord } from '../../../core/safe/safeTx'
import { rememberedHashes } from '../../../core/review/remembered'
import type { SafeDomain } from '../../../core/safe/safeTxHash'
import { safe130, safeVersionNumber } from '../../../core/safe/safeVersion'
import type { ChainReader } from '../../../ports/chain'
import { m } from '../messages'

type Asked = {
  readonly record: SafeTxRecord
  readonly domain: SafeDomain
  readonly owners: readonly Address[]
  /** Null: the newest. */
  readonly blockNumber: bigint | null
}

/**
 * Has the Safe itself check each signature of a record, and unlisted approvals. Makes no request if the hash cannot be
 * computed. Throws only when aborted.
 */
export async function readSignatureAnswers(
  chainReader: Pick<ChainReader, 'checkSignatures'>,
  { record, domain, owners, blockNumber }: Asked,
  signal: AbortSignal,
): Promise<SignatureAnswers> {
  const hashes = hashesOf(record, domain)
  if (hashes === null) return new Map()
  const signatures = signaturesToCheck(record.confirmations, owners)
  const all = (answer: Answer<SignatureVerdict>): SignatureAnswers =>
    new Map(signatures.map((signature) => [signature, answer]))
  if ((safeVersionNumber(domain.version) ?? 0) < safe130)
    return all({ kind: 'unreachable', reason: m.oldSafe })
  const { hash, domainHash, messageHash } = hashes
  const data = concatHex(['0x1901', domainHash, messageHash])
  const question = { safe: domain.safe, hash, data, signatures, blockNumber }
  const answer = await chainReader.checkSignatures(question, signal)
  if (answer.kind !== 'found') return all(answer)
  const unasked = { kind: 'missing' } as const
  return new Map(signatures.map((signature, index) => [signature, answer.value[index] ?? unasked]))
}

/** Returns the hashes. Null: the hashing of this version is unknown, or a field does not fit its type. */
function hashesOf(record: SafeTxRecord, domain: SafeDomain): ReturnType<typeof rememberedHashes> | null {
  try {
    return rememberedHashes(record, domain)
  } catch {
    return null
  }
}
