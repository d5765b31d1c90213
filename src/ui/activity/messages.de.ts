import type { m } from './messages'

const unanswered = (place: string) =>
  `Es kam keine klare Antwort: Die Anfrage ist vielleicht in ${place} oder in einem anderen Tab noch offen.`
const rivalName = (isRejection: boolean) =>
  isRejection ? 'Eine Ablehnung dieser Spende' : 'Eine andere Transaktion anstelle dieser Spende'
const theRival = (isRejection: boolean) => (isRejection ? 'die Ablehnung' : 'die andere Transaktion')

export const de: typeof m = {
  title: (open) => (open === 0 ? 'Verlauf' : `Verlauf, ${open} unterwegs`),
  heading: 'Verlauf',
  more: { safe: 'Mehr zu diesem Safe', wallet: 'Mehr zu dieser Wallet' },
  sums: (sums, count) => `${sums} in ${count} Zahlungen`,
  everyPayment: (count) => `Alle ${count} Zahlungen`,
  wholeQueue: 'Die ganze Warteschlange Ihres Safes',
  wholeRecord: {
    safe: 'Das Verzeichnis seiner Spenden',
    wallet: 'Das Spendenverzeichnis dieser Wallet',
  },
  notKept: {
    title: 'Dieser Browser speichert nichts für diese Seite',
    safe: 'Nach dem Neuladen wird die Liste aus der Warteschlange Ihres Safes neu zusammengestellt. Was dort nicht mehr steht, erscheint nicht wieder. Die Spenden selbst sind davon nicht betroffen.',
    wallet:
      'Nach dem Neuladen ist diese Liste leer, und eine unterbrochene Spende müssen Sie in Ihrer Wallet nachsehen. Die Spenden selbst sind davon nicht betroffen.',
  },
  unreadItems: {
    title: (count) =>
      count === 1
        ? '1 Eintrag Ihrer Liste kann hier nicht gelesen werden'
        : `${count} Einträge Ihrer Liste können hier nicht gelesen werden`,
    safe: 'Sie bleiben gespeichert, und Ihr Geld ist nicht betroffen. Laden Sie die Seite neu: Vielleicht kann eine neuere Version sie lesen. Sehen Sie in der Warteschlange Ihres Safes nach, bevor Sie noch einmal spenden.',
    wallet:
      'Sie bleiben gespeichert, und Ihr Geld ist nicht betroffen. Laden Sie die Seite neu: Vielleicht kann eine neuere Version sie lesen. Sehen Sie in Ihrer Wallet nach, bevor Sie noch einmal spenden.',
  },
  looking: 'Frühere Spenden dieses Safes werden gesucht …',
  nothing: {
    title: 'Nichts ist unterwegs',
    queued: (count, isLeast) =>
      `${isLeast ? 'Mindestens ' : ''}${count === 1 ? (isLeast ? 'eine Transaktion wartet' : 'Eine Transaktion wartet') : `${count} Transaktionen warten`} in der Warteschlange Ihres Safes`,
    queuedWords:
      'Keine davon wird hier verfolgt. Spenden an Anliegen des Verzeichnisses werden auf jedem Gerät verfolgt, andere auf dem, das sie erstellt hat.',
    openQueue: 'Warteschlange öffnen',
    safe: 'Wenn Sie spenden, schlägt Ihr Safe eine einzige Transaktion vor. Sie sehen hier, wer sie unterschrieben hat und wer noch nicht, wann sie ausgeführt werden kann und wann jede Spende angekommen ist.',
    wallet:
      'Wenn Sie spenden, sendet Ihre Wallet die Spende. Sie sehen hier, wann jede Zahlung auf der Chain unterwegs und wann sie angekommen ist.',
    choose: 'Ein Anliegen auswählen',
  },
  remembered: (time) =>
    `Unten steht, was dieser Browser gespeichert hat, auf dem Stand vom ${time} oder früher. Seither kann es sich geändert haben.`,
  group: { open: 'Unterwegs', look: 'Bitte nachsehen', ended: 'Abgeschlossen' },
  pending: {
    asking: { Safe: 'Ihr Safe zeigt eine Spende', wallet: 'Ihre Wallet zeigt eine Spende' },
    appears: {
      Safe: 'Die Spende erscheint hier, sobald Sie sie in Ihrem Safe bestätigen.',
      wallet: 'Die Spende erscheint hier, sobald Sie sie in Ihrer Wallet bestätigen.',
    },
    paused: (sent, count) =>
      count === 1 ? 'Eine Spende ist noch nicht gesendet' : `${sent} von ${count} gesendet`,
    continue: 'Es wird nichts weiter gesendet, bis Sie fortfahren.',
    proposed: 'Eine Spende ist vielleicht vorgeschlagen worden',
    sent: 'Eine Spende ist vielleicht gesendet worden',
    answered: 'Ihre Wallet hat geantwortet, und wir suchen die Transaktion.',
    rejected:
      'Ihr Safe hat die Spende abgelehnt. Wir wissen noch nicht, ob sie vorher vorgeschlagen worden ist.',
    unanswered: { Safe: unanswered('Ihrem Safe'), wallet: unanswered('Ihrer Wallet') },
    findOut: 'Klären Sie das, bevor Sie noch einmal spenden.',
    unreadable: 'Hier ist eine Spende gespeichert, die diese Seite nicht lesen kann',
    heldBack: 'Vielleicht ist sie schon ausgegangen, darum geht von hier keine weitere Anfrage aus.',
    see: 'Nachsehen, wie es steht',
  },
  queue: {
    held: (time) => `Die Warteschlange wird erst am ${time} wieder gelesen`,
    heldWhy:
      'Der Transaktionsdienst erlaubt nur eine begrenzte Zahl von Anfragen. Die letzten bleiben für die Prüfung reserviert, dass keine Spende zweimal vorgeschlagen wird. Was die Chain und Ihr Safe melden, sehen Sie hier weiterhin.',
    behind: (blocks) =>
      blocks === null || blocks === 0
        ? 'Der Transaktionsdienst führt die neueste Ausführung noch nicht auf'
        : `Der Transaktionsdienst liegt ${blocks === 1 ? 'einen Block' : `${blocks} Blöcke`} hinter der Chain`,
    behindWhy:
      'Eine Spende, die Ihr Safe eben erst ausgeführt hat, fehlt hier vielleicht, oder sie scheint noch zu warten. Die Liste wird gelesen, bis der Dienst sie hat.',
    read: (time) => `Warteschlange gelesen am ${time}.`,
    check: 'Jetzt nachsehen',
    unread: (time) => `Die Warteschlange Ihres Safes konnte seit dem ${time} nicht gelesen werden`,
    unreadWhy: (reason) =>
      `${reason} Spenden, die anderswo vorgeschlagen wurden, fehlen hier vielleicht. Geld ist davon nicht betroffen, und wir versuchen es weiter.`,
    again: 'Jetzt versuchen',
  },
  plan: {
    title: (of, isOfWallet) => `Spende in ${of} ${isOfWallet ? 'Batches' : 'Vorschlägen'}`,
    part: ({ part, of, isOfWallet, isAgain }) =>
      `${isOfWallet ? 'Batch' : 'Vorschlag'} ${part} von ${of}${isAgain ? ', wiederholt' : ''}`,
    goOn: 'Mit dem Rest der Spende fortfahren',
  },
  origin: {
    numbered: (nonce, source) => `Transaktion #${nonce} · ${source}`,
    imported: (when) => `Mit einer Datei übernommen, die angibt: ${when}`,
    sent: (when) => `Hier gesendet am ${when}`,
    found: (when) => `In der Warteschlange Ihres Safes gefunden, vorgeschlagen am ${when}`,
    proposed: (when) => `Hier vorgeschlagen am ${when}`,
    made: (when) => `Hier zusammengestellt am ${when}`,
  },
  proposedBy: (owner) => ['Vorgeschlagen von ', owner],
  includes: (titles, count) =>
    `Darin enthalten und ${count === 1 ? 'für sich' : 'jeweils für sich'} aufgeführt: ${titles}.`,
  table: {
    recipient: 'Empfänger',
    amount: 'Betrag',
    unlisted: 'Nicht im Verzeichnis:',
    unlistedName: (name) => `${name}. Nicht im Verzeichnis:`,
    memo: (memo) => `Ihre Notiz: ${memo}`,
  },
  again: {
    open: 'Noch einmal spenden',
    comparing: 'Wird mit dem heutigen Verzeichnis verglichen …',
  },
  fee: {
    paidTitle: 'Ihr Safe hat auch eine Gebühr gezahlt',
    paid: (amount, receiver) => ['Für die Ausführung hat er bis zu ', amount, ' an ', receiver, ' gezahlt.'],
    title: 'Ihr Safe zahlt auch eine Gebühr',
    pays: (amount, receiver) => [
      'Zusätzlich zur Spende lässt die Transaktion Ihren Safe für die Ausführung bis zu ',
      amount,
      ' an ',
      receiver,
      ' zahlen, auch wenn die Spende dann fehlschlägt. Ihr Safe fügt eine solche Gebühr hinzu, wenn ein Eigentümer die Netzwerkkosten daraus zahlen will. Wenn das niemand gewählt hat, unterschreiben Sie nicht.',
    ],
    unknown: (atMost, token) => [
      `${atMost} Basiseinheiten des Tokens `,
      token,
      ', der hier nicht bekannt ist,',
    ],
    anyone: 'die ausführende Adresse',
  },
  former: {
    stopped: (name, what, day, reason) => {
      const words = { paused: 'pausiert', retired: 'stillgelegt', replaced: 'ersetzt' }
      return `Eine Adresse von ${name} wurde am ${day} ${words[what]}: ${reason}`
    },
    none: (name) => `${name} hat auf dieser Chain keine Adresse mehr`,
    other: (name) => `${name} hat auf dieser Chain jetzt eine andere Adresse`,
    gone: 'Das Anliegen dieser Spende ist nicht mehr im Verzeichnis oder nicht mehr bestätigt',
    since: (what, address) => [
      `Seit diese Spende zusammengestellt wurde, hat sich das Verzeichnis geändert: ${what} (`,
      address,
      ')',
    ],
    goesTo: (address) => [
      'Diese Spende geht an ',
      address,
      '. Das Verzeichnis steht nicht mehr hinter dieser Adresse.',
    ],
    now: (address) => ['Es nennt jetzt ', address, '.'],
    ask: 'Unterschreiben und führen Sie diese Spende nicht aus, bevor Sie beim Anliegen nachgefragt haben. Sie können sie in Ihrem Safe ablehnen.',
  },
  rival: {
    enough: (isRejection, signed, threshold) =>
      `${rivalName(isRejection)} hat genügend Signaturen (${signed}, nötig: ${threshold})`,
    some: (isRejection, signed, threshold) =>
      `${rivalName(isRejection)} hat ${signed} von ${threshold} Signaturen`,
    own: (signed, than) =>
      than === 'equal'
        ? `Die Spende hat ebenso viele Signaturen (${signed}).`
        : `Die Spende hat ${than === 'more' ? 'mehr' : 'weniger'} Signaturen (${signed}).`,
    rejects:
      'Wird eine Ablehnung ausgeführt, verbraucht sie die Nummer dieser Spende: Dann wird die Spende nicht bezahlt und kann es nicht mehr werden.',
    replaces:
      'Beide haben dieselbe Nummer, also kann nur eine von beiden ausgeführt werden. Lesen Sie beide in der Warteschlange Ihres Safes.',
    anyone: (isRejection) =>
      `Sobald diese Nummer an der Reihe ist, kann jeder ${theRival(isRejection)} ausführen.`,
    more: (isRejection) =>
      `Bevor jemand ${theRival(isRejection)} ausführen kann, müssen weitere Eigentümer unterschreiben.`,
    onlyIf: 'Unterschreiben Sie die Spende nur, wenn Sie die Spende und nicht die Ablehnung wollen.',
    review: (isRejection) => `${isRejection ? 'Die Ablehnung' : 'Die andere Transaktion'} prüfen`,
    hash: (isRejection, hash) => [
      `Der safeTxHash ${isRejection ? 'der Ablehnung' : 'der anderen Transaktion'}: `,
      hash,
    ],
  },
  details: {
    title: 'Hashes und Adressen in voller Länge',
    safeTx: 'Hash der Safe-Transaktion (safeTxHash): was Eigentümer unterschreiben',
    instead: 'Hash der Safe-Transaktion, die stattdessen ausgeführt wurde',
    message: 'Hash der Safe-Nachricht: was Eigentümer unterschreiben',
    batch: 'Kennung des Batches in Ihrer Wallet (wallet_sendCalls)',
    own: 'Transaktions-Hash von Ihrer Wallet',
    chain: 'Transaktions-Hash auf der Chain, für Block-Explorer',
    by: 'Transaktions-Hash der Transaktion, die sie ersetzt',
    listed: (name) => `Empfänger: ${name}`,
    unlistedName: (name) => `Empfänger: ${name}, nicht im Verzeichnis`,
    unlisted: 'Empfänger: nicht im Verzeichnis',
  },
  cleared: {
    taken: (count) => `${count} abgeschlossene ${count === 1 ? 'Spende' : 'Spenden'} ausgeblendet.`,
    left: (count) =>
      count === 1
        ? '1 bleibt stehen: Bitte sehen Sie dort noch nach.'
        : `${count} bleiben stehen: Bitte sehen Sie dort noch nach.`,
    twins: (count) =>
      `${count} ${count === 1 ? 'bleibt' : 'bleiben'} stehen, bis eine Spende an denselben Empfänger abgeschlossen ist, damit eine Zahlung nicht für beide zählt.`,
    undo: 'Rückgängig machen',
  },
  links: {
    review: 'Alle Einzelheiten prüfen',
    inSafe: 'In Safe{Wallet} öffnen',
    onChain: 'Auf der Chain ansehen',
    toSign: 'Link für Mitunterzeichner',
    toCheck: 'Link für ein anderes Gerät',
    fetching: 'Der Link wird geladen …',
    records: (count: number) => (count === 1 ? 'Spendeneintrag' : 'Spendeneinträge'),
    record: (name: string) => `Eintrag der Spende an ${name}`,
    csv: 'Als CSV herunterladen',
  },
  signers: {
    signed: (signed, threshold) => `Unterschrieben: ${signed} von ${threshold} nötigen Signaturen`,
    nobodyYet: 'Noch niemand',
    missing: (count) => `Nicht unterschrieben: ${count}`,
    nobody: 'Niemand',
  },
  notes: {
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
    notPlain: 'Die Transaktion ist keine einfache Liste von Zahlungen',
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
    unknown: 'Die Chain zeigt nicht, ob gezahlt wurde',
    unknownWhy:
      'Das kommt vor, wenn eine Wallet über eigenen Code oder über jemand anderen sendet. Wir sehen weiter nach.',
    anotherWhy:
      'Die Transaktion, die Ihre Wallet dafür nennt, hat ein anderes Konto gesendet, sie ist älter als diese Spende, macht andere Zahlungen oder zählt für eine andere Spende. Nichts darin zeigt, dass Ihre Zahlungen erfolgt sind. Wir sehen weiter nach.',
    notListed: (time) => `Seit dem ${time} nicht in der Liste Ihres Safes`,
    notListedWhy:
      'Die Transaktion wurde dort vielleicht gelöscht, oder die Liste ist im Rückstand. Wir sehen weiter nach.',
    notSeen: (time) => `Seit dem ${time} nicht gesehen`,
    batchNotSeen:
      'Ihre Wallet gibt zurzeit keine Auskunft darüber. Es kann noch gezahlt werden: Sehen Sie in Ihrer Wallet nach, bevor Sie noch einmal spenden. Wir sehen weiter nach.',
    leave: 'Nicht mehr darauf warten',
    leaveWords:
      'Seit einem Tag hat niemand gezeigt, wie es ausgegangen ist. Sehen Sie in Ihrer Wallet nach und bei den Empfängern in einem Block-Explorer. Danach müssen Sie hier nicht mehr auf diese Spende warten. Auf der Chain ändert sich dadurch nichts.',
    txNotSeen:
      'Die Chain zeigt die Transaktion zurzeit nicht. Sie kann noch ausgeführt werden: Mit einer zu niedrigen Netzwerkgebühr muss sie warten, und in Ihrer Wallet können Sie sie beschleunigen oder abbrechen. Spenden Sie nicht noch einmal, bevor feststeht, wie sie ausgegangen ist. Wir sehen weiter nach.',
    instead: {
      title: 'Ihre Spende ist nicht in der Warteschlange, aber etwas anderes',
      why: (time) =>
        `Seit dem ${time} zeigt der Transaktionsdienst die hier verlangte Spende nicht. Inzwischen hat ein Eigentümer eine andere Transaktion unterschrieben, die nicht von hier vorgeschlagen wurde. Sie kann von jemand anderem sein oder an die Stelle Ihrer Spende gesetzt worden sein. Unterschreiben Sie sie nicht, und führen Sie sie nicht aus, bevor Sie sie gelesen haben.`,
      read: (nonce) => `#${nonce} lesen`,
    },
  },
  giftTitle: {
    to: (names) => `Spende an ${names}`,
    others: (count) => `${count} weitere`,
    ofSafe: 'Eine Transaktion dieses Safes',
    ofWallet: 'Eine Transaktion dieser Wallet',
  },
}
