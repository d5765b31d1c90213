import { bytesToHex, hexToBytes, stringToBytes } from 'viem'
import { SignInRefusal } from './signInRefusal'

export type NonceOptions = {
  /** At least 32 random characters that only this service knows. With the same key, nonces outlive a restart. */
  readonly key: string
  /** How long a sign-in may take, in ms: co-signers of a Safe need days. */
  readonly lifeMs: number
  readonly nowMs: () => number
}

export type FreshNonce = {
  readonly nonce: string
  readonly secret: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/**
 * Nonces that cost no memory before they are used: each one is its own expiry, and a seal over it and a secret that
 * stays with the browser that asked. The nonce is public (it stands in the message, and a Safe's messages can be read by
 * everybody, with their signatures); only who has the secret can bring the signature.
 */
export function createNonces({ key, lifeMs, nowMs }: NonceOptions) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const sealing = crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign', 'verify'])
  /** Nonce to its expiry, in ms. In a service with several processes: a table that they share. */
  const used = new Map<string, number>()

  return {
    async make(): Promise<FreshNonce> {
      const issuedAtMs = nowMs()
      const expiresAt = Math.floor((issuedAtMs + lifeMs) / 1000)
      const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(16))).slice(2)
      const expiry = expiresAt.toString(16).padStart(10, '0')
      const seal = await crypto.subtle.sign('HMAC', await sealing, bytesOf(`${expiry} ${secret}`))
      const nonce = `${expiry}${bytesToHex(new Uint8Array(seal)).slice(2)}`
      return { nonce, secret, issuedAtMs, expiresAtMs: expiresAt * 1000 }
    },

    /** @throws SignInRefusal when it was not made here, not for this secret, has expired or has been used. */
    async check(nonce: string, secret: string): Promise<void> {
      if (!/^[0-9a-f]{74}$/.test(nonce)) throw wrongNonce()
      const expiry = nonce.slice(0, 10)
      const seal = Uint8Array.from(hexToBytes(`0x${nonce.slice(10)}`))
      const isOurs = await crypto.subtle.verify('HMAC', await sealing, seal, bytesOf(`${expiry} ${secret}`))
      if (!isOurs) throw wrongNonce()
      if (nowMs() >= Number.parseInt(expiry, 16) * 1000) {
        throw new SignInRefusal('nonceExpired', 'The nonce in the message has expired.')
      }
      if (used.has(nonce)) throw nonceUsed()
    },

    /**
     * Takes a nonce out of use: it lets nobody in again.
     *
     * @throws SignInRefusal when somebody was faster.
     */
    use(nonce: string): void {
      for (const [old, expiresAtMs] of used) if (nowMs() >= expiresAtMs) used.delete(old)
      if (used.has(nonce)) throw nonceUsed()
      used.set(nonce, Number.parseInt(nonce.slice(0, 10), 16) * 1000)
    },
  }
}

function wrongNonce(): SignInRefusal {
  return new SignInRefusal(
    'wrongNonce',
    'The nonce in the message is none of ours, or was given to another browser.',
  )
}

function nonceUsed(): SignInRefusal {
  return new SignInRefusal('nonceUsed', 'The nonce in the message has been used.')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(stringToBytes(text))
}
