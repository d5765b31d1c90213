import type { m } from './messages'

export const de: typeof m = {
  unexpected: (place, what) =>
    `Ihr Safe hat etwas Unerwartetes gesendet: ${place ?? 'die ganze Antwort'} ${what}.`,
  late: 'Ihr Safe hat nicht rechtzeitig geantwortet.',
  fault: (reason) => `Ihr Safe konnte nicht antworten (${reason}).`,
  otherTx: 'Ihr Safe hat zu einer anderen Transaktion geantwortet.',
  notSent: (problem) => `Das wurde nicht an Ihren Safe gesendet. ${problem}`,
  failed: 'Ihr Safe konnte den Vorschlag nicht verarbeiten.',
  refused: (reason) => `Ihr Safe hat den Vorschlag zurückgewiesen: ${reason}`,
  notSigned: (reason) => `Ihr Safe hat die Nachricht nicht unterschrieben: ${reason}`,
  noSignature: 'Ihr Safe hat mit etwas geantwortet, das keine Signatur ist.',
}
