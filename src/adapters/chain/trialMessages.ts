import { messages } from '../../language/messages'

/** Texts for why an execution could not be simulated. */
export const m = messages('adapters/chain/trial', {
  otherChain: (chain: string) => `The node for ${chain} is on another chain.`,
  noSafe: 'There is no Safe that answers.',
  noAnswer: (chain: string) => `The ${chain} node did not answer.`,
})
