import type { m } from './recipientMessages'

const states = { paused: 'ruht', retired: 'nicht mehr gilt' }
const givers = { Safe: 'Ihr Safe', wallet: 'Ihre Wallet' }
const forged = 'Gefälschte Adressen ahmen die ersten und letzten Stellen einer bekannten Adresse nach.'

export const de: typeof m = {
  label: {
    unconfirmed: 'Im Verzeichnis, aber vom Betreiber dieser Seite nicht bestätigt',
    stopped: (name, state) => `Eine Adresse von ${name}, die ${states[state]}`,
    otherChain: (name) => `${name} empfängt hier nur auf einer anderen Chain`,
    lookAlike: 'Sieht aus wie eine bekannte Adresse, ist aber eine andere',
    owner: 'Ein Eigentümer dieses Safes',
    safeItself: 'Der Safe selbst',
    tokenContract: (symbol) => `Der Vertrag von ${symbol}: Was dort ankommt, ist verloren`,
    zero: 'Die Nulladresse: Was dort ankommt, ist verloren',
    unknown: 'Nicht im Verzeichnis',
    notComparedYet: 'Noch nicht verglichen: Das Verzeichnis wird noch gelesen',
    notCompared: 'Nicht verglichen: Das Verzeichnis konnte nicht gelesen werden',
  },
  confirmed: (address, name, date) => `${address} ist ${name}, zuletzt verglichen am ${date}.`,
  unconfirmed: (address) => `${address} steht im Verzeichnis, ist aber nicht bestätigt.`,
  stopped: (address, name, state, since) =>
    `${address} ist eine Adresse von ${name}, die seit dem ${since} ${states[state]}.`,
  replacedBy: (address) => `Das Verzeichnis nennt stattdessen ${address}.`,
  otherChain: (address, name, chains) => `${address} ist ${name}, aber auf anderen Chains (${chains}).`,
  lookAlike: (address, others) => `${address} ähnelt nur ${others}. Vergleichen Sie jede Stelle.`,
  paidOther: (address, nonce) => `${address}, bezahlt in #${nonce} laut dem Transaktionsdienst`,
  owner: (address) => `${address} ist ein Eigentümer des Safes.`,
  safeItself: (address) => `${address} ist der Safe selbst.`,
  tokenContract: (address, symbol) =>
    `${address} ist der Vertrag von ${symbol}; eine Zahlung dorthin ist verloren.`,
  zero: (address) => `${address} ist die Nulladresse; eine Zahlung dorthin ist verloren.`,
  unknown: (address) => `${address} steht nicht im Verzeichnis.`,
  unknownPaid: (address, nonce) =>
    `${address} steht nicht im Verzeichnis; laut dem Transaktionsdienst hat dieser Safe in #${nonce} dorthin gezahlt.`,
  notCompared: (address) => `${address} wurde mit keinem Verzeichnis verglichen.`,
  notComparedPaid: (address, nonce) =>
    `${address} wurde mit keinem Verzeichnis verglichen; laut dem Transaktionsdienst hat dieser Safe in #${nonce} dorthin gezahlt.`,
  paidIn: (nonce) => `Laut dem Transaktionsdienst hat dieser Safe in #${nonce} dorthin gezahlt.`,
  paidCause: (cause, nonce, address) =>
    `Laut dem Transaktionsdienst hat dieser Safe in #${nonce} an ${cause} gezahlt, unter ${address}.`,
  paid: (nonce) => `laut dem Transaktionsdienst hat dieser Safe in #${nonce} dorthin gezahlt`,
  changed: (address) =>
    `Die letzte Spende dieses Safes an dieses Anliegen ging an eine andere Adresse, ${address}; so erinnert sich dieser Browser.`,
  changedByFile: (address) =>
    `Die letzte Spende dieses Safes dorthin ging an eine andere Adresse, ${address}, wie eine in diesen Browser übernommene Datei angibt.`,
  wasOfByFile: (cause) =>
    `Eine in diesen Browser übernommene Datei nennt eine Spende dorthin, für ${cause}, das jetzt eine andere Adresse hat oder nicht mehr aufgeführt ist.`,
  wasOf: (cause) =>
    `Dieser Browser erinnert sich an eine Spende dorthin für ${cause}; dieses Anliegen hat jetzt eine andere Adresse oder ist nicht mehr aufgeführt.`,
  found: {
    zero: 'Das ist die Nulladresse. Was dorthin gesendet wird, ist verloren.',
    system:
      'Diese Adresse ist der Chain selbst vorbehalten, etwa für einen vorkompilierten Vertrag. Niemand hat einen Schlüssel dafür, und was dorthin gesendet wird, ist verloren.',
    self: (giver) => `Das ist ${givers[giver]} selbst. Die Spende würde dort bleiben.`,
    token: (symbol) =>
      `Das ist der Vertrag von ${symbol}. Was an den Vertrag eines Tokens gesendet wird, ist verloren.`,
    likeCause: (name) => `Diese Adresse ähnelt nur der von ${name}. ${forged}`,
    likeKnown: (giver) => `Diese Adresse ähnelt nur einer, die ${givers[giver]} kennt. ${forged}`,
    likePaid: (giver, nonce) =>
      `Diese Adresse ähnelt nur einer, an die ${givers[giver]} in #${nonce} gezahlt hat. ${forged}`,
    stopped: (name, state, since, reason) =>
      `Das ist eine Adresse von ${name}, die seit dem ${since} ${states[state]}: ${reason}`,
    otherChain: (name, chain) =>
      `Das Verzeichnis führt diese Adresse für ${name}, aber nicht auf ${chain}. Wer sie anderswo kontrolliert, kontrolliert sie hier vielleicht nicht.`,
    unconfirmed:
      'Das Verzeichnis führt diese Adresse für ein Anliegen, das der Betreiber dieser Seite nicht bestätigt hat.',
    confirmed: (name) => `Das Verzeichnis führt diese Adresse für ${name}.`,
    owner: 'Das ist die Adresse eines Eigentümers Ihres Safes.',
    unknown: 'Nicht im Verzeichnis: Niemand hat hier geprüft, wem die Adresse gehört.',
    notCompared:
      'Ob sie einer Adresse des Verzeichnisses ähnelt, konnte nicht geprüft werden: Derzeit gibt es keines.',
    tokenThere: (chain) =>
      `Unter dieser Adresse steht auf ${chain} der Vertrag eines Tokens. Was dorthin gesendet wird, ist verloren.`,
    safe: (chain, threshold, owners) =>
      `Ein Safe auf ${chain}: ${threshold} von ${owners} Eigentümern müssen unterschreiben.`,
    contract: (chain) =>
      `Unter dieser Adresse steht auf ${chain} ein Vertrag. Fragen Sie nach, ob er weitergeben kann, was er bekommt.`,
    unused: (chain) =>
      `Eine gewöhnliche Adresse, die auf ${chain} noch niemand benutzt hat: keine Transaktion, kein Guthaben.`,
    ordinary: (chain) => `Eine gewöhnliche Adresse auf ${chain}: Ein Schlüssel unterschreibt für sie.`,
    unread: (chain, reason) =>
      `Was auf ${chain} unter dieser Adresse steht, konnte nicht geprüft werden. ${reason}`,
    ethereumUnread: (reason) =>
      `Ob auf Ethereum ein Vertrag diese Adresse hat, konnte nicht geprüft werden. ${reason}`,
    ethereum: (chain) =>
      `Auf Ethereum hat ein Vertrag diese Adresse, vielleicht ein Safe; auf ${chain} gibt es dort keinen. Was hier gesendet wird, ist für seine Eigentümer vielleicht unerreichbar.`,
    historyUnread: (giver, reason) =>
      `Ob sie einer Adresse ähnelt, an die ${givers[giver]} gezahlt hat, konnte nicht geprüft werden. ${reason}`,
    noChecksum:
      'Sie wurde ohne Prüfsumme geschrieben; eine falsche Stelle fällt hier also nicht auf. Vergleichen Sie sie mit ihrer Quelle.',
    nameOnEthereum: (chain) =>
      `Der Name hat keine eigene Adresse für ${chain}: Das ist seine Adresse auf Ethereum. Fragen Sie nach, ob sein Inhaber sie auch auf ${chain} benutzt.`,
  },
}
