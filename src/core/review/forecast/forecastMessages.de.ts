import type { m } from './forecastMessages'

const written = (setting: string) => ({
  removed: (address: string) => `Sie entfernt den ${setting} ${address}.`,
  set: (address: string) => `Sie setzt den ${setting} auf ${address}.`,
})
const list = (what: string) => ({
  start: `Sie ändert die Liste der ${what} am Anfang.`,
  at: (account: string) => `Sie ändert die Liste der ${what} bei ${account}.`,
})

const givers = { Safe: 'Ihren Safe', wallet: 'Ihre Wallet' }
const nominative = { Safe: 'Ihr Safe', wallet: 'Ihre Wallet' }

export const de: typeof m = {
  outcome: {
    succeeds: 'Sie würde gelingen',
    fails: 'Ihre Aufrufe würden scheitern, und ihre Nonce wäre verbraucht',
    reverts: 'Sie würde scheitern, und es würde nichts geschehen',
  },
  items: {
    unread: (reason) => `Welcher ihrer Aufrufe scheitert, konnte nicht geprüft werden: ${reason}`,
    notReached: 'Sie scheitert, bevor einer ihrer Aufrufe gemacht wird.',
    gasLimit:
      'Macht der Safe die Aufrufe ohne Gasgrenze, würden sie gelingen: Die Grenze in der Transaktion (safeTxGas) ist vielleicht zu niedrig.',
    execution:
      'Macht der Safe die Aufrufe einen nach dem anderen, würden sie gelingen: Die Ausführung selbst scheitert.',
    fails: (place) => `${place} würde scheitern.`,
    nothing: (place) => `${place} würde nichts bewirken.`,
    answersFalse: 'Der Token antwortet „false“, und der Batch läuft ohne diesen Aufruf weiter.',
  },
  executor: {
    given: (owner) => `Ausgeführt vom Eigentümer ${owner}, mit den vorhandenen Signaturen.`,
    assumed: (owner) => `Ausgeführt vom Eigentümer ${owner}, als hätten genug Eigentümer unterschrieben.`,
  },
  earlier: (nonces, count) =>
    `Nach ${nonces} der Warteschlange, als ${count === 1 ? 'wäre diese' : 'wären diese'} vollständig unterschrieben und ausgeführt.`,
  earlierFails: (nonce) =>
    `#${nonce} davor würde scheitern: Die Nonce gilt als verbraucht, und nichts davon als geschehen.`,
  skipped: {
    rivals: (nonces) =>
      `Ohne ${nonces} davor: Auf derselben Nonce warten mehrere, und nur eine davon kann ausgeführt werden.`,
    nothing: (nonces) => `Ohne ${nonces} davor: Dort wartet nichts.`,
    tooMany: (nonces) => `Ohne ${nonces} davor: Es sind zu viele, um alle durchzuspielen.`,
    unread: (nonces) => `Ohne ${nonces} davor: Die Warteschlange konnte nicht gelesen werden.`,
    rung: (nonces) => `Ohne ${nonces} davor: Der Knoten spielt nur eine einzige Transaktion durch.`,
  },
  queueUnread: (reason) => `Was in der Warteschlange wartet, konnte nicht gelesen werden: ${reason}`,
  guard: (guard) =>
    `Auch der Guard ${guard} wurde gefragt. Bei der Ausführung sieht er vielleicht einen anderen Absender und andere Signaturen und entscheidet anders.`,
  noGasPrice: 'Ohne die Zahlung für Gas, die davon abhängt, wer sie wann ausführt.',
  range: (first, last) => `#${first} bis #${last}`,
  item: {
    one: (id, collection) => `Stück Nr. ${id} der Sammlung unter ${collection}`,
    several: (amount, id, collection) => `${amount} von Stück Nr. ${id} der Sammlung unter ${collection}`,
    gives: (item, to) => `Der Safe gibt ${item} an ${to}, laut dem Ereignisprotokoll der Sammlung.`,
    gets: (item, from) => `Der Safe bekommt ${item} von ${from}, laut dem Ereignisprotokoll der Sammlung.`,
    moves: (item, from, to) =>
      `Im Probelauf geht ${item} von ${from} an ${to}, laut dem Ereignisprotokoll der Sammlung.`,
  },
  writes: {
    unread: (reason) =>
      `Ob sie in die Einstellungen des Safes schreibt, konnte nicht geprüft werden. ${reason}`,
    apart: (nonces, count) =>
      `Was sie schreibt, stammt aus einem eigenen Probelauf ohne ${nonces} davor: Nach ${count === 1 ? 'dieser' : 'diesen'} schreibt sie vielleicht etwas anderes.`,
    singleton: (before, after) =>
      `Sie ersetzt den Code, mit dem der Safe läuft: Aus ${before} wird ${after}.`,
    threshold: (after) => `Sie ändert die Schwelle auf ${after}.`,
    ownerCount: (before, after) => `Sie ändert die Zahl der Eigentümer von ${before} auf ${after}.`,
    nonce: (before, after) => `Sie setzt die Nonce von ${before} auf ${after}.`,
    owners: list('Eigentümer'),
    modules: list('Module'),
    guard: written('Guard'),
    moduleGuard: written('Modul-Guard'),
    fallbackHandler: written('Fallback-Handler'),
    unknown: (after, slot) =>
      `Sie schreibt ${after} an den Speicherplatz ${slot}, dessen Bedeutung hier nicht bekannt ist.`,
  },
  source: (method, block, host) =>
    `Durchgespielt mit ${method} auf dem Stand nach Block ${block}, vom Knoten ${host}.`,
  runs: {
    emptyText: 'Der Vertrag gibt einen leeren Grund an.',
    text: (text) => `Der Vertrag sagt: „${text}“.`,
    panic: (why, code) => `Der Vertrag bricht ab: ${why} (Panic ${code}).`,
    panics: {
      '1': 'Eine Zusicherung (assert) in seinem Code ist nicht erfüllt',
      '17': 'Ein arithmetischer Über- oder Unterlauf (oft: es wird mehr genommen, als da ist)',
      '18': 'Eine Division durch null',
      '33': 'Ein Wert liegt außerhalb seiner Aufzählung (enum)',
      '34': 'Sein Speicher ist falsch kodiert',
      '49': 'Er nimmt aus einem leeren Array',
      '50': 'Ein Array-Index liegt außerhalb der Grenzen',
      '65': 'Er braucht zu viel Speicher',
      '81': 'Er ruft eine Funktion auf, die nicht initialisiert ist',
    },
    otherPanic: 'Ein Fehler seines eigenen Codes',
    custom: (data) => `Der Vertrag gibt einen eigenen Fehler an, der hier nicht bekannt ist: ${data}.`,
    cut: (data, bytes) => `${data}… (${bytes} Byte)`,
    stopped: (text) => `Der Knoten sagt: „${text}“.`,
    coin: (balance) => `Der Safe hätte dann nur noch ${balance}.`,
    silent: 'Der Vertrag gibt keinen Grund an.',
    guard: {
      text: (text) => `Der Guard des Safes sagt: „${text}“.`,
      refuses: 'Der Guard des Safes lehnt sie ab.',
    },
    unread: {
      owners: (reason) => `Die Eigentümer des Safes konnten nicht gelesen werden. ${reason}`,
      threshold: (reason) => `Die Schwelle des Safes konnte nicht gelesen werden. ${reason}`,
      nonce: (reason) => `Die Nonce des Safes konnte nicht gelesen werden. ${reason}`,
      version: (reason) => `Die Version des Safes konnte nicht gelesen werden. ${reason}`,
      trace: 'Der Knoten gab den Ablauf in einer Form an, die nicht gelesen werden kann.',
    },
    nonceUsed: (nonce) =>
      `Die Nonce ${nonce} ist verbraucht: Diese Transaktion kann nicht mehr ausgeführt werden.`,
    noExecutor: 'Kein Eigentümer des Safes ließ sich für die Ausführung wählen.',
    noHash: (version) =>
      `Wie ein Safe ${version} den Hash dieser Transaktion bildet, ist nicht bekannt, oder ein Feld passt nicht zu seinem Typ.`,
  },
  gift: {
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
  },
}
