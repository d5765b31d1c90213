import type { m } from './callMessages'

export const de: typeof m = {
  none: 'Darin ist kein Aufruf.',
  call: (place, count, what) => `Aufruf ${place} von ${count} ${what}.`,
  noAddress: 'geht an etwas, das keine Adresse ist',
  bytes: 'trägt Daten, die keine ganzen Bytes sind',
  zero: 'geht an die Null-Adresse',
  safe: 'geht an den Safe selbst und kann seine Einstellungen ändern',
  contract: (address) => `ruft ${address} auf, einen Vertrag, der hier nicht bekannt ist`,
  nothing: (address) => `sendet nichts an ${address}`,
  coin: (coin, token) => `sendet ${coin} an den Vertrag von ${token}`,
  notTransfer: (token) => `verlangt von ${token} etwas, das keine einfache Überweisung ist`,
  noAmount: (token) => `überweist kein ${token}`,
  toZero: (token) => `überweist ${token} an die Null-Adresse`,
  toSafe: (token) => `überweist ${token} vom Safe an ihn selbst`,
  toToken: (token) => `überweist ${token} an den Vertrag eines Tokens, wo es verloren ist`,
}
