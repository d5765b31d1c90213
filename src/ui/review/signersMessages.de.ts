import type { m } from './signersMessages'

export const de: typeof m = {
  verified: (count, threshold) =>
    `${count} von ${threshold ?? 'unbekannt vielen'} nötigen Signaturen ${count === 1 ? 'ist' : 'sind'} bestätigt.`,
  unread:
    'Wer unterschrieben hat, konnte nicht geprüft werden: Die Eigentümer des Safes ließen sich nicht lesen.',
  listed: (count) =>
    count === 0
      ? 'Der Transaktionsdienst führt keine Signatur auf.'
      : `Der Transaktionsdienst führt ${count === 1 ? 'eine Signatur' : `${count} Signaturen`} auf. Geprüft hat sie noch niemand.`,
  notListed:
    'Der Transaktionsdienst hat ihre Signaturen nicht aufgeführt: Es kann mehr geben, als hier bekannt sind.',
  stranger: 'Kein Eigentümer dieses Safes.',
  strangerSigned: 'Als Unterzeichner aufgeführt, zählt aber nicht',
  accepted: (count, block) =>
    `Der Safe selbst nimmt ${count === 1 ? 'sie' : 'jede davon'} an, bei Block ${block}.`,
  silent: (count) =>
    `Was der Safe selbst zu ${count === 1 ? 'einer' : count} davon sagt, konnte nicht gelesen werden.`,
  delegated: (to) =>
    `Ein Schlüssel, dessen Konto anderen Code ausführt (EIP-7702): ${to}. Der Schlüssel unterschreibt weiterhin.`,
  safe: 'Selbst ein Safe: Seine Eigentümer unterschreiben dort.',
  passkeySigner: 'Ein Passkey.',
  contract: 'Ein Vertrag, der selbst sagt, was er unterschrieben hat.',
  counted: {
    key: 'Hat genau dies unterschrieben',
    contract: 'Hat genau dies unterschrieben, wie der Vertrag bestätigt',
    approval: 'Hat genau dies auf der Chain genehmigt',
  },
  open: 'Aufgeführt, konnte aber nicht geprüft werden',
  notSigned: 'Nicht unterschrieben',
  unknown: 'Ob dieser Eigentümer unterschrieben hat, ist hier nicht bekannt',
  passkey: (origin) => `Mit einem Passkey auf ${origin} erstellt, wie die Signatur selbst sagt.`,
  passkeyElsewhere: (origin) =>
    `Mit einem Passkey auf ${origin} erstellt, wie die Signatur selbst sagt: keine Safe-Oberfläche, die diese Seite kennt`,
  refused: (why) => `Der Safe selbst lehnt diese Signatur ab${why === null ? '' : `: ${why}`}`,
  unexplained:
    'Der Safe selbst nimmt sie an, und diese Seite kann nicht sagen, warum: Klären Sie das, bevor Sie unterschreiben',
  problems: {
    noSignature: 'Ohne Signatur aufgeführt',
    malformed: 'Mit etwas aufgeführt, das keine Signatur ist',
    otherSigner: 'Diese Signatur stammt nicht von diesem Eigentümer oder gilt etwas anderem',
    notOwner: 'Kein Eigentümer',
    notChecked: 'Zu oft aufgeführt, um geprüft zu werden',
  },
  ownerSafe: {
    queue: 'Die Warteschlange jenes Safes',
    looking: 'In seiner Warteschlange wird die Genehmigung dieser Transaktion gesucht …',
    found: (nonce) => `Seine Transaktion #${nonce} genehmigt diese: Prüfen Sie sie`,
    none: 'Nichts in seiner Warteschlange genehmigt diese Transaktion.',
    unread: (reason) =>
      `Ob seine Warteschlange diese Transaktion genehmigt, konnte nicht gelesen werden. ${reason}`,
  },
  hold: 'Was zutrifft',
  each: (outcome) => `${outcome} (jeder dieser Punkte)`,
  block: (block) => `Gelesen bei Block ${block}.`,
}
