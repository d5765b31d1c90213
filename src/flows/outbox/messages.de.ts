import type { m } from './messages'

const compare = 'Vergleichen Sie mit der Liste in Ihrer Wallet.'

export const de: typeof m = {
  otherAccount: 'Diese Spende stammt nicht von diesem Konto.',
  searchFailed: 'Die Suche danach ist fehlgeschlagen.',
  disagrees:
    'Ihr Safe hat die Prüfung gegen die Chain nicht bestanden, oder er hat sich gerade geändert. An ihn ging keine Anfrage.',
  unverified: (reason) =>
    `Ihr Safe konnte nicht geprüft werden, deshalb ging keine Anfrage an ihn. ${reason}`,
  noSafe: 'Auf der Chain gibt es an dieser Adresse keinen Safe.',
  send: {
    shortage: (sum, symbol) =>
      `Die Zahlungen ergeben zusammen ${sum}, und Ihre Wallet enthält weniger. Spenden Sie weniger ${symbol}, oder füllen Sie Ihre Wallet vorher auf.`,
    unread: (reason) =>
      `Die Chain konnte nicht gelesen werden, deshalb ging keine Anfrage an Ihre Wallet. ${reason}`,
    noWallet: 'Sie hat für Ihre Wallet keine Antwort.',
    nothingLeft: 'Es ist nichts mehr zu senden.',
    nonceUnknown: 'Als Ihre Wallet gefragt wurde, war nicht bekannt, wie weit sie war.',
    nodeBehind: 'Der Knoten liegt hinter dem zurück, was er wusste, als Ihre Wallet gefragt wurde.',
    noAnswer: 'Die Chain hat für Ihre Wallet keine Antwort.',
    other:
      'Ihre Wallet hat seither etwas gesendet, und es ist nicht diese Zahlung. Diese ist dort vielleicht noch offen oder unterwegs: Eine Transaktion kann eine Minute brauchen, bis sie erscheint.',
    waiting:
      'Eine Transaktion Ihrer Wallet wartet auf einen Block, und es kann diese Zahlung sein. Sobald sie einen hat, wird nachgesehen.',
    contract: `Ihr Konto ist ein Vertrag, deshalb lässt sich auf der Chain nicht feststellen, was Ihre Wallet gesendet hat. ${compare}`,
    delegated: `Ihre Wallet verwendet Code, mit dem jemand anderes für sie senden kann. Deshalb lässt sich auf der Chain nicht feststellen, ob das hinausgegangen ist. ${compare}`,
    tooMuch: `Ihre Wallet hat seither zu viel gesendet, um alles anzusehen, und diese Zahlung kann darunter sein. ${compare}`,
    maybe: `Ihre Wallet hat seither etwas gesendet, und es kann diese Zahlung sein: Auf der Chain lässt sich das nicht feststellen. ${compare}`,
    maybeBatch: `Ihre Wallet hat seither etwas gesendet, und es können diese Zahlungen sein. ${compare}`,
  },
}
