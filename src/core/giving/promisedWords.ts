import { amountWords } from '../money/formatAmount'
import type { Asset } from './gift'
import { m } from './messages'
import type { Promised } from './waitingTx'

/** Returns a clause on the promised part of the balance: "6 ETH of it is promised to gift #4 in the queue". */
export function promisedWords(
  { amount, nonces }: Promised,
  asset: Asset,
  giverName: 'Safe' | 'wallet',
): string {
  const words = amountWords(amount, asset)
  if (giverName === 'wallet') return m.funds.onItsWay(words)
  const known = nonces.filter((nonce) => nonce !== null).map((nonce) => `#${nonce}`)
  return m.funds.promised(words, known, nonces.length - known.length)
}
