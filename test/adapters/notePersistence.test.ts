import { expect, test } from 'vitest'
import { askToLast, readLasting } from '../../src/adapters/storage/createNoteStore'

/** A browser that has been asked to keep what it has, or agrees when it is. */
function fakeManager({ has = false, agrees = false }) {
  const asked: string[] = []
  let isKept = has
  const persisted = async () => isKept
  const persist = async () => {
    asked.push('persist')
    isKept = agrees
    return agrees
  }
  return { asked, manager: { persisted, persist } }
}

test.each([
  ['agrees', { agrees: true }, 'removable', 'lasting', ['persist']],
  ['refuses', {}, 'removable', 'removable', ['persist']],
  ['was asked before', { has: true }, 'lasting', 'lasting', []],
] as const)('a browser that %s', async (_, browser, before, after, questions) => {
  const { asked, manager } = fakeManager(browser)
  expect(await readLasting(manager)).toBe(before)
  expect(asked).toEqual([])
  expect(await askToLast(manager)).toBe(after)
  expect(await readLasting(manager)).toBe(after)
  expect(asked).toEqual(questions)
})

test('where the browser has no answer, it is not known', async () => {
  const refuse = () => Promise.reject(new TypeError('Storage is denied.'))
  for (const manager of [null, { persisted: refuse, persist: refuse }]) {
    expect([await readLasting(manager), await askToLast(manager)]).toEqual(['unknown', 'unknown'])
  }
})
