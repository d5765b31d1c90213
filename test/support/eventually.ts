import { vi } from 'vitest'

/** What a loaded machine may need, in ms. A test that waits this long has failed otherwise. */
const patience = { timeout: 20_000 }

/** Waits until the check throws no more, in real time or in that of fake timers. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, patience)
}

/** Waits until the answer is true. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, patience)
}
