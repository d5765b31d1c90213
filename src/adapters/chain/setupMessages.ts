import { messages } from '../../language/messages'

/** Texts for why a part of a Safe's setup could not be read, or a signature not be checked. */
export const m = messages('adapters/chain/setup', {
  noAnswer: 'The node did not answer.',
  allowances: 'The allowance module does not answer like one.',
  noSlot: 'The node did not give this part of the storage.',
  unseen: (count: number) => `Only the first ${count} owners were looked at.`,
  none: 'There is none.',
  noFunction: (name: string) => `The contract does not answer ${name}().`,
  noCheck: 'The node could not run the check.',
  acceptsAll: 'The Safe accepts anything as a signature, so it has no say.',
})
