import type { Cause } from '../../core/causes/cause'
import type { FileContext } from '../../core/files/fileReading'
import type { Giver } from '../give/giver'

/** Returns the context that checks payments of a file: the directory, the giver and the chain. */
export function fileContextOf(giver: Giver, causes: readonly Cause[]): FileContext {
  const { chain, customTokens, address, name } = giver
  return { causes, chain, customTokens, safe: address, giverName: name }
}
