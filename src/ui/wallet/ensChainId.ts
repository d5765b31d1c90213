/** ENS has its names on Ethereum. They are asked for there whichever chain a wallet is on. */
export const ensChainId = 1
