import type { CauseRecipient } from './cause'

/** Returns the day on which the address was last compared with one of its proofs (YYYY-MM-DD). */
export function lastCheckedOn({ proofs }: CauseRecipient): string {
  return proofs.map(({ retrievedOn }) => retrievedOn).reduce((last, day) => (day > last ? day : last), '')
}
