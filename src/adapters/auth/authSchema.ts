import * as v from 'valibot'
import { wireSchema } from '../service/wireSchema'
import { m } from './messages'

const time = v.pipe(
  v.string(),
  v.isoTimestamp(m.noTime),
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
export const authSchema = {
  nonce: v.pipe(
    v.object({
      // EIP-4361 allows letters and digits, at least eight of them.
      nonce: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{8,200}$/, m.noNonce)),
      secret: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
      issuedAt: time,
      expiresAt: time,
    }),
    v.check(({ issuedAt, expiresAt }) => issuedAt < expiresAt, m.order),
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
