import { innerMessageHash } from '../../../core/safe/safeMessageHash'
import type { SignMessageResult } from '../../../core/signIn/authAnswers'
import type { MessageSigner } from '../../../ports/auth'
import type { AccountContext } from '../../account/accountContext'
import { observeMessage } from '../../tracking/observe/observeMessage'
import type { CoSigners } from '../signInParts'

const unknown: SignMessageResult = { kind: 'pending', way: 'messages' }

/**
 * Returns the signer of a Safe, which checks the signature with the Safe itself. The service concatenates the owners'
 * signatures unchanged, and hosts pass that on. With a contract owner no Safe accepts it: ours is used instead.
 */
export function checkedSigner(
  signer: MessageSigner,
  coSigners: Pick<CoSigners, 'describe'>,
  context: Pick<AccountContext, 'chain' | 'safe' | 'chainReader' | 'service' | 'host' | 'signal'>,
): MessageSigner {
  const { safe, chainReader, signal } = context
  return {
    async signMessage(message): Promise<SignMessageResult> {
      const answer = await signer.signMessage(message)
      if (answer.kind !== 'signed' || answer.signature === '0x') return answer
      const innerHash = innerMessageHash(message)
      const accepted = await chainReader.isValidSignature(safe, innerHash, answer.signature, signal)
      if (accepted.kind !== 'found' || accepted.value) return answer
      const item = await coSigners.describe(message, signal)
      // The owners' signatures cannot be checked now: poll until they can.
      if (item === null) return unknown
      const { record, approvals, verdict } = await observeMessage(item, context, signal)
      if (verdict.kind === 'found' && verdict.value.accepted) {
        return { kind: 'signed', signature: verdict.value.signature }
      }
      const isTold = record.kind === 'found' || record.kind === 'missing'
      const isSilent = approvals.kind === 'unreachable' || verdict.kind === 'unreachable'
      return isTold && !isSilent ? answer : unknown
    },
  }
}
