import { messages } from '../../language/messages'

/** Texts beside the status of a gift, shown also after giving. */
export const m = messages('ui/activity/note', {
  doNotSign: 'Do not sign',
  noMultiSend:
    'On this chain the contract that would make the payments (a MultiSend) is missing, or is not the one that Safe published. Executed without it, the gift would pay nobody, or do something else. Do not sign or execute it, tell your co-signers, and reject it in your Safe. If it has been executed already, it does not count as delivered: check the balances of your Safe.',
  forged: (why: string) =>
    `The transaction in the queue is not the one that was proposed here: ${why}. Do not sign or execute it. Tell your co-signers, and reject it in your Safe.`,
  /** The difference of a transaction from the proposed one. */
  why: {
    calls: 'it makes other calls',
    hash: 'its fields do not give the safeTxHash',
    safe: 'it is of another Safe',
    field: (field: string) => `its ${field} differs`,
  },
  meant: 'Asked for here',
  unreachable: (time: string) => `No answer since ${time}`,
  noAnswerYet: (reason: string) =>
    `${reason} There has been no answer yet. The gift is not affected, and we keep asking.`,
  lastAnswer: (reason: string, time: string) =>
    `${reason} What you see is from ${time}. The gift is not affected, and we keep asking.`,
  used: 'Its number in the queue has been used',
  usedWhy:
    'Either this gift or another transaction took it. We are asking the chain which, and do not guess meanwhile.',
  receipt: (time: string) => `Receipt not read since ${time}`,
  receiptWhy:
    'The node shows the execution, but not yet its receipt, which says how much of each token arrived. We keep asking.',
  balance: (time: string) => `Balance not read since ${time}`,
  balanceWhy:
    'The token is not in the list of this page, so its own events are no proof. The node has not shown yet whether the balance of the recipient rose. We ask a few more times.',
  nodes: (time: string) => `Two nodes do not agree since ${time}`,
  nodesWhy:
    'We asked two nodes of this chain what became of the transaction, and they say different things. One may be late, or wrong. We keep asking both.',
  tookBack: (time: string) => `Taken back by the chain on ${time}`,
  tookBackWhy:
    'How it had ended was in a block, and the chain has replaced that block. What you see is where it stands now. The same transaction often gets into a block again: do not give again before you know.',
  unproved: (time: string) => `Not proved since ${time}`,
  unprovedWhy: (txHash: string) =>
    `The address of your Safe says in transaction ${txHash} that this gift was executed. That need not have been Safe’s own code: a Safe that runs other code in its name says whatever that code says. Neither the bytes of the transaction nor the node show which it was. We keep asking.`,
  less: 'Less arrived than was given',
  back: 'Money came back',
  arrived: <A, G, R>(symbol: string, isLess: boolean, arrived: A, given: G, recipient: R) => [
    `${symbol} reports that ${isLess ? 'only ' : ''}`,
    arrived,
    ' of ',
    given,
    ' arrived at ',
    recipient,
    '.',
  ],
  /** The same where a part of it came back. */
  returned: <A, G, R, B>(
    symbol: string,
    isLess: boolean,
    arrived: A,
    given: G,
    recipient: R,
    returned: B,
  ) => [
    `${symbol} reports that ${isLess ? 'only ' : ''}`,
    arrived,
    ' of ',
    given,
    ' arrived at ',
    recipient,
    ', and that ',
    returned,
    ' came back from there.',
  ],
  unconfirmed: 'Not confirmed by the balance',
  /** A token that is not in the list, and what the balance at the recipient did in the block. */
  notRisen: <A, G, R, B>(symbol: string, arrived: A, given: G, recipient: R, risen: B) => [
    `${symbol} is not in the list of tokens. It reports that `,
    arrived,
    ' of ',
    given,
    ' arrived at ',
    recipient,
    '. In that block the balance there rose by ',
    risen,
    ', so the balance could not confirm the gift: the token may report what it did not do, or other payments were made in the same block.',
  ],
  risenUnread: <A, G, R>(symbol: string, arrived: A, given: G, recipient: R) => [
    `${symbol} is not in the list of tokens. It reports that `,
    arrived,
    ' of ',
    given,
    ' arrived at ',
    recipient,
    '. Whether the balance there rose could not be read.',
  ],
  unsigned: 'It has no signature yet',
  unsignedWhy:
    'Safe{Wallet} does not list a transaction before it has a signature, so nobody finds this one in the queue. Open it by its link below and sign it; from then on your co-signers see it too.',
  untold: 'The chain does not tell whether it was paid',
  untoldWhy:
    'That can happen where a wallet sends through code of its own, or through somebody else. We keep looking.',
  anotherWhy:
    'The transaction that your wallet names for it was sent by another account or before this gift, makes other payments, or counts for another gift, and nothing in it shows that yours were made. We keep looking.',
  notListed: (time: string) => `Not in your Safe’s list since ${time}`,
  notListedWhy: 'It may have been deleted there, or the list may be behind. We keep looking.',
  notSeen: (time: string) => `Not seen since ${time}`,
  batchNotSeen:
    'Your wallet does not tell of it at the moment. It may still be paid: look in your wallet before you give again. We keep looking.',
  txNotSeen:
    'The chain does not show it at the moment. It may still be paid: a network fee that is too low makes it wait, and your wallet can speed it up or cancel it. Do not give again before it has an end. We keep looking.',
  instead: {
    title: 'Your gift is not in the queue, and something else is',
    why: (time: string) =>
      `Since ${time} the transaction service does not show the gift that was asked for here. Meanwhile an owner has signed another transaction that was not proposed here. It may be somebody else’s, or it may have been put in the place of your gift. Do not sign or execute it before you have read it.`,
    read: (nonce: bigint) => `Read #${nonce}`,
  },
})
