import { amountWords } from '../money/amountWords'
import type { Asset } from './gift'
import type { Promised } from './waitingTx'

/** Where a part of the balance goes, as a part of a sentence: "6 ETH of it is promised to gift #4 in the queue". */
export function promisedWords(
  { amount, nonces }: Promised,
  asset: Asset,
  giverName: 'Safe' | 'wallet',
): string {
  const part = `${amountWords(amount, asset)} of it is`
  return giverName === 'wallet' ? `${part} already on its way` : `${part} promised to ${queueWords(nonces)}`
}

/** "gifts #4 and #5 in the queue" */
function queueWords(nonces: readonly (bigint | null)[]): string {
  const known = nonces.filter((nonce) => nonce !== null).map((nonce) => `#${nonce}`)
  const unknown = nonces.length - known.length
  const parts = [
    ...(known.length === 0 ? [] : [`${known.length === 1 ? 'gift' : 'gifts'} ${list(known)} in the queue`]),
    ...(unknown === 0
      ? []
      : [unknown === 1 ? 'a gift that is not there yet' : `${unknown} gifts that are not there yet`]),
  ]
  if (known.length > 0) return parts.join(' and ')
  return unknown === 1
    ? 'a gift that is not in the queue yet'
    : `${unknown} gifts that are not in the queue yet`
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
