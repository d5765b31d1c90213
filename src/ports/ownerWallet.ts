import type { Address, Hex } from 'viem'
import type { Intention } from '../core/acting/walletRequest'
import type { ChainTxHash } from '../core/safe/safeTx'

/** Outcome of a request to sign. */
export type SignResult =
  /** Not proof: the signer has to be recovered from it. */
  | { readonly kind: 'signed'; readonly signature: Hex }
  /** The owner rejected it. */
  | { readonly kind: 'rejected' }
  /** The wallet did not sign; `reason` is why. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The wallet cannot sign typed data: the owner can approve on chain instead. */
  | { readonly kind: 'unsupported'; readonly reason: string }

/** Outcome of a request to send. */
export type ExecutionResult =
  | { readonly kind: 'sent'; readonly txHash: ChainTxHash }
  | { readonly kind: 'rejected' }
  /** Nothing was sent; `reason` is why. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Outcome unknown: only the Safe's own event proves that it was sent. */
  | { readonly kind: 'unknown'; readonly reason: string }

type Signing = Extract<Intention, { kind: 'confirm' | 'reject' | 'delete' }>
export type Sending = Extract<Intention, { kind: 'approve' | 'execute' }>

/** The wallet of an owner. Each request passes the outgoing guard and has no time limit. */
export type OwnerWallet = {
  readonly address: Address
  /** The chain of the wallet, which need not be the Safe's. */
  readonly chainId: number
  readonly walletName: string
  /** Signs by `eth_signTypedData_v4`. */
  sign(intention: Signing): Promise<SignResult>
  /** Sends by `eth_sendTransaction`. */
  send(intention: Sending): Promise<ExecutionResult>
}

/** Outcome of an `execTransaction`, simulated by `eth_call` from the sender at the newest block. */
export type TrialResult =
  | { readonly kind: 'succeeds' }
  /** Mined, and the nonce is used, but its calls would fail inside. */
  | { readonly kind: 'fails' }
  /** `code`: the Safe's own, such as GS013. `reason`: the words of another contract. */
  | { readonly kind: 'reverts'; readonly code: string | null; readonly reason: string | null }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Simulates an execution on our own node, before the request to a wallet. */
export type ExecutionTrial = (call: {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}) => Promise<TrialResult>
