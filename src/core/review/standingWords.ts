import { type Address, isAddressEqual } from 'viem'
import type { EarlierGift, CausePaid, RecipientStanding } from './recipientStanding'
import { dayText } from '../dayText'
import { m } from './recipientMessages'

/** Labels the standing of a recipient in a few words. */
export function standingLabel(standing: RecipientStanding): string {
  switch (standing.kind) {
    case 'confirmed':
      return standing.name
    case 'stopped':
      return m.label.stopped(standing.name, standing.state)
    case 'otherChain':
      return m.label.otherChain(standing.name)
    case 'tokenContract':
      return m.label.tokenContract(standing.symbol)
    case 'unconfirmed':
    case 'lookAlike':
    case 'owner':
    case 'safeItself':
    case 'zero':
    case 'unknown':
      return m.label[standing.kind]
    case 'notCompared':
      return m.label[standing.isComing ? 'notComparedYet' : 'notCompared']
  }
}

/** Describes the standing of a recipient in sentences, with the full address. */
export function standingWords(standing: RecipientStanding): string {
  const { address } = standing
  switch (standing.kind) {
    case 'confirmed':
      return (
        m.confirmed(address, standing.name, dayText(standing.checkedOn)) +
        also(changedWords, standing.before) +
        also((paid) => causePaidWords(standing, paid), standing.paid)
      )
    case 'unconfirmed':
      return m.unconfirmed(address)
    case 'stopped': {
      const { name, state, since, replacedBy } = standing
      const stopped = m.stopped(address, name, state, dayText(since))
      const replaced = replacedBy === null ? stopped : `${stopped} ${m.replacedBy(replacedBy)}`
      return replaced + also((paid) => causePaidWords(standing, paid), standing.paid)
    }
    case 'otherChain':
      return m.otherChain(address, standing.name, standing.chainIds.join(', '))
    case 'lookAlike': {
      const alike = standing.of.map((one) => {
        const other = one.paidIn === null ? one.address : m.paidOther(one.address, one.paidIn)
        return one.name === null ? other : `${one.name} (${other})`
      })
      return m.lookAlike(address, alike.join(', '))
    }
    case 'tokenContract':
      return m.tokenContract(address, standing.symbol)
    case 'owner':
    case 'safeItself':
    case 'zero':
      return m[standing.kind](address)
    case 'unknown':
    case 'notCompared': {
      const { kind, paidIn, wasOf } = standing
      return (
        (paidIn === null ? m[kind](address) : m[`${kind}Paid`](address, paidIn)) + also(wasOfWords, wasOf)
      )
    }
  }
}

/** Describes a changed address of a cause: by the operator, or by an attacker. */
export function changedWords({ address, imported }: EarlierGift): string {
  return (imported ? m.changedByFile : m.changed)(address)
}

/** Describes an address that no longer belongs to the cause of an earlier gift. */
export function wasOfWords({ name, causeId, imported }: EarlierGift): string {
  return (imported ? m.wasOfByFile : m.wasOf)(name ?? causeId)
}

/** Describes an earlier payment of the Safe to a cause, at this or another address. */
export function causePaidWords(
  { address, name }: { readonly address: Address; readonly name: string },
  paid: CausePaid,
): string {
  return isAddressEqual(address, paid.address)
    ? m.paidIn(paid.nonce)
    : m.paidCause(name, paid.nonce, paid.address)
}

function also<T>(words: (known: T) => string, known: T | undefined): string {
  return known === undefined ? '' : ` ${words(known)}`
}

/** Describes an earlier payment: a claim of the service, no proof about the address. */
export function paidWords(nonce: bigint): string {
  return m.paid(nonce)
}
