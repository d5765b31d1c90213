import type { m } from './messages'

const count = new Intl.NumberFormat('de-DE')
const payments = (number: number) => (number === 1 ? '1 Zahlung' : `${count.format(number)} Zahlungen`)
const transactions = (number: number) =>
  number === 1 ? '1 Transaktion' : `${count.format(number)} Transaktionen`

const sources = {
  cache: 'aus diesem Browser',
  service: 'vom Transaktionsdienst, jede auf der Chain geprüft',
  chain: 'von der Chain',
} as const

export const de: typeof m = {
  title: 'Das Spendenverzeichnis',
  opening: 'Das Spendenverzeichnis wird geöffnet …',
  stillCounts: 'Die Zahl in dieser Zeile zählt weiter mit.',
  lede: (account, chain) => [
    'Was ',
    account,
    ' auf ',
    chain,
    ' gezahlt hat, von der Chain gelesen. Alle Zeiten in UTC.',
  ],
  noPlace: 'Dieser Link nennt kein Konto',
  start: {
    lede: 'Lesen Sie, was ein Safe seit seinem Beginn gespendet hat, oder was ein Knoten über eine gewöhnliche Wallet sagen kann. Es muss nichts verbunden sein.',
    safe: 'Safe oder Wallet',
    read: 'Verzeichnis lesen',
  },
  wallet: {
    covers: 'Was dieses Verzeichnis einer Wallet umfasst',
    tokensName: 'Token',
    tokens: (recipients, from, to) =>
      `Zahlungen an ${recipients === 1 ? 'die eine Adresse' : `die ${count.format(recipients)} Adressen`}, die das Verzeichnis der Anliegen auf dieser Chain nennt, frühere Adressen eingeschlossen, von ${from === 0n ? 'ihrem ersten Block' : `Block ${count.format(from)}`} bis Block ${count.format(to)}.`,
    noTokens: 'Es wurde kein Block durchsucht.',
    coin: (coin) =>
      `Nur Zahlungen, die dieser Browser verfolgt hat. Ein Knoten kann nicht aufführen, was eine Wallet in ${coin} gesendet hat.`,
    ownName: 'Empfänger außerhalb des Verzeichnisses',
    own: 'Nur Zahlungen, die dieser Browser verfolgt hat.',
    sent: (sent, block) =>
      `Laut ihrer Nonce hat die Wallet bis Block ${count.format(block)} höchstens ${transactions(sent)} gesendet. Ob außer den unten aufgeführten weitere davon Spenden waren, lässt sich nicht prüfen.`,
    unused: (block) =>
      `An dieser Adresse ist kein Vertrag, und sie hat bis Block ${count.format(block)} keine Transaktion gesendet. Also hat sie nichts gespendet. Ein Safe, der noch nicht angelegt ist, sieht genauso aus.`,
  },
  quarter: (quarter, year, first, last) => `Q${quarter} ${year}, ${first} bis ${last}`,
  reach: {
    title: { complete: 'Vollständig seit Beginn des Safes.', part: 'Nicht vollständig.' },
    complete: (block, time, later) => {
      const complete = `Alles, was seine Eigentümer unterschrieben haben und was ausgeführt wurde, bis Block ${count.format(block)}, gelesen am ${time}.`
      if (later === 0) return complete
      const many =
        later === 1 ? 'Eine spätere Transaktion ist' : `${count.format(later)} spätere Transaktionen sind`
      return `${complete} ${many} ebenfalls aufgeführt, in Blöcken, die noch nicht endgültig sind: Die Chain kann sie noch zurücknehmen.`
    },
    listed: (block, time, unread) =>
      `Was ${unread === 1 ? 'eine Transaktion' : `${unread} Transaktionen`} gezahlt ${unread === 1 ? 'hat' : 'haben'}, ist nicht bekannt. ${unread === 1 ? 'Der Grund steht' : 'Die Gründe stehen'} am Ende dieser Seite unter „Was nicht im Spendenverzeichnis steht“. Jede ausgeführte Transaktion ist aufgeführt, bis Block ${count.format(block)}, gelesen am ${time}.`,
    since: (from, to) =>
      `Spenden vor Block ${count.format(from)} fehlen möglicherweise. Lesen Sie weiter, um sie zu suchen. Die Spenden unten reichen bis Block ${count.format(to)}.`,
    unknown: 'Ältere und neuere Spenden fehlen möglicherweise. Lesen Sie noch einmal, um sie zu suchen.',
  },
  progress: {
    label: 'Ausgeführte Transaktionen, die gelesen sind',
    state: ({ read, of, source, isRead, block }) => {
      const found = of === null ? transactions(read) : `${count.format(read)} von ${transactions(of)}`
      if (isRead)
        return `Gelesen: ${found}. Die ersetzten Vorschläge kommen vom Transaktionsdienst, in bis zu einer Minute. Die Zahlungen unten warten nicht auf sie.`
      const down = block === null ? '' : `, zurück bis Block ${count.format(block)}`
      return `Gelesen: ${found}, ${sources[source]}${down}.`
    },
    stop: 'Anhalten',
    goOn: 'Weiterlesen',
    stopped: 'Das Lesen wurde angehalten.',
    again: 'Noch einmal lesen',
    forget: 'Von Anfang an lesen',
  },
  failed: {
    title: 'Das Spendenverzeichnis konnte nicht gelesen werden',
    some: 'Das Spendenverzeichnis konnte nicht zu Ende gelesen werden',
    again: 'Noch einmal versuchen',
  },
  trouble: 'Zu diesem Spendenverzeichnis',
  keeping: {
    title: 'Nicht alles bleibt in diesem Browser',
    notes: {
      denied:
        'Dieser Browser lässt die Seite keine Notizen aufbewahren. Eigene Namen, Zwecke und Werte in Geld sind nur von den letzten Spenden bekannt. Speichern Sie das Spendenverzeichnis als Datei, solange sie gezeigt werden.',
      full: 'Dieser Browser hat keinen Platz mehr für die Seite. Eigene Namen, Zwecke und Werte in Geld neuer Spenden sind nur bekannt, solange die Spenden in Ihrem Verlauf stehen. Schaffen Sie Platz und lesen Sie dann das Spendenverzeichnis noch einmal.',
      blocked:
        'Ein anderer Tab hält die Notizen mit einer anderen Version dieser Seite fest. Eigene Namen, Zwecke und Werte in Geld fehlen hier möglicherweise. Schließen Sie die anderen Tabs dieser Seite und laden Sie sie dann neu.',
    },
    executions:
      'Was von der Chain gelesen wird, bleibt nicht erhalten: Der nächste Besuch liest es noch einmal.',
  },
  filters: {
    fold: (inUse) => (inUse === 0 ? 'Filter' : `Filter (${inUse})`),
    name: 'Welche Zahlungen gezeigt werden',
    cause: 'Empfänger',
    token: 'Token',
    period: 'Zeitraum',
    status: 'Stand',
    all: {
      others: 'Alle',
      cause: 'Alle Empfänger',
      token: 'Alle Token',
      period: 'Alle Jahre',
      status: 'Jeder Stand',
    },
    others: 'Gezahlt an',
    causesAlone: 'Nur Anliegen',
    othersAlone: 'Nur andere',
    clear: 'Alle Zahlungen zeigen',
    found: (number) => `${payments(number)} gezeigt`,
  },
  status: {
    delivered: 'Angekommen',
    partial: 'Zum Teil angekommen',
    nothing: 'Nichts angekommen',
    failed: 'Fehlgeschlagen: Es wurde nichts gespendet',
  },
  nothing: {
    title: 'Von diesem Konto wurde noch nichts gespendet',
    words:
      'Jede Spende, die angekommen ist, steht hier: mit dem Anliegen, dem genauen Betrag und der Transaktion. Das Spendenverzeichnis wird von der Chain gelesen und ist deshalb auf jedem Gerät dasselbe.',
    give: 'Die Anliegen ansehen',
    reading: 'Bisher wurde keine Spende gefunden. Die Suche geht weiter.',
    found: 'In dem, was gelesen werden konnte, wurde keine Spende gefunden.',
    filtered: 'Keine Zahlung passt zu Ihrer Auswahl.',
    hidden: (number) =>
      number === 1
        ? 'Eine Zahlung ging an eine Adresse, die nicht im Verzeichnis der Anliegen steht. Sie wird nicht aufgeführt.'
        : `${count.format(number)} Zahlungen gingen an Adressen, die nicht im Verzeichnis der Anliegen stehen. Sie werden nicht aufgeführt.`,
    show: 'Auch aufführen',
  },
  totals: {
    title: 'Insgesamt',
    chosen: 'In dieser Auswahl',
    chosenIn: (period) => `${period}, in dieser Auswahl`,
    parts: (causes, others) => {
      if (others === 0)
        return causes === 1
          ? 'Die Zahlung ging an ein Anliegen des Verzeichnisses.'
          : 'Alles ging an Anliegen des Verzeichnisses.'
      if (causes === 0) return 'Nichts davon ging an ein Anliegen des Verzeichnisses.'
      return `${payments(causes)} an Anliegen des Verzeichnisses und ${count.format(others)} an andere: Adressen, die nicht darin stehen.`
    },
    toCauses: (amount) => [amount, ' an Anliegen'],
    toOthers: (amount) => [amount, ' an andere'],
    token: 'Token',
    arrived: 'Angekommen',
    ofAsked: (amount) => ['von ', amount, ' gesendet'],
    delivered: (delivered, all) =>
      delivered === all
        ? payments(all)
        : `${payments(all)}, davon ${count.format(delivered)} ganz angekommen`,
    unlisted: 'Nicht in der Liste der Token. Der Name stammt vom Vertrag selbst:',
    values: 'In Geld',
    valued: (valued, delivered) =>
      `Für ${count.format(valued)} von ${delivered === 1 ? '1 angekommenen Zahlung' : `${count.format(delivered)} angekommenen Zahlungen`}, nach den Preisen, die bei der Planung festgehalten wurden. Sonst werden Token nicht zusammengezählt.`,
  },
  value: (amount, source, time) => `${amount} laut ${source}, ${time}`,
  chart: {
    cause: 'Nach Empfänger',
    time: 'Im Lauf der Zeit',
    measure: 'Gemessen in',
    gifts: 'Zahl der Zahlungen',
    giftCount: payments,
    more: (number) => `${count.format(number)} weitere zeigen`,
    causeSummary: (causes, most) =>
      `${causes === 1 ? 'Ein Empfänger' : `${count.format(causes)} Empfänger`}. Am meisten ging an ${most}.`,
    timeSummary: (from, to, most) =>
      from === to ? `${most}.` : `${from} bis ${to}. Am meisten wurde gezahlt: ${most}.`,
    amountIn: (amount, what) => `${what}: ${amount}`,
    table: 'Die Zahlen als Tabelle',
    period: 'Zeitraum',
    payee: 'Empfänger',
    amount: 'Angekommen',
    none: 'Davon ist nichts angekommen.',
  },
  byCause: {
    title: 'Nach Anliegen und Token',
    cause: 'Anliegen',
    others: 'An andere',
    all: 'Insgesamt',
  },
  rows: {
    title: 'Zahlungen',
    group: (number, sums) => (sums === '' ? payments(number) : `${payments(number)}: ${sums} angekommen`),
    payee: 'Empfänger',
    amount: 'Angekommen',
    ofAsked: (amount) => ['von ', amount],
    unlisted: 'Nicht im Verzeichnis der Anliegen:',
    ownName: (name) => `${name} (Ihr eigener Name)`,
    memo: (memo) => `Notiz: ${memo}`,
    transaction: (nonce) => `Transaktion #${nonce}`,
    gift: 'Spendeneintrag',
    explorer: 'Block-Explorer',
    giftOf: (to) => ` der Zahlung an ${to}`,
    shown: (shown, all) => `${count.format(shown)} von ${payments(all)} gezeigt.`,
    more: (number) => `${count.format(number)} weitere zeigen`,
  },
  files: {
    title: 'Aufbewahren',
    lede: (number) => `Als Datei, mit dem, was gezeigt wird (${payments(number)}), bis zur letzten Stelle.`,
    hidden: (number) =>
      `${number === 1 ? 'Eine Zahlung an andere fehlt' : `${payments(number)} an andere fehlen`} darin, wie Sie es gewählt haben.`,
    incomplete: 'Das Spendenverzeichnis ist nicht vollständig. In der JSON-Datei steht, wie weit es reicht.',
    csv: 'CSV herunterladen',
    json: 'JSON herunterladen',
    daoip5: 'DAOIP-5 herunterladen',
    print: 'Drucken',
    printInFrame: 'Das Verzeichnis zum Drucken in einem Tab öffnen',
    notesInTab: 'Eigene Namen und Zwecke, die hier notiert wurden, können in diesem Tab fehlen.',
    about:
      'CSV ist für Tabellenprogramme. JSON enthält alles, auch wie weit das Spendenverzeichnis reicht. DAOIP-5 ist für Werkzeuge, die Förderprogramme vergleichen, und enthält nur die Zahlungen an Anliegen.',
    written: 'Die Datei ist fertig.',
  },
  costs: {
    title: 'Netzwerkgebühren und Erstattungen',
    lede: 'Neben diesen Zahlungen bezahlt und in keiner Summe oben enthalten. Jede Transaktion zählt einmal.',
    feeBy: (address, number) => ['Netzwerkgebühren für ', transactions(number), ', bezahlt von ', address],
    payer: 'Bezahlt von',
    amount: 'Betrag',
    units: (amount) => `${count.format(amount)} Basiseinheiten des Tokens`,
    refund: (address, number) => ['Vom Safe erstattet für ', transactions(number), ', an ', address],
  },
  balances: {
    title: 'Kontostände',
    lede: (period) =>
      period === null
        ? 'Was das Konto vor seiner ersten Zahlung und im letzten Block hatte, den dieses Verzeichnis umfasst, mit allem, was es dazwischen gezahlt hat.'
        : `Was das Konto vor und nach dem Zeitraum ${period} hatte, mit allem, was es dazwischen gezahlt hat.`,
    press: 'Kontostände von der Chain lesen',
    reading: 'Die Kontostände werden gelesen …',
    read: 'Die Kontostände sind gelesen.',
    refused: 'Die Kontostände konnten nicht gelesen werden',
    archive:
      'Es ist nichts verloren. Viele Knoten behalten die Kontostände alter Blöcke nur kurz; ein Archivknoten behält alle.',
    soFar:
      'Der Zeitraum ist für dieses Verzeichnis nicht zu Ende: Der Endstand ist der des letzten Blocks, den es umfasst.',
    later: {
      title: (number) =>
        `${payments(number)} dieses Verzeichnisses ${number === 1 ? 'ist' : 'sind'} hier noch nicht mitgezählt`,
      words:
        'Die Kontostände sind die eines Blocks, den die Chain nicht mehr zurücknehmen kann, und mit ihm endet jede Zahl hier. Lesen Sie das Verzeichnis in einigen Minuten noch einmal.',
    },
    beforeAll: 'Vor dem ersten Block der Chain',
    at: (block, time) => `Am Ende von Block ${count.format(block)}, ${time}`,
    movement: 'Bewegung',
    opening: 'Anfangsstand',
    other: 'Eingänge und andere Bewegungen',
    difference: 'Abgeleitet: was die anderen Zahlen offen lassen',
    toCauses: 'Gezahlt an Anliegen',
    toOthers: 'Gezahlt an andere',
    fees: 'Netzwerkgebühren',
    refunds: 'Erstattete Netzwerkgebühren',
    closing: 'Endstand',
    unknown: 'Der Knoten hat es nicht genannt',
    derived:
      'Die Kontostände und die Zahlungen wurden von der Chain gelesen. Die Eingänge nicht: Sie sind die Differenz, vermindert um alles, was das Konto verlassen hat und nicht in diesem Verzeichnis steht.',
    incomplete:
      'Das Spendenverzeichnis ist nicht vollständig. Eine Zahlung, die darin fehlt, steckt auch in dieser Differenz.',
    othersFees:
      'Netzwerkgebühren zahlt, wer eine Transaktion ausführt, nicht der Safe. Sie stehen unter „Netzwerkgebühren und Erstattungen“.',
    ownFees:
      'Die Netzwerkgebühren sind die der Zahlungen in diesem Verzeichnis. Andere stecken in der Differenz.',
  },
  missing: {
    title: 'Was nicht im Spendenverzeichnis steht',
    unread: (number) => `Nicht als Spenden lesbar: ${transactions(number)}`,
    replaced: (number) =>
      number === 1
        ? 'Ein Vorschlag wurde ersetzt: Davon wurde nichts bezahlt'
        : `${count.format(number)} Vorschläge wurden ersetzt: Davon wurde nichts bezahlt`,
    shown: (shown, all) => `${count.format(shown)} von ${count.format(all)} gezeigt.`,
    replacedRow: (nonce, payments) =>
      `Transaktion #${nonce} mit ${payments === 1 ? 'einer Zahlung' : `${count.format(payments)} Zahlungen`}.`,
    replacedBy: 'Was stattdessen ausgeführt wurde',
    replacedOne: 'Der Vorschlag',
    review: 'Die Transaktion lesen',
    proposals: {
      all: (rows) =>
        rows === 1
          ? 'Der eine Vorschlag, den der Transaktionsdienst als nicht ausgeführt aufführt, ist gelesen.'
          : `Alle ${count.format(rows)} Vorschläge, die der Transaktionsdienst als nicht ausgeführt aufführt, sind gelesen.`,
      some: (rows, downTo) =>
        rows === 0
          ? 'Die Vorschläge, die nicht ausgeführt wurden, sind nicht gelesen. Manche wurden möglicherweise ersetzt.'
          : `${rows === 1 ? 'Der neueste Vorschlag, der' : `Die neuesten ${count.format(rows)} Vorschläge, die`} nicht ausgeführt ${rows === 1 ? 'wurde, ist' : 'wurden, sind'} gelesen${downTo === null ? '' : `, zurück bis Transaktion #${downTo}`}. Ältere wurden möglicherweise auch ersetzt.`,
      on: 'Weiter zurück suchen',
      reading: 'Es wird weiter zurück gesucht …',
    },
  },
}
