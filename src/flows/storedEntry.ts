import type { StoredReading, StoredText, Unreadable } from '../core/storedText'
import type { KeyValueStorage } from '../ports/storage'

/** One value under one key of storage. An unreadable value is never overwritten, and only removed at the user's request. */
export type StoredEntry<T> = {
  read(): StoredReading<T>
  /** Returns the unreadable value that blocks writing; null: none. */
  unreadable(): Unreadable | null
  /** Returns true when a reload would find `value`. Does nothing when the stored value is unreadable. */
  set(value: T): boolean
  /** Does the same, all or nothing (`KeyValueStorage.keep`). */
  keep(value: T): boolean
  /** Removes the value, if `only` returns true for it. */
  remove(only?: (value: T) => boolean): void
  /** Returns true when a reload finds the last written value. */
  isKept(): boolean
  /** Removes the value that the user was shown and gave up. Any other stored value stays. */
  discard(shown: Unreadable): void
}

/** Opens the value under a key, in its format. */
export function storedEntry<T>(
  storage: KeyValueStorage,
  key: string,
  format: Pick<StoredText<T>, 'read'> & { serialise(value: T): string },
): StoredEntry<T> {
  const read = () => format.read(storage.get(key))
  const unreadable = () => {
    const reading = read()
    return reading.kind === 'unreadable' ? reading : null
  }
  return {
    read,
    unreadable,
    set: (value) => unreadable() === null && storage.set(key, format.serialise(value)),
    keep: (value) => unreadable() === null && storage.keep(key, format.serialise(value)),
    remove(only = () => true) {
      const reading = read()
      if (reading.kind === 'found' && only(reading.value)) storage.remove(key)
    },
    isKept: () => unreadable() === null && storage.isKept(key),
    discard({ text }) {
      if (storage.get(key) === text) storage.remove(key)
    },
  }
}
