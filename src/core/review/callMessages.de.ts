import type { m } from './callMessages'

export const de: typeof m = {
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
}
