import * as v from 'valibot'
import { m } from './messages'

/** The part of a device file that only a password opens: AES-256-GCM under a key by PBKDF2-SHA-256. */
export type SealedPart = v.InferOutput<typeof sealedSchema>

/**
 * Number of PBKDF2 iterations for a new file.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2
 */
export const sealIterations = 600_000

/** Accepted range: below, a password is guessed too fast; above, a file could keep the device busy. */
const [fewestIterations, mostIterations] = [100_000, 2_000_000]

/** Room for 50 sign-ins of 20,000 characters. In characters of base64. */
const maxSealedData = 2_000_000

/** Authenticated with the bytes: they open in no other kind or version of file. */
export const sealedContext = 'do-some-good device, version 1, sealed: AES-256-GCM, PBKDF2-SHA-256'

const foreign = /[^A-Za-z0-9+/]/
/** The unused bits are zero: an altered character is an altered byte. */
const lastFour = /^(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$/

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && lastFour.test(text.slice(-4)) && !foreign.test(text.slice(0, -4))
}

function bytes(count: number) {
  const length = Math.ceil(count / 3) * 4
  const padding = '='.repeat(length - Math.ceil((count * 4) / 3))
  const isFit = (text: string) =>
    text.length === length && isBase64(text) && /=*$/.exec(text)?.[0] === padding
  return v.pipe(v.string(), v.check(isFit, m.sealed.bytes))
}

export const sealedSchema = v.strictObject({
  cipher: v.literal('AES-256-GCM'),
  kdf: v.literal('PBKDF2-SHA-256'),
  iterations: v.pipe(
    v.number(),
    v.safeInteger(m.sealed.iterations),
    v.minValue(fewestIterations, m.sealed.iterations),
    v.maxValue(mostIterations, m.sealed.iterations),
  ),
  /** 16 random bytes; this and the fields below in base64. */
  salt: bytes(16),
  /** 12 random bytes. */
  iv: bytes(12),
  /** The encrypted text with its tag of 16 bytes. */
  data: v.pipe(
    v.string(),
    v.check((text) => text.length <= maxSealedData && isBase64(text), m.sealed.bytes),
  ),
})

/** In characters (code points). */
const shortestPassword = 12

/** Describes the problem of a password for sealing; null: none. */
export function passwordProblem(password: string): string | null {
  return Array.from(password).length < shortestPassword ? m.sealed.shortPassword : null
}
