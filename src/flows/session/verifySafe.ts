import { isAddressEqual } from 'viem'
import { checkSafe, mayBeLag } from '../../core/safe/checkSafe'
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

/** Maximum lag of a host, in ms. One lagged by 53 s; its caches expire within a minute. */
const lagsAtMostMs = 120_000
const againMs = 10_000

type Disagreement = Extract<SafeCheck, { kind: 'differs' }>

/**
 * Retries the check while host and chain may disagree only because the Safe has just changed. After two minutes the
 * disagreement stands until another check succeeds. Returns a function that stops it.
 */
export function awaitAgreement(context: AccountContext): () => void {
  const { check, clock, signal } = context
  /** Time of the next check; null: none. */
  let againAtMs: number | null = null
  let standsSinceMs: number | null = null

  async function follow() {
    const startedAtMs = clock.nowMs()
    try {
      while (clock.nowMs() - startedAtMs < lagsAtMostMs) {
        againAtMs = clock.nowMs() + againMs
        mark()
        await clock.sleep(againMs, signal)
        if (lagIn(check.getState()) === null) return
        check.setState(await verifySafe(context), true)
        if (lagIn(check.getState()) === null) return
      }
      standsSinceMs = clock.nowMs()
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      againAtMs = null
      mark()
    }
  }

  /** Adds the time of the next check to the disagreement. */
  function mark() {
    const lag = lagIn(check.getState())
    if (lag === null || (lag.againAtMs ?? null) === againAtMs) return
    const { againAtMs: _, ...stands } = lag
    check.setState(againAtMs === null ? stands : { ...stands, againAtMs }, true)
  }

  return check.subscribe((state) => {
    if (state.kind === 'ok') standsSinceMs = null
    if (againAtMs !== null) mark()
    else if (standsSinceMs === null && lagIn(state) !== null) void follow()
  })
}

function lagIn(state: SafeCheck): Disagreement | null {
  return state.kind === 'differs' && mayBeLag(state.disagreements) ? state : null
}
