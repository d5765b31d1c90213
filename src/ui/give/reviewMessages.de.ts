import type { m } from './reviewMessages'

const all = (count: number) => (count === 2 ? 'beide Zahlungen' : `alle ${count} Zahlungen`)

const nothingIn = (symbol: string) => `nichts in ${symbol}`

export const de: typeof m = {
  title: 'Ihre Spende prüfen',
  lede: 'Lesen Sie jede Zeile. Noch können Sie alles ändern.',
  unreadable: (reason) => `${reason} Es wurde nichts gesendet. Gehen Sie zurück und ändern Sie die Spende.`,
  forecast: 'Würde die Spende gelingen?',
  running: 'Die Zahlungen werden durchgespielt, ohne sie zu senden …',
  confirm: 'Bestätigen',
  unverified:
    'Ich weiß, dass dieser Safe nicht mit der Chain verglichen werden konnte, und lese die Transaktion in meinem Safe noch einmal.',
  change: 'Spende ändern',
  table: {
    all: 'Die Zahlungen dieser Spende',
    now: 'Die Zahlungen dieses Teils',
    later: 'Die Zahlungen der späteren Teile',
    recipient: 'Empfänger',
    amount: 'Betrag',
    total: (symbol) => `Summe in ${symbol}`,
  },
  from: {
    who: (who) => (who === 'Safe' ? 'Aus Ihrem Safe' : 'Aus Ihrer Wallet'),
    on: 'Auf',
    chain: (name, id) => `${name} (Chain ${id})`,
  },
  purpose: {
    label: 'Wofür ist diese Spende? (freiwillig)',
    hint: 'Ihre Mitunterzeichner lesen es mit dem Link, den Sie ihnen schicken. Es ist kein Teil der Transaktion: Niemand unterschreibt es, und die Chain speichert es nicht.',
    notKept:
      'Wofür Ihre früheren Spenden waren, kann diese Version der Seite nicht lesen. Es bleibt gespeichert, und was Sie hier schreiben, kommt nicht dazu. Laden Sie die Seite neu, um die neueste Version zu bekommen.',
  },
  since: {
    same: (day) => `Dieselben Zahlungen wie bei Ihrer Spende vom ${day}, bis auf die letzte Stelle.`,
    label: (day) => `Änderungen seit ${day}`,
    lede: (day) => `Verglichen mit Ihrer Spende vom ${day} an dieselben Empfänger:`,
    moved: (name) => `Die Adresse von ${name} hat sich geändert.`,
    addresses: (then, now) => [' Damals ', then, ', jetzt ', now],
    amount: (name, now, then, symbol) =>
      `${name}: ${now ?? nothingIn(symbol)}, damals ${then ?? nothingIn(symbol)}`,
  },
  again: {
    title: (isWhole, who, isUnknown, numbers) => {
      const where = isUnknown
        ? 'wurde vielleicht schon bezahlt'
        : who === 'wallet'
          ? 'ist schon unterwegs'
          : 'wartet bereits'
      const nonces = numbers === '' ? '' : `: ${numbers}`
      return `${isWhole ? 'Eine gleiche Spende' : 'Ein Teil dieser Spende'} ${where}${nonces}. Noch einmal spenden?`
    },
    payment: (amount, to) => `${amount} an ${to}`,
    unlisted: (address, name) => `${address} (${name})`,
    yes: 'Ja, noch einmal spenden.',
  },
  directory: {
    checking: 'Die Signatur des Verzeichnisses wird geprüft',
    wait: 'Die Adressen oben stammen aus einer Liste, die von der Organisation unterschrieben wird. Sie können fortfahren, sobald das geprüft ist.',
    unchecked: 'Die Signatur des Verzeichnisses konnte nicht geprüft werden',
    compare: (reason) =>
      `${reason} Nichts deutet darauf hin, dass das Verzeichnis falsch ist. Vergleichen Sie jede Adresse mit der Website ihres Anliegens, oder versuchen Sie es später noch einmal.`,
    compared: 'Ich habe die Adressen oben selbst verglichen.',
  },
  noFee: {
    title: 'Für die Netzwerkgebühr bleibt nichts übrig',
    words: (symbol) =>
      `Ihre Wallet hätte neben der Spende kein ${symbol} mehr, und damit wird die Gebühr bezahlt. Spenden Sie etwas weniger, oder füllen Sie Ihre Wallet vorher etwas auf.`,
  },
  noOwner: {
    title: 'In Ihrem Safe ist kein Eigentümer verbunden',
    words:
      'Vielleicht verlangt Ihr Safe die Wallet eines Eigentümers, oder er lehnt den Vorschlag ab. Vorher wird nichts gesendet.',
  },
  notKept: {
    title: 'Dieser Browser speichert nichts für diese Seite',
    Safe: 'Lassen Sie diese Seite offen, bis Ihr Safe die Spende hat. Nach einem Neuladen kennt diese Seite die Spende nicht mehr: Sehen Sie in Ihrem Safe nach, bevor Sie noch einmal spenden.',
    wallet:
      'Lassen Sie diese Seite offen, bis alles gesendet ist. Nach einem Neuladen kennt diese Seite die Spende nicht mehr: Sehen Sie in Ihrer Wallet nach, bevor Sie noch einmal spenden.',
  },
  own: {
    looking: 'Die Empfänger außerhalb des Verzeichnisses werden nachgesehen …',
  },
  next: {
    title: 'Was geschehen wird',
    propose: (count) =>
      `Ihr Safe wird gebeten, eine Transaktion${count === 1 ? '' : ` für ${all(count)}`} vorzuschlagen. Sie bestätigen sie dort.`,
    signatures: (threshold, owners) =>
      threshold === 1
        ? 'Es wird nur eine Signatur gebraucht.'
        : `${threshold} von ${owners} Eigentümern müssen unterschreiben.`,
    executed: (count) =>
      `Es fließt kein Geld, bevor die Transaktion ausgeführt wird. ${count === 1 ? 'Dann wird alles gezahlt oder gar nichts.' : 'Dann wird jede Zahlung gemacht oder keine.'}`,
    fee: (symbol, wallet) =>
      `Das Netzwerk nimmt zusätzlich zur Spende eine Gebühr in ${symbol}. ${wallet} zeigt sie, bevor Sie bestätigen.`,
    single: (wallet) => `${wallet} zeigt eine Transaktion, und Sie bestätigen sie dort.`,
    singleFinal: 'Ist sie bestätigt, kann sie nicht zurückgenommen werden.',
    atomic: (wallet, count) =>
      `Daraus wird eine einzige Transaktion für ${all(count)}. ${wallet} zeigt sie, und Sie bestätigen sie dort einmal.`,
    atomicFinal:
      'Es wird jede Zahlung gemacht oder keine. Ist sie bestätigt, kann sie nicht zurückgenommen werden.',
    none: (wallet, count) =>
      `Daraus werden ${count} Transaktionen, eine nach der anderen. ${wallet} zeigt jede davon, und Sie bestätigen jede dort.`,
    noneFinal:
      'Sie können dazwischen aufhören und später weitermachen. Was hinausgegangen ist, kann nicht zurückgenommen werden und wird nicht noch einmal gesendet.',
    asking: (wallet, count) =>
      `Daraus wird eine einzige Transaktion, wenn ${wallet} das kann: Das wird gerade gefragt. Sonst werden es ${count} Transaktionen, eine nach der anderen.`,
    askingFinal:
      'Sie können zwischen zwei Transaktionen aufhören und später weitermachen. Was hinausgegangen ist, kann nicht zurückgenommen werden und wird nicht noch einmal gesendet.',
  },
}
