import { withRetry } from 'viem'

/** By a transaction that is mined, or by one that Anvil is just about to mine. */
const nonceTaken = /nonce too low|replacement transaction underpriced/i

/** Sends again while somebody else's transaction takes the nonce: all tests share the owners. `send` picks a nonce each time. */
export function sendWithFreeNonce<TResult>(send: () => Promise<TResult>): Promise<TResult> {
  return withRetry(send, {
    // By chance: those who wait equally long would meet again.
    delay: ({ count }) => Math.random() * 10 * (count + 1),
    retryCount: 30,
    shouldRetry: ({ error }) => nonceTaken.test(error.message),
  })
}
