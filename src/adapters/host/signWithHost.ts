import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import * as v from 'valibot'
import type { SignMessageResult } from '../../core/signIn/authAnswers'
import { m } from './messages'
import { foreignText } from './safeHost'
import { signedMessageSchema } from './safeHostSchema'

/** The one method of the Safe Apps SDK that is called for a signature. */
export type SafeMessageSdk = { readonly txs: Pick<SafeAppsSDK['txs'], 'signMessage'> }

/**
 * Signs with the host's Safe: one request for each message, without a time limit. The host responds when enough owners
 * have signed while its dialog is open. When the dialog is closed earlier it responds "rejected", although the first
 * owner may have signed: the caller then searches for the message at the service.
 */
export async function signWithHost(sdk: SafeMessageSdk, message: string): Promise<SignMessageResult> {
  let answer: unknown
  try {
    answer = await sdk.txs.signMessage(message)
  } catch (error) {
    const text = foreignText(error)
    // The host has no error code for a rejection, only this sentence.
    if (text === 'Transaction was rejected') return { kind: 'rejected' }
    return { kind: 'failed', reason: m.notSigned(text) }
  }
  const parsed = v.safeParse(signedMessageSchema, answer)
  if (parsed.success) return parsed.output
  return { kind: 'failed', reason: m.noSignature }
}
