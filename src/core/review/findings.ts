import type { AssetNames } from './assetNames'
import type { Check } from './check'
import { checkWords } from './checkWords'
import type { TxEnd } from './txEnd'

/** Returns the checks that fail, which stand in full at the top; none where nothing can be signed any more. */
export function findingsIn(checks: readonly Check[], end: TxEnd): readonly Check[] {
  return end === 'open' ? checks.filter(({ outcome }) => outcome === 'fails') : []
}

/** Returns whether a text is part of what one of the findings says. */
export function saidBy(findings: readonly Check[], names: AssetNames): (text: string) => boolean {
  const said = findings.map((check) => checkWords(check, names).detail)
  return (text) => text !== '' && said.some((detail) => detail.includes(text))
}
