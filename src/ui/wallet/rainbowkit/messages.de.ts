import type { m } from './messages'

export const de: typeof m = {
  noRelay:
    'Wallets auf einem Telefon werden hier nicht angeboten: Diese Seite hat keine Projekt-ID von WalletConnect.',
}
