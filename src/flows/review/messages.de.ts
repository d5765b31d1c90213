import type { m } from './messages'

export const de: typeof m = {
  noSafe: 'An dieser Adresse gibt es keinen Safe.',
  tooLarge: 'Ein Feld ist größer, als es eine Safe-Transaktion zulässt.',
  tooMany: (count) => `Mehr als ${count} Transaktionen haben diese Nonce.`,
  oldSafe: 'Ein Safe vor Version 1.3.0 kann nicht nach einer einzelnen Signatur gefragt werden.',
  noQueueYet: 'Der Transaktionsdienst hat die Warteschlange noch nicht geliefert.',
  unprovedEvent:
    'Die Adresse des Safes hat ein solches Ereignis ausgegeben, und nichts belegt, dass es der Code des Safes war.',
  noEventYet: 'Die Chain hat noch nicht gezeigt, welche Transaktion die Nonce verbraucht hat.',
  noWitness:
    'Die Chain hat weder ein Ereignis dieser Transaktion gezeigt noch eines einer anderen mit ihrer Nonce.',
  otherBytes: 'Diese Bytes sind nicht die des safeTxHash. Sein Ereignis sagt deshalb nichts über sie.',
  notPaidYet: 'An wen der Safe bisher gezahlt hat, wird noch gelesen.',
  gone: 'Der Transaktionsdienst hat diese Transaktion nicht mehr.',
  noDirectoryYet: 'Das Verzeichnis der Anliegen wird noch gelesen.',
  badDirectory: 'Das Verzeichnis der Anliegen ist nicht verwendbar.',
  draft: {
    noSafe: 'Die Chain hat dort keinen Safe.',
    missing: 'Dort gibt es keinen Safe.',
    noBatchCode: 'Der Vertrag für Batches wurde auf dieser Chain nicht gefunden.',
    version: (version) => `Wie ein Safe ${version} diese Spende hasht, ist nicht bekannt.`,
    noQueueYet: 'Der Transaktionsdienst hat die Warteschlange noch nicht geliefert.',
    unknownSafe: 'Der Transaktionsdienst kennt diesen Safe nicht.',
    nothingLeft: 'Es ist keine Zahlung mehr übrig, die erprobt werden könnte.',
  },
}
