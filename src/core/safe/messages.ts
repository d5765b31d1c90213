import { messages } from '../../language/messages'

/** Messages for why bytes of a Safe cannot be read, built or hashed. */
export const m = messages('core/safe', {
  odd: 'The data is not made of whole bytes.',
  runs: (to: string) => `It runs the code of ${to} as the Safe itself, which can do anything.`,
  value: 'It names a value that would not be sent.',
  zero: (library: string) =>
    `It has a call to the zero address, which ${library} 1.5.0 makes to the Safe itself.`,
  other: 'The data is not a call of multiSend.',
  cut: 'The batch ends too early.',
  empty: 'There is nothing in the batch.',
  callCut: (call: number) => `Call ${call} of the batch ends too early.`,
  notPlain: (call: number) => `Call ${call} of the batch is not a plain call.`,
  form: 'The batch is not in its standard form.',
  noAddress: (call: number) => `Call ${call} of the batch has no valid address.`,
  amount: (call: number) => `Call ${call} of the batch has an amount that does not fit.`,
  callOdd: (call: number) => `Call ${call} of the batch has data that is not whole bytes.`,
  version: (version: string | null) =>
    `How a Safe of version ${version ?? '(not told)'} hashes its transactions is not known.`,
  /** Messages for why the code at an address was not compared with the published one. */
  proof: {
    unpublished: 'Its published code is not known here.',
    unread: 'Its code was not read.',
  },
})
