import type { m } from './payeeMessages'

export const de: typeof m = {
  text: {
    none: 'Es ist kein Empfänger angegeben.',
    enter: 'Geben Sie eine Adresse ein, oder einen ENS-Namen wie example.eth.',
    hidden: 'Es steht ein verborgenes Zeichen darin.',
    prefix: (prefix, chain, shortName) =>
      `Das Präfix „${prefix}:“ ist nicht das von ${chain}; dieses ist „${shortName}:“.`,
    askOn: (chain) =>
      `Fragen Sie nach der Adresse auf ${chain}: Dieselben Ziffern gehören dort vielleicht niemandem.`,
    neither: 'Das ist weder eine Adresse noch ein ENS-Name.',
    enterDigits: 'Geben Sie 0x und 40 Ziffern ein, oder einen Namen wie example.eth.',
    noDigits: 'In dieser Adresse steht etwas anderes als Ziffern von 0 bis f.',
    copy: 'Kopieren Sie sie noch einmal aus ihrer Quelle.',
    length: (digits) => `Eine Adresse hat nach 0x 40 Ziffern; diese hat ${digits}.`,
    copyWhole: 'Kopieren Sie die ganze Adresse aus ihrer Quelle.',
    checksum:
      'Die Großbuchstaben dieser Adresse passen nicht zu ihrer EIP-55-Prüfsumme: Eine Ziffer ist falsch.',
    doNotCorrect: 'Kopieren Sie sie noch einmal aus ihrer Quelle. Verbessern Sie sie nicht von Hand.',
  },
  label: (cause) =>
    `Im Verzeichnis gibt es ein Anliegen namens ${cause}, mit einer anderen Adresse. Wählen Sie eine andere Bezeichnung.`,
  again: {
    noAsset: (symbol) => `${symbol} gehört nicht zu den Währungen, in denen jetzt gespendet werden kann.`,
    listed: (name) => `Das Verzeichnis führt diese Adresse jetzt für ${name}.`,
    gone: (name) => `${name ?? 'Dieses Anliegen'} steht nicht mehr im Verzeichnis.`,
    unconfirmed: (name) => `${name} ist nicht mehr bestätigt.`,
    notHere: (name, chain) => `${name} hat auf ${chain} keine Adresse mehr.`,
    notTaken: (name, symbol) => `${name} nimmt kein ${symbol} mehr an.`,
    moved: (name) => `Die Adresse von ${name} hat sich seither geändert.`,
    renamed: (then, now) => `${then ?? 'Dieses Anliegen'} heißt jetzt ${now}.`,
  },
}
