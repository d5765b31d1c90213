import type { m } from './messages'

const all = new Intl.ListFormat('de-DE', { type: 'conjunction' })
const any = new Intl.ListFormat('de-DE', { type: 'disjunction' })
const number = new Intl.NumberFormat('de-DE')

const subject = (name: string | null) => (name === null ? 'Der Empfänger' : `Die Adresse von ${name}`)

const your = (who: 'Safe' | 'wallet') => (who === 'Safe' ? 'Ihr Safe' : 'Ihre Wallet')

const states = { paused: 'pausiert', retired: 'stillgelegt' }

/** In the dative: "den Spenden #4 und #5 in der Warteschlange". */
function queue(known: string, isOne: boolean, unknown: number): string {
  if (known === '')
    return unknown === 1
      ? 'einer Spende, die noch nicht in der Warteschlange steht,'
      : `${unknown} Spenden, die noch nicht in der Warteschlange stehen,`
  const listed = `${isOne ? 'der Spende' : 'den Spenden'} ${known} in der Warteschlange`
  if (unknown === 0) return listed
  const more = unknown === 1 ? 'einer, die noch nicht dort steht,' : `${unknown}, die noch nicht dort stehen,`
  return `${listed} und ${more}`
}

export const de: typeof m = {
  basket: {
    empty: 'Noch ist nichts in der Spende.',
    add: 'Fügen Sie ein Anliegen aus dem Verzeichnis hinzu.',
    tooMany: (most, count) =>
      `Eine Spende hat höchstens ${number.format(most)} Zahlungen; diese hat ${number.format(count)}.`,
    fewer: 'Entfernen Sie einige und spenden Sie sie danach.',
    repeated: (symbol, name) => `Eine andere Zeile gibt ebenfalls ${symbol} an ${name}.`,
    removeOne: 'Entfernen Sie eine der Zeilen, wenn nicht beide gewollt sind.',
  },
  funds: {
    unchecked: (who, amount) => `Ob ${your(who)} ${amount} enthält, konnte nicht geprüft werden.`,
    compare: {
      Safe: 'Vergleichen Sie selbst, bevor Sie fortfahren: Reicht der Bestand nicht, schlägt bei der Ausführung der ganze Vorschlag fehl.',
      wallet:
        'Vergleichen Sie selbst, bevor Sie fortfahren: Reicht der Bestand nicht, kann Ihre Wallet nicht senden.',
    },
    short: (short, given, who, held) =>
      `Es fehlen ${short}: Sie spenden ${given}, und ${your(who)} enthält ${held}.`,
    less: (symbol, who) =>
      `Spenden Sie weniger ${symbol}, oder füllen Sie vorher ${who === 'Safe' ? 'Ihren Safe' : 'Ihre Wallet'} auf.`,
    promisedShort: (short, who, held, promised) =>
      `Es fehlen ${short}: ${your(who)} enthält ${held}, und ${promised}.`,
    settle: {
      Safe: (symbol) =>
        `Spenden Sie weniger ${symbol}, füllen Sie Ihren Safe auf, oder lehnen Sie vorher ab, was in Ihrem Safe wartet.`,
      wallet: (symbol) =>
        `Spenden Sie weniger ${symbol}, füllen Sie Ihre Wallet auf, oder warten Sie, bis die Chain jene Zahlung bestätigt hat.`,
    },
    promised: (amount, known, unknown) =>
      `davon sind ${amount} ${queue(all.format(known), known?.length === 1, unknown)} zugesagt`,
    onItsWay: (amount) => `davon sind ${amount} schon unterwegs`,
  },
  line: {
    unknownAsset: (chain) => `Diese Währung ist auf ${chain} nicht bekannt.`,
    chooseListed: 'Wählen Sie eine aus der Liste.',
    notTaken: (name, symbol) => `${name} nimmt kein ${symbol} an.`,
    choose: (symbols) => `Wählen Sie ${any.format(symbols)}.`,
    chooseOther: 'Wählen Sie ein anderes Anliegen: Dieses nimmt nichts an, was hier bekannt ist.',
    changed: (name, chain, now, then) =>
      `Das Verzeichnis nennt für ${name} auf ${chain} eine andere Adresse als bei Ihrer Auswahl: ${now} statt ${then}.`,
    changedStopped: (changed, state, since) => `${changed} Die alte ist seit ${since} ${states[state]}.`,
    compare: 'Vergleichen Sie die neue Adresse mit der Website des Anliegens.',
  },
  payee: {
    unknown: 'Dieses Anliegen steht nicht im Verzeichnis.',
    chooseListed: 'Wählen Sie ein Anliegen aus dem Verzeichnis, oder entfernen Sie diese Zeile.',
    unconfirmed: (name) => `${name} ist noch nicht bestätigt.`,
    later: 'Spenden Sie, sobald es bestätigt ist; entfernen Sie diese Zeile vorerst.',
    notHere: (name, chain) => `${name} hat auf ${chain} keine Adresse.`,
    elsewhere: (who) =>
      `Entfernen Sie diese Zeile, oder spenden Sie aus ${who === 'Safe' ? 'einem Safe' : 'einer Wallet'} auf einer Chain, auf der das Anliegen empfängt.`,
    stopped: (name, chain, state, since, reason) =>
      `Die Adresse von ${name} auf ${chain} ist seit ${since} ${states[state]}: ${reason}`,
    nothing: 'Entfernen Sie diese Zeile: An diese Adresse kann nichts gespendet werden.',
    zero: (name) => `${subject(name)} ist die Null-Adresse.`,
    system: (name) =>
      `${subject(name)} ist der Chain selbst vorbehalten, und niemand hat einen Schlüssel dafür.`,
    lost: 'Entfernen Sie diese Zeile: Was dorthin gesendet wird, ist verloren.',
    self: (name, who) => `${subject(name)} ist ${who === 'Safe' ? 'dieser Safe' : 'diese Wallet'} selbst.`,
    stays: (who) =>
      `Entfernen Sie diese Zeile: Die Spende würde ${who === 'Safe' ? 'den Safe' : 'die Wallet'} nicht verlassen.`,
    token: (name) => `${subject(name)} ist der Vertrag eines Tokens.`,
  },
  spread: {
    tooSmall: (name) => `Die Summe ist zu klein: ${name ?? 'Eine Zeile'} bekäme nichts.`,
    larger: 'Geben Sie eine größere Summe ein.',
    percentage: 'Ein Prozentsatz',
    unusable: (name, why) => `Der Prozentsatz von ${name} kann nicht verwendet werden. ${why}`,
    giveAPart: 'Entfernen Sie die Zeile, oder geben Sie ihr einen Anteil.',
    sum: (percent) => `Die Prozentsätze ergeben zusammen ${percent} %.`,
    until: 'Ändern Sie sie, bis sie zusammen 100 % ergeben.',
  },
  calls: {
    none: 'Darin ist kein Aufruf.',
    call: (place, count, what) => `Aufruf ${place} von ${count} ${what}.`,
    noAddress: 'geht an etwas, das keine Adresse ist',
    bytes: 'trägt Daten, die keine ganzen Bytes sind',
    zero: 'geht an die Null-Adresse',
    safe: 'geht an den Safe selbst und kann seine Einstellungen ändern',
    contract: (address) => `ruft ${address} auf, einen Vertrag, der hier nicht bekannt ist`,
    nothing: (address) => `sendet nichts an ${address}`,
    coin: (coin, token) => `sendet ${coin} an den Vertrag von ${token}`,
    notTransfer: (token) => `verlangt von ${token} etwas, das keine einfache Überweisung ist`,
    noAmount: (token) => `überweist kein ${token}`,
    toZero: (token) => `überweist ${token} an die Null-Adresse`,
    toSafe: (token) => `überweist ${token} vom Safe an ihn selbst`,
    toToken: (token) => `überweist ${token} an den Vertrag eines Tokens, wo es verloren ist`,
  },
  typed: {
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
    moreInLink: 'In diesem Zahlungslink steht mehr als eine Adresse.',
    linkToChain: (chainId, chain, id) =>
      `Dieser Zahlungslink ist für die Chain ${chainId}, und ${chain} ist ${id}.`,
    otherExplorer: (host, chain) =>
      `Das ist ein Link zu ${host}, und das ist hier nicht der Explorer von ${chain}.`,
    doNotCorrect: 'Kopieren Sie sie noch einmal aus ihrer Quelle. Verbessern Sie sie nicht von Hand.',
  },
  label: (cause) =>
    `Im Verzeichnis gibt es ein Anliegen namens ${cause}, mit einer anderen Adresse. Wählen Sie eine andere Bezeichnung.`,
  labelAddress: 'Die Bezeichnung zeigt eine andere Adresse als diese. Wählen Sie eine andere Bezeichnung.',
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
