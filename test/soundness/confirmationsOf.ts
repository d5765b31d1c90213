import type { Confirmation, SafeTx, SafeTxHash } from '../../src/core/safe/safeTx'
import { type SafeDomain, safeTxHash } from '../../src/core/safe/safeTxHash'
import { confirmationBy } from '../support/safeFixtures'

type Signed = { readonly hash: SafeTxHash; readonly confirmations: readonly Confirmation[] }

const signed = new WeakMap<SafeTx, Signed>()

/** The hash of a transaction with the confirmations of Ada and Ben. Signs once, since that takes a millisecond each. */
export function confirmationsOf(tx: SafeTx, domain: SafeDomain): Signed {
  const known = signed.get(tx)
  if (known !== undefined) return known
  const hash = safeTxHash(tx, domain)
  const made = { hash, confirmations: ['Ada', 'Ben'].map((name) => confirmationBy(name, hash)) }
  signed.set(tx, made)
  return made
}
