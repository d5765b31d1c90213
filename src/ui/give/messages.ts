import { messages } from '../../language/messages'

export type Who = 'Safe' | 'wallet'

const number = new Intl.NumberFormat('en-GB')

/** "1 payment", "3 payments". */
const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`)

const nouns = {
  Safe: { one: 'proposal', many: 'proposals', title: 'Proposal', made: 'made', ask: 'Propose' },
  wallet: { one: 'batch', many: 'batches', title: 'Batch', made: 'sent', ask: 'Give' },
} as const

const all = (count: number) => (count === 2 ? 'both payments' : `all ${count} payments`)

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** Texts from the basket to the review, and for the parts of a gift. */
export const m = messages('ui/give', {
  title: 'Your gift',
  unlisted: 'Not in the directory',
  nameUnknown: 'Name not known now',
  goneCause: 'A cause that is no longer here',
  /** `standing`: `unlisted` or `nameUnknown`. */
  ownName: (standing: string) => `${standing}. The name is your own label.`,
  memo: (memo: string) => `Your note: ${memo}`,
  loading: 'Loading …',
  fetchingTokens: 'Fetching the list of tokens…',
  basket: {
    lede: 'Choose how much each recipient gets.',
    ledeFull: 'Check whom it goes to and how much each gets. Then review it.',
    empty: (more: string) => `Nothing is chosen yet. Choose a cause, and set the amount here. ${more}`,
    readCauses: 'Read about the causes',
    unread: (who: Who) => `What your ${who} holds could not be read`,
    unreadMore: (reason: string, more: string) => `${reason} You can still prepare the gift. ${more}`,
    removed: (name: string) => `Removed ${name}.`,
    undo: 'Undo',
    undoWhat: (sentence: string) => `Undo: ${sentence}`,
    review: 'Review your gift',
    tools: 'More for this gift',
    severalAmounts: 'Set several amounts at once',
    otherRecipient: 'Give to an address or ENS name',
    problems: (count: number) => (count === 1 ? '1 problem to fix' : `${count} problems to fix`),
  },
  add: {
    first: 'Add a cause',
    another: 'Add another cause, or another asset',
    choose: 'Choose a cause',
    added: (name: string) => `${name} is in your gift.`,
    hint: (count: number) =>
      `Type a part of the name, the field or the place: ${number.format(count)} causes receive here.`,
    searching: 'Searching…',
    found: (count: number) => (count === 1 ? '1 cause found' : `${number.format(count)} causes found`),
    none: 'No cause was found. Check how it is spelled.',
    more: (count: number) =>
      count === 1
        ? '1 more was found: type more of the name.'
        : `${number.format(count)} more were found: type more of the name.`,
  },
  line: {
    to: (name: string) => `Gift to ${name}`,
    remove: 'Remove',
    removeWhat: (name: string) => ` ${name}`,
    outside: (isLabelled: boolean) =>
      `Not in the directory${isLabelled ? ': the name is your own label' : ''}`,
    memo: 'Note',
    memoHint: 'Such as an invoice number. It is not on the chain: your link and your record show it.',
    memoTooLong: (length: number, most: number) =>
      `Nothing was pasted: the note would have ${length} characters, and ${most} are the most. Shorten it first.`,
    addMemo: 'Add a note',
    memoOf: (name: string) => ` about ${name}`,
    asset: 'Asset',
    choose: 'Choose',
    custom: 'custom',
    amount: (symbol: string | null) => (symbol === null ? 'Amount' : `Amount in ${symbol}`),
    unknownBalance: 'The balance is not known',
    holds: <T>(who: Who, amount: T) => [`Your ${who} holds `, amount],
  },
  sum: {
    /** Of an asset whose total stopped working. */
    stillGiven: 'The asset in this row is still part of the gift. Do not give before you see its total.',
    /** Start of a sentence. */
    estimates: 'The estimate',
    title: 'Total',
    empty: 'Enter an amount to see what your gift adds up to.',
    give: 'You give',
    left: (who: Who) => `Left in your ${who}`,
    estimate: 'Estimate what this is worth',
    estimatesOnly: 'Estimates only: what you give are the amounts.',
    source: <T>(who: Who, address: T, chain: string) => [
      `From your ${who} `,
      address,
      ` on ${chain}. Nothing is sent before you have reviewed the gift.`,
    ],
    unknown: 'Not known',
    short: 'Not enough',
    /** `words`: a clause of `basketChecks.promised`. */
    holdsAnd: <T>(who: Who, amount: T, words: string) => [`Your ${who} holds `, amount, `, and ${words}.`],
  },
  plan: {
    next: (part: number, of: number, count: number, who: Who) => {
      const which = part === of && of > 1 ? 'last' : part === 1 ? 'first' : 'next'
      return `${nouns[who].ask} the ${count === 1 ? `${which} payment` : `${which} ${payments(count)}`}`
    },
    made: (part: number, of: number, who: Who) => `${part} of ${of} ${nouns[who].many} ${nouns[who].made}`,
    part: (part: number, of: number, count: number, who: Who) =>
      `${nouns[who].title} ${part} of ${of}: ${payments(count)}`,
    rest: (count: number, parts: number, who: Who) => {
      const noun = parts === 1 ? nouns[who].one : nouns[who].many
      return `${count === 1 ? 'The other payment' : `The other ${payments(count)}`}, in ${parts} more ${noun}`
    },
    start: (of: number, most: number, who: Who) =>
      `The gift goes as ${of} ${nouns[who].many} of at most ${payments(most)} each. You confirm them one after the other.`,
    last: (of: number, who: Who) => `This is the last of ${of} ${nouns[who].many}.`,
    left: (left: number, of: number, who: Who) =>
      `${left} of ${of} ${nouns[who].many} are left. You confirm them one after the other.`,
    each: (who: Who) =>
      `Each ${nouns[who].one} is paid in full or not at all, whatever becomes of the others. What was not requested yet stays in your gift.`,
    goOn: (left: number) =>
      `${left === 1 ? 'This payment is' : `These ${payments(left)} are`} left of the same gift. Review to go on with the next part. What you remove here is not given.`,
    madeAndLeft: (part: number, of: number, who: Who, left: number) =>
      `${part} of ${of} ${nouns[who].many} ${nouns[who].made}. ${payments(left)} ${left === 1 ? 'is' : 'are'} left of this gift, and nothing more is requested before you go on.`,
  },
  /** Texts for the review of a gift. */
  review: {
    /** Names of what stopped working, as the start of a sentence. */
    stopped: {
      round: 'The comparison with your last gift',
      plan: 'The comparison with your plan',
      forecast: 'The simulation',
    },
    title: 'Review your gift',
    lede: 'Read every line. You can still change everything.',
    unreadable: (reason: string) => `${reason} Nothing was sent. Go back and change the gift.`,
    forecast: 'Would it go through?',
    running: 'Running the payments without sending them…',
    confirm: 'Confirm',
    unverified:
      'I know that this Safe could not be compared with the chain, and I will read the transaction again in my Safe.',
    change: 'Change the gift',
    table: {
      all: 'The payments in this gift',
      now: 'The payments that are requested now',
      later: 'The payments that are requested later',
      recipient: 'Recipient',
      amount: 'Amount',
      total: (symbol: string) => `Total in ${symbol}`,
    },
    from: {
      who: (who: Who) => `From your ${who}`,
      on: 'On',
      chain: (name: string, id: number) => `${name} (chain ${id})`,
    },
    purpose: {
      label: 'What is this gift for? (optional)',
      hint: 'Your co-signers read it with the link that you send them. It is not part of the transaction: nobody signs it, and the chain does not store it.',
      /** For a Safe with one owner. */
      hintAlone:
        'You find it in your list of gifts and in your record. It is not part of the transaction: nobody signs it, and the chain does not store it.',
      notKept:
        'The purposes that you wrote before cannot be read by this version of the page. They stay stored, and what you write here is not kept beside it. Reload the page to get the newest version.',
    },
    since: {
      same: (day: string) => `Same payments as in your gift of ${day}, to the last digit.`,
      label: (day: string) => `Compared with your gift of ${day}`,
      plan: {
        same: (name: string) => `Same payments as in your saved plan “${name}”, to the last digit.`,
        label: (name: string) => `Compared with your saved plan “${name}”`,
        earlier: 'In the plan',
        addresses: <T>(then: T, now: T) => ['In the plan ', then, ', now ', now],
      },
      counts: {
        same: (count: number) => `${count} the same`,
        more: (count: number) => `${count} more`,
        less: (count: number) => `${count} less`,
        new: (count: number) => `${count} new`,
        gone: (count: number) => `${count} no longer in it`,
      },
      moved: (name: string) => `The address of ${name} has changed.`,
      addresses: <T>(then: T, now: T) => ['Then ', then, ', now ', now],
      columns: { payee: 'Payee', before: 'Then', now: 'Now', change: 'Change' },
      kinds: { same: 'the same', new: 'new', gone: 'no longer in it' },
      difference: (isMore: boolean, amount: string) => `${amount} ${isMore ? 'more' : 'less'}`,
      nothing: 'nothing',
      unchanged: (count: number) => `${count} the same`,
      each: (count: number) => `The ${count} that differ`,
      total: (symbol: string) => `In all, ${symbol}`,
    },
    again: {
      title: (isWhole: boolean, who: Who, isUnknown: boolean, numbers: string) => {
        const where = isUnknown
          ? 'may have been paid already'
          : who === 'wallet'
            ? 'is already on its way'
            : 'is already waiting'
        const nonces = numbers === '' ? '' : `: ${numbers}`
        return `${isWhole ? 'An equal gift' : 'A part of this gift'} ${where}${nonces}. Give it again?`
      },
      payment: (amount: string, to: string) => `${amount} to ${to}`,
      unlisted: (address: string, name: string) => `${address} (${name.toLowerCase()})`,
      /** `count`: of the payments that are equal. */
      each: (count: number) => `The ${count} payments`,
      yes: 'Yes, give it again.',
    },
    directory: {
      checking: 'The signature of the directory is being checked',
      wait: 'The addresses above come from a list that the organisation signs. You can go on once that is checked.',
      unchecked: 'The signature of the directory could not be checked',
      mayBeOlder: 'This may be an older directory',
      compareOlder: (reason: string) =>
        `${reason} An address in it may have been given up since: compare each with the website of its cause.`,
      compare: (reason: string) =>
        `${reason} Nothing shows that the directory is wrong. Compare each address with the website of its cause, or try again later.`,
      compared: 'I have compared the addresses above myself.',
    },
    noFee: {
      title: 'Nothing is left for the network’s fee',
      words: (symbol: string) =>
        `Your wallet would hold no ${symbol} beside the gift, and the fee is paid in it. Give a little less, or bring some into your wallet first.`,
    },
    /** About what was measured in Safe{Wallet}. */
    slow: {
      title: (seconds: number) => `Safe{Wallet} will take about ${seconds} seconds to show this`,
      words: (count: number) =>
        `Safe{Wallet} shows each of the ${count} payments, and may not respond meanwhile. If it reports an error after you have signed, do not give again. The proposal may have arrived, and this page looks for it.`,
      splits: (most: number) =>
        `Proposals of at most ${most} payments are shown faster. Each of them needs its own signatures.`,
      split: (parts: number) => `Split into ${parts} proposals`,
    },
    noOwner: {
      title: 'No owner is connected in your Safe',
      words: 'Your Safe may ask for an owner’s wallet, or refuse the proposal. Nothing is sent before that.',
    },
    notKept: {
      title: 'This browser keeps nothing for this page',
      Safe: 'Leave this page open until your Safe has the gift. After a reload this page forgets the gift: look in your Safe before you give again.',
      wallet:
        'Leave this page open until everything has been sent. After a reload this page forgets the gift: look in your wallet before you give again.',
    },
    /** `payments`: more than `recipients` where one recipient gets several. */
    answer: (sums: string, recipients: number, payments: number) =>
      `${sums} to ${recipients === 1 ? '1 recipient' : `${recipients} recipients`}${payments === recipients ? '' : `, in ${payments} payments`}`,
    groups: {
      warned: (count: number) => `${count} with the same warning`,
      custom:
        'In a token that you added yourself. Nobody here vouches for it: its name is the word of its contract.',
      labels: 'The names of recipients outside the directory are your own labels.',
    },
    bar: {
      go: 'To the last step',
      ready: { Safe: 'Ready to propose.', wallet: 'Ready to send.' },
    },
    /** Why nothing can be requested now. */
    held: {
      short: (who: Who) => `Your ${who} does not hold enough.`,
      fails: 'A payment would fail.',
      safe: 'Your Safe could not be confirmed.',
      token: 'A token has changed.',
      unchecked: 'The recipients could not be checked.',
      recipients: 'A warning about a recipient is open.',
      tick: 'Tick what you agree to first.',
      checking: 'Checking …',
    },
    own: {
      looking: 'The recipients outside the directory are being checked …',
      progress: (done: number, of: number) =>
        of === 1 ? 'Checking the address …' : `Checking ${done} of ${of} addresses …`,
    },
    next: {
      title: 'What will happen',
      propose: (count: number) =>
        `Your Safe will be asked to propose one transaction${count === 1 ? '' : ` for ${all(count)}`}. You confirm it there.`,
      signatures: (threshold: number, owners: number) =>
        threshold === 1 ? 'Only one signature is needed.' : `${threshold} of ${owners} owners have to sign.`,
      executed: (count: number) =>
        `No money moves until it is executed. ${count === 1 ? 'It is then paid in full, or not at all.' : 'Then every payment is made, or none is.'}`,
      fee: (symbol: string, wallet: string) =>
        `The network takes a fee on top of the gift, in ${symbol}. ${wallet} shows it before you confirm.`,
      single: (wallet: string) => `${wallet} shows one transaction, and you confirm it there.`,
      singleFinal: 'Once you have confirmed it, it cannot be taken back.',
      atomic: (wallet: string, count: number) =>
        `It goes as one transaction for ${all(count)}. ${wallet} shows it, and you confirm it there once.`,
      atomicFinal: 'Every payment is made, or none is. Once you have confirmed it, it cannot be taken back.',
      none: (wallet: string, count: number) =>
        `It goes as ${count} transactions, one after the other. ${wallet} shows each of them, and you confirm each there.`,
      noneFinal:
        'You can stop in between and go on later. What has gone out cannot be taken back, and is not sent again.',
      asking: (wallet: string, count: number) =>
        `It goes as one transaction if ${wallet} can do that, which is being checked. Otherwise as ${count} transactions, one after the other.`,
      askingFinal:
        'You can stop between two transactions and go on later. What has gone out cannot be taken back, and is not sent again.',
    },
  },
  /** Texts for setting many amounts at once. */
  amounts: {
    /** Start of a sentence. */
    stopped: 'The form for several amounts',
    title: 'Set several amounts at once',
    assets: 'For the lines in',
    enter: 'What you enter',
    ways: {
      same: 'The same amount for each',
      equal: 'A total, in equal parts',
      percent: 'A total, by percentages',
    },
    each: (symbol: string) => `Amount for each in ${symbol}`,
    total: (symbol: string) => `Total in ${symbol}`,
    for: (count: number, symbol: string) => `For ${lines(count)} in ${symbol}.`,
    forParts: (count: number, symbol: string) =>
      `For ${lines(count)} in ${symbol}. The parts add up to exactly the total; the smallest units left over go to the first lines.`,
    percentOf: (name: string) => `${name}, in %`,
    wereSet: (count: number, symbol: string) => `The amounts of ${lines(count)} in ${symbol} were set.`,
    replaces: (replaced: number, of: number, symbol: string, isSelection: boolean) =>
      `${isSelection ? `Of the ${lines(of)} selected` : `Of all ${lines(of)}`} in ${symbol}, ${replaced === 1 ? '1 has an amount, which is replaced' : `${replaced} have an amount, which is replaced`}.`,
    preview: {
      name: 'What is set',
      line: 'Recipient',
      before: 'Now',
      after: 'After',
      nothing: 'no amount',
      more: (count: number) => (count === 1 ? 'and 1 more line' : `and ${count} more lines`),
      sum: (count: number) => `These ${count} lines together`,
      withoutUnread: (count: number) =>
        count === 1
          ? '1 has no amount that can be read now.'
          : `${count} have no amount that can be read now.`,
    },
    replace: (count: number) => `Replace ${count === 1 ? '1 amount' : `${count} amounts`}`,
    set: 'Set the amounts',
    close: 'Close',
  },
  /** Texts for the forecast of a gift. */
  forecast: {
    running: 'Running the payments without sending them…',
    unchecked: 'This could not be checked',
    goOn: (reason: string, who: Who) => `${reason} You can go on: the request to your ${who} stays the same.`,
    again: 'Run it again',
    whole: 'Executed as things are now, it would fail as a whole',
    together: 'Its calls fail together, though each goes through alone.',
    less: 'Less would arrive than you give',
    tokenKeeps: (words: string) =>
      `${words} The token may keep a part of each transfer: ask the recipient for another one if all of it has to arrive.`,
    goes: (count: number) =>
      count === 1
        ? 'The payment would go through as things are now'
        : `${count === 2 ? 'Both' : `All ${count}`} payments would go through as things are now`,
    onlyEnd: 'This node tells only how they end: what would arrive was not measured.',
    noPromise: (source: string) => `${source} A forecast is no promise: contracts and balances can change.`,
    to: <T>(amount: string, payee: T) => [`${amount} to `, payee],
    cut: 'More payments may fail: only the first few were searched for.',
  },
})
