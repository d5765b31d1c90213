import type { past } from './pastActionMessages'

const calls = (count: number) => (count === 1 ? '1 Aufruf' : `${count} Aufrufe`)
const base = (units: bigint) => `${units} ${units === 1n ? 'Basiseinheit' : 'Basiseinheiten'}`
const signatures = (threshold: bigint) => (threshold === 1n ? '1 Signatur' : `${threshold} Signaturen`)

export const de: typeof past = {
  along: (amount) => `Dabei wurde ein Betrag mitgesendet: ${amount}.`,
  doneBy: (account) =>
    `Das tat das Konto ${account}, falls es ein Safe ist und seine eigene Transaktion gelang.`,
  send: (amount, to) => `Sandte ${amount} an ${to}.`,
  nothing: (to) => `Rief ${to} ohne Betrag und ohne Daten auf.`,
  rejection:
    'Zahlte nichts und verbrauchte nur die Nonce: eine Ablehnung jeder anderen Transaktion, die sie hatte.',
  batch: (count, contract, address) => `Machte ${calls(count)} über ${contract} (${address}).`,
  transferUnknown: (units, token, to) =>
    `Übertrug ${base(units)} des Tokens unter ${token}, der hier nicht bekannt ist, an ${to}.`,
  transferFrom: (amount, from, to) => `Übertrug ${amount} von ${from} an ${to}.`,
  transferFromUnknown: (units, token, from, to) =>
    `Übertrug ${base(units)} oder das eine Stück mit dieser Nummer des Tokens unter ${token}, der hier nicht bekannt ist, von ${from} an ${to}.`,
  items: (items, token, from, to) => `Übertrug ${items} der Sammlung unter ${token} von ${from} an ${to}.`,
  allItems: (operator, token) =>
    `Erlaubte ${operator}, von da an jedes Stück der Sammlung unter ${token} zu bewegen.`,
  noItems: (operator, token) =>
    `Nahm ${operator} die Erlaubnis, Stücke der Sammlung unter ${token} zu bewegen.`,
  create: (bytes, coin) =>
    `Erstellte einen Vertrag aus ${bytes} Byte Code${coin === null ? '' : ` und sandte ihm ${coin}`}.`,
  signMessage: (bytes, hex) =>
    `Signierte auf der Chain im Namen des Safes eine Nachricht von ${bytes} Byte: ${hex}.`,
  approveHash: (safe, hash) =>
    `Genehmigte als Eigentümer des Safes ${safe} die Transaktion mit dem safeTxHash ${hash}.`,
  execTransaction: (safe) => `Ließ ${safe} eine eigene Transaktion ausführen, falls es ein Safe ist.`,
  execFromModule: (safe) =>
    `Ließ ${safe} als sein Modul ohne die Signaturen seiner Eigentümer handeln, falls das ein Safe ist.`,
  otherBatch: (name, contract, by, bytes) =>
    `Führte ${name} unter ${contract} als ${by} selbst aus. Der Batch von ${bytes} Byte wird hier nicht gelesen.`,
  unknownCode: (contract, by) =>
    `Führte den Code von ${contract} als ${by} selbst aus. Das konnte alles bewirken.`,
  unreadable: (to, bytes, reason) =>
    `Rief ${to} mit ${bytes} Byte auf, die sich hier nicht lesen lassen. ${reason}`,
  approval: {
    none: (spender, token, owner) => `Nahm ${spender} die Erlaubnis, ${token} von ${owner} auszugeben.`,
    unlimited: (spender, token, owner) =>
      `Erlaubte ${spender}, von da an ${token} von ${owner} ohne Grenze auszugeben.`,
    unlimitedOrItem: (spender, token, owner, id) =>
      `Erlaubte ${spender}, von da an ${token} von ${owner} ohne Grenze oder das eine Stück mit der Nummer ${id} auszugeben.`,
    more: (spender, sum, owner) => `Erlaubte ${spender}, ${sum} mehr als bisher von ${owner} auszugeben.`,
    upTo: (spender, sum, owner) => `Erlaubte ${spender}, von da an bis zu ${sum} von ${owner} auszugeben.`,
  },
  control: {
    role: (to, role, contract, method) =>
      to === null
        ? `Gab niemandem die Rolle ${role} des Vertrags ${contract} (${method}).`
        : `Gab ${to} die Rolle ${role} des Vertrags ${contract} (${method}).`,
    code: (to, contract, method) =>
      to === null
        ? `Nahm dem Vertrag ${contract} seinen Code (${method}).`
        : `Ersetzte den Code des Vertrags ${contract} durch den von ${to} (${method}).`,
    owner: (to, contract, method) =>
      to === null
        ? `Ließ den Vertrag ${contract} ohne Eigentümer (${method}).`
        : `Machte ${to} zum Eigentümer des Vertrags ${contract} (${method}).`,
    admin: (to, contract, method) =>
      to === null
        ? `Ließ den Vertrag ${contract} ohne Verwalter (${method}).`
        : `Machte ${to} zum Verwalter des Vertrags ${contract} (${method}).`,
  },
  setting: {
    addOwner: (owner, threshold) =>
      `Fügte den Eigentümer ${owner} hinzu und verlangte von da an ${signatures(threshold)}.`,
    removeOwner: (owner, threshold) =>
      `Entfernte den Eigentümer ${owner} und verlangte von da an ${signatures(threshold)}.`,
    swapOwner: (owner, next) => `Ersetzte den Eigentümer ${owner} durch ${next}.`,
    threshold: (threshold) => `Verlangte von da an ${signatures(threshold)}.`,
    enableModule: (module) =>
      `Schaltete das Modul ${module} ein, das dann ohne Signatur alles bewegen konnte.`,
    disableModule: (module) => `Schaltete das Modul ${module} aus.`,
    noGuard: 'Entfernte den Guard, der Transaktionen prüfte.',
    guard: (contract) => `Setzte den Guard ${contract}, der dann jede Transaktion sperren konnte.`,
    noModuleGuard: 'Entfernte den Modul-Guard, der prüfte, was Module tun.',
    moduleGuard: (contract) => `Setzte den Modul-Guard ${contract}, der dann jedes Modul sperren konnte.`,
    noHandler: 'Entfernte den Fallback-Handler.',
    handler: (contract) =>
      `Setzte den Fallback-Handler ${contract}, der dann für den Safe antworten und Nachrichten signieren konnte.`,
    singleton: (singleton) => `Ersetzte den Code des Safes durch den von ${singleton}.`,
    setup: (owners, threshold) =>
      `Richtete den Safe neu ein, mit den Eigentümern ${owners} und ${signatures(threshold)}.`,
    migrate: (code, withHandler) =>
      withHandler
        ? `Ersetzte den Code des Safes durch ${code} und seinen Fallback-Handler durch den dieser Version.`
        : `Ersetzte den Code des Safes durch ${code}.`,
    passkey: (x, y, verifiers) =>
      `Setzte den Passkey, der für den gemeinsamen Unterzeichner signiert: x ${x}, y ${y}, Prüfer ${verifiers}.`,
  },
}
