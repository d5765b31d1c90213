import type { Catalog } from '../catalog'

export const signers: Catalog['signers'] = {
  signed: (signed, threshold) => `Unterschrieben: ${signed} von ${threshold} nötigen Signaturen`,
  nobodyYet: 'Noch niemand',
  missing: (count) => `Nicht unterschrieben: ${count}`,
  nobody: 'Niemand',
}
