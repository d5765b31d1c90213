/** Maximum number of nested causes to read. */
const deepest = 8

/** One error of the chain. */
export type ErrorLink = { readonly code: number | null; readonly message: string }

type Field = 'code' | 'message' | 'details' | 'shortMessage' | 'cause' | 'data' | 'error' | 'originalError'

/** Returns an error and its causes, outermost first. Wallets and libraries nest them under different keys. */
export function errorChain(error: unknown): readonly ErrorLink[] {
  const links: ErrorLink[] = []
  const waiting: unknown[] = [error]
  const seen = new Set<unknown>()
  while (waiting.length > 0 && links.length < deepest) {
    const next = waiting.shift()
    if (typeof next === 'string') links.push({ code: null, message: next })
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    const fields = next as Readonly<Record<Field, unknown>>
    const { code, message, details, shortMessage, cause, data, error: inner, originalError } = fields
    const words = [message, details, shortMessage, code].filter((text) => typeof text === 'string')
    links.push({ code: numberOf(code), message: words.join('\n') })
    waiting.push(cause, originalError, inner, data)
  }
  return links
}

function numberOf(code: unknown): number | null {
  if (typeof code === 'number' && Number.isSafeInteger(code)) return code
  return typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? Number(code) : null
}
