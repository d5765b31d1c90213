import type { Address, Hex } from 'viem'
import type { Call, ChainTxHash, TxHandle } from '../core/safe/safeTx'
import type { Answer } from '../core/answer'

/** An EIP-1193 provider. */
export type WalletProvider = {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** The wallet that is connected in a normal tab. */
export type WalletConnection =
  /** `restoring`: the remembered wallet is being reconnected. */
  | { readonly kind: 'none'; readonly restoring: boolean }
  | {
      readonly kind: 'connected'
      readonly address: Address
      /** May be a chain that the app does not support. */
      readonly chainId: number
      readonly walletName: string
      readonly provider: WalletProvider
    }

/** An account's ENS name and avatar. Null where there is none, or Ethereum is not configured. */
export type WalletName = { readonly name: string | null; readonly avatar: string | null }

/** A wallet's failure that would otherwise be silent. */
export type WalletTrouble = { readonly title: string; readonly words: string }

/** WalletConnect's URI, for wallets on this phone or ones that accept it pasted. */
export type WalletLink =
  | { readonly kind: 'unwanted' }
  /** Requested from the relay. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly uri: string }

/** Outcome of one request to an ordinary wallet. */
export type SendResult =
  | { readonly kind: 'sent'; readonly handle: TxHandle }
  /** The user rejected it (4001, 5000 and the like). Nothing was sent. */
  | { readonly kind: 'rejected' }
  /** The wallet clearly did not send (locked, wrong chain, not supported, not enough money); `reason` is why. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Outcome unknown: search for it before it is ever sent again. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** The status of an EIP-5792 batch, as the wallet claims it. The receipts are verified on chain. */
export type CallsStatus = {
  readonly id: string
  /**
   * 100 pending, 200 confirmed, 400 failed off chain, 500 reverted, 600 partly reverted. Any number is allowed: wallets
   * differ.
   */
  readonly statusCode: number
  /** Null where the wallet does not report it. */
  readonly atomic: boolean | null
  readonly txHashes: readonly ChainTxHash[]
}

/** Sends through an ordinary wallet. Has no time limit, and never sends twice. */
export type WalletSender = {
  readonly address: Address
  readonly chainId: number
  /** Returns true when the wallet supports atomic batches (EIP-5792 `wallet_getCapabilities`, both shapes). */
  canBatch(signal?: AbortSignal): Promise<boolean>
  /**
   * Sends a batch (`wallet_sendCalls` with `atomicRequired`). The handle is `{ kind: 'calls' }`. `unsupported`: the
   * wallet cannot batch these calls; nothing was sent.
   *
   * @param id - Our own 32-byte id of the batch, which finds it when the response is lost.
   */
  sendCalls(
    calls: readonly Call[],
    id: Hex,
  ): Promise<SendResult | { readonly kind: 'unsupported'; readonly reason: string }>
  /** Reads the status of a batch (`wallet_getCallsStatus`). */
  getCalls(id: string, signal?: AbortSignal): Promise<Answer<CallsStatus>>
  /** Sends one call (`eth_sendTransaction`). The handle is `{ kind: 'chainTx' }`. */
  sendCall(call: Call): Promise<SendResult>
}
