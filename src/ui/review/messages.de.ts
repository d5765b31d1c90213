import type { m } from './messages'

export const de: typeof m = {
  title: 'Prüfung',
  titleOf: (nonce) => `Safe-Transaktion #${nonce}`,
  noTransaction: 'Dieser Link nennt keine Transaktion',
  badHash:
    'Der zweite Teil des Links ist kein safeTxHash: 0x und 64 Stellen von 0 bis f. Vielleicht ist er abgeschnitten.',
  reading: 'Die Transaktion und der Safe werden gelesen …',
  coming: {
    chain: 'Der Safe und seine Signaturen werden noch gelesen.',
    queue: 'Die Warteschlange des Safes wird noch gelesen.',
    tokens:
      'Die Liste der Token wird noch gelesen: Bis dahin fehlen manchen Beträgen Name und Nachkommastellen.',
  },
  stillReading: 'Wird noch gelesen.',
  lede: (safe, chain) => [
    'Was der Safe ',
    safe,
    ` auf ${chain} tun würde, gelesen aus den Bytes, die seine Eigentümer unterschreiben.`,
  ],
  rebuilt: {
    browser: 'Aus dem wiederhergestellt, was dieser Browser noch weiß',
    link: 'Aus der Beschreibung im Link wiederhergestellt',
  },
  rebuiltWords: (from, trouble) =>
    `Der Transaktionsdienst gibt diese Transaktion nicht heraus. ${trouble ?? ''} Sie wurde aus der Spende wiederhergestellt, die ${
      from === 'link' ? 'der Link beschreibt' : 'dieser Browser verfolgt'
    }, und ihre Felder ergeben genau den safeTxHash des Links. Wer sie unterschrieben hat und ob sie noch in der Warteschlange steht, ist nicht bekannt. Wir fragen weiter.`,
  noChain: (chain) => `Der Knoten von ${chain} ließ sich nicht lesen`,
  noChainWords: (reason) =>
    `${reason} Was die Transaktion tut, ist aus ihren Bytes gelesen. Wessen Signaturen zählen, ob sie noch ausgeführt werden kann und wie der Safe eingestellt ist, konnte nicht geprüft werden. Unterschreiben Sie noch nicht. Wir fragen weiter.`,
  progress: {
    rejection: 'Auf derselben Nonce wartet ihre Ablehnung: Nur eine von beiden kann ausgeführt werden.',
    other: 'Auf derselben Nonce wartet eine andere Transaktion: Nur eine von beiden kann ausgeführt werden.',
    others: (count) =>
      `Auf derselben Nonce warten ${count} andere Transaktionen: Nur eine von allen kann ausgeführt werden.`,
    reviewRejection: 'Die Ablehnung prüfen',
    reviewOther: 'Die andere prüfen',
  },
  lead: 'Was daran am schwersten wiegt',
  stale: 'Die Anzeige ist vielleicht nicht mehr aktuell',
  staleWords: (trouble, time) => `${trouble} Gelesen wurde am ${time}, wir fragen weiter.`,
  pasted: 'Diese Transaktion wurde hier eingefügt',
  pastedWords:
    'Sie kommt nicht vom Transaktionsdienst. Was hier über sie steht, stammt aus dem eingefügten Text und von der Chain. Anderswo geleistete Signaturen sind hier nicht bekannt. Kam kein safeTxHash mit, wurde der untenstehende aus ihren Feldern berechnet: Vergleichen Sie ihn mit Ihrem Gerät. Beim Neuladen geht der eingefügte Text verloren.',
  readAgain: 'Noch einmal lesen',
  readingAgain: 'Wird noch einmal gelesen …',
  sheet: 'Prüfblatt',
  queue: 'Die ganze Warteschlange',
  openInSafe: 'In Safe{Wallet} öffnen',
  link: 'Link für Mitunterzeichner',
  readOn: (time, block, chain) =>
    `Gelesen am ${time}${block === null ? '' : `, der Safe bei Block ${block} von ${chain}`}. Name, Herkunft und Notiz eines Vorschlags stehen hier nicht: Niemand unterschreibt sie.`,
  findings: 'Unterschreiben Sie nicht, bevor Sie das verstanden haben',
  notSo: (statement) => `Trifft nicht zu: ${statement}`,
  problem: {
    missing: 'Diese Transaktion gibt es nicht',
    unreachable: 'Die Transaktion konnte nicht gelesen werden',
    missingOn: (chain) => `Der Transaktionsdienst von ${chain} hat keine Transaktion mit diesem Hash.`,
    missingWords:
      'Vielleicht wurde sie aus der Warteschlange genommen, oder der Link gehört zu einer anderen Chain. Unterschreiben Sie nicht stattdessen etwas anderes: Fragen Sie den, der Ihnen den Link geschickt hat.',
    unreachableWords:
      'Wir fragen weiter. Unterschreiben Sie nicht aufgrund dieser Seite, bevor sie die Transaktion zeigt.',
    lookAgain: 'Noch einmal nachsehen',
    readAnother: 'Eine andere Transaktion lesen',
    askedFor: 'Gefragt wurde nach: ',
    safe: 'Safe: ',
  },
  gift: {
    title: 'Als Spende lesbar',
    words: 'Sie tut nichts, als Anliegen zu bezahlen, die im Verzeichnis dieser Seite bestätigt sind:',
    payment: (amount, name) => [amount, ` an ${name}`],
    unknown:
      'Ob es die gemeinte Spende ist, kann von hier aus niemand sagen: Der Link, den Sie geöffnet haben, enthält keine Beschreibung zum Vergleichen. Bitten Sie den, der sie vorgeschlagen hat, um den Link, den die App dabei erstellt hat.',
  },
  parts: {
    what: 'Was sie tut',
    forecast: 'Was geschehen würde',
    totals: 'Was den Safe verlässt',
    signed: 'Wer unterschrieben hat',
    checks: 'Prüfungen',
    compare: 'Auf Ihrem Gerät vergleichen',
    bytes: 'Jedes Feld, das unterschrieben wird',
  },
  hashes: {
    unknown: 'Die Hashes konnten nicht berechnet werden',
    unknownWords:
      'Die Version des Safes ist nicht bekannt; niemand kann also sagen, was seine Eigentümer unterschreiben. Unterschreiben Sie nicht.',
    sheet: 'Prüfblatt',
    compare: (sheet) => [
      'Vergleichen Sie alles, was Ihr Gerät zeigt. Welche Hashes oder Felder das sind und in welcher Reihenfolge, steht auf dem ',
      sheet,
      ', mit einem Feld zum Einfügen und einer Seite zum Drucken. Die Nonce steckt im Message Hash.',
    ],
    domainHash: 'Domain Hash',
    messageHash: 'Message Hash',
    eip712Digest: 'EIP-712-Digest (safeTxHash)',
    dataDigest: 'Calldata-Digest (innere Daten)',
  },
  data: (bytes) => `data (${bytes} Byte)`,
  allData: 'data, alle Bytes',
  copyData: 'Die Daten kopieren',
}
