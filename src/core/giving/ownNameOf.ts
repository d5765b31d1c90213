import type { Gift } from './gift'

/** The name of a gift's payee; null where it is only the address. */
export function ownNameOf({ causeId, payeeName, recipient }: Gift): string | null {
  return causeId === null && payeeName === recipient ? null : payeeName
}
