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
}
