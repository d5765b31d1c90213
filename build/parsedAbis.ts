import { parseAbi } from 'viem'
import type { Plugin } from 'vite'
import { BaseError } from '../src/core/baseError'

const text = String.raw`\s*'[^'\n]*'\s*`
const call = new RegExp(String.raw`\bparseAbi\(\s*\[(${text}(?:,${text})*),?\s*\]\s*\)`, 'g')

/**
 * Parses the human-readable ABIs of the source at build time: the parser is 5 kB, and every visitor would parse the same
 * signatures at start. Only in a build; in development and in tests viem parses them.
 *
 * @throws UnparsedAbiError for a call that is not a list of plain strings.
 */
export function parsedAbis(): Plugin {
  return {
    name: 'parsed-abis',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = !id.includes('/node_modules/')
      // viem's `call` parses two ABIs of its own.
      if (!code.includes('parseAbi(') || !(isOurs || id.endsWith('/viem/_esm/actions/public/call.js')))
        return null
      return { code: replaceAbis(code, id), map: null }
    },
  }
}

/** The same source with each `parseAbi([...])` replaced by what it returns. */
export function replaceAbis(code: string, id: string): string {
  const replaced = code.replace(call, (_, list: string) => {
    const signatures = [...list.matchAll(/'([^']*)'/g)].map(([, signature = '']) => signature)
    return JSON.stringify(parseAbi(signatures))
  })
  if (replaced.includes('parseAbi(')) throw new UnparsedAbiError(id)
  return replaced
}

class UnparsedAbiError extends BaseError {
  override name = 'UnparsedAbiError'

  constructor(id: string) {
    super(`An ABI in ${id} cannot be parsed at build time.`, {
      hints: ['Write parseAbi([...]) with a list of plain strings in single quotes.'],
    })
  }
}
