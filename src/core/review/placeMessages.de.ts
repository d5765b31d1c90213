import type { m } from './placeMessages'

export const de: typeof m = {
  form: (text) => `„${text}“ ist keine Adresse eines Safes. Sie sollte aussehen wie eth:0x und 40 Stellen.`,
  chain: (prefix, names) => `„${prefix}“ ist keine Chain, die diese Seite liest. Sie liest: ${names}.`,
  address: (text) => `„${text}“ ist keine Adresse: 0x und 40 Stellen von 0 bis f.`,
  checksum:
    'Die Prüfsumme der Adresse passt nicht: Ein Buchstabe oder eine Ziffer ist falsch. Kopieren Sie die Adresse noch einmal aus Ihrem Safe.',
}
