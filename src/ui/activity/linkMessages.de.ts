import type { m } from './linkMessages'

export const de: typeof m = {
  review: 'Alle Einzelheiten prüfen',
  inSafe: 'In Safe{Wallet} öffnen',
  onChain: 'Auf der Chain ansehen',
  toSign: 'Link für Mitunterzeichner',
  fetching: 'Der Link wird geladen …',
  records: (count: number) => (count === 1 ? 'Spendeneintrag' : 'Spendeneinträge'),
  record: (name: string) => `Eintrag der Spende an ${name}`,
  csv: 'Als CSV herunterladen',
}
