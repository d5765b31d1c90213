import { type AbiParameter, type Hex, parseAbiItem, toFunctionSelector, toFunctionSignature } from 'viem'

/** One function of a supplied ABI. Not verified against the contract. */
export type SuppliedFunction = {
  readonly selector: Hex
  /** Its types alone: `pay(address,uint256)`. */
  readonly signature: string
  readonly inputs: readonly AbiParameter[]
}

export type SuppliedAbi =
  | { readonly kind: 'read'; readonly functions: readonly SuppliedFunction[] }
  /** Rejected whole. `reason`: one or two sentences, with the remedy. */
  | { readonly kind: 'refused'; readonly reason: string }

/** Limits beyond the ABI of any real contract. */
const most = {
  characters: 500_000,
  functions: 1_000,
  parameters: 100,
  depth: 5,
  dimensions: 3,
  length: 1_024,
}

/** A Solidity identifier: ASCII only, so that nothing hides or reorders the text. */
const plainName = /^[A-Za-z_$][\w$]{0,63}$/
const plainType =
  /^(address|bool|string|tuple|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(\d{1,3})?)((?:\[\d{0,4}\])*)$/

/**
 * Parses an ABI that a user pasted: JSON (a list, one item, or a build artifact with `abi`), or function signatures, one a
 * line. Accepted whole or not at all. Never throws.
 */
export function readSuppliedAbi(text: string): SuppliedAbi {
  const trimmed = text.trim()
  if (trimmed === '') return refused('There is nothing to read. Paste an ABI, or a function signature.')
  if (trimmed.length > most.characters)
    return refused(
      `It is too long: ${trimmed.length} characters of at most ${most.characters}. Paste the signature of the one function instead.`,
    )
  const items = /^[[{]/.test(trimmed) ? itemsOfJson(trimmed) : itemsOfLines(trimmed)
  if (typeof items === 'string') return refused(items)
  if (items.length > most.functions)
    return refused(`It has ${items.length} functions, and ${most.functions} are read at most.`)
  const functions: SuppliedFunction[] = []
  for (const [index, item] of items.entries()) {
    const read = functionOf(item)
    if (typeof read === 'string') return refused(`Function ${index + 1} cannot be used: ${read}`)
    functions.push(read)
  }
  return functions.length === 0 ? refused('There is no function in it.') : { kind: 'read', functions }
}

type Fields = { readonly [name: string]: unknown }

function itemsOfJson(text: string): readonly Fields[] | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'It begins like JSON, and is not JSON. It may be cut short: copy it again.'
  }
  const list = isFields(value) && Array.isArray(value['abi']) ? value['abi'] : value
  const items: readonly unknown[] = Array.isArray(list) ? list : [list]
  if (!items.every(isFields)) return 'It is JSON, and no ABI: an ABI is a list of functions.'
  return items.filter(({ type = 'function' }) => type === 'function')
}

function itemsOfLines(text: string): readonly Fields[] | string {
  const items: Fields[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const signature = line.trim().replace(/;$/, '')
    if (signature === '') continue
    const item = itemOfLine(signature)
    if (item === null)
      return `Line ${index + 1} is no function signature. Write it like: pay(address to, uint256 amount)`
    items.push(item)
  }
  return items
}

function itemOfLine(signature: string): Fields | null {
  const isOdd = signature.length > 2_000 || signature.split('(').length > 2 + most.depth * 4
  if (isOdd) return null
  try {
    const item = parseAbiItem(signature.startsWith('function ') ? signature : `function ${signature}`)
    return isFields(item) && item['type'] === 'function' ? item : null
  } catch {
    return null
  }
}

function functionOf({ name, inputs }: Fields): SuppliedFunction | string {
  if (typeof name !== 'string' || !plainName.test(name))
    return 'its name is not a name of Solidity (a letter first, then letters and digits, 64 at most).'
  const budget = { left: most.parameters }
  const read = parametersOf(inputs, most.depth, budget)
  if (typeof read === 'string') return `${name}: ${read}`
  const item = { type: 'function', name, inputs: read, outputs: [], stateMutability: 'payable' } as const
  return { selector: toFunctionSelector(item), signature: toFunctionSignature(item), inputs: read }
}

function parametersOf(
  list: unknown,
  depth: number,
  budget: { left: number },
): readonly AbiParameter[] | string {
  if (!Array.isArray(list)) return 'it has no list of parameters.'
  const items: readonly unknown[] = list
  if (depth === 0) return `its tuples are nested more than ${most.depth} deep.`
  const parameters: AbiParameter[] = []
  for (const item of items) {
    budget.left -= 1
    if (budget.left < 0) return `it has more than ${most.parameters} parameters.`
    const read = isFields(item) ? parameterOf(item, depth, budget) : 'a parameter is not described.'
    if (typeof read === 'string') return read
    parameters.push(read)
  }
  return parameters
}

function parameterOf(
  { name = '', type, components }: Fields,
  depth: number,
  budget: { left: number },
): AbiParameter | string {
  if (typeof name !== 'string' || (name !== '' && !plainName.test(name)))
    return 'the name of a parameter is not a name of Solidity.'
  const canonical = typeof type === 'string' ? typeOf(type) : null
  if (canonical === null) return 'the type of a parameter is not known, or has too many dimensions.'
  if (!canonical.startsWith('tuple')) return { name, type: canonical }
  const inner = parametersOf(components, depth - 1, budget)
  if (typeof inner === 'string') return inner
  // An array of empty tuples takes no bytes, so its length could be anything.
  return inner.length === 0 ? 'a tuple has nothing in it.' : { name, type: canonical, components: inner }
}

/** The type as a selector is computed from it; null: not one that is decoded here. */
function typeOf(type: string): string | null {
  const [, base, bits, lists = ''] = plainType.exec(type) ?? []
  if (base === undefined) return null
  if (bits !== undefined && (Number(bits) % 8 !== 0 || Number(bits) < 8 || Number(bits) > 256)) return null
  const lengths = [...lists.matchAll(/\[(\d*)\]/g)].flatMap(([, length = '']) =>
    length === '' ? [] : length,
  )
  const areLists = lists.split('[').length - 1 <= most.dimensions
  if (!areLists || lengths.some((length) => Number(length) < 1 || Number(length) > most.length)) return null
  return base === 'uint' || base === 'int' ? `${base}256${lists}` : type
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refused(reason: string): SuppliedAbi {
  return { kind: 'refused', reason }
}
