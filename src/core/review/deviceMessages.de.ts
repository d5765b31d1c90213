import type { m } from './deviceMessages'

export const de: typeof m = {
  twoHashes: { sees: 'Zwei Hashes: Domain Hash, dann Message Hash', device: 'Ledger, nur Hashes' },
  ledgerFields: {
    sees: 'Felder nacheinander: „To“, „Value“, „Operation type“ …',
    device: 'Ledger mit Clear Signing',
  },
  typedFields: { sees: 'Ihre Adresse, dann eine Domain, dann „Show full message“' },
  threeHashes: { sees: 'Drei Hashes, der letzte heißt SafeTxHash' },
  digest: { sees: 'Einen Hash mit dem Namen „digest“' },
  hostFields: { sees: 'Felder mit ihren Werten und keinen Hash' },
  oneHash: { sees: 'Einen langen Hash ohne Namen', device: 'Ein anderes Gerät oder eine andere Wallet' },
  nothing: { sees: 'Weder einen Hash noch Felder', device: 'Blindes Signieren' },
  theHash: 'Der Hash',
  shows: {
    innerCall: 'der innere Aufruf, wenn das Gerät ihn lesen kann; bei einem Batch dessen Bytes',
    signer: 'der Eigentümer, mit dem Sie unterschreiben',
    fullMessage: 'wählen Sie es: Sonst unterschreiben Sie Felder, die Sie nicht gesehen haben',
    typeHash: 'tippen Sie ihn unten in das Feld; dort steht dann, womit er übereinstimmt',
  },
  when: {
    network: 'Ab Version 1.21.0 der Ethereum-App.',
    setting: 'Am Ende, wenn die Einstellung dafür eingeschaltet ist.',
    asked: 'Wenn Ihre Wallet danach fragt, wie es Trezor Suite tut.',
  },
  never: {
    safeTxHash: 'den safeTxHash',
    fields: 'irgendein Feld: weder Empfänger noch Betrag noch Nonce',
    nonce: 'die Nonce',
    domainHash: 'den Domain Hash',
    innerCalls: 'in Worten, was die meisten inneren Aufrufe tun',
    batch: 'die Aufrufe eines Batchs in Worten',
    digest: 'irgendeinen Hash',
    anything: 'etwas, das sich vergleichen ließe',
  },
  notes: {
    nonceInside: 'Die Nonce steckt im Message Hash: Stimmt er überein, stimmt auch sie.',
    capitals: 'Ein Ledger schreibt die Buchstaben eines Hashs groß.',
    ledgerVersion:
      'Nutzen Sie mindestens Version 1.22.0 der Ethereum-App des Ledger: Bei früheren ließ sich die Warnung vor blindem Signieren umgehen.',
    hashSetting:
      'Die Nonce steckt im Message Hash. Schalten Sie die Einstellung ein, die die Hashes zeigt (ab Version 1.18.0), um sie zu vergleichen.',
    oldWallet:
      'Fehlen „To“ und „Value“, hat die Wallet alte Beschreibungen: Vergleichen Sie dann die beiden Hashes.',
    paged:
      'Die Daten stehen auf mehreren Seiten. Vergleichen Sie Anfang, Ende und Länge oder besser den Message Hash.',
    colours: 'Es färbt die ersten und die letzten 8 Zeichen eines Hashs. Vergleichen Sie alle 64.',
    digest: 'Der „digest“ ist der safeTxHash: Stimmt er überein, stimmt jedes Feld, auch die Nonce.',
    order: 'In welcher Reihenfolge die Felder kommen, ist hier nicht bekannt. Suchen Sie jedes einzeln.',
    hostWords:
      'Wie der innere Aufruf beschrieben wird, bestimmt der Computer, an dem das Gerät angeschlossen ist.',
    equalToNothing: 'Stimmt er mit nichts auf diesem Blatt überein, unterschreiben Sie nicht.',
    blind:
      'Ein solches Gerät unterschreibt, was man ihm gibt. Unterschreiben Sie nicht damit: Nehmen Sie ein anderes, oder lassen Sie einen anderen Eigentümer unterschreiben.',
  },
  tools: {
    script:
      'Liest die Transaktion vom eigenen Dienst von Safe und gibt Domain Hash, Message Hash und safeTxHash aus. Haben mehrere Transaktionen diese Nonce, fragt es, welche gemeint ist.',
    cast: 'Gibt diese Felder dem Safe selbst, der daraus den safeTxHash berechnet. Setzen Sie für RPC_URL einen Knoten ein, dem Sie vertrauen.',
    clearsig:
      'Berechnet aus diesen Feldern Domain Hash, Message Hash und safeTxHash, ohne Netz. Eine Alpha-Version, in Python.',
    clearsigOld:
      'Berechnet aus diesen Feldern Domain Hash, Message Hash und safeTxHash, ohne Netz; dataGas wird als base-gas angegeben. Eine Alpha-Version, in Python.',
  },
  pasted: {
    tooLong: 'Das ist zu lang für eine Safe-Transaktion.',
    notJson: 'Das ist nicht das JSON einer Safe-Transaktion: Es sollte mit { beginnen.',
    safe: '„safe“ ist keine Adresse.',
    hash: '„safeTxHash“ ist kein Hash: 0x und 64 Stellen.',
    confirmations: '„confirmations“ ist keine Liste von Eigentümern und Signaturen.',
    typed: 'Diese typisierten Daten sind keine Safe-Transaktion mit allen zehn Feldern.',
    missing: (fields) => `Diese Felder einer Safe-Transaktion fehlen: ${fields}. Fügen Sie alle zehn ein.`,
    wrong: (fields) => `Diese Felder lassen sich nicht lesen: ${fields}.`,
    abi: {
      empty: 'Es gibt nichts zu lesen. Fügen Sie eine ABI oder die Signatur einer Funktion ein.',
      tooLong: (characters, most) =>
        `Das ist zu lang: ${characters} von höchstens ${most} Zeichen. Fügen Sie stattdessen die Signatur der einen Funktion ein.`,
      tooMany: (functions, most) => `Darin stehen ${functions} Funktionen, gelesen werden höchstens ${most}.`,
      refused: (place, why) => `Funktion ${place} ist nicht brauchbar: ${why}`,
      none: 'Darin steht keine Funktion.',
      notJson:
        'Das beginnt wie JSON, ist aber keines. Vielleicht ist es abgeschnitten: Kopieren Sie es noch einmal.',
      notAbi: 'Das ist JSON, aber keine ABI: Eine ABI ist eine Liste von Funktionen.',
      line: (line) =>
        `Zeile ${line} ist keine Signatur einer Funktion. Schreiben Sie sie so: pay(address to, uint256 amount)`,
      name: 'Ihr Name ist kein Name in Solidity (zuerst ein Buchstabe, dann Buchstaben und Ziffern, höchstens 64).',
      noList: 'Sie hat keine Liste von Parametern.',
      depth: (most) => `Ihre Tupel sind mehr als ${most} Ebenen tief verschachtelt.`,
      parameters: (most) => `Sie hat mehr als ${most} Parameter.`,
      parameter: 'Ein Parameter ist nicht beschrieben.',
      parameterName: 'Der Name eines Parameters ist kein Name in Solidity.',
      type: 'Der Typ eines Parameters ist nicht bekannt oder hat zu viele Dimensionen.',
      emptyTuple: 'Ein Tupel ist leer.',
      emptyList: 'leer',
      text: (text) => `„${text}“`,
      cut: (text, bytes) => `${text}… (${bytes} Byte)`,
    },
  },
}
