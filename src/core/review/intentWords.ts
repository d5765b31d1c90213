import { callDifferenceWords, type DifferenceWords } from '../giving/compareCalls'
import { amountWords } from '../money/formatAmount'
import { type AssetNames, tokenName } from './assetNames'
import type { IntentBeside, IntentDifference } from './compareIntent'
import { m } from './intentMessages'

/** Describes a difference between a transaction and the gift in a document, with both values in full. */
export function intentDifferenceWords(difference: IntentDifference, names: AssetNames): DifferenceWords {
  const only = (what: string) => ({ what, meant: null, found: null })
  switch (difference.kind) {
    case 'record':
      return only(m.record)
    case 'chain':
      return {
        what: m.chain,
        meant: m.chainId(difference.meant),
        found: m.chainId(difference.found),
      }
    case 'safe':
      return { what: m.safe, meant: difference.meant, found: difference.found }
    case 'unreadable':
      return { what: m.unreadable, meant: null, found: difference.reason }
    case 'code': {
      const { name, version, address } = difference.contract
      return only(m.code(`${name} ${version}`, address))
    }
    case 'calls':
      return callDifferenceWords(difference.difference, (token) =>
        token === null ? names.native : tokenName(token, names),
      )
  }
}

/** Describes in one sentence what a transaction has beside the described payments. */
export function intentBesideWords(beside: IntentBeside, names: AssetNames): string {
  if (beside.kind === 'safeTxGas') return m.gasLimit(beside.safeTxGas)
  const { atMost, token, receiver } = beside.refund
  const name = token === null ? names.native : tokenName(token, names)
  const sum = name === null ? m.unknownUnits(atMost, token ?? '') : amountWords(atMost, name)
  return m.refund(sum, receiver)
}
