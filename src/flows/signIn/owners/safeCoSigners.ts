import type { Hex } from 'viem'
import { innerMessageHash, safeMessageHash } from '../../../core/safe/safeMessageHash'
import type { SignInSite } from '../../../core/signIn/signInFields'
import { type TrackedItem, trackedId, type TrackedMessage } from '../../../core/tracking/trackedItem'
import { createTrackedStore, findTracked } from '../../../core/tracking/trackedStore'
import type { AccountContext } from '../../account/accountContext'
import { advanceSafeItem } from '../../../core/tracking/advance/advanceSafeItem'
import { observeItem } from '../../tracking/observe/observeItem'
import { pausePolling } from '../../backoff'
import type { CoSigners } from '../signInParts'
import { watchItem } from '../../tracking/watchItem'
import type { SignMessageResult } from '../../../core/signIn/authAnswers'
import type { MessageSigner } from '../../../ports/auth'
import { observeMessage } from '../../tracking/observe/observeMessage'

type SafeContext = Pick<AccountContext, 'chain' | 'safe' | 'chainReader' | 'service' | 'host' | 'clock'>

/** Polls the owners' signatures of a message, from chain and transaction service, as for any tracked message. */
export function safeCoSigners(context: SafeContext, { domain }: SignInSite): CoSigners {
  const { chain, safe, chainReader, service, clock } = context
  return {
    async describe(message, signal) {
      const onChain = await chainReader.readSafe(safe, signal)
      if (onChain.kind !== 'found') return null
      const { version, owners, threshold } = onChain.value
      const innerHash = innerMessageHash(message)
      return {
        kind: 'safeMessage',
        chainId: chain.id,
        safe,
        messageHash: safeMessageHash(innerHash, { chainId: chain.id, safe, version }),
        innerHash,
        title: `Sign-in to ${domain}`,
        createdAtMs: clock.nowMs(),
        lastGoodAtMs: null,
        note: null,
        rebuilt: false,
        phase: { status: 'needsConfirmation', signatures: { signed: [], missing: owners, threshold } },
      }
    },

    async isListed(messageHash, signal) {
      const answer = await service.getMessage(messageHash, signal)
      return answer.kind === 'found' ? { kind: 'found', value: true } : answer
    },

    async untilSigned(item, onNews, signal) {
      // Not in the account's own list, which keeps gifts and never removes an expired message.
      const tracked = createTrackedStore({ items: [item], durable: false })
      const id = trackedId(item)
      const watch = new AbortController()
      const stop = () => watch.abort(signal.reason)
      signal.throwIfAborted()
      signal.addEventListener('abort', stop, { once: true })
      let signature: Hex | null = null
      const unsubscribe = tracked.subscribe(() => {
        const news = findTracked(tracked, id)
        if (news?.kind !== 'safeMessage') return
        if (news.phase.status === 'signed') signature = news.phase.signature
        onNews(news)
      })
      const observe = async (one: TrackedItem, until: AbortSignal) => {
        const seen = await observeItem(one, { ...context, tracked }, until)
        // A Safe's wallet does not report that a transaction signs it; then the service never lists the message.
        if (seen.kind === 'safeMessage' && seen.record.kind === 'missing' && (await isOnChain(item, until))) {
          signature = '0x'
          watch.abort()
        }
        return seen
      }
      try {
        const watching = { chain, clock, tracked, signal: watch.signal, advance: advanceSafeItem }
        await watchItem(id, watching, observe)
      } finally {
        unsubscribe()
        signal.removeEventListener('abort', stop)
      }
      signal.throwIfAborted()
      if (signature === null) throw new Error('A message is followed until it is signed.')
      return signature
    },

    async untilSignedOnChain(item, signal): Promise<Hex> {
      while (!(await isOnChain(item, signal))) await pausePolling(clock, 3 * chain.pollMs, signal)
      return '0x'
    },
  }

  /** Returns true when a Safe transaction has signed it (SignMessageLib): its signature is empty. */
  async function isOnChain({ innerHash }: TrackedMessage, signal: AbortSignal): Promise<boolean> {
    const answer = await chainReader.isValidSignature(safe, innerHash, '0x', signal)
    return answer.kind === 'found' && answer.value
  }
}

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
      const isAnswered = record.kind === 'found' || record.kind === 'missing'
      const isSilent = approvals.kind === 'unreachable' || verdict.kind === 'unreachable'
      return isAnswered && !isSilent ? answer : unknown
    },
  }
}
