import type { m } from './signersMessages'

export const de: typeof m = {
  signed: (signed, threshold) => `Unterschrieben: ${signed} von ${threshold} nötigen Signaturen`,
  nobodyYet: 'Noch niemand',
  missing: (count) => `Nicht unterschrieben: ${count}`,
  nobody: 'Niemand',
}
