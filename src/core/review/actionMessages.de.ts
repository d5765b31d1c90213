import type { m } from './actionMessages'

const calls = (count: number) => (count === 1 ? '1 Aufruf' : `${count} Aufrufe`)
const base = (units: bigint) => `${units} ${units === 1n ? 'Basiseinheit' : 'Basiseinheiten'}`
const needs = (threshold: bigint) =>
  threshold === 1n ? 'verlangt ab dann 1 Signatur' : `verlangt ab dann ${threshold} Signaturen`

export const de: typeof m = {
  transaction: 'Die Transaktion',
  call: (path) => `Aufruf ${path}`,
  along: (amount) => `Dabei wird ein Betrag mitgesendet: ${amount}.`,
  trailing: (count, hex) =>
    count === 1
      ? `Es folgt 1 Byte, das niemand liest: ${hex}.`
      : `Es folgen ${count} Byte, die niemand liest: ${hex}.`,
  doneBy: (account) => `Das tut das Konto ${account}, falls es ein Safe ist.`,
  send: (amount, to) => `Sendet ${amount} an ${to}.`,
  nothing: (to) => `Ruft ${to} ohne Betrag und ohne Daten auf.`,
  rejection:
    'Zahlt nichts und verbraucht nur die Nonce: eine Ablehnung jeder anderen Transaktion, die sie hat.',
  batch: (count, contract, address) => `Macht ${calls(count)} über ${contract} (${address}).`,
  transferUnknown: (units, token, to) =>
    `Überträgt ${base(units)} des Tokens unter ${token}, der hier nicht bekannt ist, an ${to}.`,
  transferFrom: (amount, from, to) => `Überträgt ${amount} von ${from} an ${to}.`,
  transferFromUnknown: (units, token, from, to) =>
    `Überträgt ${base(units)} oder das eine Stück mit dieser Nummer des Tokens unter ${token}, der hier nicht bekannt ist, von ${from} an ${to}.`,
  item: (id) => `Stück Nr. ${id}`,
  itemAmount: (amount, id) => `${amount} von Stück Nr. ${id}`,
  items: (items, token, from, to) => `Überträgt ${items} der Sammlung unter ${token} von ${from} an ${to}.`,
  allItems: (operator, token) =>
    `Erlaubt ${operator}, jetzt und später jedes Stück der Sammlung unter ${token} zu bewegen.`,
  noItems: (operator, token) =>
    `Erlaubt ${operator} nicht mehr, Stücke der Sammlung unter ${token} zu bewegen.`,
  create: (bytes, coin) =>
    `Erstellt einen Vertrag aus ${bytes} Byte Code${coin === null ? '' : ` und sendet ihm ${coin}`}.`,
  signMessage: (bytes, hex) =>
    `Signiert auf der Chain im Namen des Safes eine Nachricht von ${bytes} Byte: ${hex}.`,
  approveHash: (safe, hash) =>
    `Genehmigt als Eigentümer des Safes ${safe} die Transaktion mit dem safeTxHash ${hash}.`,
  execTransaction: (safe) => `Lässt ${safe} eine eigene Transaktion ausführen, falls es ein Safe ist.`,
  execFromModule: (safe) =>
    `Lässt ${safe} als sein Modul ohne die Signaturen seiner Eigentümer handeln, falls das ein Safe ist.`,
  otherBatch: (name, contract, by, bytes) =>
    `Führt ${name} unter ${contract} als ${by} selbst aus. Der Batch von ${bytes} Byte wird hier nicht gelesen.`,
  unknownCode: (contract, by) =>
    `Führt den Code von ${contract} als ${by} selbst aus. Das kann alles bewirken.`,
  unreadable: (to, bytes, reason) =>
    `Ruft ${to} mit ${bytes} Byte auf, die sich hier nicht lesen lassen. ${reason}`,
  approval: {
    unknownToken: (token) => `den Token unter ${token} (hier nicht bekannt)`,
    none: (spender, token, owner) => `Erlaubt ${spender} nicht mehr, ${token} von ${owner} auszugeben.`,
    unlimited: (spender, token, owner) =>
      `Erlaubt ${spender} jetzt und später, ${token} von ${owner} ohne Grenze auszugeben.`,
    units: (units, token) => `${base(units)} des Tokens unter ${token} (hier nicht bekannt)`,
    unlimitedOrItem: (spender, token, owner, id) =>
      `Erlaubt ${spender} jetzt und später, ${token} von ${owner} ohne Grenze oder das eine Stück mit der Nummer ${id} auszugeben.`,
    unitsOrItem: (value, token) =>
      `${base(value)} oder das eine Stück mit der Nummer ${value} des Tokens unter ${token} (hier nicht bekannt)`,
    more: (spender, sum, owner) => `Erlaubt ${spender}, ${sum} mehr als bisher von ${owner} auszugeben.`,
    upTo: (spender, sum, owner) =>
      `Erlaubt ${spender} jetzt oder später, bis zu ${sum} von ${owner} auszugeben.`,
  },
  control: {
    through: (method, contract) => `${method} von ${contract}`,
    role: (to, role, contract, method) =>
      to === null
        ? `Gibt niemandem die Rolle ${role} des Vertrags ${contract} (${method}).`
        : `Gibt ${to} die Rolle ${role} des Vertrags ${contract} (${method}).`,
    code: (to, contract, method) =>
      to === null
        ? `Nimmt dem Vertrag ${contract} seinen Code (${method}).`
        : `Ersetzt den Code des Vertrags ${contract} durch den von ${to} (${method}).`,
    owner: (to, contract, method) =>
      to === null
        ? `Lässt den Vertrag ${contract} ohne Eigentümer (${method}).`
        : `Macht ${to} zum Eigentümer des Vertrags ${contract} (${method}).`,
    admin: (to, contract, method) =>
      to === null
        ? `Lässt den Vertrag ${contract} ohne Verwalter (${method}).`
        : `Macht ${to} zum Verwalter des Vertrags ${contract} (${method}).`,
  },
  setting: {
    addOwner: (owner, threshold) => `Fügt den Eigentümer ${owner} hinzu und ${needs(threshold)}.`,
    removeOwner: (owner, threshold) => `Entfernt den Eigentümer ${owner} und ${needs(threshold)}.`,
    swapOwner: (owner, next) => `Ersetzt den Eigentümer ${owner} durch ${next}.`,
    threshold: (threshold) =>
      threshold === 1n ? 'Verlangt ab dann 1 Signatur.' : `Verlangt ab dann ${threshold} Signaturen.`,
    enableModule: (module) => `Schaltet das Modul ${module} ein, das dann ohne Signatur alles bewegen kann.`,
    disableModule: (module) => `Schaltet das Modul ${module} aus.`,
    noGuard: 'Entfernt den Guard, der Transaktionen prüft.',
    guard: (contract) => `Setzt den Guard ${contract}, der dann jede Transaktion sperren kann.`,
    noModuleGuard: 'Entfernt den Modul-Guard, der prüft, was Module tun.',
    moduleGuard: (contract) => `Setzt den Modul-Guard ${contract}, der dann jedes Modul sperren kann.`,
    noHandler: 'Entfernt den Fallback-Handler.',
    handler: (contract) =>
      `Setzt den Fallback-Handler ${contract}, der dann für den Safe antworten und Nachrichten signieren kann.`,
    singleton: (singleton) => `Ersetzt den Code des Safes durch den von ${singleton}.`,
    setup: (owners, threshold) =>
      `Richtet den Safe neu ein, mit den Eigentümern ${owners} und ${threshold === 1n ? '1 Signatur' : `${threshold} Signaturen`}.`,
    migrate: (code, withHandler) =>
      withHandler
        ? `Ersetzt den Code des Safes durch ${code} und seinen Fallback-Handler durch den dieser Version.`
        : `Ersetzt den Code des Safes durch ${code}.`,
    passkey: (x, y, verifiers) =>
      `Setzt den Passkey, der für den gemeinsamen Unterzeichner signiert: x ${x}, y ${y}, Prüfer ${verifiers}.`,
  },
  calls: {
    operation: 'Der Aufruf nennt eine Operation, die es nicht gibt.',
    noAddress: 'Der Aufruf geht an etwas, das keine Adresse ist.',
    halfBytes: 'Die Daten bestehen nicht aus ganzen Bytes.',
    tooLarge: (bytes) => `Der Aufruf ist zu groß: ${bytes} Byte werden nicht dekodiert.`,
    delegateCall: 'Darin steht ein DELEGATECALL, den MultiSendCallOnly ablehnt.',
    unsentValue: 'Der Aufruf nennt einen Betrag, der nicht gesendet würde.',
    misfit: (signature) => `Der Aufruf beginnt wie ${signature}, aber seine Daten passen nicht dazu.`,
    unknown: (selector) => `Der Aufruf gilt einer Funktion, die hier nicht bekannt ist (${selector}).`,
    ids: 'Der Aufruf nennt mehr Nummern als Mengen oder weniger.',
    ledgerBatch: 'BatchExecutor von Ledger Multisig',
    batch: {
      form: 'Die Daten sind kein Aufruf von multiSend in der üblichen Form.',
      cut: 'Der Batch endet zu früh.',
      cutCall: (place) => `Aufruf ${place} des Batchs endet zu früh.`,
      operation: (place) => `Aufruf ${place} des Batchs hat eine Operation, die es nicht gibt.`,
      empty: 'Der Batch ist leer.',
    },
  },
}
