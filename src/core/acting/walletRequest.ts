import { type Address, encodeFunctionData, type Hex, numberToHex, parseAbi, hashTypedData } from 'viem'
import { decimalSafeTx, type SafeTx } from '../safe/safeTx'
import { packSignatures } from '../safe/signatureBytes'
import type { SafeDomain } from '../safe/safeTxHash'
import type { VerifiedSignature } from './verifiedSignatures'
import type { OnScreen } from './onScreen'

/** The two functions of a Safe that an owner's wallet calls. */
export const safeActs = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
  'function approveHash(bytes32 hashToApprove)',
])

/** Builds the request for an intention. Check it with `requestProblem` before it is sent. */
export function walletRequest(intention: Intention, from: Address): WalletRequest {
  const { onScreen } = intention
  const { domain, safeTxHash, tx } = onScreen
  switch (intention.kind) {
    case 'confirm':
    case 'reject':
      return signRequest(from, safeTxTypedData(tx, domain))
    case 'delete':
      return signRequest(from, deletionTypedData(safeTxHash, domain, intention.hour))
    case 'approve':
      return sendRequest(
        from,
        domain,
        encodeFunctionData({ abi: safeActs, functionName: 'approveHash', args: [safeTxHash] }),
      )
    case 'execute':
      return sendRequest(from, domain, executionData(tx, intention.signatures))
  }
}

/** Encodes `execTransaction`, with the signatures packed in the order that the Safe requires. */
export function executionData(tx: SafeTx, signatures: readonly VerifiedSignature[]): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  const gas = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  const args = [to, value, data, operation, ...gas, packSignatures(signatures)] as const
  return encodeFunctionData({ abi: safeActs, functionName: 'execTransaction', args })
}

/** Builds the EIP-712 typed data of a SafeTx (Safe 1.3.0 and later), with numbers as decimal strings, as wallets expect. */
function safeTxTypedData(tx: SafeTx, { chainId, safe }: SafeDomain) {
  return {
    domain: { chainId, verifyingContract: safe },
    types: {
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx',
    message: decimalSafeTx(tx),
  }
}

/** Builds the typed data of the transaction service's `DeleteRequest`. It names the hour, so that it expires. */
function deletionTypedData(safeTxHash: Hex, { chainId, safe }: SafeDomain, hour: number) {
  return {
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId, verifyingContract: safe },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: hour.toString() },
  }
}

function signRequest(from: Address, typedData: object): WalletRequest {
  return { method: 'eth_signTypedData_v4', params: [from, JSON.stringify(typedData)] }
}

function sendRequest(from: Address, { chainId, safe }: SafeDomain, data: Hex): WalletRequest {
  const transaction = { from, to: safe, value: '0x0', data, chainId: numberToHex(chainId) }
  return { method: 'eth_sendTransaction', params: [transaction] }
}

/** The requests that a review may send to an owner's wallet. */
export type Intention =
  /** An EIP-712 signature over the transaction on screen. */
  | { readonly kind: 'confirm'; readonly onScreen: OnScreen }
  /** An EIP-712 signature over the rejection of its nonce. */
  | { readonly kind: 'reject'; readonly onScreen: OnScreen }
  /** `approveHash` of the Safe, sent by the owner. */
  | { readonly kind: 'approve'; readonly onScreen: OnScreen }
  /** `execTransaction` of the Safe. */
  | {
      readonly kind: 'execute'
      readonly onScreen: OnScreen
      readonly signatures: readonly VerifiedSignature[]
      readonly threshold: number
    }
  /** The transaction service's own `DeleteRequest`. `hour`: whole hours since 1970. */
  | { readonly kind: 'delete'; readonly onScreen: OnScreen; readonly hour: number }

/** A request to an EIP-1193 provider. */
export type WalletRequest = { readonly method: string; readonly params: readonly unknown[] }

/**
 * Computes the EIP-712 hash by which the transaction service deletes a proposal.
 *
 * @param hour - Whole hours since 1970; the service accepts the current and the previous one.
 * @see https://github.com/safe-global/safe-transaction-service, `DeleteRequest`
 */
export function deletionHash({ domain, safeTxHash }: OnScreen, hour: number): Hex {
  return hashTypedData({
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId: domain.chainId,
      verifyingContract: domain.safe,
    },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(hour) },
  })
}
