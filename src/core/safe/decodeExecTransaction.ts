import { decodeFunctionData, type Hex, parseAbi, isAddressEqual } from 'viem'
import { type SafeTx, type Call, type ExecutedTx, type SafeTxHash, areCallsEqual } from './safeTx'
import { decodeCalls } from './decodeCalls'
import { type SafeDomain, safeTxHash } from './safeTxHash'

/** Arguments of a Safe's `execTransaction`. They have no nonce: the Safe uses its own. */
export type ExecTransaction = {
  readonly tx: Omit<SafeTx, 'nonce'>
  /** In the format of `packSignatures`. */
  readonly signatures: Hex
}

const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])

/** Decodes an `execTransaction` from calldata; null when it calls something else, or the bytes do not fit. */
export function decodeExecTransaction(data: Hex): ExecTransaction | null {
  try {
    const { args } = decodeFunctionData({ abi: safeAbi, data })
    const [to, value, inner, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] =
      args
    if (operation !== 0 && operation !== 1) return null
    const tx: ExecTransaction['tx'] = {
      to,
      value,
      data: inner,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
    }
    return { tx, signatures }
  } catch {
    return null
  }
}

/**
 * Maximum number of nonces to try: a Safe executes few transactions while a user decides about one. The service knows
 * older ones.
 */
const noncesTried = 50n

type AskedOfSafe = {
  readonly calls: readonly Call[]
  /** The Safe's nonce before the request; null: unknown. */
  readonly nonceFrom: bigint | null
  /** The Safe's current nonce: neither this one nor a later one is used. */
  readonly nonceNow: bigint
}

/**
 * Finds the safeTxHash under which a Safe executed exactly these calls in a chain transaction, proved by the chain
 * alone: the calldata makes the calls, and with a nonce used meanwhile it hashes to the Safe's own event. Null: it
 * does not, or a relayer's contract hides it.
 *
 * @throws SafeVersionError when the version is unknown.
 */
export function findExecutedHash(
  { to, data, safeTxHashes }: ExecutedTx,
  { calls, nonceFrom, nonceNow }: AskedOfSafe,
  domain: SafeDomain,
): SafeTxHash | null {
  if (to === null || !isAddressEqual(to, domain.safe) || safeTxHashes.length === 0) return null
  const executed = decodeExecTransaction(data)
  if (executed === null) return null
  const { tx } = executed
  const decoded = decodeCalls({ ...tx, nonce: 0n })
  if (decoded.kind !== 'calls' || !areCallsEqual(decoded.calls, calls)) return null
  const earliest = nonceNow > noncesTried ? nonceNow - noncesTried : 0n
  const from = nonceFrom === null || nonceFrom < earliest ? earliest : nonceFrom
  for (let nonce = nonceNow - 1n; nonce >= from; nonce--) {
    const hash = safeTxHash({ ...tx, nonce }, domain)
    if (safeTxHashes.includes(hash)) return hash
  }
  return null
}
