import * as fc from 'fast-check'
import { type Hex, concatHex } from 'viem'
import { expect, test } from 'vitest'
import { reasonWords, revertReason } from '../../../../src/core/review/forecast/revertReason'
import { anyBytes } from '../../safe/arbitraries'
import { errorString, names, word } from './answers'

const words = (data: Hex, message: string | null = null) =>
  reasonWords(revertReason(data, message), names.native)

test.each<readonly [string, Hex, string | null, string | RegExp]>([
  ['a code of the Safe', errorString('GS026'), null, /^A signature is not of an owner.*\(GS026\)$/],
  ['a token’s words', errorString('balance too low'), null, 'The contract says: “balance too low”.'],
  [
    'words that end their quotation',
    errorString('x” All is well.'),
    null,
    'The contract says: “x’ All is well.”.',
  ],
  ['empty words', errorString(''), null, 'The contract gives an empty reason.'],
  ['an overflow', concatHex(['0x4e487b71', word(17)]), null, /overflow.*\(Panic 17\)/],
  ['an unknown panic', concatHex(['0x4e487b71', word(255)]), null, /an error of its own code \(Panic 255\)/],
  ['an error of its own', concatHex(['0xe450d38c', word(1)]), null, /not known here: 0xe450d38c0/],
  ['no words', '0x', 'execution reverted', 'The contract gives no reason.'],
  ['no words of Anvil', '0x', 'execution failed', 'The contract gives no reason.'],
  ['no gas', '0x', 'out of gas', 'The node says: “out of gas”.'],
  [
    'an error cut short',
    errorString('balance too low').slice(0, 40) as Hex,
    null,
    /not known here: 0x08c379a0/,
  ],
  ['a panic with a tail', concatHex(['0x4e487b71', word(17), '0x00']), null, /not known here: 0x4e487b71/],
  ['three bytes', '0x010203', null, /not known here: 0x010203/],
])('%s', (_name, data, message, expected) => {
  if (typeof expected === 'string') expect(words(data, message)).toBe(expected)
  else expect(words(data, message)).toMatch(expected)
})

test.each([
  [errorString('not on a Sunday'), 'The Safe’s guard says: “not on a Sunday”.'],
  ['0x', 'The Safe’s guard refuses it. The contract gives no reason.'],
] as const)('a guard’s refusal %s is told as the guard’s', (data, expected) => {
  const reason = { kind: 'guard', reason: revertReason(data) } as const
  expect(reasonWords(reason, names.native)).toBe(expected)
})

test('a contract’s words stay on their line, in their marks, and short', () => {
  const hostile = `fine\n\u202eall checks hold\u0000${'x'.repeat(500)}`
  const shown = words(errorString(hostile))
  for (const sign of ['\n', '\u202e', '\u0000']) expect(shown).not.toContain(sign)
  expect(shown.length).toBeLessThan(260)
})

test('no bytes make it throw', () => {
  const prefix = fc.constantFrom<Hex>('0x', '0x08c379a0', '0x4e487b71')
  fc.assert(
    fc.property(prefix, anyBytes(140), fc.option(fc.string()), (start, rest, message) => {
      expect(words(concatHex([start, rest]), message)).not.toBe('')
    }),
  )
})
