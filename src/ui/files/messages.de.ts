import type { m } from './messages'

const number = (value: number) => value.toLocaleString('de-DE')
const payments = (count: number) => (count === 1 ? '1 Zahlung' : `${number(count)} Zahlungen`)

const nouns = {
  Line: { one: 'Zeile', many: 'Zeilen' },
  Transaction: { one: 'Transaktion', many: 'Transaktionen' },
  Payment: { one: 'Zahlung', many: 'Zahlungen' },
} as const

function whereTo(listed: number, unlisted: number): string {
  if (unlisted === 0)
    return listed === 1 ? ', an ein Anliegen im Verzeichnis' : ', an Anliegen im Verzeichnis'
  if (listed === 0)
    return unlisted === 1
      ? ', an einen Empfänger, der nicht im Verzeichnis steht'
      : ', an Empfänger, die nicht im Verzeichnis stehen'
  return `: ${number(listed)} an Anliegen im Verzeichnis, ${number(unlisted)} an Empfänger, die nicht darin stehen`
}

export const de: typeof m = {
  title: 'Spende aus einer Datei lesen',
  lede: 'Aus einer Tabelle, einem Batch von Safes Transaction Builder oder einer Spendendatei dieser Seite. Sie sehen, was gelesen wurde, bevor etwas in Ihre Spende kommt.',
  file: 'Datei',
  fileHint:
    'CSV, Text mit Tabulatoren oder JSON; Sie können die Datei auch irgendwo auf dieser Seite ablegen. Sie wird in diesem Browser gelesen und nirgendwohin gesendet; nur ENS-Namen von Empfängern darin werden auf Ethereum nachgesehen.',
  paste: 'Oder Zellen aus einer Tabelle einfügen',
  pasteHint: 'Mit den Namen der Spalten in der ersten Zeile.',
  stillInList:
    'Die Zahlung in dieser Zeile steht weiter in der Liste. Fügen Sie die Liste nicht hinzu, bevor Sie sie sehen.',
  reading: 'Wird gelesen …',
  read: 'Lesen',
  back: 'Zurück zu Ihrer Spende',
  unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal aus.',
  notLoaded:
    'Ein Teil der Seite wurde nicht geladen, deshalb wurde nichts gelesen. Laden Sie die Seite neu, und lesen Sie die Datei noch einmal.',
  nothing: 'Es gibt noch nichts zu lesen. Wählen Sie eine Datei, oder fügen Sie unten Zellen ein.',
  done: 'Die Datei ist gelesen. Was verstanden wurde, steht darunter.',
  asked: 'Die Datei ist gelesen. Geben Sie an, was ihre Spalten enthalten.',
  noGift: 'Das ließ sich nicht als Spende lesen',
  notAdded: 'In Ihre Spende wurde nichts übernommen.',
  noGiftFile: 'Diese Spendendatei kann nicht gelesen werden',
  look: {
    title: 'Wie die Datei aussehen muss',
    kind: (coin) => `„native“ für ${coin}, „erc20“ für einen Token.`,
    token: (coin, symbol) =>
      `Die Adresse des Tokens oder sein Symbol${symbol === null ? '' : ` (${symbol})`}. Leer für ${coin}. Mit Symbolen darf die Spalte „token“ heißen, und token_type kann wegbleiben.`,
    receiver: (chain) =>
      `Die Adresse auf ${chain} oder ein ENS-Name wie example.eth. Namen werden auf Ethereum nachgesehen, sobald Sie „Lesen“ drücken, und noch einmal, bevor die Spende gesendet wird.`,
    cause:
      'Anstelle eines Empfängers: ein Anliegen, mit seinem Namen oder mit dem Ende des Links auf dessen Seite.',
    amount: 'In ganzen Münzen oder Token, etwa 12.5 oder 12,5.',
    name: 'Ihre eigene Bezeichnung für einen Empfänger, der nicht im Verzeichnis steht. Sie kann wegbleiben.',
    memo: (most) =>
      `Ihre Notiz, etwa eine Rechnungsnummer, mit höchstens ${most} Zeichen. Sie steht nicht auf der Chain: Ihr Link und Ihre Aufzeichnung zeigen sie. Sie kann wegbleiben.`,
    all: 'Die erste Zeile nennt die Spalten, in beliebiger Reihenfolge. Andere Namen werden verstanden, soweit es geht, und Sie können jede Spalte verbessern. Als Trennzeichen sind Komma, Semikolon und Tabulator möglich. Die Safe-App „CSV Airdrop“ verwendet dieselben Spalten.',
    example: 'Beispieldatei herunterladen',
  },
  preview: {
    title: 'Was gelesen wurde',
    canBeGiven: (count, listed, unlisted) =>
      count === 0
        ? 'Keine Zahlung kann gespendet werden.'
        : `${payments(count)} ${count === 1 ? 'kann' : 'können'} gespendet werden${whereTo(listed, unlisted)}.`,
    repeated: (count, place) =>
      `${payments(count)} ${count === 1 ? 'wiederholt' : 'wiederholen'} Empfänger und Währung einer früheren ${nouns[place].one}. Beides würde gespendet: Prüfen Sie, ob das so gemeint ist.`,
    wrong: (count, place, hasOthers) =>
      `${count === 1 ? `1 ${nouns[place].one} kann` : `${number(count)} ${nouns[place].many} können`} nicht gespendet werden${hasOthers ? ', deshalb ist noch nichts übernommen' : ''}`,
    wrongTotals: (count) =>
      count === 1
        ? 'Eine Summe der Datei stimmt nicht mit ihren Zeilen überein'
        : `${count} Summen der Datei stimmen nicht mit ihren Zeilen überein`,
    problems: 'Fehler',
    correct: 'Verbessern Sie jede hier, oder lassen Sie sie weg. Die Datei selbst bleibt, wie sie ist.',
    unlisted: 'Nicht im Verzeichnis',
    unlistedWords:
      'Für diese Empfänger bürgt hier niemand. Vergleichen Sie jede Adresse mit einer, die Sie vom Empfänger selbst haben.',
    unlistedTable: 'Empfänger, die nicht im Verzeichnis stehen',
    all: 'Alle Zahlungen',
    leaveOut: (count, place, others) =>
      `${count === 1 ? `Die ${nouns[place].one}` : `Die ${number(count)} ${nouns[place].many}`} mit Fehlern weglassen und ${others === 1 ? 'die andere Zahlung' : `die anderen ${number(others)} Zahlungen`} übernehmen.`,
    place: { Line: 'Zeile', Transaction: 'Transaktion', Payment: 'Zahlung' },
    at: (place, index, column) => `${nouns[place].one} ${index}${column === null ? '' : `, ${column}`}`,
    memo: (memo) => ['Notiz: ', memo],
    found: (text) => [': „', text, '“'],
    payee: (payee) => ['Für ', payee, '.'],
  },
  columns: {
    title: 'Wie die Spalten gelesen wurden',
    titleAsked: 'Was die Spalten enthalten',
    seen: 'Die ersten Zeilen der Datei',
    inFile: 'In der Datei',
    readAs: 'Gelesen als',
    asked: 'Geben Sie an, wie diese Tabelle gelesen wird',
    confirm: 'Soll die Tabelle so gelesen werden?',
    proposed: {
      receiver: (heading) => [
        '„',
        heading,
        '“ enthält Adressen, und die Überschrift sagt nicht, wessen. Sie würden als Adressen der Empfänger gelesen.',
      ],
      cause: (heading) => ['„', heading, '“ enthält Anliegen. Sie würden als Empfänger gelesen.'],
      amount: (heading) => [
        '„',
        heading,
        '“ enthält Zahlen, und die Überschrift sagt nicht, wovon. Sie würden als Beträge gelesen.',
      ],
      token_address: (heading) => [
        '„',
        heading,
        '“ enthält Währungen, und die Überschrift sagt nicht, wovon. Sie würden als Währungen der Zahlungen gelesen.',
      ],
    },
    confirmed: 'Ja, so lesen',
    orElse: 'Oder wählen Sie unten andere Spalten. In Ihre Spende wurde nichts übernommen.',
    needed: 'Nötig:',
    missing: {
      amount: 'Wählen Sie die Spalte der Beträge.',
      receiver: 'Wählen Sie die Spalte mit den Adressen der Empfänger oder den Anliegen.',
      asset: 'Wählen Sie die Spalte der Währung, oder eine Währung für alle Zahlungen.',
      sign: 'Wählen Sie, wie die Beträge geschrieben sind.',
    },
    otherUnit: (heading, unit) =>
      `„${heading}“ nennt ${unit}, und das ist nicht die Währung der Zahlungen. Wählen Sie diese Spalte nur dann als Betrag, wenn ihre Zahlen in der Währung der jeweiligen Zahlung gemeint sind.`,
    otherAsset: (heading, unit) =>
      `„${heading}“ nennt ${unit}, und nicht jede Zahlung ist in ${unit}. Wählen Sie ${unit} als Währung, oder ändern Sie die Überschrift in der Datei.`,
    numbered: (index) => `Spalte ${index}`,
    holds: (heading) => `Was „${heading}“ enthält`,
    unread: 'Nicht gelesen',
    names: {
      receiver: 'Empfänger (Adresse)',
      amount: 'Betrag',
      token_address: 'Währung',
      token_type: 'native oder erc20',
      cause: 'Anliegen (Name oder Kennung)',
      name: 'Empfängername',
      memo: 'Notiz zur Zahlung',
      id: 'Nummer eines Sammelstücks',
    },
    sign: 'Was steht vor den Nachkommastellen der Beträge?',
    signHint: 'Jeder Betrag dieser Datei wird so gelesen.',
    signSeen: 'Die anderen Beträge der Spalte zeigen es. Verbessern Sie es, wenn es nicht stimmt.',
    signs: { point: 'Ein Punkt', comma: 'Ein Komma' },
    signIs: (sign, text, amount) => `${sign}: ${text} ist ${amount}`,
    couldBe: (text, one, other) => `${text} könnte ${one} oder ${other} sein.`,
    doubt: (text, lines) =>
      `In ${lines === 1 ? '1 Zeile' : `${lines} Zeilen`} folgt dem Betrag eine Zahl, etwa ${text}.`,
    whole: 'Sie gehört nicht zum Betrag',
    asset: 'Währung aller Zahlungen',
    assetHint: 'Keine Spalte der Datei nennt sie.',
    assetInHeading: 'Die Überschrift der Beträge nennt sie.',
    choose: 'Wählen',
  },
  mend: {
    line: (place, at) => `${nouns[place].one} ${at} verbessern`,
    receiver: (place, at) => `Empfänger von ${nouns[place].one} ${at}`,
    asset: (place, at) => `Währung von ${nouns[place].one} ${at}`,
    amount: (place, at) => `Betrag von ${nouns[place].one} ${at}`,
    name: (place, at) => `Name in ${nouns[place].one} ${at}`,
    take: (place, at) => `${nouns[place].one} ${at} übernehmen`,
    leaveOut: (place, at) => `${nouns[place].one} ${at} weglassen`,
    leftOut: (count, place, list) =>
      `${count === 1 ? `1 ${nouns[place].one}` : `${number(count)} ${nouns[place].many}`} weggelassen: ${list}.`,
    takeBack: 'Zurücknehmen',
  },
  doubles: {
    title: (groups) =>
      groups === 1 ? 'Eine Zahlung steht hier mehrmals' : `${number(groups)} Zahlungen stehen hier mehrmals`,
    words: 'Empfänger, Währung und Betrag sind gleich. Geben Sie an, ob jede gemeint ist.',
    sameAs: (place, list) => `Wie ${nouns[place].one} ${list}`,
    places: (place, list) => `${nouns[place].many} ${list}:`,
    together: (groups) => `Alle ${number(groups)}:`,
    all: (count) => `${number(count)}-mal spenden`,
    once: (place, list) => `Einmal spenden und ${nouns[place].one} ${list} weglassen`,
    choiceOfMany: { all: 'Jede so oft spenden, wie sie hier steht', once: 'Jede einmal spenden' },
    first: 'Geben Sie zuerst oben an, ob die Zahlungen gemeint sind, die hier mehrmals stehen.',
  },
  tools: {
    replaced: (count) => `${payments(count)} ${count === 1 ? 'wurde' : 'wurden'} ersetzt.`,
    broughtBack: (count) => `${payments(count)} ${count === 1 ? 'ist' : 'sind'} wieder da.`,
    undo: 'Rückgängig machen',
    fromFile: 'Aus einer Datei lesen',
    plans: 'Gespeicherte Pläne',
    outgoing: 'Als Plan speichern oder exportieren',
    withoutMemos: (who) =>
      `Die CSV-Datei hat Ihre Notizen zu den Zahlungen. Ein Plan, sein Link und seine Datei${who === 'Safe' ? ' sowie der Batch' : ''} lassen sie weg.`,
    half: (ready, all) =>
      `${ready === 0 ? 'So kann noch keine Zahlung gespendet werden' : `So ${ready === 1 ? 'kann' : 'können'} nur ${ready} von ${all} Zahlungen gespendet werden`}. Geben Sie zuerst für jede Empfänger, Währung und Betrag an: Eine halbe Spende wird nicht gespeichert.`,
    spreadsheet: 'Als Tabelle oder für den Transaction Builder',
    csv: 'CSV herunterladen',
    batch: 'Batch für den Transaction Builder herunterladen',
    forSomebody: 'Für jemanden, der diese Seite benutzt',
    planName: 'Name des Plans',
    saveAsPlan: 'Als Plan speichern',
    saved: (name) => `Als „${name}“ gespeichert.`,
    savedHere: (name) => `In diesem Browser als „${name}“ gespeichert.`,
    savedUntil: (name) =>
      `Als „${name}“ aufbewahrt, bis Sie diese Seite schließen oder neu laden: Dieser Browser speichert für sie nichts. Um den Plan länger zu behalten, speichern Sie ihn als Datei.`,
    toPlans: 'Zu den gespeicherten Plänen',
    noRoom:
      'Dieser Browser hat keinen Platz mehr dafür. Entfernen Sie einen Plan, oder speichern Sie diesen als Datei.',
    unreadablePlans:
      'Die Pläne, die hier gespeichert sind, können nicht gelesen werden, darum kam nichts dazu. Sehen Sie bei Ihren gespeicherten Plänen nach, oder speichern Sie diesen als Datei.',
    tooMany: (most) =>
      `Ein Konto behält höchstens ${most} Pläne. Entfernen Sie einen, oder speichern Sie diesen als Datei.`,
    author: 'Ihr Name, für alle, die den Link oder die Datei öffnen (freiwillig)',
    giftFile: 'Spendendatei herunterladen',
    readable:
      'Wer den Link oder die Datei hat, kann alles darin lesen. Im Link steht die Spende hinter dem „#“, und diesen Teil senden Browser an keinen Server.',
  },
}
