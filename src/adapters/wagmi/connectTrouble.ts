import { errorChain } from '../../core/wallet/errorChain'
import type { WalletTrouble } from '../../ports/wallet'
import { isPartMissing } from './isPartMissing'
import { m } from './messages'
import { relayGone } from './relayTrouble'
import { RelaySilentError } from './watchRelay'

/** EIP-1474 "resource unavailable": the wallet is locked, or already has a request open. */
const busyCode = -32002

/** Returns the notice for a wallet that did not connect. Null where RainbowKit's RETRY is enough. */
export function connectTrouble(error: Error): WalletTrouble | null {
  if (isPartMissing(error)) return partMissing
  if (error instanceof RelaySilentError) return relayGone
  if (errorChain(error).some(({ code }) => code === busyCode)) return busy
  return null
}

const busy: WalletTrouble = { title: m.busy, words: m.busyMore }

// A browser may cache a module's load failure, and then only a reload requests it again.
const partMissing: WalletTrouble = { title: m.partMissing, words: m.partMissingMore }
