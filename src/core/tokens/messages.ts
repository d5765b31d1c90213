import { messages } from '../../language/messages'

/** Messages for problems with a custom token. */
export const m = messages('core/tokens', {
  listed: {
    sentence: (symbol: string) => `This is ${symbol}, which is in the list.`,
    remedy: 'Choose it in the field “Asset”.',
  },
  own: {
    sentence: 'This is the address that gives.',
    remedy: 'Copy the address of the token’s contract.',
  },
  noContract: {
    sentence: (chain: string) => `There is no contract at this address on ${chain}.`,
    remedy: (chain: string) => `Copy the token’s address on ${chain} from the page of who issues it.`,
  },
  noDecimals: {
    sentence: 'This contract does not say how many decimals it has, as a token does.',
    remedy: 'Amounts of it could not be read, so it cannot be given here. Compare the address.',
  },
  tooManyDecimals: {
    sentence: (decimals: string, most: number) =>
      `This contract says that it has ${decimals} decimals; no more than ${most} can be given here.`,
    remedy: 'Compare the address with the page of who issues the token.',
  },
  unnamed: 'A token without a name',
  empty: { sentence: 'Enter the address of a token.', remedy: 'Copy it from the page of who issues it.' },
  otherChain: {
    sentence: (chain: string, prefix: string) =>
      `This address is not on ${chain}: it begins with “${prefix}:”.`,
    remedy: (chain: string, shortName: string) =>
      `Enter the token’s address on ${chain}, which begins with “${shortName}:” or with 0x.`,
  },
  noAddress: {
    sentence: 'This is not an address: 0x and 40 digits from 0 to f.',
    remedy: 'Copy it again, whole.',
  },
  checksum: {
    sentence: 'The checksum of this address does not fit: a letter or a digit of it is wrong.',
    remedy: 'Copy it again, whole and with its capital letters.',
  },
  gone: (symbol: string) =>
    `There is no contract of ${symbol} any more. Remove ${symbol} from your tokens and look it up again.`,
  decimalsGone: (symbol: string, before: number) =>
    `${symbol} no longer says how many decimals; it had ${before} when you added it, so the amounts here may be wrong. Remove ${symbol} from your tokens and look it up again.`,
  decimalsChanged: (symbol: string, now: string, before: number) =>
    `${symbol} now says that it has ${now} decimals; it had ${before} when you added it, so the amounts here may be wrong. Remove ${symbol} from your tokens and look it up again.`,
  /** The balances of a Safe's tokens. */
  noAnswer: 'The chain has no answer.',
})
