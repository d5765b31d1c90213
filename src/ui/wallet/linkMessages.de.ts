import type { m } from './linkMessages'

export const de: typeof m = {
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
}
