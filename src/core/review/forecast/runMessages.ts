import { messages } from '../../../language/messages'

/** Messages for why a call fails in a run, and why there is no run. */
export const m = messages('core/review/forecast/run', {
  emptyText: 'The contract gives an empty reason.',
  text: (text: string) => `The contract says: “${text}”.`,
  panic: (why: string, code: bigint) => `The contract stops: ${why} (Panic ${code}).`,
  panics: {
    '1': 'an assertion in its code failed',
    '17': 'an arithmetic overflow or underflow (often: more is taken than is there)',
    '18': 'a division by zero',
    '33': 'a value outside its enumeration',
    '34': 'its storage is encoded incorrectly',
    '49': 'it takes from an empty array',
    '50': 'an array index out of bounds',
    '65': 'it needs too much memory',
    '81': 'it calls a function that is not initialised',
  },
  otherPanic: 'an error of its own code',
  custom: (data: string) => `The contract gives an error of its own, which is not known here: ${data}.`,
  cut: (data: string, bytes: number) => `${data}… (${bytes} bytes)`,
  stopped: (text: string) => `The node says: “${text}”.`,
  coin: (balance: string) => `The Safe would hold only ${balance} by then.`,
  silent: 'The contract gives no reason.',
  unread: {
    owners: (reason: string) => `The Safe’s owners could not be read. ${reason}`,
    threshold: (reason: string) => `The Safe’s threshold could not be read. ${reason}`,
    nonce: (reason: string) => `The Safe’s nonce could not be read. ${reason}`,
    version: (reason: string) => `The Safe’s version could not be read. ${reason}`,
    trace: 'The node gave the trace in a form that cannot be read.',
  },
  nonceUsed: (nonce: bigint) => `Nonce ${nonce} is used: this transaction can no longer be executed.`,
  noExecutor: 'No owner of the Safe could be chosen to execute it.',
  noHash: (version: string) =>
    `How a Safe ${version} hashes this transaction is not known, or a field does not fit its type.`,
})
