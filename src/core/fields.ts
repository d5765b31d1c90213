import { type Address, type Hex, isAddress, isHash, isHex } from 'viem'
import * as v from 'valibot'

/** An address, in lower case or with its EIP-55 checksum. */
export const address = v.custom<Address>((input) => typeof input === 'string' && isAddress(input))

export const hex = v.custom<Hex>((input) => isHex(input))

/** Returns the schema of 32 bytes. `T` is the kind of hash, such as `SafeTxHash`. */
export function hash<T extends Hex = Hex>() {
  return v.custom<T>((input) => typeof input === 'string' && isHash(input))
}

/** JSON has no bigint: base units, nonces and block numbers are stored as decimal text. */
export const bigUint = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,77})$/),
  v.transform((text) => BigInt(text)),
)

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A part of a gift, counted from 1. More than any gift takes: what counts to it ends. */
export const partNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000))

/** Decimals of an asset: a uint8 in ERC-20. */
export const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))

/** Returns true for a day of the calendar, as 2026-11-02. `Date.parse` reads 30 February as 2 March. */
export function isCalendarDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text
}

/** The last moment that a `Date` can name, in ms. Formatting a later one throws. */
const lastMs = 8.64e15

export const timeMs = v.pipe(v.number(), v.finite(), v.minValue(-lastMs), v.maxValue(lastMs))
