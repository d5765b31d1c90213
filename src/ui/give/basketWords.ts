import type { Giver } from './giver'

type BasketWords = {
  /** Nothing is chosen yet: what one gift can carry. */
  readonly empty: string
  /** What the giver holds could not be read: what follows from that. */
  readonly unread: string
}

/** What differs in the basket between a Safe and an ordinary wallet. */
export const basketWords: Readonly<Record<Giver['name'], BasketWords>> = {
  Safe: {
    empty: 'One proposal can carry gifts to many causes.',
    unread: 'If the Safe does not hold enough, executing it fails and nothing is given.',
  },
  wallet: {
    empty: 'One gift can go to many causes.',
    unread: 'If your wallet does not hold enough, it will not send the payment.',
  },
}
