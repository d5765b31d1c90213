import { wordsByEnd } from '../../../core/review/txEnd'
import type { m } from './messages'

const leavesMore = (more: string) => (sums: string) =>
  `Insgesamt ${sums}. ${more}: Ein Aufruf dieser Transaktion konnte nicht bis zum letzten Byte gelesen werden.`

const readOn = (then: string) => (time: string, block: bigint | null) =>
  `Gelesen am ${time}${block === null ? '' : `, der Safe bei Block ${block}`}. ${then}`

export const de: typeof m = {
  title: (nonce) => `Prüfblatt für die Transaktion #${nonce}`,
  lede: (safe, chain, nonce) => ['Safe ', safe, ` auf ${chain}, Nonce ${nonce}.`],
  readOn: {
    open: readOn('Was hier steht, ist aus den Bytes berechnet, die die Eigentümer unterschreiben.'),
    over: readOn('Was hier steht, ist aus den Bytes der Transaktion berechnet.'),
  },
  review: 'Die ganze Prüfung',
  openInTab: 'Dieses Blatt zum Drucken in einem Tab öffnen',
  print: 'Dieses Blatt drucken',
  rebuilt: {
    browser: 'Aus dem wiederhergestellt, was dieser Browser noch weiß',
    link: 'Aus der Beschreibung im Link wiederhergestellt',
  },
  rebuiltWords:
    'Der Transaktionsdienst gibt diese Transaktion nicht heraus. Ihre Felder ergeben genau den safeTxHash des Links; wer sie unterschrieben hat, ist nicht bekannt.',
  stale: 'Die Anzeige ist vielleicht nicht mehr aktuell',
  pasted: 'Diese Transaktion wurde hier eingefügt',
  pastedWords:
    'Sie kommt nicht vom Transaktionsdienst. Auf einem zweiten Gerät muss sie ebenfalls eingefügt werden, und Werkzeuge, die den Dienst fragen, finden sie nicht.',
  does: wordsByEnd('Was sie tut', 'Was sie getan hat', 'Was sie getan hätte'),
  nothingLeaves: {
    ...wordsByEnd(
      'Durch diese Transaktion verlässt nichts den Safe.',
      'Durch diese Transaktion hat nichts den Safe verlassen.',
      'Durch diese Transaktion hätte nichts den Safe verlassen.',
    ),
    failed: 'Ihre Aufrufe hätten nichts aus dem Safe gezahlt.',
  },
  leavesUnknown: wordsByEnd(
    'Was den Safe verlässt, ist nicht bekannt: Ein Aufruf dieser Transaktion konnte nicht bis zum letzten Byte gelesen werden.',
    'Was den Safe verlassen hat, ist nicht bekannt: Ein Aufruf dieser Transaktion konnte nicht bis zum letzten Byte gelesen werden.',
    'Was den Safe verlassen hätte, ist nicht bekannt: Ein Aufruf dieser Transaktion konnte nicht bis zum letzten Byte gelesen werden.',
  ),
  leaves: (sums) => `Insgesamt ${sums}.`,
  leavesMore: wordsByEnd(
    leavesMore('Es kann mehr sein'),
    leavesMore('Es kann mehr gewesen sein'),
    leavesMore('Es hätte mehr sein können'),
  ),
  tooMany: (calls) =>
    `Es sind ${calls} Aufrufe, zu viele für eine Seite. Auf dem Bildschirm steht jeder von ihnen in der Prüfung. Gedruckt folgen sie auf den nächsten Seiten.`,
  onNextPages: (calls) => `Jeder der ${calls} Aufrufe steht auf den nächsten Seiten.`,
  calls: (calls) => `Die ${calls} Aufrufe`,
  hashes: {
    title: 'Hashes',
    unknown: 'Die Hashes konnten nicht berechnet werden',
    unknownWords: {
      open: 'Die Version des Safes ist nicht bekannt; niemand kann also sagen, was seine Eigentümer unterschreiben. Unterschreiben Sie nicht.',
      over: 'Die Version des Safes ist nicht bekannt; niemand kann also sagen, was seine Eigentümer unterschrieben haben.',
    },
    words:
      'Domain Hash und Message Hash ergeben zusammen den EIP-712-Digest. Die Nonce steckt im Message Hash. Der Calldata-Digest bindet weder Chain noch Empfänger noch Betrag: Vergleichen Sie nie ihn allein.',
  },
  fields: {
    title: { open: 'Jedes Feld, das unterschrieben wird', over: 'Jedes ihrer Felder' },
    data: (bytes, data) => [`${bytes} Byte: `, data],
    longData: (bytes, digest, first, last) => [
      `${bytes} Byte, zu lang für diese Seite. Calldata-Digest ${digest}. Am Anfang steht `,
      first,
      ', am Ende ',
      last,
      '.',
    ],
  },
  phrase: {
    title: 'Prüfwörter',
    loading: 'Die Wörterliste wird geladen …',
    broken: 'Die Wörterliste wurde nicht geladen. Vergleichen Sie den safeTxHash selbst.',
    words:
      'Zum Vorlesen für einen anderen Unterzeichner: Gleiche Wörter bedeuten, dass Sie beide denselben safeTxHash haben. Sie sagen nicht, dass seine Felder gut sind. 132 Bit eines Hashs des safeTxHash; wer zwei Transaktionen schreiben will, deren Wörter gleich sind, braucht etwa 2⁶⁶ Versuche. Sie sind keine Wiederherstellungsphrase.',
  },
  device: {
    title: 'Was sehen Sie auf Ihrem Gerät?',
    jump: 'Auf Ihrem Gerät',
    label: (device) => `Auf dem Gerät: ${device}`,
    seenAs: (sees) => ` (${sees}): `,
    ownerSafes: (safes, count) => [
      `Unterschreiben Sie für einen Eigentümer, der selbst ein Safe ist, ${count === 1 ? 'nämlich ' : 'einen von '}`,
      safes,
      '? Dann zeigt Ihr Gerät die Hashes einer Transaktion jenes Safes, die diese genehmigt. Öffnen Sie stattdessen das Blatt jener Transaktion.',
    ],
    executing:
      'Wer die Transaktion ausführt, sieht stattdessen einen gewöhnlichen Vertragsaufruf. Ein Gerät zeigt vielleicht dessen Calldata-Digest, der von den Signaturen abhängt und erst dann berechnet wird.',
    batch: (contract) =>
      `Die Empfänger eines Batchs stehen in den Daten: Hier ist „to“ der Vertrag ${contract}, über den der Safe ihn ausführt, und die Operation ist ein Delegate Call.`,
    never: (things) => `Es zeigt nie ${things}.`,
    neverBrief: (things) => `Zeigt nie ${things}.`,
    noChainId: (version) => `fehlt: Ein Safe ${version} unterschreibt sie nicht mit`,
    value: (amount, wei) => `${amount} oder ${wei} wei`,
    call: '0, ein Call',
    delegateCall: '1, ein Delegate Call',
    data: (bytes) => `${bytes} Byte, vollständig unter „Jedes Feld, das unterschrieben wird“`,
  },
  paste: {
    title: 'Vergleichen, ohne Stelle für Stelle zu lesen',
    label: 'Was Ihr Gerät, ein anderes Werkzeug oder ein anderer Unterzeichner zeigt',
    hint: 'Ein ganzer Hash, mit oder ohne 0x, Leerzeichen oder Großbuchstaben; oder die zwölf Wörter. Geben Sie nie die Wiederherstellungsphrase einer Wallet ein, weder hier noch anderswo.',
    result: 'Ergebnis',
    equals: {
      phrase:
        'Stimmt mit den Prüfwörtern überein: Sie haben beide denselben safeTxHash. Ob seine Felder richtig sind, muss jeder von Ihnen selbst lesen.',
      eip712Digest:
        'Stimmt mit dem EIP-712-Digest (safeTxHash) überein, in allen 64 Zeichen. Er steht für den Safe und für jedes Feld, auch die Nonce.',
      messageHash:
        'Stimmt mit dem Message Hash überein, in allen 64 Zeichen. Er steht für jedes Feld, auch die Nonce, aber nicht für den Safe: Vergleichen Sie auch den Domain Hash.',
      domainHash:
        'Stimmt mit dem Domain Hash überein, in allen 64 Zeichen. Er steht für den Safe, aber für nichts von der Transaktion: Vergleichen Sie auch den Message Hash.',
      dataDigest:
        'Stimmt mit dem Calldata-Digest (innere Daten) überein, in allen 64 Zeichen. Er steht nur für die Daten, nicht für Chain, Empfänger oder Betrag: Vergleichen Sie auch einen anderen Hash.',
    },
    otherPhrase:
      'Nicht die Prüfwörter dieses Blatts. Lesen Sie sie einander noch einmal vor. Bleiben sie verschieden, haben Sie zwei verschiedene Transaktionen: Unterschreiben Sie nicht.',
    otherHash: (shown) =>
      `Stimmt mit nichts auf diesem Blatt überein: ${shown}. Unterschreiben Sie nicht auf einem Gerät, das dies zeigt.`,
    tooShort: {
      characters: (given, needed) =>
        `Zu kurz, um zu entscheiden: ${given} von ${needed} Zeichen. Wer täuschen will, kann einen Teil eines Hashs passend machen.`,
      words: (given, needed) =>
        `Zu kurz, um zu entscheiden: ${given} von ${needed} Wörtern. Wer täuschen will, kann einen Teil eines Hashs passend machen.`,
    },
    tooLong: (given) => `Länger als ein Hash: ${given} statt 64 Zeichen. Fügen Sie immer nur einen Hash ein.`,
    noPhrase:
      'Konnte nicht verglichen werden: Die Wörterliste wurde nicht geladen. Vergleichen Sie den Hash selbst.',
    unreadable:
      'Konnte nicht verglichen werden: Das ist weder ein Hash (64 Zeichen von 0 bis 9 und a bis f) noch sind es zwölf Wörter.',
  },
  second: {
    title: 'Auf einem zweiten Gerät',
    qr: 'QR-Code mit dem Link zur Prüfung dieser Transaktion',
    qrWithGift: 'QR-Code mit dem Link zur Prüfung dieser Transaktion und der Beschreibung der Spende',
    withGift: 'Der Code enthält auch die Beschreibung der Spende, die das andere Gerät vergleicht.',
    withoutGift:
      'Die Beschreibung der Spende ist zu lang für den Code. Um sie zu vergleichen, senden Sie den ganzen Link.',
    words:
      'Öffnen Sie ihn auf einem anderen Gerät in einem anderen Netz, und vergleichen Sie die Hashes. Eine Seite oder ein Browser, die manipuliert wurden, zeigen, was sie wollen, auch auf diesem Blatt: Mit dem anderen Gerät fällt es auf.',
  },
  tools: {
    title: 'Die Hashes mit einem anderen Werkzeug berechnen',
    none: 'Es lässt sich kein Befehl schreiben: Ein Feld der Transaktion passt nicht zu seinem Typ. Unterschreiben Sie sie nicht.',
    rpcUrl: 'RPC_URL ist ein Knoten, dem Sie vertrauen.',
    rpcUrlAndData: 'RPC_URL ist ein Knoten, dem Sie vertrauen, DATA ist das Feld data.',
    page: 'Zur Seite des Werkzeugs',
    command: (tool) => `Befehl für ${tool}`,
    copy: (tool) => `Den Befehl für ${tool} kopieren`,
  },
  unchecked: {
    title: 'Was nicht geprüft wurde',
    page: 'Der Code dieser Seite und Ihr Browser. Wurde eines davon manipuliert, ist es auch dieses Blatt.',
    node: 'Der Knoten der Chain. Eigentümer, Version und Nonce des Safes sind die Antwort eines einzigen Knotens.',
    moment: 'Der Zeitpunkt der Ausführung. Bis dahin können sich Verträge, Guthaben und Eigentümer ändern.',
    device: 'Ihr Gerät: Ob es unterschreibt, was es zeigt, liegt an seinem Hersteller.',
    wish: 'Ob Sie es wollen. Ein richtiger Hash einer falschen Zahlung ist immer noch eine falsche Zahlung.',
  },
}
