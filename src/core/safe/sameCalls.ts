import type { Call } from './safeTx'

/**
 * Whether two lists hold exactly the same calls: as many, in the same order, each with the same recipient, value and
 * data. Upper and lower case of hex digits does not matter.
 */
export function sameCalls(a: readonly Call[], b: readonly Call[]): boolean {
  return a.length === b.length && a.every((call, index) => isSame(call, b[index]))
}

function isSame(a: Call, b: Call | undefined): boolean {
  return (
    b !== undefined &&
    a.to.toLowerCase() === b.to.toLowerCase() &&
    a.value === b.value &&
    a.data.toLowerCase() === b.data.toLowerCase()
  )
}
