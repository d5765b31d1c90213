import { type Address, getAddress, isAddress } from 'viem'
import type { SafeMessageRecord } from '../../safe/safeTx'

/** One value of a typed message and its path: `details.token`, `orders[2].amount`. */
type TypedLeaf = { readonly path: string; readonly type: string; readonly value: unknown }

/** The hashed part of an EIP-712 message. Undeclared values are not signed. */
export type TypedData = {
  readonly primaryType: string
  /** `Mail(Person from)Person(string name)`: the preimage of the type hash. */
  readonly encodedType: string
  /** Only the fields of the hashed domain. */
  readonly domain: {
    readonly name: string | null
    readonly chainId: bigint | null
    readonly verifyingContract: Address | null
  }
  /** Every signed value, in the order of its type. */
  readonly leaves: readonly TypedLeaf[]
  /** Paths of unsigned values. */
  readonly unsigned: readonly string[]
  /** True when there are more values than listed. */
  readonly isCut: boolean
}

type Field = { readonly name: string; readonly type: string }
type Types = ReadonlyMap<string, readonly Field[]>

const mostLeaves = 300
const mostDepth = 12
/** More than any known message declares. What declares more is not read. */
const mostFields = 1_000
/** In characters, of a type's or a field's name. */
const longestName = 200

/**
 * Parses an EIP-712 object by its own types. Null when it is none. A key that the types do not declare is outside the
 * hash, and is listed as unsigned. One with more or longer declarations than any known message has is not read either.
 */
export function readTypedData(message: SafeMessageRecord['message']): TypedData | null {
  if (typeof message === 'string') return null
  const types = readTypes(message['types'])
  const { domain = {}, message: value } = message
  if (types === null || !isObject(domain) || !isObject(value)) return null
  const primaryType = message['primaryType'] ?? rootType(types)
  if (typeof primaryType !== 'string' || !types.has(primaryType)) return null
  const leaves: TypedLeaf[] = []
  const unsigned: string[] = []
  const walk = { types, leaves, unsigned }
  if (!readStruct(walk, { type: primaryType, value, path: '', depth: 0 })) return null
  return {
    primaryType,
    encodedType: encodeType(types, primaryType),
    domain: readDomain(types, domain),
    leaves: leaves.slice(0, mostLeaves),
    unsigned,
    isCut: leaves.length > mostLeaves,
  }
}

type Walk = { readonly types: Types; readonly leaves: TypedLeaf[]; readonly unsigned: string[] }
type Place = {
  readonly type: string
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

/** Returns false when the value does not fit the type. */
function readStruct(walk: Walk, { type, value, path, depth }: Place): boolean {
  const fields = walk.types.get(type)
  if (fields === undefined || !isObject(value) || depth > mostDepth) return false
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const declared = new Set(fields.map(({ name }) => name))
  for (const name of Object.keys(value))
    if (!declared.has(name) && walk.unsigned.length < mostLeaves) walk.unsigned.push(at(name))
  return fields.every(({ name, type }) =>
    Object.hasOwn(value, name)
      ? readValue(walk, { type, value: value[name], path: at(name), depth: depth + 1 })
      : false,
  )
}

function readValue(walk: Walk, place: Place): boolean {
  const { type, value, path, depth } = place
  if (walk.leaves.length > mostLeaves) return true
  const inner = elementTypeOf(type)
  if (inner !== null) {
    if (!Array.isArray(value) || depth > mostDepth) return false
    return value.every((one: unknown, index) =>
      readValue(walk, { type: inner, value: one, path: `${path}[${index}]`, depth: depth + 1 }),
    )
  }
  if (walk.types.has(type)) return readStruct(walk, place)
  walk.leaves.push({ path, type, value })
  return true
}

/** Reads the hashed fields of the domain: those that a declared domain type names, else all that are given. */
function readDomain(types: Types, domain: Readonly<Record<string, unknown>>): TypedData['domain'] {
  const declared = types.get('EIP712Domain')?.map(({ name }) => name)
  const given = (name: string) =>
    declared === undefined || declared.includes(name) ? domain[name] : undefined
  const name = given('name')
  const contract = given('verifyingContract')
  return {
    name: typeof name === 'string' ? name : null,
    chainId: readUint(given('chainId')),
    verifyingContract:
      typeof contract === 'string' && isAddress(contract, { strict: false }) ? getAddress(contract) : null,
  }
}

/** @see https://eips.ethereum.org/EIPS/eip-712#definition-of-encodetype */
function encodeType(types: Types, primaryType: string): string {
  // A set is walked in its order, with what is added on the way: a chain of types is as long as whoever made it likes.
  const found = new Set([primaryType])
  for (const name of found)
    for (const field of types.get(name) ?? []) {
      const base = baseTypeOf(field.type)
      if (types.has(base)) found.add(base)
    }
  found.delete(primaryType)
  return [primaryType, ...[...found].sort()]
    .map(
      (name) => `${name}(${(types.get(name) ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`,
    )
    .join('')
}

/** Reads a whole number of a leaf, as in JSON; null: not one, or it has lost digits. */
export function readUint(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value >= 0n ? value : null
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  if (typeof value !== 'string' || !/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)) return null
  return BigInt(value)
}

function readTypes(types: unknown): Types | null {
  if (!isObject(types)) return null
  const entries = Object.entries(types)
  if (entries.length > mostFields) return null
  let left = mostFields
  const isRead = entries.every(([name, fields]) => {
    if (!isName(name) || !Array.isArray(fields) || fields.length > left) return false
    left -= fields.length
    return fields.every((field: unknown) => isObject(field) && isName(field['name']) && isName(field['type']))
  })
  return isRead ? new Map(entries as [string, Field[]][]) : null
}

function isName(text: unknown): text is string {
  return typeof text === 'string' && text.length <= longestName
}

/** `Person[2][]` is made of `Person`. */
function baseTypeOf(type: string): string {
  const bracket = type.indexOf('[')
  return bracket < 0 ? type : type.slice(0, bracket)
}

/** Returns the type of the elements of an array: of `Person[2][]` it is `Person[2]`. Null: it is no array. */
function elementTypeOf(type: string): string | null {
  const bracket = type.lastIndexOf('[')
  return bracket > 0 && /^\[\d*\]$/.test(type.slice(bracket)) ? type.slice(0, bracket) : null
}

function rootType(types: Types): string | null {
  const fields = [...types.values()].flat()
  const mentioned = new Set(fields.map(({ type }) => baseTypeOf(type)))
  const roots = [...types.keys()].filter((name) => name !== 'EIP712Domain' && !mentioned.has(name))
  return roots.length === 1 ? (roots[0] ?? null) : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
