import type { StoredReading, StoredText, Unreadable } from '../core/storedText'
import type { KeyValueStorage } from '../ports/storage'

/** One value under one key of storage. What cannot be read is never written over, and never removed unless the user says so. */
export type StoredEntry<T> = {
  read(): StoredReading<T>
  /** Why nothing can be stored now; null: it can. */
  unreadable(): Unreadable | null
  /** Returns whether a reload would find `value`. What cannot be read stays, and `value` is nowhere. */
  set(value: T): boolean
  /** The same, all or nothing (`KeyValueStorage.keep`). */
  keep(value: T): boolean
  /** Removes it; with `only`, where that holds of it. */
  remove(only?: (value: T) => boolean): void
  /** Whether a reload finds what was written last. */
  isKept(): boolean
  /** Removes what the user was shown and gave up. Anything else that is stored by now stays. */
  discard(shown: Unreadable): void
}

/** Opens what is stored under a key, in its format. */
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
