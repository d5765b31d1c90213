import { expect, test } from 'vitest'
import { consentTo, isConsentedTo } from '../../../src/core/review/alarmConsent'
import type { RecipientFinding } from '../../../src/core/review/recipientFindings'

const one = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const likeOne: RecipientFinding = { weight: 'alarm', sentence: 'It looks like another one.', compare: [one] }
const likeOther: RecipientFinding = { ...likeOne, compare: [other] }
const name: RecipientFinding = { weight: 'alarm', sentence: 'The name could not be checked.' }
const unread: RecipientFinding = { weight: 'unchecked', sentence: 'The history could not be read.' }

test.each<[string, readonly RecipientFinding[], readonly RecipientFinding[], boolean]>([
  ['the same alarm', [name], [name], true],
  ['one of two alarms', [name, likeOne], [likeOne], true],
  ['no alarm any more', [name], [unread], true],
  ['another alarm', [name], [likeOne], false],
  ['one more alarm', [name], [name, likeOne], false],
  ['the same sentence about another address', [likeOne], [likeOther], false],
  ['what could not be read and is an alarm now', [unread], [{ ...unread, weight: 'alarm' }], false],
])('a consent holds for %s: %j, then %j', (_, shown, now, holds) => {
  expect(isConsentedTo(now, consentTo(shown))).toBe(holds)
})

test('without consent no alarm is consented to', () => {
  expect(isConsentedTo([name], undefined)).toBe(false)
  expect(isConsentedTo([unread], undefined)).toBe(true)
})
