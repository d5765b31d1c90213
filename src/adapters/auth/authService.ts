import * as v from 'valibot'
import type { AuthVerdict } from '../../core/signIn/authAnswers'
import type { Answer } from '../../core/answer'
import type { AuthService } from '../../ports/auth'
import type { Clock } from '../../ports/clock'
import { TimeLimitError, withinLimit } from '../withinLimit'
import { wireSchema } from '../service/wireSchema'
import { m } from './messages'

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
)

const shortText = v.pipe(v.string(), v.maxLength(500))

const sessionSchema = v.pipe(
  v.object({
    address: wireSchema.address,
    chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    expiresAt: time,
  }),
  v.transform(({ address, chainId, expiresAt }) => ({ address, chainId, expiresAtMs: expiresAt })),
)

/** Responses of the sign-in service (docs/sign-in.md): only the fields that are used. */
const authSchema = {
  nonce: v.pipe(
    v.object({
      // EIP-4361 allows letters and digits, at least eight of them.
      nonce: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{8,200}$/)),
      secret: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
      issuedAt: time,
      expiresAt: time,
    }),
    v.check(({ issuedAt, expiresAt }) => issuedAt < expiresAt),
    v.transform(({ nonce, secret, issuedAt, expiresAt }) => ({
      nonce,
      secret,
      issuedAtMs: issuedAt,
      expiresAtMs: expiresAt,
    })),
  ),
  /** `null`: not signed in. */
  session: v.object({ session: v.nullable(sessionSchema) }),
  verified: v.object({ session: sessionSchema, notKept: v.nullish(shortText, null) }),
  refusal: v.object({ error: v.object({ code: shortText, sentence: shortText }) }),
} as const

const timeLimitMs = 15_000
/** Time limit in ms. To verify a signature the service has to call a chain's node. */
const verifyLimitMs = 30_000

export type AuthServiceOptions = {
  /** Base of the service, without a slash at the end. A path is read relative to the page. */
  readonly url: string
  readonly clock: Pick<Clock, 'sleep'>
}

type Unreachable = Extract<Answer<never>, { kind: 'unreachable' }>
type Replied = Extract<Answer<{ readonly status: number; readonly body: unknown }>, { kind: 'found' }>

/**
 * Creates the operator's sign-in service over HTTP (docs/sign-in.md). Its session lives in a cookie that no script can
 * read.
 */
export function createAuthService({ url, clock }: AuthServiceOptions): AuthService {
  /**
   * Sends one request with the session's cookie, also where the app is in another site's frame. Throws only when
   * aborted.
   */
  async function ask(
    path: string,
    init: RequestInit,
    { limitMs, signal }: { limitMs: number; signal: AbortSignal | undefined },
  ): Promise<Replied | Unreachable> {
    signal?.throwIfAborted()
    try {
      const request = fetch(`${url}/${path}`, {
        ...init,
        credentials: 'include',
        cache: 'no-store',
        redirect: 'error',
        ...(signal && { signal }),
      })
      const response = await withinLimit(request, { clock, limitMs, signal })
      const text = await withinLimit(response.text(), { clock, limitMs, signal })
      const { status } = response
      if (status === 429 || status >= 500) return busy(status, response.headers.get('retry-after'))
      return { kind: 'found', value: { status, body: parseJson(text) } }
    } catch (error) {
      signal?.throwIfAborted()
      const reason = error instanceof TimeLimitError ? m.late : m.away
      return { kind: 'unreachable', reason }
    }
  }

  async function read<const TSchema extends v.GenericSchema>(
    schema: TSchema,
    path: string,
    signal: AbortSignal | undefined,
  ): Promise<Answer<v.InferOutput<TSchema>>> {
    const answer = await ask(path, {}, { limitMs: timeLimitMs, signal })
    if (answer.kind === 'unreachable') return answer
    if (answer.value.status !== 200) return unexpected(answer)
    const parsed = v.safeParse(schema, answer.value.body)
    return parsed.success ? { kind: 'found', value: parsed.output } : unreadable(parsed.issues[0])
  }

  return {
    getNonce: (signal) => read(authSchema.nonce, 'nonce', signal),

    async getSession(signal) {
      const answer = await read(authSchema.session, 'session', signal)
      if (answer.kind !== 'found') return answer
      const { session } = answer.value
      return session === null ? { kind: 'missing' } : { kind: 'found', value: session }
    },

    async verify(signed, signal) {
      const answer = await ask('verify', post(signed), { limitMs: verifyLimitMs, signal })
      return answer.kind === 'unreachable' ? answer : judge(answer)
    },

    async signOut(signal) {
      const answer = await ask('sign-out', post({}), { limitMs: timeLimitMs, signal })
      if (answer.kind === 'unreachable') return answer
      return answer.value.status === 204 ? { kind: 'found', value: null } : unexpected(answer)
    },
  }
}

function judge(answer: Replied): AuthVerdict {
  const { status, body } = answer.value
  if (status === 200) {
    const parsed = v.safeParse(authSchema.verified, body)
    return parsed.success ? { kind: 'signedIn', ...parsed.output } : unreadable(parsed.issues[0])
  }
  const refusal = v.safeParse(authSchema.refusal, body)
  // A 4xx without the service's own words comes from a proxy in front of it, which knows nothing of the signature.
  if (!refusal.success) return unexpected(answer)
  const { code, sentence } = refusal.output.error
  const cause = code === 'nonceExpired' ? 'expired' : code === 'nonceUsed' ? 'used' : 'wrong'
  return { kind: 'refused', cause, reason: sentence }
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function busy(status: number, retryAfter: string | null): Unreachable {
  const reason = status === 429 ? m.busy : m.error(status)
  const seconds = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null
  return { kind: 'unreachable', reason, ...(seconds === null ? {} : { retryAfterMs: seconds * 1000 }) }
}

function unexpected({ value }: Replied): Unreachable {
  return { kind: 'unreachable', reason: m.odd(value.status) }
}

function unreadable(issue: v.BaseIssue<unknown>): Unreachable {
  return { kind: 'unreachable', reason: m.unexpected(v.getDotPath(issue)) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
