import { sealedContext, sealIterations, type SealedPart } from '../core/devices/sealedPart'
import type { Sealer } from '../ports/sealer'

/** The part of WebCrypto in use. A browser has `subtle` only on https pages and on its own device. */
type WebCrypto = {
  readonly subtle?: SubtleCrypto
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array
}

const cipher = 'AES-GCM'
const additionalData = new TextEncoder().encode(sealedContext)

/**
 * Opens the sealer: AES-256-GCM under a key by PBKDF2-SHA-256, with a new salt and initialisation vector each time.
 * Null where the page has no WebCrypto: over plain http.
 *
 * @see https://www.w3.org/TR/WebCryptoAPI/
 */
export function openSealer(web: WebCrypto = globalThis.crypto): Sealer | null {
  const { subtle } = web
  if (subtle === undefined) return null
  return {
    async seal(text, password): Promise<SealedPart> {
      const [salt, iv] = [new Uint8Array(16), new Uint8Array(12)]
      web.getRandomValues(salt)
      web.getRandomValues(iv)
      const key = await keyOf(subtle, { password, salt, iterations: sealIterations })
      const data = await subtle.encrypt(
        { name: cipher, iv, additionalData },
        key,
        new TextEncoder().encode(text),
      )
      return {
        cipher: 'AES-256-GCM',
        kdf: 'PBKDF2-SHA-256',
        iterations: sealIterations,
        salt: toBase64(salt),
        iv: toBase64(iv),
        data: toBase64(new Uint8Array(data)),
      }
    },

    async open({ salt, iv, iterations, data }, password) {
      const key = await keyOf(subtle, { password, salt: fromBase64(salt), iterations })
      try {
        const how = { name: cipher, iv: fromBase64(iv), additionalData }
        return new TextDecoder().decode(await subtle.decrypt(how, key, fromBase64(data)))
      } catch {
        return null
      }
    },
  }
}

type KeyWishes = {
  readonly password: string
  readonly salt: Uint8Array<ArrayBuffer>
  readonly iterations: number
}

async function keyOf(subtle: SubtleCrypto, { password, salt, iterations }: KeyWishes): Promise<CryptoKey> {
  // Keyboards compose accented letters in different ways.
  const typed = new TextEncoder().encode(password.normalize('NFKC'))
  const given = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return subtle.deriveKey(how, given, { name: cipher, length: 256 }, false, ['encrypt', 'decrypt'])
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}
