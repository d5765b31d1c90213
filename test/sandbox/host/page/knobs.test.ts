import { expect, test } from 'vitest'
import { faithful, parseKnobs } from './knobs'

test('a host without knobs is faithful and asks a person', () => {
  expect(parseKnobs(new URLSearchParams())).toEqual(faithful)
  expect(faithful).toMatchObject({ auto: 'ask', replyDelay: 0, replyShape: 'faithful', replyFrom: 'host' })
})

test('knobs are read from the query', () => {
  const query = new URLSearchParams(
    'auto=executeInnerFailure&replyDelay=never&loseFirst=2&faultsFor=getSafeInfo,rpcCall&lieThreshold=1&readOnly=1',
  )
  expect(parseKnobs(query)).toEqual({
    ...faithful,
    auto: 'executeInnerFailure',
    replyDelay: 'never',
    loseFirst: 2,
    faultsFor: ['getSafeInfo', 'rpcCall'],
    lieThreshold: 1,
    readOnly: true,
  })
})

test.each([
  ['auto=approve', 'The knob "auto" is one of ask, sign'],
  ['replyDelay=soon', 'The knob "replyDelay" is a whole number, not "soon".'],
  ['loseFirst=-1', 'The knob "loseFirst" is a whole number, not "-1".'],
  ['nested=yes', 'The knob "nested" is one of 1, 0, not "yes".'],
])('%s is refused in words', (query, words) => {
  expect(() => parseKnobs(new URLSearchParams(query))).toThrow(words)
})
