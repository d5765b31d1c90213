import { BaseError as ViemError, UserRejectedRequestError } from 'viem'
import { SwitchChainNotSupportedError } from 'wagmi'
import { BaseError } from '../../core/baseError'
import { errorChain } from '../../core/wallet/errorChain'
import type { WalletTrouble } from '../../ports/wallet'
import { m } from './messages'

/** Returns the notice for a wallet that did not connect. Null where RainbowKit's RETRY is enough. */
export function connectTrouble(error: Error): WalletTrouble | null {
  if (isPartMissing(error)) return partMissing
  if (error instanceof RelaySilentError) return relayGone
  if (errorChain(error).some(({ code }) => code === busyCode)) return busy
  return null
}

/** Returns the notice for a network switch that failed. Null when the user rejected the switch. */
export function switchTrouble(error: Error, appName: string): WalletTrouble | null {
  if (error instanceof SwitchChainNotSupportedError || isUnsupported(error)) return staysOnNetwork(appName)
  const isRefusal =
    error instanceof ViemError && error.walk((cause) => cause instanceof UserRejectedRequestError)
  if (isRefusal) return null
  return { title: m.notSwitched, words: m.notSwitchedMore }
}

/** Returns the specification's words for a wallet that cannot switch, such as a Safe. */
export function staysOnNetwork(appName: string): WalletTrouble {
  return { title: m.stays, words: m.staysMore(appName) }
}

/** No code yet, and the request is still pending: the code can still come. */
export const relaySlow: WalletTrouble = { title: m.relay, words: m.relaySlow }

/** The attempt has ended. */
const relayGone: WalletTrouble = { title: m.relay, words: m.relayGone }

/**
 * Returns true when a wallet's own library failed to load: the connection was lost, or a new release has removed the
 * file.
 */
export function isPartMissing(error: unknown): boolean {
  return errorChain(error).some(({ message }) => words.test(message))
}

/** Thrown when WalletConnect gave up before there was a code to scan. */
export class RelaySilentError extends BaseError {
  override name = 'RelaySilentError'

  constructor(cause: unknown) {
    super('WalletConnect gave no code.', { cause })
  }
}

/** EIP-1474 "resource unavailable": the wallet is locked, or already has a request open. */
const busyCode = -32002

const busy: WalletTrouble = { title: m.busy, words: m.busyMore }

// A browser may cache a module's load failure, and then only a reload requests it again.
const partMissing: WalletTrouble = { title: m.partMissing, words: m.partMissingMore }

/** Errors of Chromium, Firefox and Safari for a module that failed to load; Safari also for a wrong MIME type. */
const words = /dynamically imported module|importing a module script failed|JavaScript MIME type/i

/** EIP-1193 and JSON-RPC: method not supported. wagmi wraps it into an error of its own code. */
const methodMissing: readonly (number | null)[] = [4200, -32601, -32004]

function isUnsupported(error: Error): boolean {
  return errorChain(error).some(({ code }) => methodMissing.includes(code))
}
