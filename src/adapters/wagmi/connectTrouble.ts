import { BaseError, ResourceUnavailableRpcError } from 'viem'
import type { WalletTrouble } from '../../ports/wallet'

/** What to tell of a wallet that did not connect; null where RainbowKit's own RETRY says enough. */
export function connectTrouble(error: Error): WalletTrouble | null {
  const isBusy =
    error instanceof BaseError && error.walk((cause) => cause instanceof ResourceUnavailableRpcError) !== null
  if (!isBusy) return null
  return {
    title: 'Open your wallet',
    words: 'It is locked, or it has asked you something already. Open it, answer there, and press RETRY.',
  }
}
