import type { m } from './pastedMessages'

export const de: typeof m = {
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
}
