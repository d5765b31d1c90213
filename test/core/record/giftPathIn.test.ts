import { expect, test } from 'vitest'
import { giftPathIn } from '../../../src/core/record/giftPathIn'

const hash = `0x${'ab'.repeat(32)}`
const safe = `0x${'5A'.repeat(20)}`
const path = `/record/eth:${safe}/${hash}/3?tx=${hash}`

test.each([
  ['a link of another host', `https://give.example/app/#${path}`, path],
  [
    'a link without the transaction',
    `https://give.example/#/record/eth:${safe}/${hash}/0`,
    `/record/eth:${safe}/${hash}/0`,
  ],
  ['a link with room around it', `  https://give.example/#${path}\n`, path],
  ['a link to a whole record', `https://give.example/#/record/eth:${safe}`, null],
  ['a link to another screen', `https://give.example/#/review/eth:${safe}/${hash}`, null],
  ['a link with more behind it', `https://give.example/#${path}&record=x`, null],
  ['a gift record', '{"version":1}', null],
])('%s', (_what, text, expected) => {
  expect(giftPathIn(text)).toBe(expected)
})
