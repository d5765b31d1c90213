import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { type Hex, isHex } from 'viem'
import { checkMessage } from './checkMessage'
import { type AuthChain, checkSignature } from './checkSignature'
import { createNonces } from './createNonces'
import { createRateLimit } from './createRateLimit'
import { createSessions, type SignInSession } from './createSessions'
import { refusalStatuses, SignInRefusal } from './signInRefusal'

const dayMs = 86_400_000
const largestBody = 32 * 1024

export type SignInServiceOptions = {
  /** Where browsers reach this service: https://example.org/auth. Its path is what the routes stand under. */
  readonly publicUrl: string
  /** Origins of the app: nobody else may bring a signature, or ask who is signed in. */
  readonly appOrigins: readonly string[]
  /** The chains whose accounts can sign in. */
  readonly chains: readonly AuthChain[]
  /** See `createNonces`. */
  readonly key: string
  /** How long a sign-in may take. Three days, for co-signers. */
  readonly nonceLifeMs?: number
  readonly sessionLifeMs?: number
  /** Requests of one visitor in a minute. */
  readonly requestsPerMinute?: number
  /** Who asks, for the limit: the address that your own proxy tells. Without it all visitors share one limit. */
  readonly visitorOf?: (request: Request) => string
  readonly nowMs?: () => number
}

const verifySchema = v.object({
  message: v.pipe(v.string(), v.maxLength(4000)),
  signature: v.custom<Hex>((input) => isHex(input) && input.length % 2 === 0, 'is not hex'),
  secret: v.pipe(v.string(), v.maxLength(100)),
})

/** The sign-in service of docs/sign-in.md, complete: a handler from Request to Response. What it keeps is in memory. */
export function createSignInService(options: SignInServiceOptions): {
  fetch(request: Request): Promise<Response>
} {
  const { appOrigins, chains, visitorOf = () => 'everybody', nowMs = () => Date.now() } = options
  const { key, nonceLifeMs = 3 * dayMs, sessionLifeMs = dayMs, requestsPerMinute = 60 } = options
  const publicUrl = new URL(options.publicUrl)
  const nonces = createNonces({ key, lifeMs: nonceLifeMs, nowMs })
  const sessions = createSessions({ publicUrl, lifeMs: sessionLifeMs, nowMs })
  const rate = createRateLimit({ limit: requestsPerMinute, windowMs: 60_000, nowMs })

  const app = new Hono().basePath(publicUrl.pathname)
  app.use(
    cors({
      origin: [...appOrigins],
      credentials: true,
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['content-type'],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    }),
  )
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    requireOrigin(context)
    const waitMs = rate.take(visitorOf(context.req.raw))
    if (waitMs > 0) throw new SignInRefusal('tooMany', 'Too many requests. Try again in a minute.', waitMs)
    await next()
  })
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new SignInRefusal('tooLarge', `A request has at most ${largestBody} bytes.`)
      },
    }),
  )

  app.get('/nonce', async (context) => {
    const { nonce, secret, issuedAtMs, expiresAtMs } = await nonces.make()
    return context.json({ nonce, secret, issuedAt: timeText(issuedAtMs), expiresAt: timeText(expiresAtMs) })
  })

  app.get('/session', (context) => {
    const session = sessions.find(context)
    return context.json({ session: session === null ? null : wire(session) })
  })

  app.post('/verify', async (context) => {
    const { message, signature, secret } = await readBody(context)
    const origin = requireOrigin(context)
    const fields = checkMessage(message, { origin, chainIds: chains.map(({ id }) => id), nowMs: nowMs() })
    await nonces.check(fields.nonce, secret)
    await checkSignature(chains, { fields, message, signature })
    // Only now, and without a pause before the session: a signature that was wrong has used nothing up.
    nonces.use(fields.nonce)
    const session = sessions.begin(context, { address: fields.address, chainId: fields.chainId })
    return context.json({ session: wire(session), notKept: sessions.notKept })
  })

  app.post('/sign-out', (context) => {
    sessions.end(context)
    return context.body(null, 204)
  })

  app.onError((error, context) => {
    if (!(error instanceof SignInRefusal)) throw error
    const { code, sentence, retryAfterMs } = error
    if (retryAfterMs !== null) context.header('retry-after', `${Math.ceil(retryAfterMs / 1000)}`)
    return context.json({ error: { code, sentence } }, refusalStatuses[code])
  })

  /** A page of the app asks. A browser names it in each request of a page to another origin, and in each POST. */
  function requireOrigin(context: Context): string {
    const origin = context.req.header('origin')
    if (origin === undefined && context.req.method === 'GET') return ''
    if (origin !== undefined && appOrigins.includes(origin)) return origin
    throw new SignInRefusal('wrongOrigin', `${origin ?? 'A page without an origin'} may not ask here.`)
  }

  return { fetch: async (request) => app.fetch(request) }
}

async function readBody(context: Context): Promise<v.InferOutput<typeof verifySchema>> {
  const type = context.req.header('content-type') ?? ''
  // A form of a foreign page can send text, and no JSON without asking first.
  if (!/^application\/json\b/i.test(type)) {
    throw new SignInRefusal('notJson', 'The body has to be application/json.')
  }
  const body = v.safeParse(verifySchema, await context.req.json().catch(() => null))
  if (body.success) return body.output
  const place = v.getDotPath(body.issues[0]) ?? 'the body'
  throw new SignInRefusal('malformed', `${place}: ${body.issues[0].message}.`)
}

function wire({ address, chainId, expiresAtMs }: SignInSession) {
  return { address, chainId, expiresAt: timeText(expiresAtMs) }
}

function timeText(ms: number): string {
  return new Date(ms).toISOString()
}
