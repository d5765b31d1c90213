import type { m } from './messages'

// The first number format of a page takes milliseconds, and a short number needs none.
const written = (count: number) => (count < 1_000 ? `${count}` : count.toLocaleString('de-DE'))

export const de: typeof m = {
  back: 'Zurück',
  all: 'Alle Anliegen',
  missing: {
    title: 'Dieses Anliegen gibt es nicht',
    words:
      'Es steht nicht oder nicht mehr im Verzeichnis dieser Seite. Von hier aus kann nicht dafür gespendet werden.',
  },
  fetchingDetails: 'Die Adressen und ihre Nachweise werden geladen …',
  none: {
    title: 'Hier gibt es noch keine Anliegen',
    words:
      'Wer diese Seite betreibt, führt die Anliegen in der Datei causes.json auf, jedes mit der Adresse, an die gespendet wird, und dem Nachweis für diese Adresse. Sobald das erste eingetragen ist, sehen Sie es hier.',
  },
  filters: {
    name: 'Anliegen',
    search: 'Suche',
    fold: (inUse) => (inUse === 0 ? 'Filter' : `Filter (${inUse})`),
    field: 'Arbeitsfeld',
    anyField: 'Alle Arbeitsfelder',
    chain: 'Empfängt auf',
    anyChain: 'Jede Chain',
    token: 'Nimmt an',
    anyToken: 'Jeder Token',
  },
  searching: 'Suche läuft …',
  count: (found, all) => {
    if (found !== all) return `${written(found)} von ${written(all)} Anliegen`
    return `${written(all)} Anliegen`
  },
  noMatch: {
    title: 'Kein Anliegen passt',
    words: 'Versuchen Sie ein anderes Wort, oder nehmen Sie einen Filter weg.',
    showAll: 'Alle Anliegen zeigen',
  },
  firstShown: (shown, found) =>
    `Die ersten ${shown} von ${written(found)} werden gezeigt. Suchen Sie nach einem Namen, um die anderen zu finden.`,
  showMore: (count) => (count === 1 ? 'Noch eines zeigen' : `Weitere ${count} zeigen`),
  give: {
    notConfirmed: 'Noch nicht bestätigt: Sie können darüber lesen, aber nicht dafür spenden.',
    stopped: (chain, state, since) =>
      `Nimmt auf ${chain} nichts an: Die Adresse ist seit ${since} ${state === 'paused' ? 'ausgesetzt' : 'aufgegeben'}.`,
    noAddress: (chain, isWallet) =>
      `Hat keine Adresse auf ${chain}, ${isWallet ? 'wo Ihre Wallet ist' : 'der Chain Ihres Safes'}.`,
    inGift: 'In Ihrer Spende.',
    setAmount: 'Betrag festlegen',
    setAmountFor: (cause) => ` für ${cause}`,
    add: 'Zur Spende hinzufügen',
    added: (cause) => `${cause} ist in Ihrer Spende.`,
  },
  problem: {
    unreachable: 'Die Anliegen konnten nicht geladen werden',
    tryAgain: 'Noch einmal versuchen',
    rejected: 'Die Liste der Anliegen hat einen Fehler, deshalb wird nichts davon gezeigt',
    tell: 'Eine falsche Adresse kostet Geld. Bitte sagen Sie dem Betreiber dieser Seite, was in causes.json nicht stimmt:',
    line: (line) => `Zeile ${line}, `,
    file: 'die Datei',
    fetchAgain: 'Noch einmal laden',
  },
  screen: {
    title: 'Gute Anliegen',
    question: 'Wem möchten Sie helfen?',
    fetching: 'Die Anliegen werden geladen …',
    signOrCheck: 'Zum Unterschreiben oder Prüfen',
    howToGive: {
      safe: 'Wählen Sie ein Anliegen oder mehrere. Ihr Safe schlägt eine einzige Transaktion für alle vor, und seine Eigentümer unterschreiben sie einmal.',
      framed:
        'Lesen Sie, worum es den Anliegen geht. Aus einem Safe oder einer Wallet können Sie an mehrere auf einmal spenden.',
      visitor:
        'Lesen Sie hier, worum es geht. Um an eines oder an mehrere auf einmal zu spenden, verbinden Sie eine Wallet oder öffnen Sie diese Seite in Ihrem Safe.',
      wallet: 'Wählen Sie ein Anliegen oder mehrere. Sie prüfen alles, bevor Ihre Wallet gefragt wird.',
    },
  },
}
