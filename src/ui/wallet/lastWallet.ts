import type { KeyValueStorage } from '../../ports/storage'

/** Storage key of the remembered wallet's address. The inline script of index.html reads it too. */
const lastWalletKey = 'dsg.lastWallet'

/** Reads the address of the remembered wallet, unchecked. Null when it was disconnected or nothing is stored. */
export function readLastWallet(storage: KeyValueStorage): string | null {
  const address = storage.get(lastWalletKey)
  return address !== null && /^0x[0-9a-f]{40}$/i.test(address) ? address : null
}

/**
 * Stores the address for the next visit.
 *
 * @param address - Null when the wallet was disconnected.
 */
export function writeLastWallet(storage: KeyValueStorage, address: string | null): void {
  if (address === null) storage.remove(lastWalletKey)
  else storage.set(lastWalletKey, address)
}
