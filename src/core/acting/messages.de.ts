import type { m } from './messages'

export const de: typeof m = {
  unreadSafe: (reason) => `Der Safe konnte nicht gelesen werden. ${reason}`,
  noContract: 'Der Safe konnte nicht gelesen werden: An seiner Adresse ist kein Vertrag.',
  otherCode:
    'Dieser Safe läuft mit Code, den Safe nicht veröffentlicht hat. Deshalb kann niemand sagen, was eine Signatur dort bewirkt.',
  unreadCode:
    'Der Code dieses Safes konnte nicht gelesen werden. Deshalb kann niemand sagen, was eine Signatur dort bewirkt.',
  unreadNonce: (reason) => `Die nächste Nonce des Safes konnte nicht gelesen werden. ${reason}`,
  usedNonce: (nonce) =>
    `Die Nonce #${nonce} ist verbraucht: Diese Transaktion kann nicht mehr unterschrieben oder ausgeführt werden.`,
  notExecuted:
    'Nach Auskunft des Transaktionsdienstes wurde diese Transaktion ausgeführt, und die Chain zeigt das nicht. Lesen Sie sie gleich noch einmal neu.',
  otherChain: (chain) => `Ihre Wallet ist auf einer anderen Chain. Wechseln Sie dort zu ${chain}.`,
  unreadOwners: (reason) => `Die Eigentümer konnten nicht gelesen werden. ${reason}`,
  stranger: 'Ihre Adresse gehört nicht zu den Eigentümern dieses Safes.',
  isSafe:
    'Dieser Eigentümer ist ein Safe. Dessen eigene Eigentümer stimmen dort zu, mit einer Transaktion jenes Safes.',
  isContract:
    'Dieser Eigentümer ist ein Vertrag, und diese Seite kann nicht für einen Vertrag unterschreiben. Unterschreiben Sie mit der Wallet oder App, die den Vertrag angelegt hat. Die Signatur zählt hier, sobald der Transaktionsdienst sie auflistet.',
  contractExecutes:
    'Diese Seite führt mit gewöhnlichen Konten aus, und dieser Eigentümer ist ein Vertrag. Verbinden Sie ein gewöhnliches Konto: Es muss keinem Eigentümer gehören.',
  contractDeletes:
    'Diese Seite kann die Anfrage nicht für einen Vertrag unterschreiben. Nehmen Sie die Transaktion dort aus der Warteschlange, wo der Vertrag sie vorgeschlagen hat.',
  unreadOwner: (reason) => `Wie dieser Eigentümer unterschreibt, konnte nicht gelesen werden. ${reason}`,
  noHash:
    'Der Hash dieser Transaktion kann nicht berechnet werden oder ist nicht der, den der Eintrag nennt. Unterschreiben Sie sie nicht.',
  otherHash: 'Der Safe berechnet einen anderen Hash als diese Seite. Unterschreiben Sie nicht.',
  falseSignature:
    'Es ist eine Signatur aufgeführt, die nicht die ihres Eigentümers für diese Transaktion ist. Unterschreiben Sie nichts außer einer Ablehnung, bis die Eigentümer den Grund gefunden haben.',
  unreadThreshold: 'Wie viele Signaturen nötig sind, konnte nicht gelesen werden.',
  tooFew: (required, count) =>
    `${required === 1 ? 'Eine Signatur ist' : `${required} Signaturen sind`} nötig, ${count === 0 ? 'keine ist' : count === 1 ? 'eine ist' : `${count} sind`} geprüft.`,
  waits: (nonce) =>
    `Diese Transaktion wartet auf #${nonce}: Ein Safe führt in der Reihenfolge der Nonces aus.`,
  isRejection: 'Das ist schon eine Ablehnung: Bestätigen Sie sie.',
  noRejectionHash: 'Der Hash einer Ablehnung kann für diesen Safe nicht berechnet werden.',
  signed: 'Sie haben genau das unterschrieben.',
  signedRejection: 'Sie haben die Ablehnung dieser Nonce unterschrieben.',
  executed: 'Diese Transaktion wurde ausgeführt: Sie bleibt in der Liste der ausgeführten.',
  notProposed: 'Diese Transaktion wurde dem Transaktionsdienst nie vorgeschlagen.',
  notProposer: (proposer) =>
    `Nur ${proposer}, von wo sie vorgeschlagen wurde, kann sie aus der Warteschlange nehmen.`,
  noDeletionHash:
    'Der Hash dieser Transaktion kann nicht berechnet werden. Deshalb ist nicht sicher, was gelöscht würde.',
  noSafe: 'Es gibt keinen Safe.',
  otherRequest:
    'Die Anfrage entspricht nicht genau dem, was auf dem Bildschirm steht. Deshalb wurde sie nicht an Ihre Wallet gegeben.',
}
