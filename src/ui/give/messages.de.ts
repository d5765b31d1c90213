import type { m } from './messages'

const number = new Intl.NumberFormat('de-DE')

const payments = (count: number) => (count === 1 ? '1 Zahlung' : `${count} Zahlungen`)

const your = (who: 'Safe' | 'wallet') => (who === 'Safe' ? 'Ihr Safe' : 'Ihre Wallet')

const left = (who: 'Safe' | 'wallet') => (who === 'Safe' ? 'Bleibt in Ihrem Safe' : 'Bleibt in Ihrer Wallet')

/** In the dative: "2 von 3 Vorschlägen". */
const parts = (who: 'Safe' | 'wallet') => (who === 'Safe' ? 'Vorschlägen' : 'Batches')

const made = (part: number, of: number, who: 'Safe' | 'wallet') =>
  `${part} von ${of} ${parts(who)} ${who === 'Safe' ? 'gemacht' : 'gesendet'}`

export const de: typeof m = {
  title: 'Ihre Spende',
  unlisted: 'Nicht im Verzeichnis',
  nameUnknown: 'Name zurzeit nicht bekannt',
  goneCause: 'Ein Anliegen, das es hier nicht mehr gibt',
  ownName: (name) => `Von Ihnen so genannt: ${name}`,
  loading: 'Wird geladen …',
  fetchingTokens: 'Die Liste der Token wird geladen …',
  basket: {
    lede: 'Legen Sie fest, wie viel jedes Anliegen bekommt.',
    empty: (more) =>
      `Noch ist nichts ausgewählt. Wählen Sie ein Anliegen und legen Sie hier den Betrag fest. ${more}`,
    readCauses: 'Die Anliegen kennenlernen',
    unread: (who) =>
      who === 'Safe'
        ? 'Der Bestand Ihres Safes konnte nicht gelesen werden'
        : 'Der Bestand Ihrer Wallet konnte nicht gelesen werden',
    unreadMore: (reason, more) => `${reason} Sie können die Spende trotzdem vorbereiten. ${more}`,
    lines: (count) => `${count} Zeilen.`,
    toTotal: 'Zur Summe',
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
    asset: 'Währung',
    choose: 'Wählen',
    custom: 'selbst hinzugefügt',
    amount: (symbol) => (symbol === null ? 'Betrag' : `Betrag in ${symbol}`),
    unknownBalance: 'Der Bestand ist nicht bekannt',
    holds: (who, amount) => [`${your(who)} enthält `, amount],
    inYourFormat: (amount) => ` (in Ihrer Schreibweise ${amount})`,
  },
  sum: {
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
        ? `Die Spende wird auf ${of} Vorschläge aufgeteilt, weil ein Vorschlag höchstens ${payments(most)} fasst. Einer wird nach dem anderen vorgeschlagen.`
        : `Die Spende wird auf ${of} Batches aufgeteilt, weil ein Batch höchstens ${payments(most)} fasst. Einer wird nach dem anderen gesendet.`,
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
}
