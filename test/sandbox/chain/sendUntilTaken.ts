import { withRetry } from 'viem'

/** By a transaction that is mined, or by one that Anvil is just about to mine. */
const nonceTaken = /nonce too low|replacement transaction underpriced/i

/** Sends again, with the next nonce, while somebody else's transaction takes it: all tests share the owners. */
export function sendUntilTaken<TResult>(send: () => Promise<TResult>): Promise<TResult> {
  return withRetry(send, {
    // By chance: those who wait equally long would meet again.
    delay: ({ count }) => Math.random() * 10 * (count + 1),
    retryCount: 30,
    shouldRetry: ({ error }) => nonceTaken.test(error.message),
  })
}
