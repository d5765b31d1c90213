import { isAddressEqual } from 'viem'
import { checkSafe } from '../../core/safe/checkSafe'
import { isKnownProxy } from '../../core/safe/knownContracts'
import type { SafeCheck } from '../account/account'
import type { AccountContext } from '../account/accountContext'
import { m } from './messages'

/** The result of a check. */
export type SafeVerdict = Exclude<SafeCheck, { kind: 'checking' }>

/**
 * Reads the Safe again from host and chain, and compares them. `unproved`, never `ok`, when either is unreachable.
 * Throws only when aborted.
 */
export async function verifySafe(context: AccountContext): Promise<SafeVerdict> {
  try {
    return await compare(context)
  } catch {
    // A check that throws proves nothing, for example when the host's address is invalid.
    context.signal.throwIfAborted()
    return { kind: 'unproved', reason: m.unreadable, atMs: context.clock.nowMs() }
  }
}

async function compare(context: AccountContext): Promise<SafeVerdict> {
  const { host, chainReader, safe, chain, clock, signal } = context
  const [claim, onChain] = await Promise.all([host.getInfo(signal), chainReader.readSafe(safe, signal)])
  const atMs = clock.nowMs()

  if (claim.kind === 'found' && !isAddressEqual(claim.value.safe, safe)) {
    const disagreements = [{ field: 'safe', host: claim.value.safe, chain: safe }] as const
    return { kind: 'differs', disagreements, atMs }
  }
  if (onChain.kind === 'missing') {
    const disagreements = [{ field: 'code', host: m.aSafe, chain: m.noContract(chain.name) }] as const
    return { kind: 'differs', disagreements, atMs }
  }
  if (onChain.kind === 'unreachable') return { kind: 'unproved', reason: onChain.reason, atMs }
  if (claim.kind !== 'found') {
    const reason = claim.kind === 'unreachable' ? claim.reason : m.silent
    return { kind: 'unproved', reason, atMs, onChain: onChain.value }
  }
  const disagreements = checkSafe(claim.value, onChain.value)
  if (disagreements.length > 0) return { kind: 'differs', disagreements, atMs }
  // Not a disagreement, which would lock out real Safes: those upgraded from before 1.1.1, or by third-party factories, have
  // an unlisted proxy. Not agreement either: unknown code can return any owners and threshold.
  if (!isKnownProxy(onChain.value.codeHash))
    return { kind: 'unproved', reason: m.unknownProxy, atMs, onChain: onChain.value }
  return { kind: 'ok', onChain: onChain.value, atMs }
}
