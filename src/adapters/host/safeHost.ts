import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import * as v from 'valibot'
import { isHexEqual } from '../../core/isHexEqual'
import { BaseError } from '../../core/baseError'
import { cleanText, withoutQuotes } from '../../core/cleanLine'
import type { Call } from '../../core/safe/safeTx'
import type { Answer } from '../../core/answer'
import type { Clock } from '../../ports/clock'
import type { HostChannel, ProposeResult } from '../../ports/host'
import { outgoingProblem } from '../outgoingProblem'
import { m } from './messages'
import { gatewayTransactionSchema, hostSafeInfoSchema, proposedSchema } from './safeHostSchema'
import { TimeLimitError, withinLimit } from '../withinLimit'

const infoLimitMs = 10_000
const transactionLimitMs = 15_000

/** The two methods of the Safe Apps SDK that we call. */
export type SafeHostSdk = {
  readonly safe: Pick<SafeAppsSDK['safe'], 'getInfo'>
  readonly txs: Pick<SafeAppsSDK['txs'], 'send' | 'getBySafeTxHash'>
}

export type SafeHostOptions = {
  readonly sdk: SafeHostSdk
  readonly clock: Pick<Clock, 'sleep'>
  readonly onAnswer: HostChannel['onAnswer']
}

/**
 * Creates a channel to the parent window through the Safe Apps SDK, which has no time limit and validates nothing.
 * Responses are parsed here, and only the fields that are used are kept.
 */
export function createSafeHost({ sdk, clock, onAnswer }: SafeHostOptions): HostChannel {
  async function ask<const TSchema extends v.GenericSchema>(
    schema: TSchema,
    request: () => Promise<unknown>,
    { limitMs, signal }: { limitMs: number; signal: AbortSignal | undefined },
  ): Promise<Answer<v.InferOutput<TSchema>>> {
    signal?.throwIfAborted()
    try {
      const parsed = v.safeParse(schema, await withinLimit(request(), { clock, limitMs, signal }))
      if (parsed.success) return { kind: 'found', value: parsed.output }
      return { kind: 'unreachable', reason: m.unexpected(v.getDotPath(parsed.issues[0])) }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof TimeLimitError) return { kind: 'unreachable', reason: m.late }
      // The host reports "not found" and every other failure with the same words, so this is never `missing`.
      return { kind: 'unreachable', reason: m.fault(foreignText(error)) }
    }
  }

  return {
    getInfo: (signal) => ask(hostSafeInfoSchema, () => sdk.safe.getInfo(), { limitMs: infoLimitMs, signal }),

    propose: (calls) => propose(sdk, calls),
    onAnswer,

    async getTransaction(safeTxHash, signal) {
      const request = () => sdk.txs.getBySafeTxHash(safeTxHash)
      const answer = await ask(gatewayTransactionSchema, request, { limitMs: transactionLimitMs, signal })
      if (answer.kind === 'found' && !isHexEqual(answer.value.safeTxHash, safeTxHash))
        return { kind: 'unreachable', reason: m.otherTx }
      return answer
    },
  }
}

/**
 * Requests one proposal. No gas and no parameters: with a `safeTxGas` above zero a gift could fail and still use the
 * nonce. The Safe wraps two or more calls itself.
 */
async function propose(sdk: SafeHostSdk, calls: readonly Call[]): Promise<ProposeResult> {
  const problem = outgoingProblem(calls)
  if (problem !== null) return { kind: 'refused', reason: m.notSent(problem) }
  const txs = calls.map(({ to, value, data }) => ({ to, value: value.toString(), data }))
  let answer: unknown
  try {
    answer = await sdk.txs.send({ txs })
  } catch (error) {
    return explainError(error)
  }
  const parsed = v.safeParse(proposedSchema, answer)
  if (!parsed.success) throw new UnreadableProposalError()
  return { kind: 'proposed', handle: { kind: 'safeTx', safeTxHash: parsed.output } }
}

/** Maps the host's sentences: it has three, and no code (apps/web useCustomAppCommunicator of safe-wallet-monorepo). */
function explainError(error: unknown): ProposeResult {
  const said = foreignLine(error)
  if (said === 'Transaction was rejected' || said === 'Permissions were rejected') return { kind: 'rejected' }
  // "Request failed" is its sentence for every fault of its own, before or after the proposal was stored.
  return { kind: 'failed', reason: said === null ? m.unclear : m.said(m.unclear, said) }
}

const answerSchema = v.object({ success: v.literal(true), data: proposedSchema })

type Page = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>

/**
 * Calls `listener` when an allowed parent window names a safeTxHash, whichever document sent the request: after a
 * reload the response has an id that this document never used. The hash is not passed on.
 *
 * @returns A function that stops listening.
 */
export function listenForAnswers(
  { page, allowed }: { readonly page: Page; readonly allowed: readonly RegExp[] },
  listener: () => void,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page.parent || !allowed.some((pattern) => pattern.test(origin))) return
    if (v.is(answerSchema, data)) listener()
  }
  page.addEventListener('message', hear)
  return () => page.removeEventListener('message', hear)
}

const longestForeignText = 200

/** Makes text of another party safe to show: one line, truncated, and never empty. */
export function foreignText(error: unknown): string {
  return foreignLine(error) ?? m.noReason
}

function foreignLine(error: unknown): string | null {
  const text = error instanceof Error ? error.message.slice(0, 4 * longestForeignText) : ''
  const line = cleanText(text, longestForeignText)
  return line === null ? null : withoutQuotes(line)
}

/** Outcome unknown: the proposal may exist. Search for it, never send it again. */
export class UnreadableProposalError extends BaseError {
  override readonly name = 'UnreadableProposalError'
  constructor() {
    super('Your Safe said that it took the proposal, without a hash that can be followed.', {
      hints: ['Look for it in the queue of your Safe before you propose it again.'],
    })
  }
}
