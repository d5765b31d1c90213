import type { m } from './messages'

const number = new Intl.NumberFormat('de-DE')

const payments = (count: number) => (count === 1 ? '1 Zahlung' : `${count} Zahlungen`)

const your = (who: 'Safe' | 'wallet') => (who === 'Safe' ? 'Ihr Safe' : 'Ihre Wallet')

const left = (who: 'Safe' | 'wallet') => (who === 'Safe' ? 'Bleibt in Ihrem Safe' : 'Bleibt in Ihrer Wallet')

/** In the dative: "2 von 3 Vorschlägen". */
const parts = (who: 'Safe' | 'wallet') => (who === 'Safe' ? 'Vorschlägen' : 'Batches')

const made = (part: number, of: number, who: 'Safe' | 'wallet') =>
  `${part} von ${of} ${parts(who)} ${who === 'Safe' ? 'gemacht' : 'gesendet'}`

const all = (count: number) => (count === 2 ? 'beide Zahlungen' : `alle ${count} Zahlungen`)

const lines = (count: number) => (count === 1 ? '1 Zeile' : `${count} Zeilen`)

export const de: typeof m = {
  title: 'Ihre Spende',
  unlisted: 'Nicht im Verzeichnis',
  nameUnknown: 'Name zurzeit nicht bekannt',
  goneCause: 'Ein Anliegen, das es hier nicht mehr gibt',
  ownName: (standing) => `${standing}. Den Namen haben Sie selbst vergeben.`,
  memo: (memo) => `Ihre Notiz: ${memo}`,
  loading: 'Wird geladen …',
  fetchingTokens: 'Die Liste der Token wird geladen …',
  basket: {
    lede: 'Legen Sie fest, wie viel jeder Empfänger bekommt.',
    ledeFull: 'Prüfen Sie, wer etwas bekommt und wie viel. Dann geht es zur Durchsicht.',
    empty: (more) =>
      `Noch ist nichts ausgewählt. Wählen Sie ein Anliegen und legen Sie hier den Betrag fest. ${more}`,
    readCauses: 'Die Anliegen kennenlernen',
    unread: (who) =>
      who === 'Safe'
        ? 'Der Bestand Ihres Safes konnte nicht gelesen werden'
        : 'Der Bestand Ihrer Wallet konnte nicht gelesen werden',
    unreadMore: (reason, more) => `${reason} Sie können die Spende trotzdem vorbereiten. ${more}`,
    removed: (name) => `${name} wurde entfernt.`,
    undo: 'Rückgängig machen',
    undoWhat: (sentence) => `Rückgängig machen: ${sentence}`,
    review: 'Spende prüfen',
    tools: 'Mehr zu dieser Spende',
    severalAmounts: 'Mehrere Beträge auf einmal festlegen',
    otherRecipient: 'An eine Adresse oder einen ENS-Namen spenden',
    problems: (count) => (count === 1 ? '1 Punkt ist zu klären' : `${count} Punkte sind zu klären`),
  },
  add: {
    first: 'Ein Anliegen hinzufügen',
    another: 'Ein weiteres Anliegen oder eine weitere Währung hinzufügen',
    choose: 'Anliegen wählen',
    added: (name) => `${name} ist jetzt in Ihrer Spende.`,
    hint: (count) =>
      `Geben Sie einen Teil des Namens, des Arbeitsfelds oder des Ortes ein: ${number.format(count)} Anliegen empfangen hier.`,
    searching: 'Wird gesucht …',
    found: (count) => (count === 1 ? '1 Anliegen gefunden' : `${number.format(count)} Anliegen gefunden`),
    none: 'Es wurde kein Anliegen gefunden. Prüfen Sie die Schreibweise.',
    more: (count) =>
      count === 1
        ? '1 weiteres wurde gefunden: Geben Sie mehr vom Namen ein.'
        : `${number.format(count)} weitere wurden gefunden: Geben Sie mehr vom Namen ein.`,
  },
  line: {
    to: (name) => `Spende an ${name}`,
    remove: 'Entfernen',
    removeWhat: (name) => `: ${name}`,
    outside: (isLabelled) =>
      isLabelled ? 'Nicht im Verzeichnis: Der Name ist Ihre eigene Bezeichnung' : 'Nicht im Verzeichnis',
    memo: 'Notiz',
    memoHint:
      'Etwa eine Rechnungsnummer. Sie steht nicht auf der Chain: Ihr Link und Ihre Aufzeichnung zeigen sie.',
    memoTooLong: (length, most) =>
      `Es wurde nichts eingefügt: Die Notiz hätte ${length} Zeichen, höchstens ${most} sind möglich. Kürzen Sie sie vorher.`,
    addMemo: 'Notiz hinzufügen',
    memoOf: (name) => ` zu ${name}`,
    asset: 'Währung',
    choose: 'Wählen',
    custom: 'selbst hinzugefügt',
    amount: (symbol) => (symbol === null ? 'Betrag' : `Betrag in ${symbol}`),
    unknownBalance: 'Der Bestand ist nicht bekannt',
    holds: (who, amount) => [`${your(who)} enthält `, amount],
  },
  sum: {
    stillGiven:
      'Die Währung in dieser Zeile gehört weiter zur Spende. Spenden Sie nicht, bevor Sie ihre Summe sehen.',
    estimates: 'Die Schätzung',
    title: 'Summe',
    empty: 'Geben Sie einen Betrag ein, um die Summe Ihrer Spende zu sehen.',
    give: 'Sie spenden',
    left,
    estimate: 'Gegenwert schätzen',
    estimatesOnly: 'Das sind nur Schätzungen: Gespendet werden die Beträge.',
    source: (who, address, chain) => [
      who === 'Safe' ? 'Aus Ihrem Safe ' : 'Aus Ihrer Wallet ',
      address,
      ` auf ${chain}. Es wird nichts gesendet, bevor Sie die Spende geprüft haben.`,
    ],
    unknown: 'Nicht bekannt',
    short: 'Nicht genug',
    holdsAnd: (who, amount, words) => [`${your(who)} enthält `, amount, `, und ${words}.`],
  },
  plan: {
    next: (part, of, count, who) => {
      const which = part === of && of > 1 ? 'letzte' : part === 1 ? 'erste' : 'nächste'
      const what = count === 1 ? `Die ${which} Zahlung` : `Die ${which}n ${count} Zahlungen`
      return `${what} ${who === 'Safe' ? 'vorschlagen' : 'senden'}`
    },
    made,
    part: (part, of, count, who) =>
      `${who === 'Safe' ? 'Vorschlag' : 'Batch'} ${part} von ${of}: ${payments(count)}`,
    rest: (count, more, who) => {
      const what = count === 1 ? 'Die übrige Zahlung' : `Die übrigen ${count} Zahlungen`
      const one = `einem weiteren ${who === 'Safe' ? 'Vorschlag' : 'Batch'}`
      return `${what}, in ${more === 1 ? one : `${more} weiteren ${parts(who)}`}`
    },
    start: (of, most, who) =>
      who === 'Safe'
        ? `Die Spende wird auf ${of} Vorschläge mit jeweils höchstens ${payments(most)} aufgeteilt. Einer wird nach dem anderen vorgeschlagen.`
        : `Die Spende wird auf ${of} Batches mit jeweils höchstens ${payments(most)} aufgeteilt. Einer wird nach dem anderen gesendet.`,
    last: (of, who) => `Das ist der letzte von ${of} ${parts(who)}.`,
    left: (count, of, who) =>
      `${count} von ${of} ${parts(who)} stehen noch aus. Einer kommt nach dem anderen.`,
    each: (who) =>
      `Jeder ${who === 'Safe' ? 'Vorschlag' : 'Batch'} wird ganz oder gar nicht ausgezahlt, was immer aus den anderen wird. Was noch nicht ${who === 'Safe' ? 'vorgeschlagen' : 'gesendet'} ist, bleibt in Ihrer Spende.`,
    goOn: (count) =>
      `${count === 1 ? 'Diese Zahlung ist' : `Diese ${count} Zahlungen sind`} von derselben Spende noch übrig. Prüfen Sie sie, um mit dem nächsten Teil fortzufahren. Was Sie hier entfernen, wird nicht gespendet.`,
    madeAndLeft: (part, of, who, count) =>
      `${made(part, of, who)}. ${count === 1 ? '1 Zahlung ist' : `${count} Zahlungen sind`} von dieser Spende noch übrig. Es wird nichts davon ${who === 'Safe' ? 'vorgeschlagen' : 'gesendet'}, bevor Sie fortfahren.`,
  },
  review: {
    stopped: {
      round: 'Der Vergleich mit Ihrer letzten Spende',
      plan: 'Der Vergleich mit Ihrem Plan',
      forecast: 'Die Simulation',
    },
    title: 'Ihre Spende prüfen',
    lede: 'Lesen Sie jede Zeile. Noch können Sie alles ändern.',
    unreadable: (reason) => `${reason} Es wurde nichts gesendet. Gehen Sie zurück und ändern Sie die Spende.`,
    forecast: 'Würde die Spende gelingen?',
    running: 'Die Zahlungen werden durchgespielt, ohne sie zu senden …',
    confirm: 'Bestätigen',
    unverified:
      'Ich weiß, dass dieser Safe nicht mit der Chain verglichen werden konnte, und lese die Transaktion in meinem Safe noch einmal.',
    change: 'Spende ändern',
    table: {
      all: 'Die Zahlungen dieser Spende',
      now: 'Die Zahlungen dieses Teils',
      later: 'Die Zahlungen der späteren Teile',
      recipient: 'Empfänger',
      amount: 'Betrag',
      total: (symbol) => `Summe in ${symbol}`,
    },
    from: {
      who: (who) => (who === 'Safe' ? 'Aus Ihrem Safe' : 'Aus Ihrer Wallet'),
      on: 'Auf',
      chain: (name, id) => `${name} (Chain ${id})`,
    },
    purpose: {
      label: 'Wofür ist diese Spende? (freiwillig)',
      hint: 'Ihre Mitunterzeichner lesen es mit dem Link, den Sie ihnen schicken. Es ist kein Teil der Transaktion: Niemand unterschreibt es, und die Chain speichert es nicht.',
      hintAlone:
        'Sie finden es in der Liste Ihrer Spenden und im Spendenbuch. Es ist kein Teil der Transaktion: Niemand unterschreibt es, und die Chain speichert es nicht.',
      notKept:
        'Wofür Ihre früheren Spenden waren, kann diese Version der Seite nicht lesen. Es bleibt gespeichert, und was Sie hier schreiben, kommt nicht dazu. Laden Sie die Seite neu, um die neueste Version zu bekommen.',
    },
    since: {
      same: (day) => `Dieselben Zahlungen wie bei Ihrer Spende vom ${day}, bis auf die letzte Stelle.`,
      label: (day) => `Verglichen mit Ihrer Spende vom ${day}`,
      plan: {
        same: (name) =>
          `Dieselben Zahlungen wie in Ihrem gespeicherten Plan „${name}“, bis auf die letzte Stelle.`,
        label: (name) => `Verglichen mit Ihrem gespeicherten Plan „${name}“`,
        earlier: 'Im Plan',
        addresses: (then, now) => ['Im Plan ', then, ', jetzt ', now],
      },
      counts: {
        same: (count) => `${count} gleich`,
        more: (count) => `${count} höher`,
        less: (count) => `${count} niedriger`,
        new: (count) => `${count} neu`,
        gone: (count) => `${count} nicht mehr dabei`,
      },
      moved: (name) => `Die Adresse von ${name} hat sich geändert.`,
      addresses: (then, now) => ['Damals ', then, ', jetzt ', now],
      columns: { payee: 'Empfänger', before: 'Damals', now: 'Jetzt', change: 'Änderung' },
      kinds: { same: 'gleich', new: 'neu', gone: 'nicht mehr dabei' },
      difference: (isMore, amount) => `${amount} ${isMore ? 'mehr' : 'weniger'}`,
      nothing: 'nichts',
      unchanged: (count) => `${count} gleich`,
      each: (count) => `Die ${count}, die abweichen`,
      total: (symbol) => `Zusammen, ${symbol}`,
    },
    again: {
      title: (isWhole, who, isUnknown, numbers) => {
        const where = isUnknown
          ? 'wurde vielleicht schon bezahlt'
          : who === 'wallet'
            ? 'ist schon unterwegs'
            : 'wartet bereits'
        const nonces = numbers === '' ? '' : `: ${numbers}`
        return `${isWhole ? 'Eine gleiche Spende' : 'Ein Teil dieser Spende'} ${where}${nonces}. Noch einmal spenden?`
      },
      payment: (amount, to) => `${amount} an ${to}`,
      unlisted: (address, name) => `${address} (${name})`,
      each: (count) => `Die ${count} Zahlungen`,
      yes: 'Ja, noch einmal spenden.',
    },
    directory: {
      checking: 'Die Signatur des Verzeichnisses wird geprüft',
      wait: 'Die Adressen oben stammen aus einer Liste, die von der Organisation unterschrieben wird. Sie können fortfahren, sobald das geprüft ist.',
      unchecked: 'Die Signatur des Verzeichnisses konnte nicht geprüft werden',
      mayBeOlder: 'Das kann ein älteres Verzeichnis sein',
      compareOlder: (reason) =>
        `${reason} Eine Adresse darin kann seither aufgegeben sein: Vergleichen Sie jede mit der Website ihres Anliegens.`,
      compare: (reason) =>
        `${reason} Nichts deutet darauf hin, dass das Verzeichnis falsch ist. Vergleichen Sie jede Adresse mit der Website ihres Anliegens, oder versuchen Sie es später noch einmal.`,
      compared: 'Ich habe die Adressen oben selbst verglichen.',
    },
    noFee: {
      title: 'Für die Netzwerkgebühr bleibt nichts übrig',
      words: (symbol) =>
        `Ihre Wallet hätte neben der Spende kein ${symbol} mehr, und damit wird die Gebühr bezahlt. Spenden Sie etwas weniger, oder füllen Sie Ihre Wallet vorher etwas auf.`,
    },
    slow: {
      title: (seconds) => `Safe{Wallet} braucht etwa ${seconds} Sekunden, um das anzuzeigen`,
      words: (count) =>
        `Safe{Wallet} zeigt jede der ${count} Zahlungen einzeln und reagiert dabei vielleicht nicht. Meldet es nach der Unterschrift einen Fehler, spenden Sie nicht noch einmal. Der Vorschlag ist vielleicht angekommen, und diese Seite sucht nach ihm.`,
      splits: (most) =>
        `Vorschläge mit höchstens ${most} Zahlungen erscheinen schneller. Jeder von ihnen braucht eigene Signaturen.`,
      split: (parts) => `Auf ${parts} Vorschläge aufteilen`,
    },
    noOwner: {
      title: 'In Ihrem Safe ist kein Eigentümer verbunden',
      words:
        'Vielleicht verlangt Ihr Safe die Wallet eines Eigentümers, oder er lehnt den Vorschlag ab. Vorher wird nichts gesendet.',
    },
    notKept: {
      title: 'Dieser Browser speichert nichts für diese Seite',
      Safe: 'Lassen Sie diese Seite offen, bis Ihr Safe die Spende hat. Nach einem Neuladen kennt diese Seite die Spende nicht mehr: Sehen Sie in Ihrem Safe nach, bevor Sie noch einmal spenden.',
      wallet:
        'Lassen Sie diese Seite offen, bis alles gesendet ist. Nach einem Neuladen kennt diese Seite die Spende nicht mehr: Sehen Sie in Ihrer Wallet nach, bevor Sie noch einmal spenden.',
    },
    answer: (sums, recipients, payments) =>
      `${sums} an ${recipients} Empfänger${payments === recipients ? '' : `, in ${payments} Zahlungen`}`,
    groups: {
      warned: (count) => `${count} mit derselben Warnung`,
      custom:
        'In einem Token, den Sie selbst hinzugefügt haben. Niemand hier bürgt dafür: Seinen Namen nennt nur sein Vertrag.',
      labels: 'Die Namen der Empfänger außerhalb des Verzeichnisses haben Sie selbst vergeben.',
    },
    bar: {
      go: 'Zum letzten Schritt',
      ready: { Safe: 'Alles bereit.', wallet: 'Alles bereit.' },
    },
    held: {
      short: (who) => (who === 'Safe' ? 'Ihr Safe hat nicht genug.' : 'Ihre Wallet hat nicht genug.'),
      fails: 'Eine Zahlung würde scheitern.',
      safe: 'Ihr Safe konnte nicht bestätigt werden.',
      token: 'Ein Token hat sich geändert.',
      unchecked: 'Die Empfänger konnten nicht geprüft werden.',
      recipients: 'Eine Warnung zu einem Empfänger ist offen.',
      tick: 'Kreuzen Sie zuerst an, womit Sie einverstanden sind.',
      checking: 'Wird geprüft …',
    },
    own: {
      looking: 'Die Empfänger außerhalb des Verzeichnisses werden nachgesehen …',
      progress: (done, of) =>
        of === 1 ? 'Die Adresse wird geprüft …' : `${done} von ${of} Adressen geprüft …`,
    },
    next: {
      title: 'Was geschehen wird',
      propose: (count) =>
        `Ihr Safe wird gebeten, eine Transaktion${count === 1 ? '' : ` für ${all(count)}`} vorzuschlagen. Sie bestätigen sie dort.`,
      signatures: (threshold, owners) =>
        threshold === 1
          ? 'Es wird nur eine Signatur gebraucht.'
          : `${threshold} von ${owners} Eigentümern müssen unterschreiben.`,
      executed: (count) =>
        `Es fließt kein Geld, bevor die Transaktion ausgeführt wird. ${count === 1 ? 'Dann wird alles gezahlt oder gar nichts.' : 'Dann wird jede Zahlung gemacht oder keine.'}`,
      fee: (symbol, wallet) =>
        `Das Netzwerk nimmt zusätzlich zur Spende eine Gebühr in ${symbol}. ${wallet} zeigt sie, bevor Sie bestätigen.`,
      single: (wallet) => `${wallet} zeigt eine Transaktion, und Sie bestätigen sie dort.`,
      singleFinal: 'Ist sie bestätigt, kann sie nicht zurückgenommen werden.',
      atomic: (wallet, count) =>
        `Daraus wird eine einzige Transaktion für ${all(count)}. ${wallet} zeigt sie, und Sie bestätigen sie dort einmal.`,
      atomicFinal:
        'Es wird jede Zahlung gemacht oder keine. Ist sie bestätigt, kann sie nicht zurückgenommen werden.',
      none: (wallet, count) =>
        `Daraus werden ${count} Transaktionen, eine nach der anderen. ${wallet} zeigt jede davon, und Sie bestätigen jede dort.`,
      noneFinal:
        'Sie können dazwischen aufhören und später weitermachen. Was hinausgegangen ist, kann nicht zurückgenommen werden und wird nicht noch einmal gesendet.',
      asking: (wallet, count) =>
        `Daraus wird eine einzige Transaktion, wenn ${wallet} das kann: Das wird gerade gefragt. Sonst werden es ${count} Transaktionen, eine nach der anderen.`,
      askingFinal:
        'Sie können zwischen zwei Transaktionen aufhören und später weitermachen. Was hinausgegangen ist, kann nicht zurückgenommen werden und wird nicht noch einmal gesendet.',
    },
  },
  amounts: {
    stopped: 'Das Formular für mehrere Beträge',
    title: 'Mehrere Beträge auf einmal festlegen',
    assets: 'Für die Zeilen in',
    enter: 'Was Sie eingeben',
    ways: {
      same: 'Für jede Zeile denselben Betrag',
      equal: 'Eine Summe, zu gleichen Teilen',
      percent: 'Eine Summe, nach Prozentsätzen',
    },
    each: (symbol) => `Betrag je Zeile in ${symbol}`,
    total: (symbol) => `Summe in ${symbol}`,
    for: (count, symbol) => `Für ${lines(count)} in ${symbol}.`,
    forParts: (count, symbol) =>
      `Für ${lines(count)} in ${symbol}. Die Teile ergeben zusammen genau die Summe; kleinste Einheiten, die übrig bleiben, gehen an die ersten Zeilen.`,
    percentOf: (name) => `${name}, in %`,
    wereSet: (count, symbol) =>
      count === 1
        ? `Der Betrag von 1 Zeile in ${symbol} wurde festgelegt.`
        : `Die Beträge von ${count} Zeilen in ${symbol} wurden festgelegt.`,
    replaces: (replaced, of, symbol, isSelection) =>
      `Von ${isSelection ? `${of} ausgewählten` : `allen ${of}`} Zeilen in ${symbol} ${replaced === 1 ? 'hat 1' : `haben ${replaced}`} schon einen Betrag. Er wird ersetzt.`,
    preview: {
      name: 'Was gesetzt wird',
      line: 'Empfänger',
      before: 'Jetzt',
      after: 'Danach',
      nothing: 'kein Betrag',
      more: (count) => (count === 1 ? 'und 1 weitere Zeile' : `und ${count} weitere Zeilen`),
      sum: (count) => `Diese ${count} Zeilen zusammen`,
      withoutUnread: (count) =>
        count === 1 ? '1 hat jetzt keinen lesbaren Betrag.' : `${count} haben jetzt keinen lesbaren Betrag.`,
    },
    replace: (count) => (count === 1 ? '1 Betrag ersetzen' : `${count} Beträge ersetzen`),
    set: 'Beträge festlegen',
    close: 'Schließen',
  },
  forecast: {
    running: 'Die Zahlungen werden durchgespielt, ohne sie zu senden …',
    unchecked: 'Das konnte nicht geprüft werden',
    goOn: (reason, who) =>
      `${reason} Sie können fortfahren: Worum ${who === 'Safe' ? 'Ihr Safe' : 'Ihre Wallet'} gebeten wird, ändert sich nicht.`,
    again: 'Noch einmal durchspielen',
    whole: 'Nach jetzigem Stand würde die Ausführung als Ganzes fehlschlagen',
    together: 'Ihre Aufrufe schlagen zusammen fehl, obwohl jeder einzelne gelingt.',
    less: 'Es würde weniger ankommen, als Sie spenden',
    tokenKeeps: (words) =>
      `${words} Vielleicht behält der Token von jeder Überweisung einen Teil ein: Fragen Sie den Empfänger nach einem anderen, wenn alles ankommen muss.`,
    goes: (count) =>
      count === 1
        ? 'Nach jetzigem Stand würde die Zahlung gelingen'
        : `Nach jetzigem Stand würden ${count === 2 ? 'beide' : `alle ${count}`} Zahlungen gelingen`,
    onlyEnd: 'Dieser Knoten sagt nur, wie sie enden: Was ankäme, wurde nicht gemessen.',
    noPromise: (source) =>
      `${source} Eine Vorhersage ist kein Versprechen: Verträge und Bestände können sich ändern.`,
    to: (amount, payee) => [`${amount} an `, payee],
    cut: 'Es können weitere Zahlungen fehlschlagen: Nur die ersten wurden gesucht.',
  },
}
