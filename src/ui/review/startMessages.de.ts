import type { m } from './startMessages'

export const de: typeof m = {
  title: 'Prüfen, was ein Safe tun würde',
  lede: 'Lesen Sie in klaren Worten, was in der Warteschlange eines Safes wartet, berechnet aus seinen Bytes. Verbunden werden muss nichts.',
  safe: 'Safe',
  safeHint: 'So, wie Safe{Wallet} sie kopiert, mit der Chain davor: eth:0x…',
  noSafe: 'Unter dieser Adresse gibt es keinen Safe.',
  hash: 'safeTxHash, falls Sie ihn haben',
  hashHint:
    'Der Hash, den die Eigentümer unterschreiben: 0x und 64 Stellen. Ohne ihn sehen Sie die ganze Warteschlange.',
  badHash:
    'Das ist kein safeTxHash: 0x und 64 Stellen von 0 bis f. Kopieren Sie ihn aus den Einzelheiten der Transaktion.',
  paste: 'Die Transaktion selbst, falls der Transaktionsdienst sie nicht hat',
  pasteHint:
    'JSON mit allen zehn Feldern: ein Eintrag des Dienstes oder die typisierten Daten, die Ihre Wallet zeigt. Es wird mit der Chain verglichen.',
  otherChain: (pasted, chain) => `Sie gehört zur Chain ${pasted}, der Safe oben ist auf ${chain}.`,
  notLoaded: 'Ein Teil dieser Seite wurde nicht geladen. Laden Sie sie neu.',
  noHash: (reason) => `Ihr Hash lässt sich gerade nicht berechnen. ${reason}`,
  read: 'Lesen',
  yourSafe: 'Ihr Safe',
  yourQueue: 'Die Warteschlange Ihres Safes',
  ownedSafes: 'Safes Ihrer Wallet',
  unread: (reason) => `${reason} Wir fragen weiter. Sie können den Safe inzwischen unten angeben.`,
  more: (count) =>
    `Der Dienst nennt ${count === 1 ? 'einen weiteren Safe' : `${count} weitere Safes`}. Geben Sie Ihren unten an.`,
  none: (chain) => `Ihrer Wallet gehört auf ${chain} kein Safe, den der Transaktionsdienst kennt.`,
  source: (chain) =>
    `Auf ${chain}, laut dem Transaktionsdienst. Jeder kann Ihre Wallet als Eigentümer eines eigenen Safes eintragen: Öffnen Sie nur, was Sie kennen.`,
  looking: (chain) => `Auf ${chain} werden Safes gesucht, die Ihrer Wallet gehören …`,
}
