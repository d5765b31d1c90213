import type { m } from './messages'

const relay =
  'Sein Relay leitet Nachrichten zwischen dieser Seite und der Wallet auf Ihrem Telefon weiter, und es war nicht erreichbar. Es wurde nichts gesendet.'

export const de: typeof m = {
  busy: 'Öffnen Sie Ihre Wallet',
  busyMore:
    'Sie ist gesperrt, oder sie hat Sie schon etwas gefragt. Öffnen Sie sie, antworten Sie dort, und versuchen Sie es hier noch einmal.',
  partMissing: 'Der Teil der Seite für diese Wallet konnte nicht geladen werden',
  partMissingMore:
    'Vielleicht war die Verbindung unterbrochen, oder es gibt gerade eine neue Version der Seite. Es wurde nichts gesendet. Versuchen Sie es noch einmal; hilft das nicht, laden Sie diese Seite neu.',
  notSwitched: 'Das Netzwerk wurde nicht gewechselt',
  notSwitchedMore:
    'Ihre Wallet hat einen Fehler gemeldet. Öffnen Sie sie, wählen Sie dort das Netzwerk, und kommen Sie zurück. Es wurde nichts gesendet.',
  stays: 'Ihre Wallet bleibt in ihrem Netzwerk',
  staysMore: (app) =>
    `Ihre Wallet unterstützt es nicht, das Netzwerk von ${app} aus zu wechseln. Wechseln Sie das Netzwerk stattdessen in Ihrer Wallet.`,
  relay: 'WalletConnect antwortet nicht',
  relaySlow: `${relay} Prüfen Sie Ihre Verbindung: Sobald es antwortet, geht es hier von selbst weiter. Oder wählen Sie eine Wallet in diesem Browser.`,
  relayGone: `${relay} Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder wählen Sie eine Wallet in diesem Browser.`,
}
