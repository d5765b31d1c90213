import { errorChain } from '../../core/wallet/errorChain'
import type { WalletTrouble } from '../../ports/wallet'

/** Of EIP-1474, "resource unavailable": so answers a wallet that is locked, or that is asking its person already. */
const busyCode = -32002

/** What to tell of a wallet that did not connect; null where the kit's RETRY says enough. */
export function connectTrouble(error: Error): WalletTrouble | null {
  if (!errorChain(error).some(({ code }) => code === busyCode)) return null
  return {
    title: 'Open your wallet',
    words: 'It is locked, or it has asked you something already. Open it, answer there, and press RETRY.',
  }
}
