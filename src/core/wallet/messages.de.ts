import type { m } from './messages'

export const de: typeof m = {
  said: (sentence, said) => `${sentence} In ihren eigenen Worten: „${said}“`,
  blindSigning:
    'Ihr Signaturgerät hat abgelehnt: Es unterschreibt nichts, was es nicht anzeigen kann. Erlauben Sie „Blind signing“ oder „Contract data“ in den Einstellungen seiner Ethereum-App, und fahren Sie dann fort.',
  lockedDevice: 'Ihr Signaturgerät ist gesperrt. Entsperren Sie es, und fahren Sie dann fort.',
  closedApp:
    'Auf Ihrem Signaturgerät ist die Ethereum-App nicht offen. Öffnen Sie sie dort, und fahren Sie dann fort.',
  rejected: 'Sie haben die Anfrage in Ihrer Wallet abgelehnt.',
  invalid: 'Ihre Wallet hat die Anfrage in dieser Form nicht angenommen.',
  unauthorized:
    'Ihre Wallet erlaubt dieser Seite diese Anfrage nicht. Trennen Sie die Verbindung, verbinden Sie neu und erlauben Sie es.',
  cannot: 'Ihre Wallet kann das nicht.',
  cannotBatch: 'Ihre Wallet kann diese Zahlungen nicht als eine machen.',
  account:
    'Ihre Wallet hat dieser Seite dieses Konto nicht erlaubt. Entsperren Sie sie, oder verbinden Sie neu.',
  lost: 'Ihre Wallet hat ihre Verbindung verloren und nicht gesagt, ob gesendet wurde.',
  notOnChain:
    'Ihre Wallet ist nicht mit dieser Chain verbunden. Wählen Sie die Chain in Ihrer Wallet, und fahren Sie dann fort.',
  unknownChain:
    'Ihre Wallet kennt diese Chain nicht. Fügen Sie sie in Ihrer Wallet hinzu, und fahren Sie dann fort.',
  ownFault: 'In Ihrer Wallet ist ein Fehler aufgetreten, und sie hat nicht gesagt, ob gesendet wurde.',
  nodeFault: 'Im Knoten Ihrer Wallet ist ein Fehler aufgetreten, und er hat nicht gesagt, ob gesendet wurde.',
  locked:
    'Ihre Wallet ist gesperrt oder wartet noch auf eine Antwort auf eine frühere Anfrage. Öffnen Sie sie und antworten Sie zuerst dort.',
  notMade:
    'Ihre Wallet konnte diese Transaktion nicht erstellen. Prüfen Sie den Bestand, auch für die Netzwerkgebühr.',
  noChain: 'Ihre Wallet unterstützt diese Chain nicht.',
  noBatchHere: 'Ihre Wallet kann auf dieser Chain nicht mehrere Zahlungen als eine machen.',
  hadBatch: 'Ihre Wallet sagt, sie habe diesen Batch schon gehabt.',
  unknownBatch: 'Ihre Wallet kennt diesen Batch nicht.',
  tooMany: 'Das sind zu viele Zahlungen, als dass Ihre Wallet sie als eine machen könnte.',
  notAllowed: 'Ihrer Wallet wurde nicht erlaubt, mehrere Zahlungen als eine zu machen.',
  ended: 'Die Verbindung wurde in Ihrer Wallet beendet, und sie hat nicht gesagt, ob gesendet wurde.',
  notConnected:
    'Die Verbindung zu Ihrer Wallet kam nicht zustande. Verbinden Sie neu, und fahren Sie dann fort.',
  short: 'Ihre Wallet enthält nicht genug für die Zahlung und die Netzwerkgebühr.',
  unknown: 'Ihre Wallet hat mit einem Fehler geantwortet, der nicht erkennen lässt, ob gesendet wurde.',
}
