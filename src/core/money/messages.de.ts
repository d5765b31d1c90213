import type { m } from './messages'

function decimalsText(allowed: number): string {
  if (allowed === 0) return 'keine Nachkommastellen'
  return allowed === 1 ? 'eine Nachkommastelle' : `${allowed} Nachkommastellen`
}

export const de: typeof m = {
  asset: 'Dieser Token',
  empty: { sentence: 'Geben Sie einen Betrag ein.', remedy: 'Zum Beispiel 12,5.' },
  tooLong: {
    sentence: 'Das ist zu lang für einen Betrag.',
    remedy: 'Schreiben Sie nur die Zahl, etwa 12,5.',
  },
  negative: { sentence: 'Ein Betrag kann nicht negativ sein.', remedy: 'Lassen Sie das Minuszeichen weg.' },
  hex: {
    sentence: 'Das ist eine hexadezimale Zahl.',
    remedy: 'Schreiben Sie den Betrag mit den Ziffern 0 bis 9, etwa 12,5.',
  },
  exponent: {
    sentence: 'Diese Zahl ist mit einem Exponenten geschrieben.',
    remedy: 'Schreiben Sie sie aus, etwa 1000000.',
  },
  grouping: {
    sentence: 'Die Trennzeichen in dieser Zahl passen nicht zusammen.',
    remedy:
      'Lassen Sie Tausendertrennzeichen weg, und schreiben Sie ein einziges Dezimalzeichen, etwa 1234,5.',
  },
  characters: {
    sentence: 'Darin sind Zeichen, die keine gewöhnlichen Ziffern sind, vielleicht unsichtbare.',
    remedy: 'Tippen Sie den Betrag noch einmal mit den Ziffern 0 bis 9, etwa 12,5.',
  },
  notANumber: { sentence: 'Das ist keine Zahl.', remedy: 'Schreiben Sie nur die Zahl, etwa 12,5.' },
  zero: {
    sentence: 'Mit einem Betrag von null wird nichts gespendet.',
    remedy: 'Schreiben Sie einen Betrag über null, oder entfernen Sie diese Zeile.',
  },
  tooLarge: {
    sentence: 'Das ist mehr, als irgendein Token fassen kann.',
    remedy: 'Schreiben Sie einen kleineren Betrag.',
  },
  couldBe: (typed, one, other) => `${typed} könnte ${one} oder ${other} sein.`,
  littleMore: (number, whole) => `${number} (etwas mehr als ${whole})`,
  choose: 'Wählen Sie, welcher Betrag gemeint ist.',
  decimals: (symbol, allowed, given) => `${symbol} hat ${decimalsText(allowed)}, dieser Betrag hat ${given}.`,
  atMost: (allowed) =>
    allowed === 0 ? 'Schreiben Sie eine ganze Zahl.' : `Schreiben Sie höchstens ${decimalsText(allowed)}.`,
  read: (amount) => `Gelesen als ${amount}.`,
}
