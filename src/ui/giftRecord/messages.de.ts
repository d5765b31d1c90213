import type { m } from './messages'

const count = (value: number) => value.toLocaleString('de-DE')
const records = (value: number) => (value === 1 ? 'Ein Spendeneintrag' : `${count(value)} Spendeneinträge`)

export const de: typeof m = {
  title: 'Spendeneintrag',
  notTax: 'Dies ist der Eintrag einer Zahlung auf der Chain, keine Bescheinigung für die Steuer.',
  reading: 'Die Spende wird von der Chain gelesen …',
  noPlace: 'Dieser Link nennt keine Spende',
  missing: {
    payment: 'Die Transaktion enthält diese Zahlung nicht',
    execution: 'Diese Transaktion wurde nicht ausgeführt, soweit die Chain es zeigt',
    transaction: 'Der Knoten kennt keine Transaktion mit diesem Hash',
  },
  missingWords: {
    payment: (payments: number) =>
      payments === 1
        ? 'Sie wurde ausgeführt, und eine ihrer Zahlungen ist lesbar. Die Zahl am Ende des Links ist eine andere.'
        : `Sie wurde ausgeführt, und ${payments} ihrer Zahlungen sind lesbar. Die Zahl am Ende des Links ist eine andere.`,
    execution:
      'Einen Eintrag gibt es erst, wenn eine Spende ausgeführt ist. Vorher ist nichts gezahlt worden.',
    transaction:
      'Sie wurde nicht auf dieser Chain gesendet, ist noch unterwegs oder älter als das, was dieser Knoten aufbewahrt. Ob etwas gespendet wurde, lässt sich von hier aus nicht sagen.',
  },
  unread: 'Die Spende konnte nicht gelesen werden',
  unreadPayments: 'Was die Transaktion gezahlt hat, lässt sich nicht lesen',
  again: 'Noch einmal versuchen',
  notLoaded: 'Ein Teil dieser Seite wurde nicht geladen. Laden Sie sie neu.',
  gave: <T, U, V>(amount: T, name: U, day: V) => [amount, ' an ', name, ' am ', day],
  unnamed: 'eine Adresse, die nicht im Verzeichnis steht',
  actions: 'Aufbewahren und prüfen lassen',
  download: 'Eintrag als Datei speichern',
  print: 'Drucken',
  printInFrame: 'Diesen Eintrag zum Drucken in einem Tab öffnen',
  notesInTab: 'Eigene Namen und Zwecke, die hier notiert wurden, können in diesem Tab fehlen.',
  downloaded: 'Der Eintrag wurde als Datei gespeichert.',
  checkLinkWords:
    'Wer den Link öffnet, sieht diesen Eintrag, und der Browser liest die Chain noch einmal. Ihre Notizen sind nicht darin: Zweck, eigene Namen und Werte.',
  qrLabel: 'QR-Code mit dem Link zu diesem Spendeneintrag',
  codeWords:
    'Der Code öffnet die Seite dieser Spende, die sie von der Chain liest. Vergleichen Sie sie mit dem gedruckten Blatt.',
  giver: {
    label: 'Spendende Organisation, für den Druck',
    hint: 'Wie Sie sie eingeben. Die Chain kennt sie nicht; in der Datei und im Link steht sie nicht.',
    onPaper: (name) => ['Gespendet von ', name, ', nach eigener Angabe.'],
  },
  checkNow: 'Jetzt prüfen',
  explorer: 'Die Transaktion auf der Chain ansehen',
  groups: {
    payment: 'Die Zahlung',
    giver: 'Wer gespendet hat',
    chain: 'Wo sie auf der Chain steht',
    cause: 'Das Anliegen',
    noted: 'Vom Spender notiert',
  },
  notedWords: 'Das steht in keiner Transaktion. Nur der Eintrag sagt es.',
  fields: {
    chainId: 'Chain',
    txHash: 'Transaktion',
    blockNumber: 'Block',
    blockHash: 'Hash des Blocks',
    atMs: 'Zeit des Blocks',
    executor: 'Ausgeführt von',
    feeWei: 'Netzwerkgebühr der ganzen Transaktion',
    'payer.kind': 'Gespendet von',
    'payer.address': 'Adresse des Spenders',
    'payer.safeTxHash': 'Hash der Safe-Transaktion (safeTxHash)',
    'payer.nonce': 'Nonce',
    'payer.signers': 'Unterschrieben von',
    'payer.refund': 'Vom Safe für die Ausführung gezahlt',
    index: 'Stelle in der Transaktion',
    recipient: 'Empfänger',
    'asset.token': 'Vertrag des Tokens',
    amount: 'Betrag',
    arrived: 'Beim Empfänger geblieben',
    outcome: 'Ergebnis',
    'asset.symbol': 'Währung oder Token',
    'asset.decimals': 'Nachkommastellen',
    'cause.id': 'Name in den Links des Verzeichnisses',
    'cause.name': 'Anliegen',
    'cause.country': 'Land',
    'cause.registration': 'Registrierung',
    directory: 'Version des Verzeichnisses',
    'noted.name': 'Eigener Name des Spenders für den Empfänger',
    'noted.purpose': 'Zweck',
    'noted.memo': 'Notiz des Spenders zum Empfänger',
    'noted.planId': 'Plan',
    'noted.proposer': 'Vorgeschlagen von',
    'noted.value': 'Wert bei der Planung',
  },
  values: {
    none: 'Keine Angabe',
    noCountry: 'Kein Land angegeben',
    noRegistration: 'Keine Registrierung angegeben',
    notStated: 'Nicht genannt',
    coin: 'Keiner: die Währung der Chain',
    safe: 'Ein Safe',
    wallet: 'Eine gewöhnliche Wallet',
    chain: (name: string, id: number) => `${name} (${id})`,
    unknownChain: (id: number) => `Chain mit der Nummer ${id}`,
    baseUnits: (digits: string) => `${digits} in Basiseinheiten`,
    wei: (digits: string) => `${digits} wei`,
    place: (number: number) => `Aufruf ${number}`,
    number: (number: number) => `Nummer ${number}`,
    directory: (version: number, day: string) => `Version ${version} vom ${day}`,
    registration: (authority: string, number: string) => `${number} (${authority})`,
    value: (money: string, source: string, time: string) => `${money}, laut ${source}, ${time}`,
    refund: (digits: string) => `${digits} in Basiseinheiten, an `,
    outcomes: {
      delivered: 'Angekommen',
      partial: 'Beim Empfänger ist weniger als der Betrag geblieben',
      nothing: 'Ausgeführt, und beim Empfänger ist nichts geblieben',
      failed: 'Fehlgeschlagen: Es wurde nichts gezahlt',
    },
  },
  check: {
    title: 'Einen Spendeneintrag prüfen',
    lede: 'Ein Spendeneintrag ist eine Behauptung dessen, der ihn weitergibt. Diese Seite liest die Chain noch einmal und bestätigt oder widerlegt den Eintrag Feld für Feld. Dafür muss nichts verbunden sein.',
    file: 'Datei',
    fileHint:
      'Ein Spendeneintrag, ein ganzer Export als JSON oder CSV, oder ein Bild des QR-Codes. Die Datei wird in diesem Browser gelesen und nirgendwohin gesendet.',
    others: 'Ohne Spendeneintrag',
    safe: 'Safe oder Wallet',
    go: 'Lesen, was gespendet wurde',
    paste: 'Oder fügen Sie einen Eintrag oder einen Link zum Prüfen ein',
    submit: 'Prüfen',
    empty: 'Es gibt noch nichts zu prüfen. Wählen Sie eine Datei, oder fügen Sie unten einen Eintrag ein.',
    badFile: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal.',
    noCode:
      'Im Bild wurde kein QR-Code gefunden. Nehmen Sie ihn noch einmal auf: nah und gerade, den ganzen Code mit weißem Rand.',
    noPicture: 'Der Browser kann dieses Bild nicht lesen. Wählen Sie ein JPEG oder PNG.',
    tooLarge: (megabytes: number) => `Die Datei hat ${megabytes} MB; erlaubt sind 32 MB.`,
    at: (field: string) => `Bei „${field}“: `,
    badRecord: 'Das ist kein Spendeneintrag, der sich prüfen lässt',
    nothing: 'Es wurde nichts geprüft.',
    checking: 'Die Chain wird gelesen …',
    reading: (chain) => `${chain} wird gelesen …`,
    broken: 'Ein Teil dieser Seite wurde nicht geladen. Laden Sie sie neu, und prüfen Sie noch einmal.',
    again: 'Noch einmal prüfen',
  },
  camera: {
    scan: 'Mit der Kamera lesen',
    opening: 'Der Browser fragt, ob diese Seite die Kamera benutzen darf …',
    view: 'Was die Kamera sieht',
    hold: 'Halten Sie den QR-Code eines Spendeneintrags vor die Kamera. Das Bild bleibt in diesem Browser.',
    stop: 'Kamera ausschalten',
    noCamera: 'Die Kamera lässt sich nicht benutzen',
    problem: {
      refused:
        'Diese Seite darf die Kamera nicht benutzen. Ändern lässt sich das in den Einstellungen Ihres Browsers für diese Website.',
      missing: 'Der Browser findet keine Kamera.',
      busy: 'Ein anderes Programm benutzt die Kamera. Schließen Sie das Programm, und versuchen Sie es noch einmal.',
      failed: 'Der Browser konnte die Kamera nicht öffnen.',
    },
    instead: 'Sie können den Code fotografieren und das Bild als Datei wählen.',
  },
  partial: {
    title: 'Zum Teil gelesen: Noch ist nichts entschieden',
    missing: (chain: string) =>
      `Der Eintrag gehört zu ${chain}, wo kein Block diese Transaktion enthält. Sie wird auf den anderen Chains gesucht.`,
    unreached: (chain: string) =>
      `Der Eintrag gehört zu ${chain}, das nicht gelesen werden konnte. Die Transaktion wird auf den anderen Chains gesucht.`,
    unknown: (id: number) =>
      `Der Eintrag gehört zur Chain mit der Nummer ${id}, die diese Seite nicht liest. Die Transaktion wird auf den anderen Chains gesucht.`,
    lacking: (chains: string) => `Ohne diese Transaktion: ${chains}`,
    unread: (chains: string) => `Nicht gelesen werden konnte: ${chains}`,
    waiting: (chains: string) => `Noch keine Antwort: ${chains}`,
  },
  whole: {
    confirmed: 'Bestätigt: Die Chain sagt dasselbe',
    confirmedWords:
      'Die Transaktion steht auf der Chain, der Spender hat sie ausgeführt, und jedes Feld, das sich prüfen lässt, ist wie im Eintrag.',
    withDoubts: 'Die Zahlung ist bestätigt, und etwas bleibt offen',
    notFinal: 'Noch nicht endgültig: Bisher sagt die Chain dasselbe',
    finalityUnread: 'Die Chain sagt dasselbe, und ob das endgültig ist, ließ sich nicht lesen',
    refuted: 'Widerlegt: Der Eintrag sagt nicht, was die Chain sagt',
    refutedWords: (fields: string) => `Abweichend: ${fields}.`,
    elsewhere: (claimed: string, real: string) =>
      `Die Transaktion steht nicht auf ${claimed}. Sie steht auf ${real}: einer anderen Chain, auf der andere Adressen und anderes Geld gelten.`,
    missing: 'Nicht mehr auf der Chain, oder nie dort gewesen',
    missingWords: (chain: string) =>
      `Der Knoten hat keine Transaktion mit diesem Hash in einem Block von ${chain}. Eine Reorganisation der Chain hat sie entfernt, oder der Eintrag nennt eine Transaktion, die es nie gab. Verlassen Sie sich nicht auf diesen Eintrag.`,
    otherBlock: 'Nicht mehr so auf der Chain: Die Zahlung steht in einem anderen Block',
    otherBlockWords:
      'Die Zahlung steht mit demselben Inhalt auf der Chain. Der Block ist ein anderer als im Eintrag: Eine Reorganisation der Chain hat sie verschoben. Machen Sie einen neuen Eintrag.',
    unproved: 'Konnte nicht geprüft werden',
    unprovedWords: 'Nichts darin ist widerlegt, und die Zahlung ließ sich nicht nachweisen.',
    unreachable: 'Konnte nicht geprüft werden: Die Chain wurde nicht gelesen',
    unreachableWords: 'Das sagt nichts über den Eintrag. Versuchen Sie es später noch einmal.',
    unknownChain: 'Konnte nicht geprüft werden: Diese Chain wird hier nicht gelesen',
    unknownChainWords: (id: number, read: string | null) =>
      read === null
        ? `Der Eintrag gehört zur Chain mit der Nummer ${id}, die diese Seite nicht liest.`
        : `Der Eintrag gehört zur Chain mit der Nummer ${id}, die diese Seite nicht liest. Kein Block von ${read} enthält die Transaktion.`,
    unreadElsewhere: (chains: string) =>
      `Ob die Transaktion auf einer anderen Chain steht, ist offen: Nicht gelesen werden konnte ${chains}.`,
    executedBy: 'Ein anderer Vertrag sagt, er habe diesen safeTxHash ausgeführt; das beweist nichts: ',
  },
  doubts: {
    cause:
      'Welches Anliegen es war, ließ sich nicht bestätigen. Gezahlt wurde an die Adresse unten: Vergleichen Sie sie mit einer eigenen Quelle.',
    token:
      'Der Token steht nicht in der Liste dieser Seite. Name und Nachkommastellen sind seine eigenen Angaben, und dass er sich bewegt hat, sagen seine eigenen Ereignisse: Vergleichen Sie den Vertrag.',
    notFinal:
      'Der Block der Transaktion ist noch nicht endgültig. Eine Reorganisation der Chain könnte sie noch entfernen: Prüfen Sie später noch einmal.',
    finalityUnread:
      'Der neueste endgültige Block ließ sich nicht lesen. Eine Reorganisation der Chain kann die Transaktion vielleicht noch entfernen: Prüfen Sie später noch einmal.',
  },
  verdicts: {
    field: 'Feld',
    says: 'Was der Eintrag sagt, und darunter, was die Chain sagt',
    confirmed: 'Dasselbe',
    confirmedDirectory: 'Im heutigen Verzeichnis dasselbe',
    refuted: 'Auf der Chain anders: ',
    refutedDirectory: 'Im heutigen Verzeichnis anders: ',
    otherChain: 'Sie steht auf einer anderen Chain: ',
    nothing: {
      txHash: 'Es gibt keine solche Transaktion in einem Block',
      recipient: 'Die Transaktion macht keine einfache Zahlung',
      'payer.address': 'Diese Adresse hat in der Transaktion nichts ausgeführt',
      other: 'Das gibt es dort nicht',
    },
  },
  unchecked: {
    nobodyKnows: 'Nicht geprüft: Das steht in keiner Transaktion',
    notStated: 'Nicht geprüft: Der Eintrag lässt es aus',
    noTransaction: 'Nicht geprüft: Die Transaktion wurde nicht gelesen',
    noExecution: 'Nicht geprüft: Der Spender hat in dieser Transaktion nichts ausgeführt',
    safeCode: (reason: string | null) =>
      reason === null
        ? 'Nicht nachgewiesen: Der Code an der Adresse des Spenders ist keiner, den Safe veröffentlicht hat, und könnte alles behaupten'
        : `Nicht nachgewiesen: Der Code an der Adresse des Spenders ließ sich nicht mit dem von Safe vergleichen. ${reason}`,
    unreadable: (reason: string) =>
      `Nicht geprüft: Was die Transaktion bezahlt hat, lässt sich nicht lesen. ${reason}`,
    ownWord: 'Nicht bestätigt: Der Token nennt sich selbst so und steht nicht in der Liste dieser Seite',
    tokenUnread: 'Nicht geprüft: Der Token wurde nicht gelesen',
    otherDirectory: 'Nicht bestätigt: Das heutige Verzeichnis hat eine andere Version. Darin steht: ',
    directoryUnread: 'Nicht geprüft: Das Verzeichnis wurde nicht gelesen',
  },
  notChecked: {
    title: 'Was nicht geprüft wurde',
    code: 'Welchen Code der Safe hatte, als er die Spende ausführte: Verglichen wurde der heutige.',
    nodes:
      'Ob die Knoten dieser Seite die Wahrheit sagen. Prüfen Sie auf einem zweiten Gerät in einem anderen Netz.',
    noted: 'Was unter „Vom Spender notiert“ steht.',
  },
  many: {
    title: (all) => `${records(all)} in der Datei`,
    empty: 'In der Datei ist kein Spendeneintrag. Geprüft wurde nichts.',
    progress: (done, all) => `${count(done)} von ${count(all)} geprüft. Sie können weiterlesen.`,
    done: (all) => `${records(all)}: alles geprüft.`,
    allHold: (all) =>
      all === 1
        ? 'Bestätigt: Die Chain sagt dasselbe'
        : `Alle ${count(all)} sind bestätigt: Die Chain sagt dasselbe`,
    someFail: (failed, all) =>
      `${count(failed)} von ${count(all)} ${failed === 1 ? 'trifft' : 'treffen'} nicht zu`,
    someOpen: (open, all) =>
      `Keiner ist widerlegt, und bei ${count(open)} von ${count(all)} bleibt etwas offen`,
    confirmed: (found) => `In jedem Feld bestätigt, das sich prüfen lässt: ${count(found)}.`,
    broken:
      'Ein Teil dieser Seite wurde nicht geladen. Laden Sie sie neu, und prüfen Sie die Datei noch einmal.',
    listTitle: 'Die nicht endgültig oder nicht in jedem Feld bestätigt sind',
    more: (left) => `${count(left)} weitere anzeigen`,
    see: 'Alle Felder ansehen',
    hide: 'Die Felder ausblenden',
    line: (number) => `Spende ${count(number)} der Datei`,
    twice: (number) => `Doppelt in der Datei: Sie steht auch an Stelle ${count(number)} und zählt einmal.`,
    different: (fields) => `Anders: ${fields}.`,
    notChecked: {
      title: 'Was nicht geprüft wurde',
      complete: 'Ob in der Datei Spenden fehlen. Vergleichen Sie sie mit dem Spendenverzeichnis des Kontos.',
      record: (account) => `Das Spendenverzeichnis von ${account}`,
      nodes:
        'Ob die Knoten dieser Seite die Wahrheit sagen. Prüfen Sie die Datei auf einem zweiten Gerät, in einem anderen Netz.',
      noted: 'Was Spender notiert haben: Zwecke, Pläne, eigene Namen und Werte.',
    },
  },
}
