import type { Hex } from 'viem'
import { BaseError } from '../../core/baseError'
import type { ProposalIntent } from '../../core/outbox/intent'
import { isEarlierGift } from '../../core/outbox/findFollowed'
import { findExecutedHash } from '../../core/safe/decodeExecTransaction'
import type { ExecutedTx, SafeOnChain, SafeTxHash } from '../../core/safe/safeTx'
import { judgeRecord } from '../../core/tracking/advance/judgeRecord'
import type { AccountContext } from '../account/accountContext'
import { m } from '../../core/tracking/messages'

/** Meaning of 32 bytes in a wallet's response. */
export type ResolvedHandle =
  | { readonly kind: 'found'; readonly safeTxHash: SafeTxHash }
  /** An equal gift that was already pending at the request: equal calls and nonce have one hash, and are paid once. */
  | { readonly kind: 'earlier'; readonly safeTxHash: SafeTxHash }
  /** Neither the service nor the chain has it yet. */
  | { readonly kind: 'missing' }
  /** Another transaction than the requested one. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Maximum number of Safe transactions to look up per chain transaction: the service has a budget. */
const candidatesAsked = 3

type ResolveContext = Pick<
  AccountContext,
  'chain' | 'safe' | 'chainReader' | 'service' | 'tracked' | 'signal'
>

/**
 * Looks up a hash that may be a safeTxHash or a chain transaction hash: wallets that stand for a Safe return either in the
 * same field. It counts only if it leads to exactly the calls of the intent, from this Safe and not earlier: a record of the
 * service that hashes to it, or a chain transaction whose data and Safe event agree. Never proposes. Throws only when
 * aborted.
 */
export async function resolveHandle(
  context: ResolveContext,
  intent: ProposalIntent,
  hash: Hex,
): Promise<ResolvedHandle> {
  const { chainReader, safe, signal } = context
  const [onChain, executed] = await Promise.all([
    chainReader.readSafe(safe, signal),
    chainReader.readExecuted(safe, hash, signal),
  ])
  if (onChain.kind !== 'found') {
    const reason = onChain.kind === 'unreachable' ? onChain.reason : m.trouble.unknownSafe
    return { kind: 'unreachable', reason }
  }
  if (executed.kind === 'found') return resolveExecuted(context, intent, executed.value, onChain.value)
  const named = await resolveNamed(context, intent, hash as SafeTxHash, onChain.value)
  // The service lacks the proposal, and the chain could not be read.
  return named.kind === 'missing' && executed.kind === 'unreachable' ? executed : named
}

/** Resolves a chain hash. If its data is not enough, the service may know the hashes in the Safe's events. */
async function resolveExecuted(
  context: ResolveContext,
  intent: ProposalIntent,
  executed: ExecutedTx,
  onChain: SafeOnChain,
): Promise<ResolvedHandle> {
  const proved = proveByChain(intent, executed, onChain)
  if (proved !== null) {
    const isEarlier = isEarlierGift(context.tracked.getState().items, intent, { safeTxHash: proved })
    if (!isEarlier) return { kind: 'found', safeTxHash: proved }
    // Its nonce was unused at the request.
    if (intent.nonceFrom !== null) return { kind: 'earlier', safeTxHash: proved }
  }
  let best: ResolvedHandle = { kind: 'other' }
  for (const safeTxHash of executed.safeTxHashes.slice(0, candidatesAsked)) {
    const named = await resolveNamed(context, intent, safeTxHash, onChain)
    if (named.kind === 'found') return named
    if (named.kind !== 'other' && best.kind !== 'earlier') best = named
  }
  return best
}

function proveByChain(
  { calls, nonceFrom, safe }: ProposalIntent,
  executed: ExecutedTx,
  { chainId, version, nonce }: SafeOnChain,
): SafeTxHash | null {
  try {
    return findExecutedHash(executed, { calls, nonceFrom, nonceNow: nonce }, { chainId, safe, version })
  } catch (error) {
    // The hashing of this version is unknown: rely on the service and what it can prove.
    if (error instanceof BaseError) return null
    throw error
  }
}

/** Resolves a possible safeTxHash by a record of the service that hashes to it. */
async function resolveNamed(
  context: ResolveContext,
  intent: ProposalIntent,
  safeTxHash: SafeTxHash,
  onChain: SafeOnChain,
): Promise<ResolvedHandle> {
  const { safe, calls, nonceFrom } = intent
  const record = await context.service.getTransaction(safeTxHash, context.signal)
  if (record.kind === 'missing') return { kind: 'missing' }
  if (record.kind === 'unreachable') return { kind: 'unreachable', reason: record.reason }
  const judged = judgeRecord({ safe, safeTxHash, calls }, record.value, onChain)
  if (judged.kind === 'unknown') return { kind: 'unreachable', reason: judged.reason }
  const { nonce, isExecuted } = record.value
  if (judged.kind !== 'ok' || (nonceFrom !== null && nonce < nonceFrom)) return { kind: 'other' }
  const named = { safeTxHash: record.value.safeTxHash }
  if (!isEarlierGift(context.tracked.getState().items, intent, record.value))
    return { kind: 'found', ...named }
  return nonceFrom === null && isExecuted ? { kind: 'other' } : { kind: 'earlier', ...named }
}
