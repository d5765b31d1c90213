import { callDifferenceWords, type DifferenceWords } from '../giving/callDifferenceWords'
import { amountWords } from '../money/amountWords'
import { type AssetNames, tokenName } from './assetNames'
import type { IntentBeside, IntentDifference } from './compareIntent'

/** One difference between a transaction and the gift that a document describes, with both values in full. */
export function intentDifferenceWords(difference: IntentDifference, names: AssetNames): DifferenceWords {
  const only = (what: string) => ({ what, meant: null, found: null })
  switch (difference.kind) {
    case 'record':
      return only(
        'What the transaction service sent is not the transaction that the link names: its fields do not give that safeTxHash',
      )
    case 'chain':
      return {
        what: 'Another chain',
        meant: `The chain with the id ${difference.meant}`,
        found: `The chain with the id ${difference.found}`,
      }
    case 'safe':
      return { what: 'Another Safe', meant: difference.meant, found: difference.found }
    case 'unreadable':
      return { what: 'It is no plain list of payments', meant: null, found: difference.reason }
    case 'code': {
      const { name, version, address } = difference.contract
      return only(
        `The contract that would make the payments, ${name} ${version} at ${address}, is missing on this chain or has other code than Safe published`,
      )
    }
    case 'calls':
      return callDifferenceWords(difference.difference, (token) =>
        token === null ? names.native : tokenName(token, names),
      )
  }
}

/** What a transaction has beside the described payments, in one sentence. */
export function intentBesideWords(beside: IntentBeside, names: AssetNames): string {
  if (beside.kind === 'safeTxGas')
    return `It has a gas limit (safeTxGas ${beside.safeTxGas}): if a payment fails, nothing is paid and the nonce is used up all the same.`
  const { atMost, token, receiver } = beside.refund
  const name = token === null ? names.native : tokenName(token, names)
  const sum =
    name === null
      ? `${atMost} base units of the token at ${token}, which is not known here`
      : amountWords(atMost, name)
  return `For the execution the Safe pays up to ${sum} to ${receiver ?? 'whoever executes it'}, whatever becomes of the payments.`
}
