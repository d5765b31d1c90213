import type { Catalog } from '../catalog'

export const kit: Catalog['kit'] = {
  noRelay:
    'Wallets auf einem Telefon werden hier nicht angeboten: Diese Seite hat keine Projekt-ID von WalletConnect.',
}
