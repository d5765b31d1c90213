import { messages } from '../../language/messages'

/** Texts for the field that leads to a Safe, and for the start of the queue. */
export const m = messages('ui/start', {
  hint: 'An address with its chain in front (eth:0x…), a link of this page, or the link or id of a transaction in Safe{Wallet}.',
  whichChain: (safe: string) => `On which chain is ${safe}? What you entered names none.`,
  queue: {
    title: 'The queue of a Safe',
    lede: 'Read what waits for the owners of a Safe, and who has signed. Nothing has to be connected.',
    safe: 'Safe',
    read: 'Read its queue',
  },
})
