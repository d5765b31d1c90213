import type { m } from './planMessages'

export const de: typeof m = {
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
}
