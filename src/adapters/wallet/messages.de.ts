import type { m } from './messages'

export const de: typeof m = {
  notGiven: (problem) => `Das wurde Ihrer Wallet nicht übergeben. ${problem}`,
  otherChain: (chain) =>
    `Ihre Wallet ist auf einer anderen Chain. Wählen Sie in Ihrer Wallet ${chain}, und fahren Sie dann fort.`,
  noChain: 'Ihre Wallet hat nicht gesagt, auf welcher Chain sie ist, deshalb ging keine Anfrage an sie.',
  unreadable: 'Ihre Wallet hat geantwortet, aber ihre Antwort ist nicht lesbar.',
  noSignature: 'Ihre Wallet hat mit etwas geantwortet, das keine Signatur ist.',
  empty: 'Ihre Wallet hat mit einer leeren Signatur geantwortet.',
  notSigned: 'Ihre Wallet hat nicht unterschrieben.',
  cannotSign: 'Ihre Wallet kann Daten dieser Art nicht unterschreiben.',
  oddBatch: 'Ihre Wallet sagt über den Batch etwas Unerwartetes.',
  otherBatch: 'Ihre Wallet hat zu einem anderen Batch geantwortet.',
  late: 'Ihre Wallet hat nicht rechtzeitig geantwortet.',
  noBatch: 'Ihre Wallet kann jetzt nicht nach dem Batch gefragt werden.',
}
