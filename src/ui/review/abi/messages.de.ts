import type { m } from './messages'

export const de: typeof m = {
  label: 'ABI des Vertrags oder Signaturen seiner Funktionen',
  hint: 'JSON oder eine Funktion pro Zeile, etwa pay(address to, uint256 amount). Nehmen Sie sie von jemandem, dem Sie vertrauen: Wer sie geschrieben hat, hat die Namen gewählt. Nichts verlässt diese Seite.',
  count: (named, all) => `${named} von ${all} Aufrufen benannt.`,
  refused: (reason) => `Diese ABI wurde nicht benutzt. ${reason}`,
  name: 'Die Aufrufe benennen',
  named: 'Benannt, nicht bestätigt.',
  namedWords:
    'Die Bytes könnten das bedeuten. Ob der Vertrag tut, was diese Namen sagen, hat hier niemand geprüft, und keine Prüfung auf dieser Seite rechnet damit.',
  calls: 'Aufrufe nach der angegebenen ABI',
  none: (place, selector) => `${place}: Keine dieser Funktionen wird aufgerufen (${selector}).`,
  misfit: (place, signature) => [
    `${place} beginnt wie `,
    signature,
    ', aber die Daten sind kein üblicher Aufruf davon.',
  ],
  fits: (place, signature) => [`${place}: `, signature],
  fitsAmong: (place, signature) => [`${place}: `, signature, ', eine von mehreren, die passen'],
  more: (count) =>
    count === 1
      ? 'Und 1 weiterer Wert, der in den Daten steht.'
      : `Und ${count} weitere Werte, die in den Daten stehen.`,
}
