import { messages } from '../../language/messages'

/** Texts for why a node gave no forecast. */
export const m = messages('adapters/chain/forecast', {
  noNode: (chain: string) => `No node of ${chain} answered.`,
  onlyEnd: (host: string) => `The node at ${host} only tells how it ends.`,
  lacks: (host: string) => `The node at ${host} does not offer it.`,
  refused: (host: string, words: string) => `The node at ${host} refused it: “${words}”`,
  unreadable: (host: string) => `The node at ${host} answered in a form that cannot be read.`,
  failsAlone: (host: string) =>
    `Without what waits before it, the run at ${host} fails, and shows nothing of that.`,
  silent: (host: string) => `The node at ${host} did not answer.`,
})
