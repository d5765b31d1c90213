import type { m } from './giftForecastMessages'

const givers = { Safe: 'Ihren Safe', wallet: 'Ihre Wallet' }
const nominative = { Safe: 'Ihr Safe', wallet: 'Ihre Wallet' }

export const de: typeof m = {
  failing: (count) => (count === 1 ? '1 Zahlung würde scheitern' : `${count} Zahlungen würden scheitern`),
  failingLater: (count) =>
    count === 1
      ? '1 Zahlung würde nach dem scheitern, was in der Warteschlange wartet'
      : `${count} Zahlungen würden nach dem scheitern, was in der Warteschlange wartet`,
  answersFalse: {
    Safe: 'Der Token antwortet „false“: Es würde sich nichts bewegen, und der Safe würde die Zahlung als ausgeführt zählen.',
    wallet:
      'Der Token antwortet „false“: Es würde sich nichts bewegen, und die Zahlung sähe wie ausgeführt aus.',
  },
  nothingMoves: (giver) =>
    `Der Token antwortet, er habe gezahlt, aber nichts würde ${givers[giver]} verlassen.`,
  coin: (giver, balance) => `${nominative[giver]} hätte dann nur noch ${balance}.`,
  refuses: (coin) => `Der Empfänger ist ein Vertrag, der ${coin} nicht annimmt.`,
  remedy: (count) =>
    count === 1
      ? 'Ändern Sie die Spende: Lassen Sie diese Zahlung weg, oder geben Sie sie in einem anderen Token oder an eine andere Adresse des Empfängers.'
      : 'Ändern Sie die Spende: Lassen Sie diese Zahlungen weg, oder geben Sie sie in einem anderen Token oder an eine andere Adresse des Empfängers.',
  shortage: (queued, count, missing) =>
    `Wenn zuerst ${queued} ausgeführt ${count === 1 ? 'wird' : 'werden'}, fehlt für diese Spende ein Betrag von ${missing}.`,
  shortageRemedy: (symbol, queued) =>
    `Geben Sie weniger ${symbol}, bringen Sie mehr in Ihren Safe, oder lehnen Sie zuerst ${queued} ab.`,
  aTransaction: 'eine Transaktion',
  arrival: (arrives, given, name) => `${arrives} von ${given} würden bei ${name} ankommen.`,
  gasUnit: 'Gas',
  gas: (gas, share, isOneOfSeveral) =>
    `${isOneOfSeveral ? 'Die Ausführung des größten Vorschlags' : 'Die Ausführung'} braucht etwa ${gas}${
      share === null ? '' : share < 1n ? ', weniger als 1 % eines Blocks' : `, etwa ${share} % eines Blocks`
    }.`,
  tooMuchGas: 'Das ist mehr, als die Chain sicher annimmt: Geben Sie an weniger Empfänger auf einmal.',
}
