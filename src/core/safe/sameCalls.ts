import { isHexEqual } from '../isHexEqual'
import type { Call } from './safeTx'

/**
 * Returns true when two lists hold exactly the same calls, in the same order, with the same recipient, value and
 * data. Ignores the case of hex digits.
 */
export function sameCalls(a: readonly Call[], b: readonly Call[]): boolean {
  return a.length === b.length && a.every((call, index) => isSame(call, b[index]))
}

function isSame(a: Call, b: Call | undefined): boolean {
  return b !== undefined && isHexEqual(a.to, b.to) && a.value === b.value && isHexEqual(a.data, b.data)
}
