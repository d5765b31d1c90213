import type { RecipientStanding } from './recipientStanding'

/** What is known of a recipient, in one sentence with the full address. */
export function standingWords(standing: RecipientStanding): string {
  const { address } = standing
  switch (standing.kind) {
    case 'confirmed':
      return `${address} is ${standing.name}, last compared on ${standing.checkedOn}.`
    case 'unconfirmed':
      return `${address} is in the directory, and not confirmed.`
    case 'otherChain':
      return `${address} is ${standing.name}, but on other chains (${standing.chainIds.join(', ')}).`
    case 'lookAlike': {
      const alike = standing.of.map((one) => {
        if (one.name !== null) return `${one.name} (${one.address})`
        return one.paidIn === null ? one.address : `${one.address}, which ${paidWords(one.paidIn)}`
      })
      return `${address} only looks like ${alike.join(', ')}. Compare every digit.`
    }
    case 'owner':
      return `${address} is an owner of the Safe.`
    case 'safeItself':
      return `${address} is the Safe itself.`
    case 'tokenContract':
      return `${address} is the contract of ${standing.symbol}, where a payment is lost.`
    case 'zero':
      return `${address} is the zero address, where a payment is lost.`
    case 'unknown':
      return `${address} is not in the directory${seenWords(standing.paidIn)}.`
    case 'notCompared':
      return `${address} was not compared with a directory${seenWords(standing.paidIn)}.`
  }
}

function seenWords(paidIn: bigint | null): string {
  return paidIn === null ? '' : `; ${paidWords(paidIn)}`
}

/** Whom a Safe has paid is read from the service, and proves nothing about the address. */
export function paidWords(nonce: bigint): string {
  return `this Safe paid it in #${nonce}, by the word of the transaction service`
}
