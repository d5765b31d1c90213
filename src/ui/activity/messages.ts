import { messages } from '../../language/messages'

const noneAnswered = (place: string) =>
  `No clear answer arrived: the request may still be open in ${place} or in another tab.`

/** Words for one part of a gift in several parts. */
type PartOfPlan = {
  readonly part: number
  readonly of: number
  readonly isOfWallet: boolean
  /** True when the part is given again after it came to nothing. */
  readonly isAgain: boolean
}

export const m = messages('ui/activity', {
  title: (open: number) => (open === 0 ? 'Activity' : `Activity, ${open} under way`),
  heading: 'Activity',
  more: { safe: 'More of this Safe', wallet: 'More of this wallet' },
  sums: (sums: string, count: number) => `${sums} in ${count} payments`,
  everyPayment: (count: number) => `All ${count} payments`,
  wholeQueue: 'The whole queue of your Safe',
  wholeRecord: {
    safe: 'The record of what it has given',
    wallet: 'The record of what this wallet has given',
  },
  notKept: {
    title: 'This browser keeps nothing for this page',
    safe: 'After a reload the list is put together again from your Safe’s queue. What is no longer there is not shown again. The gifts themselves are not affected.',
    wallet:
      'After a reload this list is empty, and a gift that was interrupted has to be looked up in your wallet. The gifts themselves are not affected.',
  },
  /** Entries that a later release has stored, or that are damaged. */
  unreadItems: {
    title: (count: number) =>
      count === 1
        ? '1 entry of your list cannot be read here'
        : `${count} entries of your list cannot be read here`,
    safe: 'They stay stored, and no money is affected. Reload the page: a newer version may read them. Look in the queue of your Safe before you give again.',
    wallet:
      'They stay stored, and no money is affected. Reload the page: a newer version may read them. Look in your wallet before you give again.',
  },
  looking: 'Looking for earlier gifts of this Safe…',
  nothing: {
    title: 'Nothing is under way',
    queued: (count: number, isLeast: boolean) =>
      count === 1 && !isLeast
        ? '1 transaction waits in the queue of your Safe'
        : `${isLeast ? `At least ${count}` : count} ${count === 1 ? 'transaction' : 'transactions'} ${count === 1 ? 'waits' : 'wait'} in the queue of your Safe`,
    queuedWords:
      'None of them is followed here. Gifts to causes of the directory are followed on every device, other gifts on the one that made them.',
    openQueue: 'Open the queue',
    safe: 'When you give, your Safe proposes one transaction. You will see here who has signed it and who has not, when it is ready to execute, and when every gift has been delivered.',
    wallet:
      'When you give, your wallet sends it. You will see here when each payment is on its way on the chain, and when it has been delivered.',
    choose: 'Choose a cause',
  },
  remembered: (time: string) =>
    `Below is what this browser remembers, as it was on ${time} or before. It may have changed since.`,
  group: { open: 'Under way', look: 'Needs a look', ended: 'Finished' },
  /** Start of the sentence "… stopped working". */
  /** A gift that has not settled. */
  pending: {
    asking: { Safe: 'Your Safe is showing a gift', wallet: 'Your wallet is showing a gift' },
    appears: {
      Safe: 'The gift appears here once you confirm it in your Safe.',
      wallet: 'The gift appears here once you confirm it in your wallet.',
    },
    paused: (sent: number, count: number) =>
      count === 1 ? 'A gift has not been sent yet' : `${sent} of ${count} sent`,
    continue: 'Nothing else is sent until you continue.',
    proposed: 'One gift may have been proposed',
    sent: 'A gift may have been sent',
    answered: 'Your wallet has answered, and we are looking for the transaction.',
    rejected: 'Your Safe rejected the gift. We do not know yet whether it was proposed before that.',
    unanswered: { Safe: noneAnswered('your Safe'), wallet: noneAnswered('your wallet') },
    findOut: 'Find out before you give again.',
    unreadable: 'A gift is stored here that this page cannot read',
    heldBack: 'It may be out, so nothing more is requested from here.',
    see: 'See where it stands',
  },
  queue: {
    held: (time: string) => `The queue is not read again before ${time}`,
    heldWhy:
      'The transaction service allows only so many requests. The last ones are kept for the check that no gift is proposed twice. What the chain and your Safe say is still shown here.',
    /** `blocks` null: the service does not tell. */
    behind: (blocks: number | null) =>
      blocks === null || blocks === 0
        ? 'The transaction service does not list the newest execution yet'
        : `The transaction service is ${blocks === 1 ? 'one block' : `${blocks} blocks`} behind the chain`,
    behindWhy:
      'A gift that your Safe has executed a moment ago may be missing here, or may still be shown as waiting. The list is read again until the service has it.',
    read: (time: string) => `Queue read on ${time}.`,
    check: 'Check now',
    unread: (time: string) => `Your Safe’s queue could not be read since ${time}`,
    unreadWhy: (reason: string) =>
      `${reason} Gifts that were proposed elsewhere may be missing here. No money is affected, and we keep trying.`,
    again: 'Try now',
  },
  plan: {
    title: (of: number, isOfWallet: boolean) => `Gift in ${of} ${isOfWallet ? 'batches' : 'proposals'}`,
    part: ({ part, of, isOfWallet, isAgain }: PartOfPlan) =>
      `${isOfWallet ? 'Batch' : 'Proposal'} ${part} of ${of}${isAgain ? ', given again' : ''}`,
    goOn: 'Go on with the rest of the gift',
  },
  origin: {
    numbered: (nonce: bigint, source: string) => `Transaction #${nonce} · ${source}`,
    imported: (when: string) => `Brought in with a file, which says: ${when}`,
    sent: (when: string) => `Sent here, ${when}`,
    found: (when: string) => `Found in your Safe’s queue, ${when}`,
    proposed: (when: string) => `Proposed here, ${when}`,
    /** In a wallet's batch, and not proposed yet. */
    made: (when: string) => `Made here, ${when}`,
  },
  proposedBy: <T>(owner: T) => ['Proposed by ', owner],
  includes: (titles: string, count: number) =>
    `Includes ${titles}, which ${count === 1 ? 'is listed on its own' : 'are listed on their own'}.`,
  table: {
    recipient: 'Recipient',
    amount: 'Amount',
    unlisted: 'Not in the directory:',
    unlistedName: (name: string) => `${name}. Not in the directory:`,
    memo: (memo: string) => `Your note: ${memo}`,
  },
  again: {
    open: 'Give this again',
    comparing: 'Comparing it with the directory of today …',
  },
  /** The Safe's fee for the execution. */
  fee: {
    paidTitle: 'Your Safe also paid a fee',
    paid: <A, R>(amount: A, receiver: R) => [
      'For the execution it paid up to ',
      amount,
      ' to ',
      receiver,
      '.',
    ],
    title: 'Your Safe also pays a fee',
    pays: <A, R>(amount: A, receiver: R) => [
      'Beside the gift, the transaction lets your Safe pay up to ',
      amount,
      ' to ',
      receiver,
      ' for the execution, even if the gift then fails. Your Safe adds such a fee when an owner chooses to pay network costs from it. If nobody chose that, do not sign.',
    ],
    unknown: <T>(atMost: bigint, token: T) => [
      `${atMost} base units of the token `,
      token,
      ', which is not known here,',
    ],
    anyone: 'whoever executes it',
  },
  /** The directory has changed since the gift was put together. */
  former: {
    stopped: (name: string, what: 'paused' | 'retired' | 'replaced', day: string, reason: string) =>
      `An address of ${name} was ${what} on ${day}: ${reason}`,
    none: (name: string) => `${name} has no address on this chain any more`,
    other: (name: string) => `${name} has another address on this chain now`,
    gone: 'The cause of this gift is not in the directory any more, or is no longer confirmed',
    since: <T>(what: string, address: T) => [
      `Since this gift was put together, the directory has changed: ${what} (`,
      address,
      ')',
    ],
    goesTo: <T>(address: T) => [
      'This gift goes to ',
      address,
      '. The directory no longer stands behind this address.',
    ],
    now: <T>(address: T) => ['It now names ', address, '.'],
    ask: 'Do not sign or execute this gift before you have asked the cause. It can be rejected in your Safe.',
  },
  /** Another transaction in the queue with the nonce of the gift. */
  rival: {
    enough: (isRejection: boolean, signed: number, threshold: number) =>
      `${isRejection ? 'A rejection of this gift' : 'Another transaction in its place'} has enough signatures (${signed}, ${threshold} needed)`,
    some: (isRejection: boolean, signed: number, threshold: number) =>
      `${isRejection ? 'A rejection of this gift' : 'Another transaction in its place'} has ${signed} of ${threshold} signatures`,
    /** The signatures of the gift, beside those of the rival. */
    own: (signed: number, than: 'more' | 'fewer' | 'equal') =>
      than === 'equal'
        ? `The gift has as many signatures (${signed}).`
        : `The gift has ${than === 'more' ? 'more' : 'fewer'} signatures (${signed}).`,
    rejects:
      'Once executed, a rejection uses the number of this gift: then the gift is not paid and cannot be any more.',
    replaces:
      'Both have the same number, so only one of the two can be executed. Read both in the queue of your Safe.',
    anyone: (isRejection: boolean) =>
      `Anyone can execute ${isRejection ? 'the rejection' : 'the other transaction'} once this number is next.`,
    more: (isRejection: boolean) =>
      `Before anyone can execute ${isRejection ? 'the rejection' : 'the other transaction'}, more owners have to sign.`,
    onlyIf: 'Sign the gift only if you want the gift and not the rejection.',
    review: (isRejection: boolean) => `Review ${isRejection ? 'the rejection' : 'the other transaction'}`,
    hash: <T>(isRejection: boolean, hash: T) => [
      `The safeTxHash of ${isRejection ? 'the rejection' : 'the other transaction'}: `,
      hash,
    ],
  },
  details: {
    title: 'Hashes and addresses in full',
    safeTx: 'Safe transaction hash (safeTxHash): what owners sign',
    instead: 'Safe transaction hash of what was executed instead',
    message: 'Safe message hash: what owners sign',
    batch: 'Batch id at your wallet (wallet_sendCalls)',
    own: 'Transaction hash from your wallet',
    chain: 'Transaction hash on the chain, for block explorers',
    by: 'Transaction hash of its replacement',
    listed: (name: string) => `Recipient: ${name}`,
    unlistedName: (name: string) => `Recipient: ${name}, not in the directory`,
    unlisted: 'Recipient: not in the directory',
  },
  /** Texts for "Clear All", which the account dialog shows too. */
  cleared: {
    taken: (count: number) => `Cleared ${count} ended ${count === 1 ? 'gift' : 'gifts'}.`,
    left: (count: number) =>
      `${count} ${count === 1 ? 'stays because it still needs' : 'stay because they still need'} a look.`,
    twins: (count: number) =>
      `${count} ${count === 1 ? 'stays' : 'stay'} until a gift to the same recipient has ended, so that one payment is not counted for both.`,
    undo: 'Undo',
  },
  /** Texts for links to a gift elsewhere, shown also after giving. */
  links: {
    review: 'Review every detail',
    inSafe: 'Open in Safe{Wallet}',
    onChain: 'See it on the chain',
    toSign: 'Link for co-signers',
    /** For a Safe with one owner. */
    toCheck: 'Link for another device',
    fetching: 'Fetching the link…',
    records: (count: number) => (count === 1 ? 'Gift record' : 'Gift records'),
    record: (name: string) => `Record of the gift to ${name}`,
    csv: 'Download as CSV',
  },
  /** Texts for who has signed, of a gift and of a sign-in. */
  signers: {
    signed: (signed: number, threshold: number) => `Signed: ${signed} of ${threshold} required signatures`,
    nobodyYet: 'Nobody yet',
    missing: (count: number) => `Not signed: ${count}`,
    nobody: 'Nobody',
  },
  /** Texts beside the status of a gift, shown also after giving. */
  notes: {
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
    notPlain: 'It is not a plain list of payments',
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
    unknown: 'The chain does not tell whether it was paid',
    unknownWhy:
      'That can happen where a wallet sends through code of its own, or through somebody else. We keep looking.',
    anotherWhy:
      'The transaction that your wallet names for it was sent by another account or before this gift, makes other payments, or counts for another gift, and nothing in it shows that yours were made. We keep looking.',
    notListed: (time: string) => `Not in your Safe’s list since ${time}`,
    notListedWhy: 'It may have been deleted there, or the list may be behind. We keep looking.',
    notSeen: (time: string) => `Not seen since ${time}`,
    batchNotSeen:
      'Your wallet does not tell of it at the moment. It may still be paid: look in your wallet before you give again. We keep looking.',
    leave: 'Stop waiting for it',
    leaveWords:
      'Nothing has told the outcome for a day. Look in your wallet, and at the recipients on a block explorer. Then you can stop waiting for this gift here. That changes nothing on the chain.',
    txNotSeen:
      'The chain does not show it at the moment. It may still be paid: a network fee that is too low makes it wait, and your wallet can speed it up or cancel it. Do not give again before it has an end. We keep looking.',
    instead: {
      title: 'Your gift is not in the queue, and something else is',
      why: (time: string) =>
        `Since ${time} the transaction service does not show the gift that was asked for here. Meanwhile an owner has signed another transaction that was not proposed here. It may be somebody else’s, or it may have been put in the place of your gift. Do not sign or execute it before you have read it.`,
      read: (nonce: bigint) => `Read #${nonce}`,
    },
  },
  /** Texts for titles of tracked items: on every screen, so apart from the others. */
  giftTitle: {
    to: (names: string) => `Gift to ${names}`,
    others: (count: number) => `${count} others`,
    ofSafe: 'A transaction of this Safe',
    ofWallet: 'A transaction of this wallet',
  },
})
