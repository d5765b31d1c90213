import type { Size } from '../fileSizes'
import type { Contact } from './hostsContacted'
import type { ScriptBytes } from './scriptBytes'
import type { Comparison } from './compare'

/** What the app promises of its start, and whether this run kept it. A figure that is missing is a target missed. */
export type Target = { readonly promise: string; readonly found: string; readonly isMet: boolean }

/** At most so many times what the floor takes. */
export function withinFloor(what: string, most: number, { ratio }: Comparison): Target {
  return {
    promise: what,
    found: ratio === null ? 'not measured' : `${ratio.toFixed(2)} times`,
    isMet: ratio !== null && ratio <= most,
  }
}

export function inEvery(promise: string, found: number, all: number): Target {
  return { promise, found: `${found} of ${all}`, isMet: found === all && all > 0 }
}

/** At most so many milliseconds, in the median. */
export function withinMs(what: string, most: number, { app }: Comparison): Target {
  return {
    promise: what,
    found: app === null ? 'not measured' : `${app.toFixed(0)} ms`,
    isMet: app !== null && app <= most,
  }
}

/** At most so many bytes, as `kind` counts them. */
export function withinBytes(
  what: string,
  { most, kind }: { readonly most: number; readonly kind: keyof Size },
  bytes: ScriptBytes | null,
): Target {
  return {
    promise: `at most ${most / 1_000} kB of ${what}, ${kind}`,
    found: bytes === null ? 'not measured' : `${(bytes[kind] / 1_000).toFixed(1)} kB`,
    isMet: bytes !== null && bytes[kind] <= most,
  }
}

export function noStrangers(promise: string, contacts: readonly Contact[]): Target {
  const strangers = contacts.filter(({ isExpected }) => !isExpected)
  return none(
    promise,
    strangers.map(({ name }) => name),
  )
}

export function none(promise: string, found: readonly string[]): Target {
  return { promise, found: found.length === 0 ? 'none' : found.join(', '), isMet: found.length === 0 }
}
