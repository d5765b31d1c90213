import type { Hex } from 'viem'
import { innerMessageHash, safeMessageHash } from '../core/safe/safeMessageHash'
import type { SignInSite } from '../core/signIn/signInFields'
import { type TrackedItem, trackedId } from '../core/tracking/trackedItem'
import { createTrackedStore, findTracked } from '../core/tracking/trackedStore'
import type { AccountContext } from './accountContext'
import { observeItem } from './observeItem'
import { rest } from './rest'
import type { CoSigners } from './signInParts'
import { watchItem } from './watchItem'

type SafeContext = Pick<AccountContext, 'chain' | 'safe' | 'chainReader' | 'service' | 'host' | 'clock'>

/** The owners of a Safe, by the chain and the transaction service: a message is followed as every tracked one is. */
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
      // Not in the account's own list: that one keeps what has been given, and cannot forget a message that has expired.
      const tracked = createTrackedStore({ items: [item], durable: false })
      const id = trackedId(item)
      const followed = (): TrackedItem | undefined => findTracked(tracked, id)
      const unsubscribe = tracked.subscribe(() => {
        const news = followed()
        if (news?.kind === 'safeMessage') onNews(news)
      })
      try {
        const observe = (one: TrackedItem, until: AbortSignal) => observeItem(one, context, until)
        await watchItem(id, { chain, clock, tracked, signal }, observe)
      } finally {
        unsubscribe()
      }
      signal.throwIfAborted()
      const { phase } = followed() ?? item
      if (phase.status !== 'signed') throw new Error('A message is followed until it is signed.')
      return phase.signature
    },

    async untilSignedOnChain({ innerHash }, signal): Promise<Hex> {
      for (;;) {
        const answer = await chainReader.isValidSignature(safe, innerHash, '0x', signal)
        if (answer.kind === 'found' && answer.value) return '0x'
        await rest(clock, 3 * chain.pollMs, signal)
      }
    },
  }
}
