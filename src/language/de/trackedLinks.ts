import type { Catalog } from '../catalog'

export const trackedLinks: Catalog['trackedLinks'] = {
  review: 'Alle Einzelheiten prüfen',
  inSafe: 'In Safe{Wallet} öffnen',
  onChain: 'Auf der Chain ansehen',
  toSign: 'Link für Mitunterzeichner',
  fetching: 'Der Link wird geladen …',
  csv: 'Als CSV herunterladen',
}
