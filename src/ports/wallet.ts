import type { Address, Hex } from 'viem'
import type { Call, ChainTxHash } from '../core/safe/safeTx'
import type { Answer } from '../core/answer'
import type { TxHandle } from '../core/safe/txHandle'

/** EIP-1193: what every wallet offers to a page, whatever library found it. */
export type WalletProvider = {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** The wallet that is connected in a normal tab, as the wallets' own part of the app knows it. */
export type WalletConnection =
  /** `restoring`: the wallet of the last visit is being asked whether it is still there. */
  | { readonly kind: 'none'; readonly restoring: boolean }
  | {
      readonly kind: 'connected'
      readonly address: Address
      /** It need not be a chain that the app knows. */
      readonly chainId: number
      readonly walletName: string
      readonly provider: WalletProvider
    }

/** What Ethereum's name service says of an account. Null where there is nothing, or nobody to ask. */
export type WalletName = { readonly name: string | null; readonly avatar: string | null }

/** What went wrong with a wallet and would otherwise pass without a word. */
export type WalletTrouble = { readonly title: string; readonly words: string }

/** WalletConnect's code as a link, for wallets that take it by copy and paste, or that are on this very phone. */
export type WalletLink =
  | { readonly kind: 'unwanted' }
  /** The relay has been asked for it. */
  | { readonly kind: 'coming' }
  | { readonly kind: 'ready'; readonly uri: string }

/** What became of one request to an ordinary wallet. */
export type SendResult =
  | { readonly kind: 'sent'; readonly handle: TxHandle }
  /** A person said no (4001, 5000 and their like). Nothing was sent. */
  | { readonly kind: 'rejected' }
  /** The wallet said clearly that it did not send it (locked, wrong chain, not supported, not enough money), and why. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No answer that tells whether it was sent: never asked again before it has been looked for. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** How far an EIP-5792 batch has come, by the wallet's word. The receipts are checked on the chain. */
export type CallsStatus = {
  readonly id: string
  /** 100 pending, 200 confirmed, 400 failed off the chain, 500 reverted, 600 reverted in part. Kept open: wallets differ. */
  readonly statusCode: number
  /** Null where the wallet does not tell. */
  readonly atomic: boolean | null
  readonly txHashes: readonly ChainTxHash[]
}

/** An ordinary wallet, asked to send. It waits for a person for as long as that takes, and never sends twice. */
export type WalletSender = {
  readonly address: Address
  readonly chainId: number
  /** Whether it carries out several calls as one, all or none (EIP-5792 `wallet_getCapabilities`, both shapes). */
  canBatch(signal?: AbortSignal): Promise<boolean>
  /**
   * `wallet_sendCalls` with `atomicRequired`. The handle is `{ kind: 'calls' }`. `id`: our own name for the batch, 32
   * bytes, under which it can be looked for when the answer is lost. `unsupported`: refused because the wallet cannot
   * make these calls as one; nothing was sent.
   */
  sendCalls(
    calls: readonly Call[],
    id: Hex,
  ): Promise<SendResult | { readonly kind: 'unsupported'; readonly reason: string }>
  /** `wallet_getCallsStatus`. */
  getCalls(id: string, signal?: AbortSignal): Promise<Answer<CallsStatus>>
  /** `eth_sendTransaction`. The handle is `{ kind: 'chainTx' }`. */
  sendCall(call: Call): Promise<SendResult>
}
