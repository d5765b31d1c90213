import type { m } from './messages'

export const de: typeof m = {
  bar: {
    needs: (count) => (count === 1 ? '1 Signatur fehlt.' : `${count} Signaturen fehlen.`),
    enough: 'Genug Eigentümer haben unterschrieben.',
    unknown: 'Ihre Signaturen sind nicht aufgeführt.',
    mine: 'Sie haben nicht unterschrieben.',
    rejected: 'Sie haben ihre Ablehnung unterschrieben.',
    go: 'Was Sie tun können',
  },
  title: 'Was Sie tun können',
  notLoaded:
    'Dieser Teil der Seite wurde nicht geladen. Es wurde nichts unterschrieben. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  connect:
    'Um sie zu unterschreiben, abzulehnen oder auszuführen, verbinden Sie die Wallet eines Eigentümers. Zum Lesen braucht es keine.',
  connectWallet: 'Wallet eines Eigentümers verbinden',
  fetching: 'Die Wallets werden geladen …',
  broken: (reason) => `Die Wallets konnten nicht geladen werden: ${reason}`,
  connected: (address, wallet, isOwner) => [
    'Verbunden: ',
    address,
    ` in ${wallet}${isOwner ? ', ein Eigentümer dieses Safes' : ''}.`,
  ],
  stranger:
    'Diese Adresse ist kein Eigentümer des Safes und kann deshalb weder unterschreiben noch ablehnen. Verbinden Sie die Wallet eines Eigentümers, oder lesen Sie ohne Wallet weiter.',
  otherChain: (chain) => `Der Safe ist auf ${chain}, Ihre Wallet auf einer anderen Chain.`,
  switchChain: 'Netzwerk wechseln',
  otherWays: 'Andere Wege',
  inSafe: {
    words:
      'Hier handeln Sie als der Safe selbst, und ein Safe kann nicht als sein eigener Eigentümer unterschreiben. Unterschreiben Sie in Safe{Wallet}, oder öffnen Sie diese Seite in einem Tab, und verbinden Sie dort die Wallet eines Eigentümers.',
    transaction: 'Diese Transaktion in Safe{Wallet}',
    tab: 'Diese Seite in einem Tab',
  },
  replace: (link, nonce) => [
    'Oder ersetzen Sie sie durch eine andere Transaktion: Erstellen Sie diese in ',
    link,
    `, und wählen Sie dafür die Nonce ${nonce}. Von den beiden gilt nur die, die zuerst ausgeführt wird.`,
  ],
  failing: 'Das trifft nicht zu. Haken Sie jedes an, das Sie verstanden haben und hinnehmen:',
  notTheGift: 'Die Transaktion ist nicht die Spende, die der Link beschreibt.',
  notSo: (statement) => `Trifft nicht zu: ${statement}`,
  unchecked: 'Ob das zutrifft, konnte nicht geprüft werden:',
  coming: 'Ob diese zutreffen, wird noch gelesen:',
  toJudge: 'Das können nur Sie beurteilen:',
  theGift: 'Sie ist die Spende, die der Link beschreibt.',
  goOn: 'Ich habe diese Liste gelesen und fahre ohne diese Prüfungen fort.',
  judged: 'Ich habe diese Liste gelesen und fahre fort.',
  accepted: (count) =>
    `${count === 1 ? 'Eine Prüfung ist' : `${count} Prüfungen sind`} nicht bestanden. Sie haben diese Liste gelesen und sind fortgefahren.`,
  held: {
    busy: 'Ein anderer Schritt läuft gerade.',
    ticks: (missing) =>
      missing === 1
        ? 'Kreuzen Sie zuerst das Kästchen oben an.'
        : `Kreuzen Sie zuerst die Kästchen oben an: ${missing} fehlen.`,
  },
  hasRejected:
    'Sie haben die Ablehnung dieser Transaktion unterschrieben. Unterschreiben Sie die Transaktion nur, wenn Sie es sich anders überlegt haben: Von beiden kann nur eine ausgeführt werden.',
  over: (nonce) =>
    `Hier kann nichts mehr unterschrieben oder ausgeführt werden: Die Nonce ${nonce} ist verbraucht.`,
  actions: {
    confirm: {
      title: 'Unterschreiben',
      does: 'Ihre Wallet unterschreibt genau die Transaktion auf dieser Seite. Das kostet nichts, und es bewegt sich noch nichts.',
      button: 'Unterschreiben',
      inSpite: 'Trotzdem unterschreiben',
    },
    execute: {
      title: 'Ausführen',
      does: 'Sendet die unterschriebene Transaktion an die Chain. Ihre Wallet zahlt die Netzwerkgebühr. Vorher wird sie auf unserem Knoten probiert.',
      button: 'Ausführen',
      inSpite: 'Trotzdem ausführen',
    },
    reject: {
      title: 'Ablehnen',
      does: 'Ihre Wallet unterschreibt eine Ablehnung: Haben genug Eigentümer sie unterschrieben und ist sie ausgeführt, kann diese Transaktion nie mehr ausgeführt werden.',
      button: 'Diese Transaktion ablehnen',
      inSpite: 'Diese Transaktion ablehnen',
    },
    approve: {
      title: 'Auf der Chain genehmigen',
      does: 'Für eine Wallet, die nicht signieren kann: Ihre Genehmigung ist eine eigene Transaktion und kostet eine Netzwerkgebühr. Sie lässt sich nicht zurücknehmen.',
      button: 'Auf der Chain genehmigen',
      inSpite: 'Trotzdem genehmigen',
    },
    delete: {
      title: 'Aus der Warteschlange nehmen',
      does: 'Der Transaktionsdienst vergisst sie. Geleistete Signaturen bleiben auf der Chain gültig: Um sie unmöglich zu machen, lehnen Sie sie ab.',
      button: 'Aus der Warteschlange nehmen',
      inSpite: 'Aus der Warteschlange nehmen',
    },
  },
  reason: {
    label: 'Warum (wenn Sie mögen)',
    hint: 'Der Link zur Ablehnung trägt es zu den anderen Eigentümern. Es wird nicht unterschrieben und steht nicht auf der Chain.',
    carried: 'Schicken Sie den anderen Eigentümern diesen Link. Er enthält Ihren Grund:',
  },
  step: {
    trying: 'Die Ausführung wird auf unserem Knoten probiert …',
    preparing: 'Einen Moment …',
    asking: 'Ihre Wallet fragt Sie',
    posting: 'Wird an den Transaktionsdienst gesendet …',
    done: {
      confirm: 'Unterschrieben und abgegeben',
      reject: 'Die Ablehnung ist unterschrieben und abgegeben',
      approve: 'Ihre Genehmigung wurde gesendet',
      execute: 'Die Ausführung wurde gesendet',
      delete: 'Aus der Warteschlange genommen',
    },
    doneWords: {
      confirm:
        'Eine Signatur allein bewegt kein Geld. Vor der Abgabe hat diese Seite geprüft, dass es Ihre Signatur genau dieser Transaktion ist.',
      approve: 'Sie zählt als Ihre Signatur, sobald sie in einem Block steht. Diese Seite sieht danach.',
      delete:
        'Geleistete Signaturen bleiben auf der Chain gültig. Um die Transaktion unmöglich zu machen, lehnen Sie sie ab.',
    },
    notPosted: 'Unterschrieben, aber nicht abgegeben',
    refused: 'Sie haben in Ihrer Wallet abgelehnt',
    failed: 'Es ist nicht geschehen',
    kept: 'Unterschrieben, aber noch nicht abgegeben',
    keptWords:
      'Die Signatur ist geprüft und in diesem Browser gespeichert. Die anderen Eigentümer sehen sie erst, wenn sie abgegeben ist. Das geschieht von selbst, wenn diese Seite wieder geöffnet wird, ohne Ihre Wallet zu fragen.',
    post: 'Jetzt abgeben',
    compare:
      'Vergleichen Sie, was Ihre Wallet zeigt, mit dieser Seite, bevor Sie zustimmen. Die Hashes stehen unter „Auf Ihrem Gerät vergleichen“.',
    digest: (digest) => [
      'Ein Gerät, das einen Calldata-Digest zeigt, muss ',
      digest,
      ' zeigen. Er sagt nichts über Chain, Safe oder Betrag: Der Aufruf geht an den Safe, ohne Betrag.',
    ],
    rejection: 'Die Ablehnung prüfen',
    rejectionWords: (link) => [
      link,
      ': Dort unterschreiben die anderen Eigentümer, und dort wird sie ausgeführt.',
    ],
  },
  alarm: {
    title: 'Halt: Diese Signatur gilt nicht dieser Transaktion',
    elsewhere: 'Halt: Die Wallet dieses Eigentümers hat eine Signatur zurückgegeben, die nicht seine ist',
    whyHere:
      'Das war bei einer anderen Transaktion dieses Safes, und dieselbe Wallet würde auch hier unterschreiben.',
    readThere: 'Jene Transaktion lesen',
    words:
      'Was eine Wallet hier zurückgegeben hat, ist nicht die Signatur ihres Eigentümers für den Hash, den sie unterschreiben sollte. Diese Seite hat es nirgends abgegeben. Eine Signatur allein bewegt kein Geld.',
    remedy:
      'Etwas zwischen dieser Seite und der Wallet hat vielleicht verändert, was unterschrieben wurde; es kann also eine Signatur für etwas anderes geben. Unterschreiben Sie auf diesem Gerät nichts mehr. Lesen Sie die Transaktion auf einem anderen Gerät, vergleichen Sie die Hashes mit dem, was die Wallet gezeigt hat, und sagen Sie es den anderen Eigentümern, bevor jemand unterschreibt.',
    stays:
      'Bis jemand diesen Alarm mit einer Begründung beendet, kann hier nichts unterschrieben oder ausgeführt werden: in keinem Tab dieses Browsers, auch nicht nach dem Neuladen.',
    when: 'Wann',
    asked: 'Die Anfrage',
    askedFor: {
      confirm: 'Eine Signatur für diese Transaktion',
      reject: 'Eine Signatur für die Ablehnung dieser Transaktion',
      delete: 'Eine Signatur, um diese Transaktion aus der Warteschlange zu nehmen',
    },
    askedElsewhere: {
      confirm: 'Eine Signatur für die andere Transaktion',
      reject: 'Eine Signatur für die Ablehnung der anderen Transaktion',
      delete: 'Eine Signatur, um die andere Transaktion aus der Warteschlange zu nehmen',
    },
    owner: 'Gerichtet an die Wallet von',
    hash: 'Für den Hash',
    signer: 'Für diesen Hash wäre es die Signatur von',
    nobody: 'Niemandem: Es ist keine Signatur einer gewöhnlichen Wallet',
    came: (bytes, shown) =>
      bytes > shown
        ? `Zurückgegeben: die ersten ${shown} von ${bytes} Bytes`
        : `Zurückgegeben: ${bytes} Bytes`,
    reason: 'Warum der Alarm beendet werden kann',
    reasonHint:
      'Was Sie herausgefunden haben, zum Beispiel: Die Wallet hat mit einem anderen Konto unterschrieben.',
    noReason: 'Schreiben Sie zuerst die Begründung: Was haben Sie herausgefunden?',
    dismiss: 'Alarm beenden',
    dismissed: 'Hier wurde ein Alarm wegen einer Signatur beendet',
    reasonGiven: (time, reason) => `Beendet am ${time}, mit der Begründung: ${reason}`,
    facts: 'Die Anfrage, und was zurückkam',
  },
  execution: {
    unknown: (number) => `Ob die Ausführung von ${number} gesendet wurde, ist nicht bekannt`,
    sent: (number) => `Die Ausführung von ${number} wurde gesendet`,
    unknownWords:
      'Ihre Wallet hat nicht geantwortet, ob sie sie gesendet hat. Diese Seite sucht sie auf der Chain.',
    sentWords:
      'Sie steht noch in keinem Block. Sie können diese Seite schließen, es geht auch ohne sie weiter.',
    trouble: (trouble) => `Zuletzt konnte nicht nachgesehen werden: ${trouble}`,
    stopWords:
      'Wenn Ihre Wallet zeigt, dass sie nicht gesendet wurde, warten Sie nicht länger und führen Sie sie noch einmal aus. Kommen beide durch, scheitert die zweite und kostet ihre Netzwerkgebühr; der Safe zahlt nur einmal.',
    stop: 'Nicht länger warten',
    executed: (number) => `${number} wurde ausgeführt`,
    inBlock: (number) => `${number} steht in einem Block`,
    event: (block, blocks, needed) =>
      `Das sagt das eigene Ereignis des Safes in Block ${block}, bisher mit ${blocks} von ${needed} nötigen Blöcken.`,
    failed: (number) => `${number} ist im Safe gescheitert`,
    failedWords: (block, blocks, needed) =>
      `Ihre Aufrufe wurden zurückgenommen und haben nichts ausgezahlt. Die Nonce und die Signaturen sind verbraucht, in Block ${block}, mit ${blocks} von ${needed} Blöcken.`,
    feePaid: 'Eine Gebühr für die Ausführung hat der Safe trotzdem gezahlt.',
    reverted: (number) => `Die Chain hat die Ausführung von ${number} zurückgenommen`,
    revertedWords:
      'Es wurde nichts ausgezahlt, und die Signaturen gelten weiterhin. Ihre Wallet hat die Netzwerkgebühr bezahlt.',
    replaced: (number) => `Eine andere Transaktion hat die Nonce ${number} verbraucht`,
    replacedWords: 'Diese wurde nicht ausgeführt und kann es nicht mehr werden.',
    transaction: (chain, hash) => [`Transaktion auf ${chain}: `, hash],
    explorer: 'Im Explorer ansehen',
  },
  ready: {
    next: 'Was als Nächstes kommt',
    after: (nonce) => `Nach #${nonce}`,
    reading: 'Was danach eingereiht ist, wird gelesen …',
    again: 'Noch einmal lesen, was als Nächstes kommt',
    unread: (reason) => `Was als Nächstes kommt, konnte nicht gelesen werden. ${reason}`,
    queue: 'Die ganze Warteschlange',
    forecasts:
      'Jede Vorhersage nimmt an, dass die davor ausgeführt sind. Sie ist kein Versprechen: Jede wird vor ihrer eigenen Ausführung noch einmal probiert.',
    isNext: (number) => `${number} ist als Nächste an der Reihe und bereit:`,
    isReady: (number) => `${number} ist auch bereit:`,
    signatures: (threshold) =>
      threshold === 1
        ? 'Die eine nötige Signatur ist da.'
        : threshold === 2
          ? 'Beide nötigen Signaturen sind da.'
          : `Alle ${threshold} nötigen Signaturen sind da.`,
    running: 'Wird durchgespielt, ohne gesendet zu werden …',
    notRun: 'Nicht vorhergesagt: Was davor kommt, würde scheitern.',
    goOn: (number) => `Weiter zu ${number}`,
    review: (number) => `${number} prüfen`,
    nothing: (number) => `Als ${number} ist nichts eingereiht.`,
    nothingAfter: (number) => `Danach ist nichts eingereiht: ${number} fehlt.`,
    unsigned: (number, verified, threshold) =>
      `${number} ist nicht bereit: ${verified} von ${threshold} Signaturen ${verified === 1 ? 'ist' : 'sind'} bestätigt.`,
    open: (count) =>
      count === 1
        ? 'Zu einer weiteren kann nur der Safe etwas sagen, und er hat es nicht getan.'
        : `Zu ${count} weiteren kann nur der Safe etwas sagen, und er hat es nicht getan.`,
    rivals: (count, number) =>
      `${count} Transaktionen warten als ${number}, und nur eine davon kann ausgeführt werden. Die Eigentümer müssen wählen.`,
    unreadable:
      'Der Transaktionsdienst führt einen Eintrag auf, der sich nicht lesen lässt; was bereit ist, steht also nicht fest.',
    unchecked: (number) => `Die Signaturen von ${number} konnten nicht geprüft werden.`,
    limit: (number) => `Ab ${number} kann noch mehr bereit sein.`,
    outcome: (nonce, outcome) => `#${nonce}: ${outcome}`,
  },
}
