import type { Catalog } from '../catalog'

export const giftTitle: Catalog['giftTitle'] = {
  to: (names) => `Spende an ${names}`,
  others: (count) => `${count} weitere`,
  ofSafe: 'Eine Transaktion dieses Safes',
  ofWallet: 'Eine Transaktion dieser Wallet',
}
