import { parseAbi } from 'viem'

/** What every token in Tokens.sol has besides ERC-20: a mint that is open to everyone, in base units. */
export const tokenAbi = parseAbi(['function mint(address to, uint256 value)'])
