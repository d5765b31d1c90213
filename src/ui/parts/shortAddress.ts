/** Shortens an address to 6+6 characters: where the full address is one step away, never for a review. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-6)}`
}
