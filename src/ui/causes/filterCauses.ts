import type { Cause } from '../../core/causes/cause'
import { recipientOn } from '../../core/causes/recipientOn'
import type { AppChain } from '../../core/chain'
import { locale } from '../../language/messages'
import { acceptsAsset, assetsOf } from '../../core/giving/assets'

/** A filter of the directory. An empty field matches all. */
export type CauseFilter = {
  readonly text: string
  readonly field: string
  /** The short name of a chain (EIP-3770). */
  readonly chain: string
  /** Symbol of the token. */
  readonly token: string
}

/**
 * Returns the causes that work in the field and receive the token on the chain. The search text is handled elsewhere.
 */
export function filterCauses(
  causes: readonly Cause[],
  { field, chain, token }: Omit<CauseFilter, 'text'>,
  chains: readonly AppChain[],
): readonly Cause[] {
  const asked = chains.filter(({ shortName }) => chain === '' || shortName === chain)
  const receives = (cause: Cause) =>
    asked.some((one) => {
      const recipient = recipientOn(cause, one.id)
      if (recipient === null) return false
      const wanted = assetsOf(one).filter(({ symbol }) => token === '' || symbol === token)
      return wanted.some((asset) => acceptsAsset(recipient, asset))
    })
  return causes.filter(
    (cause) => (field === '' || cause.field === field) && ((chain === '' && token === '') || receives(cause)),
  )
}

/** Returns the fields that occur, in the order of the directory. */
export function fieldsOf(causes: readonly Cause[]): readonly string[] {
  return [...new Set(causes.map((cause) => cause.field))]
}

/** Sorts the names as a dictionary of the reader's language does. */
export function inAlphabet(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => a.localeCompare(b, locale))
}
