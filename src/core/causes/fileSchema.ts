import * as v from 'valibot'
import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import { textProblem } from './textProblem'

/**
 * Returns a schema for an object with exactly these keys. valibot's `strictObject` names only the first of several
 * unknown keys.
 */
export function closedObject<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const input: unknown = dataset.value
      if (typeof input !== 'object' || input === null) return
      for (const [key, value] of Object.entries(input)) {
        if (Object.hasOwn(entries, key)) continue
        const message = `The key “${key}” is not known. Correct its spelling or remove it.`
        const path = { type: 'object', origin: 'key', input: { ...input }, key, value } as const
        addIssue({ message, path: [path] })
      }
    }),
  )
}

/** Returns a check whose message depends on the value: `problemOf` returns the problem and remedy, or null. */
export function checked(problemOf: (text: string) => string | null) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problemOf(text) === null,
    (issue) => problemOf(issue.input) ?? '',
  )
}

/** Returns a schema for a text that can be shown as it is: nothing hidden, and not too long. */
export function plainText(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength, (issue) => `It has ${issue.received} characters. Shorten it to ${maxLength}.`),
    checked(textProblem),
  )
}

/** A web address that can be linked to: https, without a user name. */
export const httpsUrl = v.pipe(plainText(2_000), checked(urlProblem))

function urlProblem(text: string): string | null {
  if (!/^https:\/\/[^/]/i.test(text)) return 'Only https addresses are allowed. Start it with “https://”.'
  if (!URL.canParse(text) || /\s/.test(text)) return 'This is not a web address. Copy it from the browser.'
  const { username, password } = new URL(text)
  return username + password === '' ? null : 'There is a user name in it. Remove what stands before the @.'
}

/**
 * Returns a schema for an address with its EIP-55 checksum. Stricter than viem's `isAddress`, which accepts lower
 * case throughout: such an address has no checksum to reveal a mistake.
 *
 * @param words.copyFrom - Source of the right address, as a sentence continues after "from".
 * @param words.zero - Remedy for the zero address.
 */
export function checksummedAddress(words: { readonly copyFrom: string; readonly zero: string }) {
  const remedy = `Copy it again, whole and with its capital letters, from ${words.copyFrom}.`
  const problemOf = (text: string): string | null => {
    if (!isAddress(text, { strict: false })) return `This is not an address: 0x and 40 digits. ${remedy}`
    if (text === zeroAddress) return `The zero address belongs to nobody. ${words.zero}`
    return getAddress(text) === text ? null : `Its capital letters do not fit its EIP-55 checksum. ${remedy}`
  }
  return v.pipe(
    v.custom<Address>(
      (input) => typeof input === 'string',
      (issue) => `Expected text but found ${issue.received}.`,
    ),
    v.check(
      (text) => problemOf(text) === null,
      (issue) => problemOf(issue.input) ?? '',
    ),
  )
}
