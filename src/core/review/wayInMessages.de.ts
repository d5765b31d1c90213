import type { m } from './wayInMessages'

export const de: typeof m = {
  expected: (text) =>
    `${text === '' ? 'Es wurde nichts eingegeben.' : `„${text}“ nennt keinen Safe.`} Geben Sie eine Adresse ein (eth:0x und 40 Stellen), einen Link dieser Seite oder den Link oder die ID einer Transaktion in Safe{Wallet}.`,
  tooLong: 'Das ist zu lang für eine Adresse oder einen Link.',
  onlyHash:
    'Das ist der Hash einer Transaktion. Geben Sie die Adresse ihres Safes ein oder einen Link, der beides nennt.',
  several: 'Das nennt mehrere Safes, Chains oder Transaktionen. Geben Sie nur eines davon ein.',
  hash: 'Der Hash in diesem Link ist kein safeTxHash (0x und 64 Stellen): Der Link ist vielleicht abgeschnitten. Kopieren Sie ihn noch einmal.',
  gift: 'Dieser Link einer Spende ist abgeschnitten. Kopieren Sie ihn noch einmal.',
  otherCheck: 'Dieser Link gehört zu einer anderen Seite als dieser und nennt keinen Safe.',
}
