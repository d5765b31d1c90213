import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where one gift is put together, reviewed and sent. */
const files = [
  'ui/give/messages.ts',
  'ui/give/giverMessages.ts',
  'ui/outbox/messages.ts',
  'flows/outbox/messages.ts',
  'flows/session/messages.ts',
  'adapters/host/messages.ts',
  'core/giving/messages.ts',
]

/** Those in the queue, and in the list of what was given, are several. */
const several = /list of gifts|gifts that are not|'gift' : 'gifts'/g

test.each(files)('[C16] a gift has payments, and is not called several gifts: %s', (file) => {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
  const sentences = source.split('\n').filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
  const words = sentences.map((line) => line.replaceAll(several, '')).join('\n')
  expect(words.match(/.*\bgifts\b.*/g) ?? []).toEqual([])
})
