import type { AskAnswer, Checked, Found } from '../../core/outbox/event'
import { isProposal, type ProposalIntent } from '../../core/outbox/intent'
import type { ProposeResult } from '../../ports/host'
import type { AccountContext } from '../account/accountContext'
import { type SafeVerdict, verifySafe } from '../session/verifySafe'
import { resolveHandle } from '../tracking/resolveHandle'
import { type AccountOutbox, openOutbox } from './openOutbox'
import { findProposal } from './findProposal'
import { m } from './messages'
import { proposalIntent } from './storedIntent'

/** Opens the outbox of a Safe: all gifts as one proposal. Resumes its stored intent. */
export function openSafeOutbox(context: AccountContext): AccountOutbox {
  const accepted = new Set<string>()
  return openOutbox<ProposalIntent>(context, {
    draft(begun, { acceptUnverified }) {
      if (acceptUnverified) accepted.add(begun.id)
      return { ...begun, safe: context.safe, nonceFrom: null, fromBlock: null }
    },
    isOwn: isProposal,
    stored: proposalIntent(context),
    check: (intent) => check(context, accepted.has(intent.id)),
    ask: async ({ calls }) => answerOf(await context.host.propose(calls)),
    search: (intent) => search(context, intent),
    // The user is waiting for the result.
    waitMs: () => context.service.waitMs('onScreen'),
    fallBackToSequence: () => undefined,
  })
}

/** Checks the Safe against the chain before the request. */
async function check(context: AccountContext, acceptUnverified: boolean): Promise<Checked> {
  const verdict = await verifySafe(context)
  context.signal.throwIfAborted()
  context.check.setState(verdict, true)
  const reason = obstacleIn(verdict, acceptUnverified)
  if (reason !== null) return { kind: 'blocked', reason }
  const onChain = verdict.kind === 'differs' ? undefined : verdict.onChain
  return { kind: 'proposal', nonceFrom: onChain?.nonce ?? null, fromBlock: onChain?.blockNumber ?? null }
}

function obstacleIn(verdict: SafeVerdict, acceptUnverified: boolean): string | null {
  if (verdict.kind === 'differs') return m.disagrees
  if (verdict.kind === 'unproved' && !acceptUnverified) return m.unverified(verdict.reason)
  return null
}

/** Maps the result of the host. It reports any fault as "Request failed", even one after the proposal was stored. */
function answerOf(result: ProposeResult): AskAnswer {
  if (result.kind === 'rejected' || result.kind === 'refused') return result
  if (result.kind === 'failed') return { kind: 'unknown', said: result.reason }
  const { handle } = result
  if (handle.kind === 'safeTx')
    return { kind: 'out', out: { safeTxHash: handle.safeTxHash, status: 'proposed' } }
  return handle.kind === 'unknown' ? { kind: 'named', hash: handle.hash } : { kind: 'unknown' }
}

/** Searches by the hash that a wallet returned, if any, and by the calls of the transaction. */
async function search(context: AccountContext, intent: ProposalIntent): Promise<Found> {
  const { answeredHash } = intent
  const resolved = answeredHash && (await resolveHandle(context, intent, answeredHash))
  if (resolved?.kind === 'unreachable') return resolved
  if (resolved?.kind === 'found')
    return { kind: 'found', out: { safeTxHash: resolved.safeTxHash, status: 'proposed' } }
  const found = await findProposal(context, intent)
  // The hash is that of an equal pending gift: it is this gift, unless another was proposed.
  if (resolved?.kind === 'earlier' && found.kind === 'nothing')
    return { kind: 'found', out: { safeTxHash: resolved.safeTxHash, status: 'proposed' } }
  if (found.kind !== 'found' && found.kind !== 'draft') return found
  const status = found.kind === 'draft' ? 'draft' : 'proposed'
  return { kind: 'found', out: { safeTxHash: found.safeTxHash, status } }
}
