import { messages } from '../../language/messages'

/** Reasons why the bytes of a call cannot be read. */
export const m = messages('core/review/call', {
  operation: 'It names an operation that does not exist.',
  noAddress: 'It goes to something that is not an address.',
  halfBytes: 'The data is not made of whole bytes.',
  tooLarge: (bytes: number) => `It is too large: ${bytes} bytes are not decoded.`,
  delegateCall: 'It has a DELEGATECALL in it, which MultiSendCallOnly refuses.',
  unsentValue: 'It names a value that would not be sent.',
  misfit: (signature: string) => `It begins like ${signature}, and its data does not fit.`,
  unknown: (selector: string) => `It calls a function that is not known here (${selector}).`,
  ids: 'It names more ids than amounts, or fewer.',
  ledgerBatch: 'BatchExecutor of Ledger Multisig',
  batch: {
    form: 'The data is not a call of multiSend in its standard form.',
    cut: 'The batch ends too early.',
    cutCall: (place: number) => `Call ${place} of the batch ends too early.`,
    operation: (place: number) => `Call ${place} of the batch has an operation that does not exist.`,
    empty: 'There is nothing in the batch.',
  },
})
