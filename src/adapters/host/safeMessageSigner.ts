import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import * as v from 'valibot'
import type { MessageSigner } from '../../ports/auth'
import { foreignText } from '../foreignText'
import { signedMessageSchema } from './safeHostSchema'

/** The one question of the Safe Apps SDK that is asked for a signature. */
export type SafeMessageSdk = { readonly txs: Pick<SafeAppsSDK['txs'], 'signMessage'> }

/**
 * The Safe around us as a signer, asked once for each message and for as long as people take. The host answers when
 * enough owners have signed while its own dialog stays open. Closed before that, it says "rejected" although the first
 * owner may have signed: whoever asks looks for the message at the service then.
 */
export function createSafeMessageSigner(sdk: SafeMessageSdk): MessageSigner {
  return {
    async signMessage(message) {
      let answer: unknown
      try {
        answer = await sdk.txs.signMessage(message)
      } catch (error) {
        const text = foreignText(error)
        // The host has no code for a person's "no", only this sentence.
        if (text === 'Transaction was rejected') return { kind: 'rejected' }
        return { kind: 'failed', reason: `Your Safe did not sign the message: ${text}` }
      }
      const parsed = v.safeParse(signedMessageSchema, answer)
      if (parsed.success) return parsed.output
      return { kind: 'failed', reason: 'Your Safe answered with something that is no signature.' }
    },
  }
}
