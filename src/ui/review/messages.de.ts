import { wordsByEnd } from '../../core/review/txEnd'
import type { m } from './messages'

const lede =
  (rest: string) =>
  <T>(safe: T, chain: string) => ['Was der Safe ', safe, ` auf ${chain} ${rest}`]

const built = (payments: number, then: string) =>
  `Aus der Beschreibung im Link hat diese Seite ${
    payments === 1 ? 'die Zahlung' : `die ${payments} Zahlungen`
  } neu erstellt und das Ergebnis Byte für Byte mit der Transaktion verglichen: Empfänger, Werte, Beträge und Reihenfolge sind gleich${then}`

export const de: typeof m = {
  title: 'Prüfung',
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
  lede: {
    open: lede('tun würde, gelesen aus den Bytes, die seine Eigentümer unterschreiben.'),
    done: lede('getan hat, gelesen aus den Bytes, die seine Eigentümer unterschrieben haben.'),
    failed: lede(
      'getan hätte, gelesen aus den Bytes, die seine Eigentümer unterschrieben haben. Die Ausführung ist gescheitert, und ihre Aufrufe wurden zurückgenommen.',
    ),
    never: lede('getan hätte, gelesen aus ihren Bytes. Eine andere Transaktion hat ihre Nonce verbraucht.'),
    unknown: lede('durch diese Transaktion tun soll, gelesen aus ihren Bytes.'),
  },
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
    rejected: 'Auf derselben Nonce wartet, was sie ablehnt: Nur eine von beiden kann ausgeführt werden.',
    others: (count) =>
      `Auf derselben Nonce warten ${count} andere Transaktionen: Nur eine von allen kann ausgeführt werden.`,
    reviewRejection: 'Die Ablehnung prüfen',
    reviewOther: 'Die andere prüfen',
    reviewRejected: 'Prüfen, was sie ablehnt',
  },
  lead: 'Was daran am schwersten wiegt',
  paidAllTheSame: 'Sie ist gescheitert, und trotzdem hat Geld den Safe verlassen',
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
  linkAlone: 'Link für ein anderes Gerät',
  linkOver: 'Link zu dieser Prüfung',
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
  own: {
    same: 'Die Spende, die Sie in diesem Browser zusammengestellt haben',
    sameWords: (time) =>
      `Empfänger, Beträge und Assets sind die der Spende, die hier am ${time} vorgeschlagen wurde, und sonst enthält sie nichts.`,
    differs: {
      open: 'Nicht die Spende aus diesem Browser: nicht unterschreiben',
      over: 'Nicht die Spende aus diesem Browser',
    },
    given: 'Hier gespendet',
    ask: {
      open: 'Jemand hat stattdessen eine andere Transaktion vorgeschlagen oder zeigt hier eine andere. Sagen Sie es Ihren Mitunterzeichnern, bevor jemand unterschreibt.',
      over: 'Jemand hatte stattdessen eine andere Transaktion vorgeschlagen oder zeigt hier eine andere.',
    },
  },
  imported: {
    same: 'Die Spende aus einer Datei, die in diesen Browser übernommen wurde',
    sameWords: (time) =>
      `Empfänger, Beträge und Assets sind die einer Spende in jener Datei, laut Datei vom ${time}, und sonst enthält sie nichts. Das gilt so viel wie die Datei.`,
    differs: {
      open: 'Nicht die Spende aus der übernommenen Datei: nicht unterschreiben',
      over: 'Nicht die Spende aus der übernommenen Datei',
    },
    given: 'In der Datei',
    ask: {
      open: 'Die Datei oder die Transaktion ist nicht, was gemeint war. Klären Sie, welche von beiden, bevor jemand unterschreibt.',
      over: 'Die Datei oder die Transaktion ist nicht, was gemeint war.',
    },
  },
  gift: {
    title: 'Als Spende lesbar',
    words: wordsByEnd(
      'Sie tut nichts, als Anliegen zu bezahlen, die im Verzeichnis dieser Seite bestätigt sind.',
      'Sie hat nichts getan, als Anliegen zu bezahlen, die im Verzeichnis dieser Seite bestätigt sind.',
      'Sie hätte nichts getan, als Anliegen zu bezahlen, die im Verzeichnis dieser Seite bestätigt sind.',
    ),
    unknown: {
      open: 'Ob es die gemeinte Spende ist, kann von hier aus niemand sagen: Der Link, den Sie geöffnet haben, enthält keine Beschreibung zum Vergleichen. Bitten Sie den, der sie vorgeschlagen hat, um den Link, den die App dabei erstellt hat.',
      over: 'Ob es die gemeinte Spende war, kann von hier aus niemand sagen: Der Link, den Sie geöffnet haben, enthält keine Beschreibung zum Vergleichen.',
    },
  },
  parts: {
    what: wordsByEnd('Was sie tut', 'Was sie getan hat', 'Was sie getan hätte'),
    forecast: 'Was geschehen würde',
    totals: wordsByEnd('Was den Safe verlässt', 'Was den Safe verlassen hat', 'Was den Safe verlassen hätte'),
    signed: 'Wer unterschrieben hat',
    checks: 'Prüfungen',
    compare: { open: 'Auf Ihrem Gerät vergleichen', over: 'Hashes' },
    bytes: { open: 'Jedes Feld, das unterschrieben wird', over: 'Jedes ihrer Felder' },
  },
  hashes: {
    unknown: 'Die Hashes konnten nicht berechnet werden',
    unknownWords: {
      open: 'Die Version des Safes ist nicht bekannt; niemand kann also sagen, was seine Eigentümer unterschreiben. Unterschreiben Sie nicht.',
      over: 'Die Version des Safes ist nicht bekannt; niemand kann also sagen, was seine Eigentümer unterschrieben haben.',
    },
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
  signers: {
    saidAbove: 'Steht vollständig oben auf dieser Seite.',
    verified: (count, threshold) =>
      `${count} von ${threshold ?? 'unbekannt vielen'} nötigen Signaturen ${count === 1 ? 'ist' : 'sind'} bestätigt.`,
    unread:
      'Wer unterschrieben hat, konnte nicht geprüft werden: Die Eigentümer des Safes ließen sich nicht lesen.',
    listed: (count) =>
      count === 0
        ? 'Der Transaktionsdienst führt keine Signatur auf.'
        : `Der Transaktionsdienst führt ${count === 1 ? 'eine Signatur' : `${count} Signaturen`} auf. Geprüft hat sie noch niemand.`,
    notListed:
      'Der Transaktionsdienst hat ihre Signaturen nicht aufgeführt: Es kann mehr geben, als hier bekannt sind.',
    stranger: 'Kein Eigentümer dieses Safes.',
    strangerSigned: 'Als Unterzeichner aufgeführt, zählt aber nicht',
    accepted: (count, block) =>
      `Der Safe selbst nimmt ${count === 1 ? 'sie' : 'jede davon'} an, bei Block ${block}.`,
    silent: (count) =>
      `Was der Safe selbst zu ${count === 1 ? 'einer' : count} davon sagt, konnte nicht gelesen werden.`,
    delegated: (to) =>
      `Ein Schlüssel, dessen Konto anderen Code ausführt (EIP-7702): ${to}. Der Schlüssel unterschreibt weiterhin.`,
    safe: 'Selbst ein Safe: Seine Eigentümer unterschreiben dort.',
    passkeySigner: 'Ein Passkey.',
    contract: 'Ein Vertrag, der selbst sagt, was er unterschrieben hat.',
    counted: {
      key: 'Hat genau dies unterschrieben',
      contract: 'Hat genau dies unterschrieben, wie der Vertrag bestätigt',
      approval: 'Hat genau dies auf der Chain genehmigt',
    },
    open: 'Aufgeführt, konnte aber nicht geprüft werden',
    notSigned: 'Nicht unterschrieben',
    unknown: 'Ob dieser Eigentümer unterschrieben hat, ist hier nicht bekannt',
    passkey: (origin) => `Mit einem Passkey auf ${origin} erstellt, wie die Signatur selbst sagt.`,
    passkeyElsewhere: (origin) =>
      `Mit einem Passkey auf ${origin} erstellt, wie die Signatur selbst sagt: keine Safe-Oberfläche, die diese Seite kennt`,
    refused: (why) => `Der Safe selbst lehnt diese Signatur ab${why === null ? '' : `: ${why}`}`,
    unexplained: {
      open: 'Der Safe selbst nimmt sie an, und diese Seite kann nicht sagen, warum: Klären Sie das, bevor Sie unterschreiben',
      over: 'Der Safe selbst nimmt sie an, und diese Seite kann nicht sagen, warum',
    },
    problems: {
      noSignature: 'Ohne Signatur aufgeführt',
      malformed: 'Mit etwas aufgeführt, das keine Signatur ist',
      otherSigner: 'Diese Signatur stammt nicht von diesem Eigentümer oder gilt etwas anderem',
      notOwner: 'Kein Eigentümer',
      notChecked: 'Zu oft aufgeführt, um geprüft zu werden',
    },
    ownerSafe: {
      queue: 'Die Warteschlange jenes Safes',
      looking: 'In seiner Warteschlange wird die Genehmigung dieser Transaktion gesucht …',
      found: (nonce) => `Seine Transaktion #${nonce} genehmigt diese: Prüfen Sie sie`,
      none: 'Nichts in seiner Warteschlange genehmigt diese Transaktion.',
      unread: (reason) =>
        `Ob seine Warteschlange diese Transaktion genehmigt, konnte nicht gelesen werden. ${reason}`,
    },
    hold: 'Was zutrifft',
    each: (outcome) => `${outcome} (jeder dieser Punkte)`,
    block: (block) => `Gelesen bei Block ${block}.`,
  },
  start: {
    title: 'Prüfen, was ein Safe tun würde',
    lede: 'Lesen Sie in klaren Worten, was in der Warteschlange eines Safes wartet, berechnet aus seinen Bytes. Verbunden werden muss nichts.',
    safe: 'Safe',
    noSafe: 'Unter dieser Adresse gibt es keinen Safe.',
    byHash: 'Sie haben ihren Hash oder die Transaktion selbst',
    hash: 'safeTxHash, falls Sie ihn haben',
    hashHint:
      'Der Hash, den die Eigentümer unterschreiben: 0x und 64 Stellen. Ohne ihn sehen Sie die ganze Warteschlange.',
    badHash:
      'Das ist kein safeTxHash: 0x und 64 Stellen von 0 bis f. Kopieren Sie ihn aus den Einzelheiten der Transaktion.',
    otherHash: 'Der Link oben nennt eine andere Transaktion. Leeren Sie eines der beiden Felder.',
    paste: 'Die Transaktion selbst, falls der Transaktionsdienst sie nicht hat',
    pasteHint:
      'JSON mit allen zehn Feldern: ein Eintrag des Dienstes oder die typisierten Daten, die Ihre Wallet zeigt. Es wird mit der Chain verglichen.',
    otherChain: (pasted, chain) => `Sie gehört zur Chain ${pasted}, der Safe oben ist auf ${chain}.`,
    notLoaded: 'Ein Teil dieser Seite wurde nicht geladen. Laden Sie sie neu.',
    noHash: (reason) => `Ihr Hash lässt sich gerade nicht berechnen. ${reason}`,
    read: 'Lesen',
    yourSafe: 'Ihr Safe',
    yourQueue: 'Die Warteschlange Ihres Safes',
    ownedSafes: 'Safes Ihrer Wallet',
    unread: (reason) => `${reason} Wir fragen weiter. Sie können den Safe inzwischen unten angeben.`,
    more: (count) =>
      `Der Dienst nennt ${count === 1 ? 'einen weiteren Safe' : `${count} weitere Safes`}. Geben Sie Ihren unten an.`,
    none: (chain) => `Ihrer Wallet gehört auf ${chain} kein Safe, den der Transaktionsdienst kennt.`,
    source: (chain) =>
      `Auf ${chain}, laut dem Transaktionsdienst. Jeder kann Ihre Wallet als Eigentümer eines eigenen Safes eintragen: Öffnen Sie nur, was Sie kennen.`,
    looking: (chain) => `Auf ${chain} werden Safes gesucht, die Ihrer Wallet gehören …`,
  },
  intent: {
    title: 'Verglichen mit der beschriebenen Spende',
    unreadable: 'Die Beschreibung in diesem Link lässt sich nicht lesen',
    problem: (field, problem) =>
      `${field === null ? '' : `In „${field}“: `}${problem} Mit dem Gemeinten wurde nichts verglichen: Der Rest dieser Seite ist allein aus der Transaktion gelesen.`,
    differs: {
      open: 'Nicht die beschriebene Spende: Unterschreiben Sie nicht',
      over: 'Nicht die beschriebene Spende',
    },
    described: 'Beschrieben',
    ask: 'Fragen Sie den, der Ihnen den Link geschickt hat, auf einem Weg, den Sie beide kennen, welches von beiden gemeint war.',
    unchecked: 'Konnte nicht zu Ende verglichen werden',
    uncheckedWords: (reasons) =>
      `Bisher weicht nichts ab: Empfänger, Beträge und Werte sind wie beschrieben. ${reasons} Halten Sie sie nicht für die beschriebene Spende.`,
    unread: 'Nicht verglichen: Die Transaktion konnte nicht gelesen werden',
    unreadWords:
      'Was der Link beschreibt, sagt nur der, der ihn geschickt hat. Nichts auf dieser Seite zeigt, dass die Transaktion es tut. Unterschreiben Sie nicht aufgrund der Beschreibung.',
    circular: 'Nicht verglichen: Sie ist aus dieser Beschreibung nachgebaut',
    circularWords:
      'Der Transaktionsdienst gibt die Transaktion nicht heraus, darum hat diese Seite sie aus der Beschreibung im Link nachgebaut: Beide stimmen überein, was auch immer gemeint war. Verglichen ist: Ihre Felder ergeben den safeTxHash im Link. Wer den Link geschrieben hat, hat beides geschrieben. Vergleichen Sie diesen Hash mit dem, was Ihr Gerät zeigt.',
    exactly: 'Genau die beschriebene Spende',
    exactlyWords: (payments) => built(payments, ', und sonst ist nichts darin.'),
    besides: 'Die beschriebene Spende und noch etwas daneben',
    besidesWords: (payments) =>
      built(payments, '. Daneben enthält die Transaktion, was der Link nicht beschreibt:'),
    source:
      'Die Beschreibung kommt von dem, der Ihnen den Link geschickt hat. Sie ist so viel wert wie Ihr Vertrauen in ihn und in den Weg, auf dem der Link zu Ihnen kam.',
    purpose: (purpose) => `Wofür sie ist, in den Worten dessen, der den Link geschrieben hat: „${purpose}“`,
    author: (author) => `Der Link nennt „${author}“ als Verfasser. Das kann jeder schreiben.`,
    summary: 'Was der Link beschreibt',
    made: (time) => `Laut dem Link wurde er am ${time} erstellt.`,
    sameDirectory: 'Er nennt dieselbe Version des Verzeichnisses der Anliegen, die diese Seite benutzt.',
    otherDirectory: 'Er nennt eine andere Version des Verzeichnisses der Anliegen, als diese Seite benutzt.',
    payment: (amount, recipient) => [amount, ' an ', recipient],
    paymentUnknown: (amount, token, recipient) => [
      amount,
      ' des Tokens ',
      token,
      ', der hier nicht bekannt ist, an ',
      recipient,
    ],
    units: (units) => `${units} Basiseinheiten`,
    confirmed: (name) => `${name}, bestätigt im Verzeichnis dieser Seite`,
    notListed: 'Nicht im Verzeichnis dieser Seite.',
    notListedCalled: (name) => `Nicht im Verzeichnis dieser Seite; der Link nennt es „${name}“.`,
    notCompared: 'Mit keinem Verzeichnis verglichen.',
    notComparedCalled: (name) => `Mit keinem Verzeichnis verglichen; der Link nennt es „${name}“.`,
  },
}
