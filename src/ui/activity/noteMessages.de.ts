import type { m } from './noteMessages'

export const de: typeof m = {
  doNotSign: 'Nicht unterschreiben',
  noMultiSend:
    'Auf dieser Chain fehlt der Vertrag, der die Zahlungen ausführen würde (ein MultiSend), oder es ist nicht der, den Safe veröffentlicht hat. Ohne ihn ausgeführt, würde die Spende niemandem etwas zahlen oder etwas anderes tun. Unterschreiben Sie sie nicht, und führen Sie sie nicht aus. Sagen Sie es Ihren Mitunterzeichnern, und lehnen Sie die Spende in Ihrem Safe ab. Wurde sie schon ausgeführt, gilt sie nicht als angekommen: Prüfen Sie die Guthaben Ihres Safes.',
  forged: (why) =>
    `Die Transaktion in der Warteschlange ist nicht die, die hier vorgeschlagen wurde: ${why}. Unterschreiben Sie sie nicht, und führen Sie sie nicht aus. Sagen Sie es Ihren Mitunterzeichnern, und lehnen Sie sie in Ihrem Safe ab.`,
  why: {
    calls: 'Sie enthält andere Aufrufe',
    hash: 'Ihre Felder ergeben nicht den safeTxHash',
    safe: 'Sie gehört zu einem anderen Safe',
    field: (field) => `Das Feld „${field}“ weicht ab`,
  },
  meant: 'Hier verlangt',
  unreachable: (time) => `Keine Antwort seit dem ${time}`,
  noAnswerYet: (reason) =>
    `${reason} Bisher kam keine Antwort. Die Spende ist davon nicht betroffen, und wir fragen weiter.`,
  lastAnswer: (reason, time) =>
    `${reason} Was Sie sehen, ist vom ${time}. Die Spende ist davon nicht betroffen, und wir fragen weiter.`,
  used: 'Die Nummer in der Warteschlange ist verbraucht',
  usedWhy:
    'Entweder diese Spende oder eine andere Transaktion hat sie verbraucht. Wir fragen die Chain, welche, und raten bis dahin nicht.',
  receipt: (time) => `Beleg seit dem ${time} nicht gelesen`,
  receiptWhy:
    'Der Knoten zeigt die Ausführung, aber noch nicht ihren Beleg. Aus dem Beleg geht hervor, wie viel von jedem Token angekommen ist. Wir fragen weiter.',
  balance: (time) => `Guthaben seit dem ${time} nicht gelesen`,
  balanceWhy:
    'Der Token steht nicht in der Liste dieser Seite; seine eigenen Ereignisse sind deshalb kein Beweis. Der Knoten hat noch nicht gezeigt, ob das Guthaben des Empfängers gestiegen ist. Wir fragen noch einige Male.',
  nodes: (time) => `Zwei Knoten widersprechen sich seit dem ${time}`,
  nodesWhy:
    'Wir haben zwei Knoten dieser Chain gefragt, was aus der Transaktion geworden ist, und sie antworten verschieden. Einer ist vielleicht im Rückstand oder irrt sich. Wir fragen beide weiter.',
  tookBack: (time) => `Von der Chain zurückgenommen am ${time}`,
  tookBackWhy:
    'Wie es ausgegangen war, stand in einem Block, und die Chain hat diesen Block ersetzt. Sie sehen, wie es jetzt steht. Oft kommt dieselbe Transaktion wieder in einen Block: Spenden Sie nicht noch einmal, bevor Sie es wissen.',
  unproved: (time) => `Seit dem ${time} nicht bewiesen`,
  unprovedWhy: (txHash) =>
    `Die Adresse Ihres Safes meldet in der Transaktion ${txHash}, dass diese Spende ausgeführt wurde. Safes eigener Code muss das nicht gewesen sein: Ein Safe, der fremden Code in seinem Namen ausführt, kann alles melden. Weder die Bytes der Transaktion noch der Knoten zeigen, wer es war. Wir fragen weiter.`,
  less: 'Weniger angekommen als gespendet',
  back: 'Geld kam zurück',
  arrived: (symbol, isLess, arrived, given, recipient) => [
    `${symbol} meldet, dass ${isLess ? 'nur ' : ''}`,
    arrived,
    ' von ',
    given,
    ' bei ',
    recipient,
    ' angekommen sind.',
  ],
  returned: (symbol, isLess, arrived, given, recipient, returned) => [
    `${symbol} meldet, dass ${isLess ? 'nur ' : ''}`,
    arrived,
    ' von ',
    given,
    ' bei ',
    recipient,
    ' angekommen und von dort ',
    returned,
    ' zurückgekommen sind.',
  ],
  unconfirmed: 'Vom Guthaben nicht bestätigt',
  notRisen: (symbol, arrived, given, recipient, risen) => [
    `${symbol} steht nicht in der Liste der Token. Nach den Angaben des Tokens sind `,
    arrived,
    ' von ',
    given,
    ' bei ',
    recipient,
    ' angekommen. In diesem Block ist das Guthaben dort um ',
    risen,
    ' gestiegen; das Guthaben konnte die Spende also nicht bestätigen: Vielleicht meldet der Token, was er nicht getan hat, oder es gab im selben Block weitere Zahlungen.',
  ],
  risenUnread: (symbol, arrived, given, recipient) => [
    `${symbol} steht nicht in der Liste der Token. Nach den Angaben des Tokens sind `,
    arrived,
    ' von ',
    given,
    ' bei ',
    recipient,
    ' angekommen. Ob das Guthaben dort gestiegen ist, konnte nicht gelesen werden.',
  ],
  unsigned: 'Noch keine Signatur',
  unsignedWhy:
    'Safe{Wallet} führt eine Transaktion erst auf, wenn sie eine Signatur hat. Deshalb findet niemand diese in der Warteschlange. Öffnen Sie sie unten über ihren Link, und unterschreiben Sie sie; von da an sehen auch Ihre Mitunterzeichner sie.',
  untold: 'Die Chain zeigt nicht, ob gezahlt wurde',
  untoldWhy:
    'Das kommt vor, wenn eine Wallet über eigenen Code oder über jemand anderen sendet. Wir sehen weiter nach.',
  anotherWhy:
    'Die Transaktion, die Ihre Wallet dafür nennt, hat ein anderes Konto gesendet, sie ist älter als diese Spende, macht andere Zahlungen oder zählt für eine andere Spende. Nichts darin zeigt, dass Ihre Zahlungen erfolgt sind. Wir sehen weiter nach.',
  notListed: (time) => `Seit dem ${time} nicht in der Liste Ihres Safes`,
  notListedWhy:
    'Die Transaktion wurde dort vielleicht gelöscht, oder die Liste ist im Rückstand. Wir sehen weiter nach.',
  notSeen: (time) => `Seit dem ${time} nicht gesehen`,
  batchNotSeen:
    'Ihre Wallet gibt zurzeit keine Auskunft darüber. Es kann noch gezahlt werden: Sehen Sie in Ihrer Wallet nach, bevor Sie noch einmal spenden. Wir sehen weiter nach.',
  txNotSeen:
    'Die Chain zeigt die Transaktion zurzeit nicht. Sie kann noch ausgeführt werden: Mit einer zu niedrigen Netzwerkgebühr muss sie warten, und in Ihrer Wallet können Sie sie beschleunigen oder abbrechen. Spenden Sie nicht noch einmal, bevor feststeht, wie sie ausgegangen ist. Wir sehen weiter nach.',
  instead: {
    title: 'Ihre Spende ist nicht in der Warteschlange, aber etwas anderes',
    why: (time) =>
      `Seit dem ${time} zeigt der Transaktionsdienst die hier verlangte Spende nicht. Inzwischen hat ein Eigentümer eine andere Transaktion unterschrieben, die nicht von hier vorgeschlagen wurde. Sie kann von jemand anderem sein oder an die Stelle Ihrer Spende gesetzt worden sein. Unterschreiben Sie sie nicht, und führen Sie sie nicht aus, bevor Sie sie gelesen haben.`,
    read: (nonce) => `#${nonce} lesen`,
  },
}
