import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSealer } from '../../src/adapters/sealer'
import type { SealedPart } from '../../src/core/devices/sealedPart'
import type { Sealer } from '../../src/ports/sealer'

function sealerOfNode(): Sealer {
  const sealer = openSealer(webcrypto as unknown as Crypto)
  if (sealer === null) throw new Error('Node has WebCrypto.')
  return sealer
}

const sealer = sealerOfNode()
const password = 'correct horse battery'
// A key takes a fifth of a second.
const few = { numRuns: 5 }

test('what is sealed opens with its password, and with no other', async () => {
  const passwords = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), passwords, passwords, async (text, own, other) => {
      fc.pre(own.normalize('NFKC') !== other.normalize('NFKC'))
      const sealed = await sealer.seal(text, own)
      expect(await sealer.open(sealed, own)).toBe(text)
      expect(await sealer.open(sealed, other)).toBeNull()
    }),
    few,
  )
}, 60_000)

test('any changed byte is refused', async () => {
  const sealed = await sealer.seal('a secret', password)
  const flip = (text: string, at: number) => {
    const bytes = Buffer.from(text, 'base64')
    const place = at % bytes.length
    bytes[place] = (bytes[place] ?? 0) ^ (1 << (at % 8))
    return bytes.toString('base64')
  }
  for (const name of ['data', 'iv', 'salt'] as const)
    await fc.assert(
      fc.asyncProperty(fc.nat(10_000), async (at) => {
        const altered: SealedPart = { ...sealed, [name]: flip(sealed[name], at) }
        expect(await sealer.open(altered, password)).toBeNull()
      }),
      few,
    )
  expect(await sealer.open({ ...sealed, iterations: sealed.iterations + 1 }, password)).toBeNull()
  expect(await sealer.open({ ...sealed, data: sealed.data.slice(0, 4) }, password)).toBeNull()
}, 60_000)

test('the bytes belong to this kind and version of a file', async () => {
  const { subtle } = webcrypto
  const { salt, iv, iterations, data } = await sealer.seal('a secret', password)
  const bytes = (text: string) => Buffer.from(text, 'base64')
  const given = await subtle.importKey('raw', Buffer.from(password), 'PBKDF2', false, ['deriveKey'])
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations },
    given,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  )
  const decrypt = (context: string) =>
    subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv), additionalData: Buffer.from(context) }, key, bytes(data))
  const context = 'do-some-good device, version 1, sealed: AES-256-GCM, PBKDF2-SHA-256'
  expect(Buffer.from(await decrypt(context)).toString()).toBe('a secret')
  await expect(decrypt(context.replace('1', '2'))).rejects.toThrow()
})

test('each file has its own salt and vector, and as many rounds as OWASP asks for', async () => {
  const [one, other] = [await sealer.seal('', password), await sealer.seal('', password)]
  expect(one.iterations).toBe(600_000)
  expect(one.salt).not.toBe(other.salt)
  expect(one.iv).not.toBe(other.iv)
})

test('a letter that another keyboard composes is the same', async () => {
  const sealed = await sealer.seal('a secret', 'gr\u00fc\u00dfe an alle')
  expect(await sealer.open(sealed, 'gru\u0308\u00dfe an alle')).toBe('a secret')
})

test('without WebCrypto there is none', () => {
  expect(openSealer({ getRandomValues: (bytes) => bytes })).toBeNull()
})
