import type { Address } from 'viem'
import type { GivenBefore } from './givenBefore'
import type { RecipientStanding } from './recipientStanding'

/** What is known of a recipient, in a few words beside its address. */
export function standingLabel(standing: RecipientStanding): string {
  switch (standing.kind) {
    case 'confirmed':
      return standing.name
    case 'unconfirmed':
      return 'In the directory, not confirmed by this site’s operator'
    case 'stopped':
      return `An address of ${standing.name} that is ${standing.state}`
    case 'otherChain':
      return `${standing.name} receives here on another chain only`
    case 'lookAlike':
      return 'Looks like an address that is known, and is another one'
    case 'owner':
      return 'An owner of this Safe'
    case 'safeItself':
      return 'The Safe itself'
    case 'tokenContract':
      return `The contract of ${standing.symbol}: what it gets is lost`
    case 'zero':
      return 'The zero address: what it gets is lost'
    case 'unknown':
      return 'Not in the directory'
    case 'notCompared':
      return 'Not compared: the directory could not be read'
  }
}

/** What is known of a recipient, in sentences with the full address. */
export function standingWords(standing: RecipientStanding): string {
  const { address } = standing
  switch (standing.kind) {
    case 'confirmed':
      return `${address} is ${standing.name}, last compared on ${standing.checkedOn}.${also(changedWords, standing.before)}`
    case 'unconfirmed':
      return `${address} is in the directory, and not confirmed.`
    case 'stopped':
      return `${address} is an address of ${standing.name} that is ${standing.state} since ${standing.since}.${replacedWords(standing.replacedBy)}`
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
      return `${address} is not in the directory${seenWords(standing.paidIn)}.${also(wasOfWords, standing.wasOf)}`
    case 'notCompared':
      return `${address} was not compared with a directory${seenWords(standing.paidIn)}.${also(wasOfWords, standing.wasOf)}`
  }
}

function replacedWords(replacedBy: Address | null): string {
  return replacedBy === null ? '' : ` The directory names ${replacedBy} in its place.`
}

/** Said of a cause whose address has changed: the directory may be right, or an attacker may have changed it. */
export function changedWords({ address }: GivenBefore): string {
  return `The last gift to it from this Safe went to another address, ${address}, as this browser remembers.`
}

/** Said of an address that is no longer that of the cause it was paid for. */
export function wasOfWords({ name, causeId }: GivenBefore): string {
  return `This browser remembers a gift to it, for ${name ?? causeId}, which has another address now or is no longer listed.`
}

function also(words: (before: GivenBefore) => string, before: GivenBefore | undefined): string {
  return before === undefined ? '' : ` ${words(before)}`
}

function seenWords(paidIn: bigint | null): string {
  return paidIn === null ? '' : `; ${paidWords(paidIn)}`
}

/** Whom a Safe has paid is read from the service, and proves nothing about the address. */
export function paidWords(nonce: bigint): string {
  return `this Safe paid it in #${nonce}, by the word of the transaction service`
}
