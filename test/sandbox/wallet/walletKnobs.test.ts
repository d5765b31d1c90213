import { expect, test } from 'vitest'
import { readQueryKnobs } from './createTestWallet'
import { defaultKnobs, knobTexts, parseKnobs } from './walletKnobs'

test('every knob can be said in a query, and is read back as it was', () => {
  const odd = {
    ...defaultKnobs,
    safe: 'twoOfThree',
    answerTimes: 2,
    answerFor: ['personal_sign'],
    locked: true,
    chains: [5, 31337],
  }
  for (const knobs of [defaultKnobs, odd]) expect(parseKnobs(knobTexts(knobs))).toEqual(knobs)
})

test('only what stands under "wallet." is the wallet’s', () => {
  const query = new URLSearchParams('safe=local:0x0&wallet.as=Ben&wallet.locked=1&wallet.reset=1')
  expect(readQueryKnobs(query)).toEqual({ knobs: { as: 'Ben', locked: true }, reset: true })
})

test.each([
  [{ lokced: '1' }, /no knob "lokced"; it has as, safe/],
  [{ locked: 'yes' }, /"locked" is one of 1, 0, not "yes"/],
  [{ chain: '0x5' }, /"chain" is a whole number, not "0x5"/],
  [{ chains: '1,x' }, /"chains" is a whole number, not "x"/],
  [{ answer: 'aprove' }, /"answer" is one of ask, approve/],
  [{ toString: '1' }, /no knob "toString"/],
])('a wrong one fails in words: %o', (texts, words) => {
  expect(() => parseKnobs(texts as Record<string, string>)).toThrow(words)
})
