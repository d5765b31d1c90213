import { BaseError, UserRejectedRequestError } from 'viem'
import { SwitchChainNotSupportedError } from 'wagmi'
import { errorChain } from '../../core/wallet/errorChain'
import type { WalletTrouble } from '../../ports/wallet'
import { m } from './messages'

/** Returns the notice for a network switch that failed. Null when the user rejected the switch. */
export function switchTrouble(error: Error, appName: string): WalletTrouble | null {
  if (error instanceof SwitchChainNotSupportedError || isUnsupported(error)) return staysOnNetwork(appName)
  const isRefusal =
    error instanceof BaseError && error.walk((cause) => cause instanceof UserRejectedRequestError)
  if (isRefusal) return null
  return { title: m.notSwitched, words: m.notSwitchedMore }
}

/** Returns the specification's words for a wallet that cannot switch, such as a Safe. */
export function staysOnNetwork(appName: string): WalletTrouble {
  return { title: m.stays, words: m.staysMore(appName) }
}

/** EIP-1193 and JSON-RPC: method not supported. wagmi wraps it into an error of its own code. */
const methodMissing: readonly (number | null)[] = [4200, -32601, -32004]

function isUnsupported(error: Error): boolean {
  return errorChain(error).some(({ code }) => methodMissing.includes(code))
}
