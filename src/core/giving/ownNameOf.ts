import type { Gift } from './gift'

/** Returns the name of a gift's payee; null: only the address. */
export function ownNameOf({ causeId, payeeName, recipient }: Gift): string | null {
  return causeId === null && payeeName === recipient ? null : payeeName
}
