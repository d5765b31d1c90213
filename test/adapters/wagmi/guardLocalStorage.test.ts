import { expect, test } from 'vitest'
import { createBrowserStorage } from '../../../src/adapters/storage/browserStorage'
import { guardLocalStorage } from '../../../src/adapters/wagmi/guardLocalStorage'

const events = { addEventListener: () => undefined, removeEventListener: () => undefined }

/** A window whose storage is denied: looking at it is enough. */
function deniedWindow() {
  const target = {} as { readonly localStorage: Storage }
  Object.defineProperty(target, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  return target
}

/** A window whose storage works. */
function openWindow(held = new Map<string, string>()) {
  const localStorage: Storage = {
    length: 0,
    key: () => null,
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => void held.set(key, value),
  }
  return { localStorage }
}

/** A window whose storage holds this and takes nothing more. */
function fullWindow(held: Readonly<Record<string, string>>) {
  const { localStorage } = openWindow(new Map(Object.entries(held)))
  localStorage.setItem = () => {
    throw new DOMException('It is full.', 'QuotaExceededError')
  }
  return { localStorage }
}

function guarded(target: { readonly localStorage: Storage }) {
  const own = createBrowserStorage(() => target.localStorage, events)
  guardLocalStorage(own, target)
  return own
}

test('where storage is denied, what a library writes holds while the page is open', () => {
  const target = deniedWindow()
  guarded(target)
  expect(target.localStorage.getItem('rk-version')).toBeNull()
  target.localStorage.setItem('rk-version', '2')
  expect(target.localStorage.getItem('rk-version')).toBe('2')
  expect(target.localStorage).toHaveLength(1)
  expect(target.localStorage.key(0)).toBe('rk-version')
  target.localStorage.removeItem('rk-version')
  expect(target.localStorage.getItem('rk-version')).toBeNull()
  expect(target.localStorage.key(0)).toBeNull()
})

test('where storage is full, what is in it is still read', () => {
  const target = fullWindow({ 'rk-latest-id': 'rainbow' })
  guarded(target)
  target.localStorage.setItem('rk-recent', '["safe"]')
  expect(target.localStorage.getItem('rk-recent')).toBe('["safe"]')
  expect(target.localStorage.getItem('rk-latest-id')).toBe('rainbow')
})

test('a library that clears the storage takes only what is its own', () => {
  const target = deniedWindow()
  const own = guarded(target)
  own.set('dsg.v1.intent', 'a gift')
  target.localStorage.setItem('rk-recent', '["safe"]')
  target.localStorage.clear()
  expect(target.localStorage.getItem('rk-recent')).toBeNull()
  expect(own.get('dsg.v1.intent')).toBe('a gift')
})

test('a storage that works is left alone', () => {
  const target = openWindow()
  const { localStorage } = target
  guarded(target)
  expect(target.localStorage).toBe(localStorage)
  expect(localStorage.getItem('dsg.probe')).toBeNull()
})
