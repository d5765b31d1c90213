import type { m } from './messages'

function mustSign(chain: string, threshold: number, owners: number): string {
  if (owners === 1) return `Auf ${chain}. Der eine Eigentümer muss unterschreiben`
  return `Auf ${chain}. ${threshold} von ${owners} Eigentümern ${threshold === 1 ? 'muss' : 'müssen'} unterschreiben`
}

export const de: typeof m = {
  executing: ' (eine Transaktion wird ausgeführt)',
  copyAddress: 'Adresse kopieren',
  disconnect: 'Trennen',
  readingBalance: 'Das Guthaben wird gelesen …',
  noBalance: 'Das Guthaben konnte nicht gelesen werden',
  recent: 'Letzte Transaktionen',
  clearAll: 'Alle entfernen',
  kept: (count) =>
    `${count === 1 ? '1 angekommene Spende bleibt' : `${count} angekommene Spenden bleiben`} in der Liste, bis eine andere an denselben Empfänger abgeschlossen ist, damit eine Zahlung nicht für beide zählt.`,
  none: 'Hier erscheinen Ihre Transaktionen …',
  allActivity: 'Ganzen Verlauf ansehen',
  queue: 'Die ganze Warteschlange',
  queues: 'Warteschlangen zum Mitunterzeichnen',
  explorer: 'Mehr im Block-Explorer',
  owners: 'Eigentümer',
  mustSign: (chain, threshold, owners) => `${mustSign(chain, threshold, owners)}.`,
  mustSignByHost: (chain, threshold, owners) =>
    `${mustSign(chain, threshold, owners)}, so die Seite, in der diese App steht.`,
  walletOn: (wallet, chain) => `${wallet} auf ${chain}`,
  link: {
    title: 'Mit einem Link verbinden',
    asking: 'WalletConnect wird nach einem Link gefragt …',
    openOnPhone: 'Wallet auf diesem Telefon öffnen',
    howTo:
      'Kopieren Sie diesen Link, und fügen Sie ihn dort ein, wo Ihre Wallet einen WalletConnect-Link annimmt. In Safe{Wallet} ist das beim WalletConnect-Zeichen oben.',
    onDevice: (open) => ['Ist die Wallet auf diesem Gerät? ', open, '. '],
    openHere: 'Hier öffnen',
    holds:
      'Dieses Fenster schließt sich von selbst, sobald Ihre Wallet geantwortet hat. Der Link gilt fünf Minuten.',
    close: 'Schließen',
  },
}
