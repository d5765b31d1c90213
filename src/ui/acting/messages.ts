import { messages } from '../../language/messages'

/** Texts for the actions on a transaction: sign, reject, execute. */
export const m = messages('ui/acting', {
  bar: {
    needs: (count: number) => (count === 1 ? '1 signature missing.' : `${count} signatures missing.`),
    enough: 'Signed by enough owners.',
    unknown: 'Its signatures are not listed.',
    mine: 'You have not signed.',
    rejected: 'You have signed its rejection.',
    go: 'To what you can do',
  },
  title: 'What you can do',
  notLoaded: 'This part of the page did not load. Nothing was signed. Reload the page to try again.',
  connect: 'To sign, reject or execute it, connect the wallet of one of the owners. Reading needs no wallet.',
  connectWallet: 'Connect an owner’s wallet',
  fetching: 'Fetching the wallets…',
  broken: (reason: string) => `The wallets could not be fetched: ${reason}`,
  connected: <T>(address: T, wallet: string, isOwner: boolean) => [
    'Connected: ',
    address,
    ` in ${wallet}${isOwner ? ', an owner of this Safe' : ''}.`,
  ],
  stranger:
    'This address is not an owner of the Safe, so it cannot sign or reject. Connect the wallet of an owner, or read on without one.',
  otherChain: (chain: string) => `The Safe is on ${chain}, and your wallet is on another chain.`,
  switchChain: 'Switch the network',
  otherWays: 'Other ways',
  inSafe: {
    words:
      'Here you act as the Safe itself, and a Safe cannot sign as its own owner. Sign in Safe{Wallet}, or open this page in a tab and connect an owner’s wallet there.',
    transaction: 'This transaction in Safe{Wallet}',
    tab: 'This page in a tab',
  },
  replace: <T>(link: T, nonce: bigint) => [
    'Or replace it by another transaction instead: make that one in ',
    link,
    ` and choose nonce ${nonce} for it. Of the two only the one that is executed first can happen.`,
  ],
  failing: 'These do not hold. Tick each one that you have understood and accept:',
  notTheGift: 'The transaction is not the gift that the link describes.',
  notSo: (statement: string) => `Does not hold: ${statement}`,
  unchecked: 'Whether these hold could not be checked:',
  coming: 'Whether these hold is still being read:',
  toJudge: 'Only you can judge these:',
  theGift: 'It is the gift that the link describes.',
  goOn: 'I have read this list, and go on without these checks.',
  judged: 'I have read this list, and go on.',
  /** What was ticked, once it is signed. */
  accepted: (count: number) =>
    `${count === 1 ? 'One check' : `${count} checks`} did not pass. You have read this list, and went on.`,
  /** Why a button is disabled. */
  held: {
    busy: 'Another step is under way.',
    ticks: (missing: number) =>
      missing === 1 ? 'First tick the box above.' : `First tick the boxes above: ${missing} are missing.`,
  },
  hasRejected:
    'You have signed the rejection of this transaction. Sign the transaction only if you have changed your mind: of the two, only one can be executed.',
  over: (nonce: bigint) => `Nothing can be signed or executed here any more: nonce ${nonce} is used.`,
  actions: {
    confirm: {
      title: 'Sign',
      does: 'Your wallet signs exactly the transaction on this page. It costs nothing, and nothing moves yet.',
      button: 'Sign',
      inSpite: 'Sign in spite of this',
    },
    execute: {
      title: 'Execute',
      does: 'Sends the signed transaction to the chain. Your wallet pays the network fee. It is tried on our node first.',
      button: 'Execute',
      inSpite: 'Execute in spite of this',
    },
    reject: {
      title: 'Reject',
      does: 'Your wallet signs a rejection: once enough owners have signed it and it is executed, this transaction can never happen.',
      button: 'Reject this transaction',
      inSpite: 'Reject this transaction',
    },
    approve: {
      title: 'Approve on chain',
      does: 'For a wallet that cannot sign: your approval is a transaction of its own, and costs a network fee. It cannot be taken back.',
      button: 'Approve on chain',
      inSpite: 'Approve in spite of this',
    },
    delete: {
      title: 'Take it out of the queue',
      does: 'The transaction service forgets it. Signatures that were given stay valid on chain: to make it impossible, reject it.',
      button: 'Take it out of the queue',
      inSpite: 'Take it out of the queue',
    },
  },
  reason: {
    label: 'Why (if you like)',
    hint: 'The link to the rejection carries it to the other owners. It is not signed, and not on the chain.',
    carried: 'Send the other owners this link. It carries your reason:',
  },
  step: {
    trying: 'Trying the execution on our node…',
    preparing: 'One moment…',
    asking: 'Your wallet is asking you',
    posting: 'Posting to the transaction service…',
    done: {
      confirm: 'Signed, and posted',
      reject: 'The rejection is signed, and posted',
      approve: 'Your approval was sent',
      execute: 'The execution was sent',
      delete: 'Taken out of the queue',
    },
    doneWords: {
      confirm:
        'A signature alone moves no money. Before posting, this page checked that it is your signature of exactly this transaction.',
      approve: 'It counts as your signature once it is in a block. This page checks the chain for it.',
      delete: 'Signatures that were given stay valid on chain. To make it impossible, reject it.',
    },
    notPosted: 'Signed, and not posted',
    refused: 'You rejected it in your wallet',
    failed: 'It was not done',
    kept: 'Signed, and not posted yet',
    keptWords:
      'It is checked and kept in this browser. The other owners cannot see it before it is posted. That happens by itself when this page is opened again, without asking your wallet.',
    post: 'Post it now',
    compare:
      'Compare what your wallet shows with this page before you agree. The hashes are under “Compare on your device”.',
    digest: <T>(digest: T) => [
      'A device that shows a calldata digest has to show ',
      digest,
      '. It says nothing of chain, Safe or value: the call goes to the Safe, with no value.',
    ],
    rejection: 'Review the rejection',
    rejectionWords: <T>(link: T) => [link, ': the other owners sign it there, and it is executed there.'],
  },
  /** Alarm: a wallet returned something else than the requested signature. */
  alarm: {
    title: 'Stop: this signature is not over this transaction',
    elsewhere: 'Stop: the wallet of this owner has returned a signature that is not its own',
    whyHere: 'That was at another transaction of this Safe, and the same wallet would sign here.',
    readThere: 'Read that transaction',
    words:
      'What a wallet returned here is not its owner’s signature over the hash that it was asked to sign. This page posted it nowhere. A signature alone moves no money.',
    remedy:
      'Something between this page and the wallet may have changed what was signed, so a signature over something else may exist. Sign nothing more on this device. Read the transaction on another device, compare the hashes with what the wallet showed, and tell the other owners before anybody signs.',
    stays:
      'Until somebody dismisses this alarm with a reason, nothing can be signed or executed here: in no tab of this browser, and not after a reload.',
    when: 'When',
    asked: 'The request',
    askedFor: {
      confirm: 'A signature over this transaction',
      reject: 'A signature over the rejection of this transaction',
      delete: 'A signature to take this transaction out of the queue',
    },
    askedElsewhere: {
      confirm: 'A signature over the other transaction',
      reject: 'A signature over the rejection of the other transaction',
      delete: 'A signature to take the other transaction out of the queue',
    },
    owner: 'Requested from the wallet of',
    hash: 'Over the hash',
    signer: 'Over this hash it would be the signature of',
    nobody: 'Nobody: it is not a signature of an ordinary wallet',
    came: (bytes: number, shown: number) =>
      bytes > shown ? `Returned: the first ${shown} of ${bytes} bytes` : `Returned: ${bytes} bytes`,
    reason: 'Why it can be dismissed',
    reasonHint: 'What you have found out, for instance: the wallet signed with another account.',
    noReason: 'Write the reason first: say what you have found out.',
    dismiss: 'Dismiss the alarm',
    dismissed: 'An alarm about a signature was dismissed here',
    reasonGiven: (time: string, reason: string) => `Dismissed on ${time}, with the reason: ${reason}`,
    facts: 'The request, and what was returned',
  },
  execution: {
    unknown: (number: string) => `Whether the execution of ${number} was sent is not known`,
    sent: (number: string) => `The execution of ${number} was sent`,
    unknownWords: 'Your wallet has not answered whether it sent it. This page checks the chain for it.',
    sentWords: 'It is not in a block yet. You can close this page: it goes on without it.',
    trouble: (trouble: string) => `The last check of the chain gave no result: ${trouble}`,
    stopWords:
      'If your wallet shows that it was not sent, stop waiting and execute again. Should both get through, the second one fails and costs its network fee; the Safe pays only once.',
    stop: 'Stop waiting',
    executed: (number: string) => `${number} was executed`,
    inBlock: (number: string) => `${number} is in a block`,
    /** `needed`: the blocks after which the app treats it as final. */
    event: (block: bigint, blocks: number, needed: number) =>
      `The Safe’s own event says so, in block ${block}, with ${blocks} of ${needed} blocks.`,
    failed: (number: string) => `${number} failed inside the Safe`,
    failedWords: (block: bigint, blocks: number, needed: number) =>
      `Its calls were undone and nothing was paid out by them. The nonce and the signatures are used up, in block ${block}, with ${blocks} of ${needed} blocks.`,
    feePaid: 'The Safe paid a fee for the execution all the same.',
    reverted: (number: string) => `The chain has reverted the execution of ${number}`,
    revertedWords:
      'Nothing was paid out and the signatures are still good. Your wallet paid the network fee.',
    replaced: (number: string) => `Another transaction has used nonce ${number}`,
    replacedWords: 'This one was not executed and cannot be any more.',
    transaction: <T>(chain: string, hash: T) => [`Transaction on ${chain}: `, hash],
    explorer: 'See it in the explorer',
  },
  ready: {
    next: 'What comes next',
    after: (nonce: bigint) => `After #${nonce}`,
    reading: 'Reading what is queued after it…',
    again: 'Read what comes next again',
    unread: (reason: string) => `What comes next could not be read. ${reason}`,
    queue: 'The whole queue',
    forecasts:
      'Each forecast takes those before it as executed. It is no promise: each is tried once more before its own execution.',
    isNext: (number: string) => `${number} is next, and ready:`,
    isReady: (number: string) => `${number} is ready too:`,
    signatures: (threshold: number) =>
      threshold === 1
        ? 'the one signature it needs is there.'
        : `${threshold === 2 ? 'both signatures' : `all ${threshold} signatures`} it needs are there.`,
    running: 'Running it without sending it…',
    notRun: 'Not forecast: what comes before it would fail.',
    goOn: (number: string) => `Go on to ${number}`,
    review: (number: string) => `Review ${number}`,
    nothing: (number: string) => `Nothing is queued as ${number}.`,
    nothingAfter: (number: string) => `Nothing is queued after that, as ${number}.`,
    unsigned: (number: string, verified: number, threshold: number) =>
      `${number} is not ready: ${verified} of ${threshold} signatures are verified.`,
    open: (count: number) => `Of ${count} more, only the Safe can tell, and it has not.`,
    rivals: (count: number, number: string) =>
      `${count} transactions wait as ${number}, and only one of them can happen. The owners have to choose.`,
    unreadable:
      'The transaction service lists a record that cannot be read, so what is ready is not certain.',
    unchecked: (number: string) => `The signatures of ${number} could not be checked.`,
    limit: (number: string) => `More may be ready from ${number} on.`,
    outcome: (nonce: bigint, outcome: string) => `#${nonce}: ${outcome}`,
  },
})
