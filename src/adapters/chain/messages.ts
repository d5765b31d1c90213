import { messages } from '../../language/messages'

/** Texts for why a node of a chain gave no usable response. */
export const m = messages('adapters/chain', {
  late: (chain: string) => `The ${chain} node did not answer in time.`,
  down: (chain: string) => `The ${chain} node cannot be reached, or refused to answer.`,
  other: (chain: string, id: number, answered: number) =>
    `The node for ${chain} (chain ${id}) answers for chain ${answered}.`,
  notLoaded: 'A part of this page did not load. Reload it.',
  noSafe: 'There is a contract at this address, but it does not answer like a Safe.',
  unsearched: (chain: string) => `Not all blocks of ${chain} have been searched yet.`,
  changed: (chain: string) => `The newest blocks of ${chain} have just changed.`,
  noSecond: (chain: string) => `No second node of ${chain} answered to confirm the execution.`,
  noName: 'The node gave no answer.',
})
