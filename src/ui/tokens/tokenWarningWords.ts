import type { TokenWarning } from '../../core/tokens/judgeToken'

/** What a user should know of a contract before giving it as a token. `address`: of that contract. */
export function tokenWarningWords(warning: TokenWarning, address: string): string {
  switch (warning.kind) {
    case 'symbolAlike':
      return warning.known.address === null
        ? `It calls itself like ${warning.known.symbol}, the chain’s own coin. It is a contract at ${address}, and not that coin.`
        : `It calls itself like ${warning.known.symbol}, which is at ${warning.known.address}. This one is at ${address}: another token.`
    case 'addressAlike':
      return `Its address looks like that of ${warning.known.symbol}: ${warning.known.address}. This one is ${address}. Compare every character.`
    case 'hiddenText':
      return 'There are hidden characters in its name or symbol. They are left out here.'
    case 'noSymbol':
      return 'It does not say what it is called. Amounts of it are shown with the ends of its address.'
    case 'rightToLeft':
      return `It calls itself “\u2068${warning.symbol}\u2069”, which is written from right to left and could swap places with amounts. Amounts of it are shown with the ends of its address.`
  }
}
