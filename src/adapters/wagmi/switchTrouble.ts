import { BaseError, UserRejectedRequestError } from 'viem'
import { SwitchChainNotSupportedError } from 'wagmi'
import type { WalletTrouble } from '../../ports'

/** What to tell of a network that was not switched to; null when a person said no, who knows it already. */
export function switchTrouble(error: Error, appName: string): WalletTrouble | null {
  if (error instanceof SwitchChainNotSupportedError) {
    return {
      title: 'Your wallet stays on its network',
      words: `Your wallet does not support switching networks from ${appName}. Try switching networks from within your wallet instead.`,
    }
  }
  const isRefusal =
    error instanceof BaseError && error.walk((cause) => cause instanceof UserRejectedRequestError)
  if (isRefusal) return null
  return {
    title: 'The network was not switched',
    words: 'Your wallet gave an error. Open it, choose the network there, and come back. Nothing was sent.',
  }
}
