import type { m } from './messages'

export const de: typeof m = {
  word: {
    proposed: 'An Ihren Safe gesendet, noch nicht zu sehen',
    draft: 'Entwurf, noch nicht vorgeschlagen',
    heldDraft: (nonce) => `Entwurf, auch in der Transaktion #${nonce}`,
    needs: (more, signed, threshold) =>
      `${more === 1 ? 'Eine Signatur fehlt' : `${more} Signaturen fehlen`} noch (${signed} von ${threshold})`,
    ready: 'Kann ausgeführt werden',
    waits: (nonce) => `Wartet auf die Transaktion #${nonce}`,
    checking: 'Ausgeführt, wir prüfen, was angekommen ist',
    nodes: 'Nicht sicher: Zwei Knoten widersprechen sich',
    unproved: 'Angeblich ausgeführt, nicht bewiesen',
    used: 'Wird ausgeführt oder wurde ersetzt',
    executing: 'Wird ausgeführt',
    delivered: 'Angekommen',
    failed: {
      nothing: 'Fehlgeschlagen: Es wurde nichts gespendet',
      part: 'Teilweise fehlgeschlagen',
      unknown: 'Fehlgeschlagen: Prüfen Sie, was gespendet wurde',
    },
    replacedBy: (nonce) => `Ersetzt durch #${nonce}`,
    named: 'Ihre Wallet hat etwas anderes gesendet',
    replaced: 'Durch eine andere Transaktion ersetzt',
    repriced: 'Beschleunigt; läuft unter dem neuen Hash weiter',
    cancelled: 'Abgebrochen',
    removed: 'Aus der Warteschlange entfernt',
    signed: 'Unterschrieben',
  },
  sent: {
    used: 'Gesendet oder durch eine andere Transaktion ersetzt',
    unknown: 'Gesendet: Sehen Sie in Ihrer Wallet nach',
    reading: 'Gesendet, die Chain wird gelesen …',
    waiting: 'Gesendet, wartet auf die Chain',
    mined: 'Gesendet, in einem Block',
  },
  short: {
    one: (some, given, isReturned) =>
      isReturned
        ? `Ausgeführt, aber ${some} von ${given} kamen zurück`
        : `Ausgeführt, aber nur ${some} von ${given} kamen an`,
    many: (whole, count, isReturned) =>
      `Ausgeführt, aber nur ${whole} von ${count} Zahlungen ${isReturned ? 'blieben ganz beim Empfänger' : 'kamen vollständig an'}`,
  },
  unconfirmed: (confirmed, count) =>
    count <= 1
      ? 'Ausgeführt, vom Guthaben nicht bestätigt'
      : `Ausgeführt, aber nur ${confirmed} von ${count} Zahlungen ${confirmed === 1 ? 'ist' : 'sind'} bestätigt`,
  trouble: {
    notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu.',
    receipt: 'Der Knoten zeigt den Beleg der Transaktion nicht.',
    nodes: 'Zwei Knoten widersprechen sich.',
    oneNode: 'Es wurde kein zweiter Knoten gefragt.',
    notAsked: 'Die Chain wurde nicht gefragt.',
    noBatchCode: 'Die Chain wurde nicht nach dem Vertrag des Batches gefragt.',
    noSafe: 'Nach Auskunft der Chain gibt es an dieser Adresse keinen Safe.',
    unknownSafe: 'Die Chain hat an dieser Adresse keinen Safe.',
    broken: 'Das Nachsehen ist fehlgeschlagen.',
  },
  plan: {
    delivered: (delivered, of, giver) =>
      `${delivered} von ${of} ${giver === 'Safe' ? 'Vorschlägen' : 'Batches'} angekommen`,
    left: (count, giver) =>
      `${count} ${count === 1 ? 'ist' : 'sind'} von diesem Browser aus noch nicht ${giver === 'Safe' ? 'vorgeschlagen' : 'gesendet'}`,
    sameNonce: (before, next, nonce) =>
      `Die Vorschläge ${before} und ${next} haben dieselbe Nonce, #${nonce}: Nur einer von ihnen kann ausgeführt werden.`,
    order: (next, nextNonce, before, beforeNonce) =>
      `Vorschlag ${next} (#${nextNonce}) wird vor Vorschlag ${before} (#${beforeNonce}) ausgeführt.`,
    range: (first, last) => (first === last ? `#${first}` : `#${first} bis #${last}`),
    other: (before, next, between) =>
      `Zwischen den Vorschlägen ${before} und ${next} liegt eine andere Transaktion Ihres Safes: ${between}. Vorschlag ${next} kann erst danach ausgeführt werden.`,
    gap: (before, next, between) =>
      `Zwischen den Vorschlägen ${before} und ${next} liegt ${between} und gehört nicht zu dieser Spende. Vorschlag ${next} kann erst danach ausgeführt werden.`,
  },
}
