import {
  type AbiParameter,
  type Hex,
  parseAbiItem,
  toFunctionSelector,
  toFunctionSignature,
  decodeAbiParameters,
  encodeAbiParameters,
  size,
} from 'viem'
import { m } from './deviceMessages'
import { visibleText } from './message/visibleText'

/** One function of a supplied ABI. Not verified against the contract. */
export type SuppliedFunction = {
  readonly selector: Hex
  /** Its types alone: `pay(address,uint256)`. */
  readonly signature: string
  readonly inputs: readonly AbiParameter[]
}

type SuppliedAbi =
  | { readonly kind: 'read'; readonly functions: readonly SuppliedFunction[] }
  /** Rejected whole. `reason`: one or two sentences, with the remedy. */
  | { readonly kind: 'refused'; readonly reason: string }

/** Limits beyond any real contract's ABI. */
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
 * Parses a pasted ABI: JSON (a list, one item, or a build artifact with `abi`), or function signatures, one per line.
 * All or nothing. Never throws.
 */
export function readSuppliedAbi(text: string): SuppliedAbi {
  const trimmed = text.trim()
  if (trimmed === '') return refused(m.pasted.abi.empty)
  if (trimmed.length > most.characters) return refused(m.pasted.abi.tooLong(trimmed.length, most.characters))
  const items = /^[[{]/.test(trimmed) ? itemsOfJson(trimmed) : itemsOfLines(trimmed)
  if (typeof items === 'string') return refused(items)
  if (items.length > most.functions) return refused(m.pasted.abi.tooMany(items.length, most.functions))
  const functions: SuppliedFunction[] = []
  for (const [index, item] of items.entries()) {
    const read = functionOf(item)
    if (typeof read === 'string') return refused(m.pasted.abi.refused(index + 1, read))
    functions.push(read)
  }
  return functions.length === 0 ? refused(m.pasted.abi.none) : { kind: 'read', functions }
}

type Fields = { readonly [name: string]: unknown }

/** One value of a call. `name`: its path by the supplied names, like `orders[2].to`. */
type SuppliedArgument = { readonly name: string; readonly type: string; readonly text: string }

/** A call decoded by a supplied function: a possible meaning, no proof. */
export type SuppliedCall =
  /** Encoding the arguments again gives the same bytes. `more`: number of omitted arguments. */
  | {
      readonly kind: 'fits'
      readonly signature: string
      readonly args: readonly SuppliedArgument[]
      readonly more: number
    }
  /** The selector matches, but the bytes are no standard call of it. */
  | { readonly kind: 'misfit'; readonly signature: string }

const mostShown = { bytes: 32 * 1024, args: 100, characters: 500, dataBytes: 256 }

/** Decodes a call by each supplied function with its selector. Empty: none has it, or the call is too large. Never throws. */
export function suppliedCalls(data: Hex, functions: readonly SuppliedFunction[]): readonly SuppliedCall[] {
  const selector = data.slice(0, 10).toLowerCase()
  if (selector.length < 10 || size(data) > mostShown.bytes) return []
  const bySignature = new Map(functions.map((one) => [one.signature, one]))
  return [...bySignature.values()]
    .filter((one) => one.selector === selector)
    .map((one) => callOf(one, data.toLowerCase()))
}

function itemsOfJson(text: string): readonly Fields[] | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return m.pasted.abi.notJson
  }
  const list = isFields(value) && Array.isArray(value['abi']) ? value['abi'] : value
  const items: readonly unknown[] = Array.isArray(list) ? list : [list]
  if (!items.every(isFields)) return m.pasted.abi.notAbi
  return items.filter(({ type = 'function' }) => type === 'function')
}

function itemsOfLines(text: string): readonly Fields[] | string {
  const items: Fields[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const signature = line.trim().replace(/;$/, '')
    if (signature === '') continue
    const item = itemOfLine(signature)
    if (item === null) return m.pasted.abi.line(index + 1)
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
  if (typeof name !== 'string' || !plainName.test(name)) return m.pasted.abi.name
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
  if (!Array.isArray(list)) return m.pasted.abi.noList
  const items: readonly unknown[] = list
  if (depth === 0) return m.pasted.abi.depth(most.depth)
  const parameters: AbiParameter[] = []
  for (const item of items) {
    budget.left -= 1
    if (budget.left < 0) return m.pasted.abi.parameters(most.parameters)
    const read = isFields(item) ? parameterOf(item, depth, budget) : m.pasted.abi.parameter
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
  if (typeof name !== 'string' || (name !== '' && !plainName.test(name))) return m.pasted.abi.parameterName
  const canonical = typeof type === 'string' ? typeOf(type) : null
  if (canonical === null) return m.pasted.abi.type
  if (!canonical.startsWith('tuple')) return { name, type: canonical }
  const inner = parametersOf(components, depth - 1, budget)
  if (typeof inner === 'string') return inner
  // An array of empty tuples takes no bytes, so its length could be anything.
  return inner.length === 0 ? m.pasted.abi.emptyTuple : { name, type: canonical, components: inner }
}

/** Returns the canonical type for a selector; null: not decoded here. */
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

function callOf({ signature, selector, inputs }: SuppliedFunction, data: string): SuppliedCall {
  try {
    // Without names, viem decodes a tuple as a list, whatever its parts are called.
    const types = inputs.map(withoutNames)
    const values = types.length === 0 ? [] : decodeAbiParameters(types, `0x${data.slice(10)}`)
    const again = selector + encodeAbiParameters(types, values).slice(2)
    if (again !== data) return { kind: 'misfit', signature }
    const args = argumentsOf(inputs, values)
    return {
      kind: 'fits',
      signature,
      args: args.slice(0, mostShown.args),
      more: Math.max(0, args.length - mostShown.args),
    }
  } catch {
    // The bytes end too early, or point outside themselves.
    return { kind: 'misfit', signature }
  }
}

function withoutNames(parameter: AbiParameter): AbiParameter {
  const { type } = parameter
  return 'components' in parameter ? { type, components: parameter.components.map(withoutNames) } : { type }
}

function argumentsOf(
  parameters: readonly AbiParameter[],
  values: readonly unknown[],
  before = '',
): readonly SuppliedArgument[] {
  return parameters.flatMap((parameter, index) => {
    const name = parameter.name === undefined || parameter.name === '' ? `${index + 1}` : parameter.name
    return argumentOf(parameter, values[index], before === '' ? name : `${before}.${name}`)
  })
}

function argumentOf(parameter: AbiParameter, value: unknown, name: string): readonly SuppliedArgument[] {
  const { type } = parameter
  if (type.endsWith(']') && Array.isArray(value)) {
    const item = { ...parameter, type: type.slice(0, type.lastIndexOf('[')) }
    const values: readonly unknown[] = value
    return values.length === 0
      ? [{ name, type, text: m.pasted.abi.emptyList }]
      : values.flatMap((one, index) => argumentOf(item, one, `${name}[${index}]`))
  }
  if ('components' in parameter && Array.isArray(value)) return argumentsOf(parameter.components, value, name)
  return [{ name, type, text: textOf(value, type) }]
}

function textOf(value: unknown, type: string): string {
  if (type === 'string') return m.pasted.abi.text(visibleText(String(value), mostShown.characters))
  const text = String(value)
  const longest = 2 + mostShown.dataBytes * 2
  if (type !== 'bytes' || text.length <= longest) return text
  return m.pasted.abi.cut(text.slice(0, longest), text.length / 2 - 1)
}
