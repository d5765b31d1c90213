import { expect, test } from 'vitest'
import type { Doubt } from '../../../src/core/record/recordCheck'
import { confirmedWords } from '../../../src/ui/giftRecord/verdictWords'

test.each<[readonly Doubt[], string]>([
  [[], 'Confirmed: the chain says the same'],
  [['cause'], 'The payment is confirmed, and something stays open'],
  [['notFinal'], 'Not final yet: so far the chain says the same'],
  [['cause', 'notFinal'], 'Not final yet: so far the chain says the same'],
  [['token', 'finalityUnread'], 'The chain says the same, and whether that is final could not be read'],
])('a record with the doubts %j: %s', (doubts, words) => {
  expect(confirmedWords(doubts)).toBe(words)
})
