import type { m } from './messages'

export const de: typeof m = {
  noJson: 'Das ist nicht der Text eines Spendeneintrags, oder er wurde unterwegs gekürzt oder verändert.',
  noAddress: 'Das ist keine Adresse: 0x und 40 Zeichen von 0 bis f.',
  checksum: 'Ihre Großbuchstaben passen nicht zu ihrer EIP-55-Prüfsumme.',
  noHash: 'Das ist kein Hash: 0x und 64 Zeichen von 0 bis f, kleingeschrieben.',
  noUint: 'Das ist keine ganze Zahl der kleinsten Einheit, in Ziffern.',
  tooMuch: 'Das ist mehr, als ein Token fassen kann.',
  zero: 'Das ist null. Eine Spende hat einen Betrag.',
  noCount: 'Das ist keine ganze Zahl, die hier stehen kann.',
  noMoment: 'Das ist keine Zeit wie 2025-03-31T22:30:00.000Z.',
  noNumber: 'Das ist keine Zahl.',
  noTime: 'Das ist kein Zeitpunkt in Millisekunden seit 1970.',
  noDay: 'Das ist kein Kalendertag wie 2026-11-02.',
  noCurrency: 'Das ist keine Währung aus drei Großbuchstaben, wie „EUR“.',
  noCountry: 'Das ist kein Land aus zwei Großbuchstaben, wie „KE“.',
  tooLong: (length, most) => `Der Text hat ${length} Zeichen; erlaubt sind ${most}.`,
  empty: 'Der Text ist leer. Wo nichts bekannt ist, steht null.',
  inLine: (line, column, problem) =>
    `Zeile ${line}${column === null ? '' : `, Spalte ${column}`}: ${problem}`,
  noTable: 'Es ist keine Tabelle darin.',
  newerColumn:
    'Diese Version der Seite hat keine solche Spalte. Eine neuere hat sie geschrieben, oder jemand hat sie hinzugefügt. Laden Sie die Seite neu, um die neueste Version zu bekommen. Wurde die Spalte von Hand hinzugefügt, entfernen Sie sie.',
  changedColumn: (missing) =>
    `Das ist keine Spalte eines Spendenverzeichnisses, und „${missing}“ fehlt. Vielleicht wurde die Überschrift verändert: Schreiben Sie dort wieder „${missing}“.`,
  ownColumn: 'Das ist keine Spalte eines Spendenverzeichnisses. Entfernen Sie sie aus der Datei.',
  missingColumn: 'Diese Spalte fehlt.',
  noCosts:
    'Gebühr und Erstattung einer Transaktion stehen in einer ihrer Zeilen. Diese Zeile fehlt oder kommt zweimal vor, oder die Zelle wurde geändert.',
  feeTwice: 'Ab Version 2 steht die Gebühr bei der Transaktion, nicht bei der Spende.',
  feeWithout: 'Jede Transaktion der Spenden steht hier einmal, und keine andere.',
  columnTwice: 'Diese Spalte kommt zweimal vor.',
  moreCells: 'Diese Zeile hat mehr Zellen, als die erste Zeile Spalten hat.',
  otherCell: (expected) => `Das passt nicht zu den anderen Zellen der Zeile: Es wäre „${expected}“.`,
  accents: 'Ein Buchstabe darin hat so viele Akzente, dass sie andere Zeilen verdecken.',
  hidden: 'Der Text enthält ein verborgenes Zeichen oder ein Steuerzeichen.',
  reading: {
    noContract: 'An dieser Adresse ist kein Vertrag.',
    noSafe:
      'Der Vertrag an dieser Adresse ist kein Safe, der hier bekannt ist. Ein Spendenverzeichnis gibt es von einem Safe und von einer gewöhnlichen Wallet.',
    unknownToService: 'Der Transaktionsdienst kennt diesen Safe nicht.',
    serviceRepeats: 'Der Transaktionsdienst führt mehr auf, als der Safe ausgeführt hat.',
    notListed: (count) =>
      count === 1
        ? 'Der Transaktionsdienst führt eine der ausgeführten Transaktionen nicht auf.'
        : `Der Transaktionsdienst führt ${count} der ausgeführten Transaktionen nicht auf.`,
    notFound: (count) =>
      count === 1
        ? 'Eine ausgeführte Transaktion wurde weder beim Transaktionsdienst noch auf der Chain gefunden.'
        : `${count} ausgeführte Transaktionen wurden weder beim Transaktionsdienst noch auf der Chain gefunden.`,
    noSearch: 'Der Knoten der Chain durchsucht seine Blöcke nicht nach Ereignissen.',
    noTransactions: 'Der Knoten der Chain gibt nicht alle Transaktionen heraus, die er nennt.',
    unknownCode:
      'Der Code an dieser Adresse ist nicht der eines veröffentlichten Safes; seine Ereignisse können falsch sein.',
    modules:
      'Dieser Safe hat Module, die ohne Signaturen seiner Eigentümer zahlen können. Was sie bezahlt haben, steht hier nicht.',
    hadModules:
      'Dieser Safe hatte Module, die ohne Signaturen seiner Eigentümer zahlen konnten. Was sie bezahlt haben, steht hier nicht.',
    modulesUnread: 'Ob dieser Safe Module hat, die ohne seine Eigentümer zahlen können, war nicht lesbar.',
    finalityUnread: (reason) =>
      `Der neueste endgültige Block ließ sich nicht lesen. Darum gilt dieses Verzeichnis nicht als vollständig: Die Chain kann seine letzten Transaktionen vielleicht noch zurücknehmen. ${reason}`,
    claimed: 'Laut Transaktionsdienst wurde sie ausgeführt, laut Chain nicht.',
    contested:
      'Sie beansprucht eine Nonce, die auch eine andere Transaktion beansprucht oder die der Safe noch nicht verbraucht hat.',
    noFields:
      'Die Adresse des Safes meldet, dass sie ausgeführt wurde, und nichts beweist, dass Safes eigener Code das gemeldet hat: Weder die Bytes der Transaktion noch der Knoten zeigen den Aufruf.',
    otherCode: (contract) =>
      `Der Code an ${contract} konnte nicht mit dem veröffentlichten verglichen werden.`,
    codeUnread: 'Der Code, der die Zahlungen ausgeführt hat, konnte nicht von der Chain gelesen werden.',
    noRecipients:
      'Das Verzeichnis der Anliegen nennt auf dieser Chain keine Adresse; nach Zahlungen in Token wurde nicht gesucht.',
    directoryUnread:
      'Das Verzeichnis der Anliegen konnte nicht gelesen werden; nach Zahlungen in Token wurde nicht gesucht.',
    gone: 'Dieser Browser hat gesehen, dass sie angekommen ist; auf der Chain steht sie in keinem Block mehr.',
    coinInside:
      'Dieser Browser hat darin eine Zahlung in der Währung der Chain verlangt. Die Wallet hat mehrere Aufrufe in einer Transaktion ausgeführt; was so gesendet wird, hinterlässt kein Ereignis: Ob es angekommen ist, kann ein Knoten nicht sagen.',
    otherSender:
      'Laut einem Vertrag hat diese Wallet einen Token an ein Anliegen bewegt; gesendet hat die Transaktion ein anderes Konto. Das kann jeder Vertrag behaupten. Es kann auch eine Zahlung sein, die die Wallet freigegeben hatte: Welches von beidem, beweist die Chain nicht.',
    revertedBatch:
      'Die Wallet hat sie gesendet, und sie ist als Ganzes fehlgeschlagen: Nichts wurde gespendet.',
    noTransfer:
      'Sie ist keine einfache Zahlung, und kein Token meldet, dass sie etwas aus der Wallet bewegt hat. Was eine solche Transaktion in der Währung der Chain sendet, hinterlässt kein Ereignis.',
    unlistedTransfer:
      'Sie ist keine einfache Zahlung, und nur Verträge, die nicht in der Liste der Token stehen, melden, dass sie etwas bewegt hat.',
    otherRecipient:
      'Ihre Zahlung ging an eine andere Adresse. Nur ein Vertrag, der nicht in der Liste der Token steht, meldet, dass sie etwas an ein Anliegen bewegt hat.',
    otherMoney: 'Andere Aufrufe darin haben ebenfalls Geld bewegt. An wen, steht hier nicht.',
  },
}
