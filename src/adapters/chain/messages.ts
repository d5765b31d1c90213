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
  /** Texts for why a node gave no forecast. */
  forecast: {
    noNode: (chain: string) => `No node of ${chain} answered.`,
    onlyEnd: (host: string) => `The node at ${host} only tells how it ends.`,
    lacks: (host: string) => `The node at ${host} does not offer it.`,
    refused: (host: string, words: string) => `The node at ${host} refused it: “${words}”`,
    unreadable: (host: string) => `The node at ${host} answered in a form that cannot be read.`,
    failsAlone: (host: string) =>
      `Without what waits before it, the run at ${host} fails, and shows nothing of that.`,
    silent: (host: string) => `The node at ${host} did not answer.`,
  },
  /** Texts for why a part of a Safe's setup could not be read, or a signature not be checked. */
  setup: {
    noAnswer: 'The node did not answer.',
    allowances: 'The allowance module does not answer like one.',
    noSlot: 'The node did not give this part of the storage.',
    unseen: (count: number) => `Only the first ${count} owners were looked at.`,
    none: 'There is none.',
    noFunction: (name: string) => `The contract does not answer ${name}().`,
    noCheck: 'The node could not run the check.',
    acceptsAll: 'The Safe accepts anything as a signature, so it has no say.',
  },
  /** Texts for why an execution could not be simulated. */
  trial: {
    otherChain: (chain: string) => `The node for ${chain} is on another chain.`,
    noSafe: 'There is no Safe that answers.',
    noAnswer: (chain: string) => `The ${chain} node did not answer.`,
  },
})
