import { expect, test } from 'vitest'
import { shareStorage } from '../../src/adapters/storage/shareStorage'
import { createFakeBrowser } from '../support/fakeStorage'

function setUp(options = {}) {
  const browser = createFakeBrowser()
  const page = browser.openTab(options)
  const heard: string[] = []
  const open = (who: string) => {
    const storage = shareStorage(page)
    const stop = storage.subscribe((key) => heard.push(`${who} ${key}`))
    return { storage, stop }
  }
  return { one: open('one'), other: open('other'), tab: browser.openTab(), heard }
}

test('an account hears what another of the same page writes and removes, and not what it writes itself', () => {
  const { one, other, heard } = setUp()
  one.storage.set('dsg.a', '1')
  expect(other.storage.get('dsg.a')).toBe('1')
  other.storage.remove('dsg.a')
  expect(one.storage.keys()).toEqual([])
  expect(heard).toEqual(['other dsg.a', 'one dsg.a'])
})

test('each hears once of what another tab writes', () => {
  const { tab, heard } = setUp()
  tab.set('dsg.a', '1')
  expect(heard).toEqual(['one dsg.a', 'other dsg.a'])
})

test('who has stopped listening is heard, and hears nothing', () => {
  const { one, tab, heard } = setUp()
  one.stop()
  one.storage.set('dsg.a', '1')
  tab.set('dsg.b', '1')
  expect(heard).toEqual(['other dsg.a', 'other dsg.b'])
})

test('whether it is kept is told as it is', () => {
  const { one } = setUp({ isDurable: false })
  expect(one.storage.isDurable).toBe(false)
  expect(one.storage.set('dsg.a', '1')).toBe(false)
  expect(one.storage.get('dsg.a')).toBe('1')
})
