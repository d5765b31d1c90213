import type { TokenWarning } from '../../core/tokens/judgeToken'
import { m } from './messages'

/** Returns the warning about a contract before it is given as a token. `address`: of that contract. */
export function tokenWarningWords(warning: TokenWarning, address: string): string {
  const { warning: words } = m
  switch (warning.kind) {
    case 'symbolAlike':
      return warning.known.address === null
        ? words.likeCoin(warning.known.symbol, address)
        : words.likeToken(warning.known.symbol, warning.known.address, address)
    case 'addressAlike':
      return words.likeAddress(warning.known.symbol, warning.known.address, address)
    case 'hiddenText':
      return words.hidden
    case 'noSymbol':
      return words.noSymbol
    case 'rightToLeft':
      return words.rightToLeft(warning.symbol)
  }
}
