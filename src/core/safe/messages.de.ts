import type { m } from './messages'

export const de: typeof m = {
  odd: 'Die Daten bestehen nicht aus ganzen Bytes.',
  runs: (to) => `Sie führt den Code von ${to} als der Safe selbst aus, und der kann alles tun.`,
  value: 'Sie nennt einen Betrag, der nicht gesendet würde.',
  zero: (library) =>
    `Sie enthält einen Aufruf der Nulladresse, den ${library} 1.5.0 an den Safe selbst richtet.`,
  other: 'Die Daten sind kein Aufruf von multiSend.',
  cut: 'Der Batch endet zu früh.',
  empty: 'Der Batch ist leer.',
  callCut: (call) => `Aufruf ${call} des Batches endet zu früh.`,
  notPlain: (call) => `Aufruf ${call} des Batches ist kein einfacher Aufruf.`,
  form: 'Der Batch hat nicht seine übliche Form.',
  noAddress: (call) => `Aufruf ${call} des Batches hat keine gültige Adresse.`,
  amount: (call) => `Aufruf ${call} des Batches hat einen Betrag, der zu groß oder negativ ist.`,
  callOdd: (call) => `Aufruf ${call} des Batches hat Daten, die nicht aus ganzen Bytes bestehen.`,
  version: (version) =>
    `Wie ein Safe der Version ${version ?? '(nicht angegeben)'} seine Transaktionen hasht, ist nicht bekannt.`,
  proof: {
    unpublished: 'Der veröffentlichte Code dazu ist hier nicht bekannt.',
    unread: 'Der Code dort wurde nicht gelesen.',
  },
}
