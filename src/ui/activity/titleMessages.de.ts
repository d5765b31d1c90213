import type { m } from './titleMessages'

export const de: typeof m = {
  to: (names) => `Spende an ${names}`,
  others: (count) => `${count} weitere`,
  ofSafe: 'Eine Transaktion dieses Safes',
  ofWallet: 'Eine Transaktion dieser Wallet',
}
