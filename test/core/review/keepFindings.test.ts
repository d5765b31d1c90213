import { expect, test } from 'vitest'
import { keepFindings } from '../../../src/core/review/keepFindings'
import type { RecipientFinding } from '../../../src/core/review/recipientFindings'

const refused: RecipientFinding = { weight: 'refused', sentence: 'A token stands there.' }
const alarm: RecipientFinding = { weight: 'alarm', sentence: 'It looks like another.' }
const unchecked: RecipientFinding = { weight: 'unchecked', sentence: 'It could not be read.' }
const notice: RecipientFinding = { weight: 'notice', sentence: 'Nobody has used it.' }
const fine: RecipientFinding = { weight: 'fine', sentence: 'An ordinary address.' }

test.each<[string, readonly RecipientFinding[], readonly RecipientFinding[], readonly RecipientFinding[]]>([
  ['a refusal outlives a check that could not read', [refused], [unchecked], [refused, unchecked]],
  ['so does an alarm', [alarm, fine], [unchecked, notice], [alarm, unchecked, notice]],
  ['a name that moved outlives one that could not be resolved', [refused], [alarm], [refused, alarm]],
  ['what is said again stands once', [alarm], [alarm, unchecked], [alarm, unchecked]],
  ['a check that read everything counts alone', [refused, alarm], [notice, fine], [notice, fine]],
  ['what was unread is not kept', [unchecked], [unchecked, fine], [unchecked, fine]],
  ['a first check stands as it is', [], [unchecked], [unchecked]],
])('%s', (_, before, now, kept) => {
  expect(keepFindings(before, now)).toEqual(kept)
})
