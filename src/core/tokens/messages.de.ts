import type { m } from './messages'

const again = (symbol: string) => `Entfernen Sie ${symbol} aus Ihren Token, und sehen Sie den Token neu nach.`

export const de: typeof m = {
  listed: {
    sentence: (symbol) => `Das ist ${symbol}; dieser Token steht in der Liste.`,
    remedy: 'Wählen Sie ihn im Feld „Währung“.',
  },
  own: {
    sentence: 'Das ist die Adresse, aus der gespendet wird.',
    remedy: 'Kopieren Sie die Adresse des Token-Vertrags.',
  },
  noContract: {
    sentence: (chain) => `Unter dieser Adresse gibt es auf ${chain} keinen Vertrag.`,
    remedy: (chain) => `Kopieren Sie die Adresse des Tokens auf ${chain} von der Seite des Herausgebers.`,
  },
  noDecimals: {
    sentence: 'Dieser Vertrag sagt nicht, wie viele Nachkommastellen er hat, wie ein Token es tut.',
    remedy:
      'Beträge davon ließen sich nicht lesen, deshalb kann er hier nicht gespendet werden. Vergleichen Sie die Adresse.',
  },
  tooManyDecimals: {
    sentence: (decimals, most) =>
      `Dieser Vertrag gibt ${decimals} Nachkommastellen an; hier können höchstens ${most} gespendet werden.`,
    remedy: 'Vergleichen Sie die Adresse mit der Seite des Herausgebers.',
  },
  unnamed: 'Ein Token ohne Namen',
  empty: {
    sentence: 'Geben Sie die Adresse eines Tokens ein.',
    remedy: 'Kopieren Sie sie von der Seite des Herausgebers.',
  },
  otherChain: {
    sentence: (chain, prefix) => `Diese Adresse ist nicht auf ${chain}: Sie beginnt mit „${prefix}:“.`,
    remedy: (chain, shortName) =>
      `Geben Sie die Adresse des Tokens auf ${chain} ein. Sie beginnt mit „${shortName}:“ oder mit 0x.`,
  },
  noAddress: {
    sentence: 'Das ist keine Adresse: 0x und 40 Zeichen von 0 bis f.',
    remedy: 'Kopieren Sie sie noch einmal, und zwar ganz.',
  },
  checksum: {
    sentence: 'Die Prüfsumme dieser Adresse stimmt nicht: Ein Buchstabe oder eine Ziffer darin ist falsch.',
    remedy: 'Kopieren Sie sie noch einmal, ganz und mit den Großbuchstaben.',
  },
  gone: (symbol) => `Es gibt keinen Vertrag von ${symbol} mehr. ${again(symbol)}`,
  decimalsGone: (symbol, before) =>
    `${symbol} gibt nicht mehr an, wie viele Nachkommastellen es sind. Als Sie den Token hinzugefügt haben, waren es ${before}; die Beträge hier können also falsch sein. ${again(symbol)}`,
  decimalsChanged: (symbol, now, before) =>
    `${symbol} gibt jetzt ${now} Nachkommastellen an. Als Sie den Token hinzugefügt haben, waren es ${before}; die Beträge hier können also falsch sein. ${again(symbol)}`,
  noAnswer: 'Die Chain gibt keine Antwort.',
}
