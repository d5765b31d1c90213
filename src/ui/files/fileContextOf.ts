import type { Cause } from '../../core/causes/cause'
import type { FileContext } from '../../core/files/fileReading'
import type { Giver } from '../give/giver'

/** What payments of a file are checked against: the directory, and who gives on which chain. */
export function fileContextOf(giver: Giver, causes: readonly Cause[]): FileContext {
  const { chain, customTokens, address, name } = giver
  return { causes, chain, customTokens, safe: address, giverName: name }
}
