import { type Hex, isHex } from 'viem'
import { BaseError } from '../../../src/core/baseError'

/**
 * The text as hex, for what comes out of packages and files.
 *
 * @throws NotHexError that names `what`.
 */
export function parseHex(text: unknown, what: string): Hex {
  if (!isHex(text)) throw new NotHexError(what)
  return text
}

class NotHexError extends BaseError {
  override name = 'NotHexError'

  constructor(what: string) {
    super(`The ${what} is not hex.`)
  }
}
