import type { m } from './screenMessages'

export const de: typeof m = {
  title: 'Gute Anliegen',
  question: 'Wem möchten Sie helfen?',
  fetching: 'Die Anliegen werden geladen …',
  howToGive: {
    safe: 'Wählen Sie ein Anliegen oder mehrere. Ihr Safe schlägt eine einzige Transaktion für alle vor, und seine Eigentümer unterschreiben sie einmal.',
    visitor:
      'Lesen Sie, worum es den Anliegen geht. Aus einem Safe oder einer Wallet können Sie an mehrere auf einmal spenden.',
    wallet: 'Wählen Sie ein Anliegen oder mehrere. Sie prüfen alles, bevor Ihre Wallet gefragt wird.',
  },
}
