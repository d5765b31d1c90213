import { describe, expect, it } from 'vitest'
import { createBrowserStorage } from '../../src/adapters/storage/browserStorage'

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined }

/** The `Storage` of the Web Storage standard, with a limit on what it takes. */
class MemoryStorage implements Storage {
  readonly entries = new Map<string, string>()
  roomForWrites = Number.POSITIVE_INFINITY
  get length() {
    return this.entries.size
  }
  clear() {
    this.entries.clear()
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.entries.delete(key)
  }
  setItem(key: string, value: string) {
    if (this.roomForWrites <= 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.roomForWrites -= 1
    this.entries.set(key, value)
  }
}

describe('browserStorage', () => {
  it('keeps values where another page of this origin finds them', () => {
    const disk = new MemoryStorage()
    expect(createBrowserStorage(() => disk, noEvents).set('dsg.v1.draft', 'two gifts')).toBe(true)

    const nextPage = createBrowserStorage(() => disk, noEvents)
    expect(nextPage.get('dsg.v1.draft')).toBe('two gifts')
    expect(nextPage.keys()).toEqual(['dsg.v1.draft'])
    expect(nextPage.isDurable).toBe(true)
  })

  it('works in memory, and says so, where the browser denies storage', () => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const storage = createBrowserStorage(denied, noEvents)

    expect(storage.isDurable).toBe(false)
    expect(storage.set('dsg.v1.draft', 'two gifts')).toBe(false)
    expect(storage.get('dsg.v1.draft')).toBe('two gifts')
    expect(storage.keys()).toEqual(['dsg.v1.draft'])
    storage.remove('dsg.v1.draft')
    expect(storage.get('dsg.v1.draft')).toBeNull()
  })

  it('still reads what a full storage holds, and keeps the newer value in memory', () => {
    const disk = new MemoryStorage()
    disk.entries.set('dsg.v1.draft', 'old')
    disk.roomForWrites = 0
    const storage = createBrowserStorage(() => disk, noEvents)

    expect(storage.get('dsg.v1.draft')).toBe('old')
    expect(storage.set('dsg.v1.draft', 'new')).toBe(false)
    expect(storage.isDurable).toBe(false)
    expect(storage.get('dsg.v1.draft')).toBe('new')
  })

  it('keeps all or nothing: without room a reload and this page agree on what was there', () => {
    const disk = new MemoryStorage()
    disk.entries.set('dsg.v1.intent', 'asked')
    disk.roomForWrites = 0
    const storage = createBrowserStorage(() => disk, noEvents)
    expect(storage.keep('dsg.v1.intent', 'sent')).toBe(false)
    expect(storage.keep('dsg.v1.other', 'asked')).toBe(false)
    expect(storage.get('dsg.v1.intent')).toBe('asked')
    expect(storage.get('dsg.v1.other')).toBeNull()
    expect([storage.isDenied, storage.isDurable]).toEqual([false, false])

    disk.roomForWrites = 10
    expect(storage.keep('dsg.v1.intent', 'sent')).toBe(true)
    expect(disk.getItem('dsg.v1.intent')).toBe('sent')
  })

  it('keeps in memory where storage is denied, since no reload brings anything back', () => {
    const storage = createBrowserStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }, noEvents)
    expect(storage.keep('dsg.v1.intent', 'asked')).toBe(true)
    expect(storage.get('dsg.v1.intent')).toBe('asked')
    expect([storage.isDenied, storage.isDurable]).toEqual([true, false])
    expect(storage.isKept('dsg.v1.intent')).toBe(true)
  })

  it('tells of each key whether a reload finds what is read here', () => {
    const disk = new MemoryStorage()
    disk.entries.set('dsg.v1.draft', 'old')
    disk.roomForWrites = 0
    const storage = createBrowserStorage(() => disk, noEvents)
    expect(storage.isKept('dsg.v1.draft')).toBe(true)

    storage.set('dsg.v1.draft', 'new')
    storage.set('dsg.v1.other', 'first')
    expect(storage.isKept('dsg.v1.draft')).toBe(false)
    expect(storage.isKept('dsg.v1.other')).toBe(false)

    storage.remove('dsg.v1.draft')
    expect(storage.isKept('dsg.v1.draft')).toBe(true)
    expect(createBrowserStorage(() => disk, noEvents).get('dsg.v1.draft')).toBeNull()
  })

  it('becomes durable again when there is room', () => {
    const disk = new MemoryStorage()
    const storage = createBrowserStorage(() => disk, noEvents)
    disk.roomForWrites = 0
    storage.set('dsg.v1.draft', 'first')
    disk.roomForWrites = 10
    expect(storage.set('dsg.v1.draft', 'second')).toBe(true)
    expect(storage.isDurable).toBe(true)
    expect(disk.getItem('dsg.v1.draft')).toBe('second')
  })

  it('does not hide what another tab has kept behind what could not be kept here', () => {
    const target = new EventTarget()
    const disk = new MemoryStorage()
    const storage = createBrowserStorage(() => disk, target)
    let seen: string | null = null
    storage.subscribe((key) => (seen = storage.get(key)))
    disk.roomForWrites = 0
    storage.set('dsg.v1.tracked', 'ours')
    disk.roomForWrites = 10
    disk.setItem('dsg.v1.tracked', 'theirs')
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'dsg.v1.tracked' }))
    expect(seen).toBe('theirs')
  })

  it('tells of changes that another tab made to our keys, and of no others', () => {
    const target = new EventTarget()
    const storage = createBrowserStorage(() => new MemoryStorage(), target)
    const changed: string[] = []
    const stop = storage.subscribe((key) => changed.push(key))
    const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))

    change('dsg.v1.tracked')
    change('theme')
    change('wagmi.store')
    change(null)
    stop()
    change('dsg.v1.draft')
    expect(changed).toEqual(['dsg.v1.tracked', 'theme'])
  })
})
