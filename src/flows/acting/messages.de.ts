import type { m } from './messages'

const wouldFail = 'Es wurde nichts gesendet, weil die Transaktion jetzt fehlschlagen würde.'

export const de: typeof m = {
  unreadSafe: 'Der Safe konnte nicht gelesen werden.',
  noRoom:
    'Dieser Browser hat keinen Platz, um zu speichern, was gesendet wird. Deshalb wurde nichts gesendet.',
  unreadExecution:
    'Hier ist eine Ausführung dieser Transaktion gespeichert, die diese Seite nicht lesen kann. Darum wurde nichts gesendet.',
  rejected: 'Es wurde nichts unterschrieben und nichts gesendet.',
  noHash: 'Der Hash dieser Transaktion kann nicht berechnet werden.',
  otherTab:
    'In einem anderen Tab dieses Browsers wird gerade für diesen Safe gehandelt. Schließen Sie das dort zuerst ab.',
  approvalReverted:
    'Die Chain hat die Zustimmung rückgängig gemacht. Sie zählt nicht, und es hat sich nichts geändert.',
  nonceUsed: 'Die Nonce ist verbraucht. Ob von dieser Transaktion, ist noch nicht bekannt.',
  unproved:
    'Die Nonce ist verbraucht. Die Adresse des Safes meldet, dass diese Transaktion ausgeführt wurde. Bewiesen ist es noch nicht.',
  safeMissing: 'Der Safe wurde nicht gefunden.',
  noSafe: 'Dort gibt es keinen Safe.',
  notOver:
    'Die Signatur, die dieser Browser gespeichert hat, gilt nicht dieser Transaktion. Sie wurde nicht weitergegeben.',
  trial: {
    inside:
      'Es wurde nichts gesendet. Die Aufrufe der Transaktion würden fehlschlagen, und die Nonce und die Signaturen wären trotzdem verbraucht.',
    refused: (words, code) => `${wouldFail} ${words ?? 'Der Safe weist sie zurück.'} (${code})`,
    noReason: `${wouldFail} Es wurde kein Grund genannt.`,
    reason: (reason) => `${wouldFail} Der genannte Grund ist: ${reason}.`,
    untried: (reason) => `Es wurde nichts gesendet, weil es nicht zuerst erprobt werden konnte. ${reason}`,
  },
}
