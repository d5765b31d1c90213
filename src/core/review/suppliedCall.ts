import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, type Hex, size } from 'viem'
import { visibleText } from './message/visibleText'
import { m } from './deviceMessages'
import type { SuppliedFunction } from './suppliedAbi'

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

const most = { bytes: 32 * 1024, args: 100, characters: 500, shownBytes: 256 }

/** Decodes a call by each supplied function with its selector. Empty: none has it, or the call is too large. Never throws. */
export function suppliedCalls(data: Hex, functions: readonly SuppliedFunction[]): readonly SuppliedCall[] {
  const selector = data.slice(0, 10).toLowerCase()
  if (selector.length < 10 || size(data) > most.bytes) return []
  const bySignature = new Map(functions.map((one) => [one.signature, one]))
  return [...bySignature.values()]
    .filter((one) => one.selector === selector)
    .map((one) => callOf(one, data.toLowerCase()))
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
      args: args.slice(0, most.args),
      more: Math.max(0, args.length - most.args),
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
  if (type === 'string') return m.pasted.abi.text(visibleText(String(value), most.characters))
  const text = String(value)
  const longest = 2 + most.shownBytes * 2
  if (type !== 'bytes' || text.length <= longest) return text
  return m.pasted.abi.cut(text.slice(0, longest), text.length / 2 - 1)
}
