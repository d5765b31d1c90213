import { messages } from '../../language/messages'

/** Texts for a host that returned nothing of use. */
export const m = messages('adapters/host', {
  /** `place`: field of the response, null for all of it. `what`: expected kind, in the terms of the schema. */
  unexpected: (place: string | null, what: string) =>
    `Your Safe sent something unexpected: ${place ?? 'the whole answer'} ${what}.`,
  late: 'Your Safe did not answer in time.',
  fault: (reason: string) => `Your Safe could not answer (${reason}).`,
  otherTx: 'Your Safe answered about another transaction.',
  notSent: (problem: string) => `This was not sent to your Safe. ${problem}`,
  failed: 'Your Safe could not deal with the proposal.',
  refused: (reason: string) => `Your Safe refused the proposal: ${reason}`,
  notSigned: (reason: string) => `Your Safe did not sign the message: ${reason}`,
  noSignature: 'Your Safe answered with something that is no signature.',
})
