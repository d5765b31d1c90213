import { type Address, zeroAddress } from 'viem'
import { isHexEqual } from '../isHexEqual'
import { knownContracts } from './knownContracts'
import { packMultiSend } from './multiSend'
import type { Call, SafeTx, SafeTxHash } from './safeTx'
import { type SafeDomain, safeTxHash } from './safeTxHash'

/** Known parts of a transaction without its record. */
type KnownOfTx = {
  readonly calls: readonly Call[]
  readonly safeTxHash: SafeTxHash
  /** Possible nonces, the likeliest first. */
  readonly nonces: readonly bigint[]
}

/**
 * Builds the transaction of these calls as a Safe wallet proposes it: the call itself, or one batch, without a gas
 * payment. Proved by its hash; null: no form has that hash.
 *
 * @throws SafeVersionError when the version is unknown.
 */
export function rebuildSafeTx(
  { calls, safeTxHash: hash, nonces }: KnownOfTx,
  domain: SafeDomain,
): SafeTx | null {
  const forms = formsOf(calls)
  for (const nonce of nonces)
    for (const form of forms) {
      const tx: SafeTx = { ...form, ...noGas, nonce }
      if (isHexEqual(safeTxHash(tx, domain), hash)) return tx
    }
  return null
}

const noGas = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const

function formsOf(calls: readonly Call[]): readonly Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>[] {
  const [only, second] = calls
  if (only === undefined) return []
  const data = packMultiSend(calls)
  const batches = batchContracts.map((to) => ({ to, value: 0n, data, operation: 1 as const }))
  return second === undefined ? [{ ...only, operation: 0 as const }, ...batches] : batches
}

const batchContracts: readonly Address[] = knownContracts
  .filter(({ name }) => name === 'MultiSendCallOnly' || name === 'MultiSend')
  .map(({ address }) => address)
