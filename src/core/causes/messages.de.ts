import type { m } from './messages'

export const de: typeof m = {
  hidden: (codePoint) =>
    `Darin steht ein unsichtbares Zeichen oder ein Steuerzeichen (${codePoint}). Löschen Sie es, oder tippen Sie den Text noch einmal.`,
  accents: 'Ein Buchstabe darin hat so viele Akzente, dass sie andere Zeilen verdecken. Löschen Sie sie.',
  empty: 'Es steht nichts darin. Schreiben Sie den Text, oder lassen Sie das ganze Anliegen weg.',
  spaces: 'Davor oder dahinter stehen Leerzeichen. Entfernen Sie sie.',
  special:
    'Darin sind Buchstaben in besonderer Form (breit, als Ligatur, mathematisch). Schreiben Sie gewöhnliche Buchstaben.',
  mixed: (word) =>
    `Das Wort „${word}“ mischt Buchstaben mehrerer Alphabete, die sich ähneln. Tippen Sie es noch einmal in einem Alphabet.`,
}
