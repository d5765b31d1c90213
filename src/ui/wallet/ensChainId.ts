/** Chain of the ENS names. They are resolved on Ethereum, whatever chain a wallet is on. */
export const ensChainId = 1
