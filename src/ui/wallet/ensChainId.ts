/** ENS has its names on Ethereum. They are resolved there, whatever chain a wallet is on. */
export const ensChainId = 1
