import type { KeyValueStorage } from '../../ports/storage'

/** Where the address of the wallet of the last visit is kept. The inline script of index.html reads it too. */
const lastWalletKey = 'dsg.lastWallet'

/** The address of the wallet that was connected last, unchecked; null when it was disconnected or nothing is kept. */
export function readLastWallet(storage: KeyValueStorage): string | null {
  const address = storage.get(lastWalletKey)
  return address !== null && /^0x[0-9a-f]{40}$/i.test(address) ? address : null
}

/** Keeps it for the next visit. @param address - Null when the wallet was disconnected. */
export function writeLastWallet(storage: KeyValueStorage, address: string | null): void {
  if (address === null) storage.remove(lastWalletKey)
  else storage.set(lastWalletKey, address)
}
