import { createSealer } from '../adapters/createSealer'
import type { Sealer } from '../ports/sealer'

/** Opens the sealer. Null where the page has no WebCrypto: over plain http. */
export function openSealer(): Sealer | null {
  return createSealer()
}
