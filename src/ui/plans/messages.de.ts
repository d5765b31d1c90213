import type { m } from './messages'

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('de-DE')} ${many}`
}
const payments = (count: number) => counted(count, 'Zahlung', 'Zahlungen')
const exactly = (nonce: string) => `Die Transaktion #${nonce} leistet genau diese Zahlungen`

export const de: typeof m = {
  title: 'Gespeicherte Pläne',
  lede: (chain) =>
    `Spenden, die Sie für dieses Konto auf ${chain} aufgehoben haben. Sie sind nur in diesem Browser gespeichert: Speichern Sie einen Plan als Datei, um ihn anderswo zu behalten.`,
  devices: 'Auf ein anderes Gerät mitnehmen, was dieser Browser weiß',
  denied: 'Dieser Browser behält für diese Seite nichts',
  deniedWords: 'Die Pläne sind weg, wenn Sie die Seite verlassen. Speichern Sie sie als Dateien.',
  notStored: 'Die Änderung wurde nicht gespeichert',
  removed: (name) => `„${name}“ wurde entfernt.`,
  back: (name) => `„${name}“ ist wieder da.`,
  undo: 'Rückgängig machen',
  none: 'Es gibt noch keinen Plan. Stellen Sie eine Spende zusammen, und wählen Sie darunter „Als Plan speichern“.',
  toGift: 'Zu Ihrer Spende',
  renamed: (name) => `Umbenannt in „${name}“.`,
  joined: (name, parts) => `„${name}“ hat jetzt ${counted(parts, 'Teil', 'Teile')}.`,
  row: {
    saved: (count, parts, at) =>
      `${payments(count)}${parts > 1 ? ` in ${parts} Teilen` : ''}. Gespeichert am ${at}.`,
    savedOn: (at) => `Gespeichert am ${at}.`,
    newName: 'Neuer Name',
    storeName: 'Namen speichern',
    keepName: 'Den alten behalten',
    look: 'Ansehen und in Ihre Spende übernehmen',
    passOn: 'Weitergeben',
    join: 'Mit dem Plan eines anderen Safes verbinden',
    unreadable: (problem) => `Diese Version der Seite kann den Plan nicht lesen: ${problem}`,
    rename: 'Umbenennen',
    remove: 'Entfernen',
  },
  join: {
    other: 'Der andere Plan',
    hint: 'Fügen Sie seinen Link ein, oder was in seiner Spendendatei steht. Jeder Safe schlägt dann seinen eigenen Teil vor und unterschreibt ihn.',
    press: 'Pläne verbinden',
  },
  connect: {
    needed: 'Eine Spende wird für einen Safe oder eine Wallet auf einer Chain zusammengestellt.',
    forPlan:
      'Um Zahlungen des Plans in eine Spende zu übernehmen, muss ein Safe oder eine Wallet verbunden sein.',
    either: 'Verbinden Sie Ihre Wallet, oder öffnen Sie diese Seite in Ihrem Safe.',
    safe: 'Öffnen Sie diese Seite in Ihrem Safe.',
    press: 'Eine Wallet verbinden',
    reading: 'Ihr Konto wird gelesen …',
  },
  put: {
    added: (count) => `${payments(count)} in Ihre Spende übernommen.`,
    now: (count) => `Ihre Spende hat jetzt ${payments(count)}.`,
    most: (most) => `Eine Spende fasst höchstens ${payments(most)}`,
    splitThem: (count) => `Das sind ${payments(count)}. Teilen Sie sie auf, und spenden Sie den Rest danach.`,
    add: (count) => `${payments(count)} in Ihre Spende übernehmen`,
    replace: (count) =>
      count === 1
        ? 'Die Zahlung in Ihrer Spende ersetzen'
        : `Die ${payments(count)} in Ihrer Spende ersetzen`,
  },
  total: (symbol) => `Summe in ${symbol}`,
  link: {
    none: 'In diesem Link steht keine Spende',
    at: (field) => `Bei „${field}“: `,
    notAdded: (problem) => `${problem} Es wurde in keine Spende etwas übernommen.`,
    notAddedToYours: (problem) => `${problem} In Ihre Spende wurde nichts übernommen.`,
    unnamed: 'Eine Spende, die Ihnen geschickt wurde',
    lede: 'Das beschreibt der Link, mit den Worten dessen, der ihn geschickt hat. Nichts davon ist in eine Spende übernommen, und von hier aus wird nichts gesendet.',
  },
  view: {
    purpose: (purpose) => `Zweck: „${purpose}“. `,
    author: (author) => `Verfasst von „${author}“. `,
    made: (at) => `Erstellt am ${at}. `,
    parts: (count) =>
      `Der Plan hat ${counted(count, 'Teil', 'Teile')}, jeder für einen anderen Safe oder eine andere Chain. `,
    sameDirectory: 'Das Verzeichnis der Anliegen ist dasselbe wie damals.',
    otherDirectory: 'Das Verzeichnis der Anliegen hat sich seitdem geändert oder ist ein anderes.',
    part: (number, all) => `Teil ${number} von ${all}`,
    payments: 'Zahlungen',
  },
  part: {
    for: (safe, chain, isConnected) => [
      'Für ',
      safe,
      ` auf ${chain}${isConnected ? ', gerade verbunden' : ''}.`,
    ],
    chain: (chainId) => `Chain ${chainId}`,
    otherChain: (count) =>
      `Diese Seite arbeitet nicht auf jener Chain, deshalb ${count === 1 ? 'kann die Zahlung' : `können die ${payments(count)}`} hier nicht gelesen werden.`,
    unlisted: (count) =>
      count === 1
        ? '1 Zahlung geht an einen Empfänger, der nicht im Verzeichnis steht. Für ihn bürgt hier niemand: Vergleichen Sie die Adresse mit einer, die Sie vom Empfänger selbst haben.'
        : `${payments(count)} gehen an Empfänger, die nicht im Verzeichnis stehen. Für sie bürgt hier niemand: Vergleichen Sie jede Adresse mit einer, die Sie vom Empfänger selbst haben.`,
    otherSafe: (chain, giver) =>
      `Der Plan ist für einen anderen Safe auf ${chain} geschrieben. Sie können die Zahlungen in die Spende ${giver === 'Safe' ? 'des Safes' : 'der Wallet'} übernehmen, mit ${giver === 'Safe' ? 'dem' : 'der'} Sie verbunden sind.`,
    payListed: (count) =>
      count === 1
        ? 'Das Anliegen, das im Verzeichnis eine andere Adresse hat, an die Adresse des Verzeichnisses zahlen.'
        : `Die ${count} Anliegen, die im Verzeichnis eine andere Adresse haben, an die Adresse des Verzeichnisses zahlen.`,
    leaveOut: (count, taken) =>
      `${payments(count)} weglassen und ${taken === 1 ? 'die andere' : `die anderen ${taken}`} übernehmen.`,
  },
  offers: {
    name: 'Zahlungen des Plans',
    recipient: 'Empfänger',
    amount: 'Betrag',
    baseUnits: (amount) => `${amount} Basiseinheiten`,
    refused: 'Kann nicht gespendet werden',
    unlisted: 'Nicht im Verzeichnis',
    called: (label) => `Nicht im Verzeichnis, genannt „${label}“`,
    moved: (listed) => [
      'Das Verzeichnis hat für dieses Anliegen eine andere Adresse: ',
      listed,
      '. An die des Plans wird nicht gezahlt.',
    ],
    memo: (memo) => ['Notiz im Plan: „', memo, '“'],
  },
  whole: {
    title: 'Der Plan als Ganzes',
    look: 'Nachsehen, wo alle Teile stehen',
    again: 'Noch einmal nach allen Teilen sehen',
    looking: 'In der Warteschlange jedes Safes wird nachgesehen …',
    counts: (parts, counts) =>
      `Von ${counted(parts, 'Teil', 'Teilen')}: ${counts.join(', ')}. So der Transaktionsdienst der jeweiligen Chain.`,
    executed: (count) => `${count} ausgeführt`,
    partly: (count) => `${count} teilweise ausgeführt`,
    waiting: (count) => (count === 1 ? '1 wartet' : `${count} warten`),
    rejected: (count) => `${count} abgelehnt oder ersetzt`,
    failed: (count) => `${count} fehlgeschlagen`,
    none: (count) => `${count} nicht gefunden`,
    unreachable: (count) =>
      count === 1 ? '1 konnte nicht geprüft werden' : `${count} konnten nicht geprüft werden`,
  },
  status: {
    notLoaded: 'Ein Teil dieser Seite konnte nicht geladen werden.',
    looking: 'In der Warteschlange wird nachgesehen …',
    none: (gap) =>
      `Keine der neuesten Transaktionen leistet genau diese Zahlungen, auch mehrere zusammen nicht. ${gap}`,
    several: (count, executed) =>
      `${count} Transaktionen leisten zusammen genau diese Zahlungen: ${executed} von ${count} ausgeführt, so der Transaktionsdienst.`,
    reviewOne: (nonce) => `#${nonce} prüfen`,
    unreachable: (reason) => `Der Stand konnte nicht geprüft werden. ${reason}`,
    review: 'Prüfen und mit diesem Plan vergleichen',
    look: 'Nachsehen, wo diese Zahlungen stehen',
    again: 'Noch einmal nachsehen',
    queue: 'Die ganze Warteschlange',
    waits: (nonce, signatures) =>
      `${exactly(nonce)} und wartet mit ${counted(signatures, 'Signatur', 'Signaturen')}, so der Transaktionsdienst.`,
    executed: (nonce) => `${exactly(nonce)} und wurde ausgeführt, so der Transaktionsdienst.`,
    contained: (nonce, isExecuted, signatures) =>
      `Die Transaktion #${nonce} leistet neben anderen auch diese Zahlungen und ${isExecuted ? 'wurde ausgeführt' : `wartet mit ${counted(signatures, 'Signatur', 'Signaturen')}`}, so der Transaktionsdienst.`,
    failed: (nonce) =>
      `${exactly(nonce)}. Sie wurde ausgeführt und ist fehlgeschlagen, so der Transaktionsdienst.`,
    rejected: (nonce) =>
      `${exactly(nonce)} und wurde abgelehnt, so der Transaktionsdienst. Sie hat nichts gezahlt.`,
    replaced: (nonce) =>
      `${exactly(nonce)}. An ihrer Stelle wurde eine andere mit derselben Nummer ausgeführt, so der Transaktionsdienst. Sehen Sie nach, ob sie etwas davon gezahlt hat, bevor Sie es noch einmal spenden.`,
    used: (nonce) =>
      `${exactly(nonce)} und kann nicht mehr ausgeführt werden: Eine spätere ist es schon, so der Transaktionsdienst. Sehen Sie nach, ob eine andere etwas davon gezahlt hat, bevor Sie es noch einmal spenden.`,
  },
}
