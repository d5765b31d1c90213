import type { WalletTrouble } from '../../ports/wallet'
import { m } from './messages'

/** No code yet, and the request is still pending: the code can still come. */
export const relaySlow: WalletTrouble = { title: m.relay, words: m.relaySlow }

/** The attempt has ended. */
export const relayGone: WalletTrouble = { title: m.relay, words: m.relayGone }
