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
  expect(parseKnobs(new URLSearchParams('serviceLies=hiddenRow,otherRecipient')).serviceLies).toEqual([
    'hiddenRow',
    'otherRecipient',
  ])
})

test('what the real wallet does besides is off unless asked for', () => {
  expect(faithful).toMatchObject({
    notInAccounts: false,
    firstVisit: false,
    toasts: 0,
    successScreen: false,
    queueBar: 'beside',
    staleInfo: 0,
    loseTheme: 0,
    serviceLies: [],
  })
  const query = 'notInAccounts=1&firstVisit=1&toasts=20000&queueBar=over&staleInfo=60000&loseTheme=1'
  expect(parseKnobs(new URLSearchParams(query))).toEqual({
    ...faithful,
    notInAccounts: true,
    firstVisit: true,
    toasts: 20_000,
    queueBar: 'over',
    staleInfo: 60_000,
    loseTheme: 1,
  })
})

test.each([
  ['auto=approve', 'The knob "auto" is one of ask, sign'],
  ['replyDelay=soon', 'The knob "replyDelay" is a whole number, not "soon".'],
  ['loseFirst=-1', 'The knob "loseFirst" is a whole number, not "-1".'],
  ['queueBar=under', 'The knob "queueBar" is one of beside, over, not "under".'],
  ['serviceLies=hiddenRow,shortRow', 'The knob "serviceLies" is one of hiddenRow, wrongThreshold'],
  ['nested=yes', 'The knob "nested" is one of 1, 0, not "yes".'],
])('%s is refused in words', (query, words) => {
  expect(() => parseKnobs(new URLSearchParams(query))).toThrow(words)
})
