import { bytesToString, decodeAbiParameters, type Hex, hexToBigInt, hexToBytes, size } from 'viem'

/** Many times the size of a name. */
const mostBytes = 4_096

/**
 * Decodes the result of `symbol()` or `name()`: a `string`, or the `bytes32` of tokens from before ERC-20 was final.
 * Null for anything else, and for a text too long for a name.
 *
 * @param data - As the node returned it; null when the call reverted.
 */
export function decodeTokenText(data: Hex | null): string | null {
  if (data === null || size(data) > mostBytes) return null
  try {
    if (size(data) === 32) return orNull(bytesToString(hexToBytes(data)).replace(/\0+$/, ''))
    const [text] = decodeAbiParameters([{ type: 'string' }], data)
    return orNull(text)
  } catch {
    return null
  }
}

/** Decodes the result of `decimals()`. Null unless it is one number. */
export function decodeDecimals(data: Hex | null): bigint | null {
  return data !== null && size(data) === 32 ? hexToBigInt(data) : null
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
