import type { m } from './messages'

export const de: typeof m = {
  hint: 'Eine Adresse mit der Chain davor (eth:0x…), ein Link dieser Seite oder der Link oder die ID einer Transaktion in Safe{Wallet}.',
  whichChain: (safe) => `Auf welcher Chain ist ${safe}? Ihre Eingabe nennt keine.`,
  queue: {
    title: 'Die Warteschlange eines Safes',
    lede: 'Lesen Sie, was auf die Eigentümer eines Safes wartet und wer unterschrieben hat. Es muss nichts verbunden sein.',
    safe: 'Safe',
    read: 'Die Warteschlange lesen',
  },
}
