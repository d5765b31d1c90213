import type { RecordProgress } from '../../flows/record/recordState'
import { locale, messages } from '../../language/messages'

const count = new Intl.NumberFormat(locale)
const payments = (number: number) => (number === 1 ? '1 payment' : `${count.format(number)} payments`)
const transactions = (number: number) =>
  number === 1 ? '1 transaction' : `${count.format(number)} transactions`

const sources = {
  cache: 'from this browser',
  service: 'from the transaction service, each checked on the chain',
  chain: 'from the chain',
} as const

/** Texts for the record of one account: coverage, totals, rows. */
export const m = messages('ui/record', {
  title: 'The record',
  opening: 'Opening the record…',
  /** Of a row that stopped working. */
  stillCounts: 'The figure in this row still counts.',
  lede: <T>(account: T, chain: string) => [
    'What ',
    account,
    ' on ',
    chain,
    ' has paid, read from the chain. All times are UTC.',
  ],
  noPlace: 'This link names no account',
  start: {
    lede: 'Read what a Safe has given since it began, or what a node can tell of an ordinary wallet. Nothing has to be connected.',
    safe: 'Safe or wallet',
    read: 'Read its record',
  },
  wallet: {
    covers: 'What this record of a wallet covers',
    tokensName: 'Tokens',
    tokens: (recipients: number, from: bigint, to: bigint) =>
      `Payments to the ${recipients === 1 ? 'one address' : `${count.format(recipients)} addresses`} of the directory on this chain, former addresses included, from ${from === 0n ? 'the first block' : `block ${count.format(from)}`} to block ${count.format(to)}.`,
    noTokens: 'No block has been searched.',
    coin: (coin: string) =>
      `Only payments that this browser has followed. A node cannot list the ${coin} that a wallet has sent.`,
    ownName: 'Recipients outside the directory',
    own: 'Only payments that this browser has followed.',
    sent: (sent: number, block: bigint) =>
      `By its nonce, the wallet has sent at most ${transactions(sent)} up to block ${count.format(block)}. Whether others of them were gifts, beside those below, cannot be checked.`,
    unused: (block: bigint) =>
      `There is no contract at this address, and it has sent no transaction up to block ${count.format(block)}. So it has given nothing. A Safe that is not deployed yet looks the same.`,
  },
  quarter: (quarter: number, year: string, first: string, last: string) =>
    `Q${quarter} ${year}, ${first} to ${last}`,
  reach: {
    title: { complete: 'Complete since the Safe began.', part: 'Not complete.' },
    complete: (block: bigint, time: string, later: number) => {
      const complete = `All that its owners signed and that was executed, up to block ${count.format(block)}, read on ${time}.`
      if (later === 0) return complete
      const many = later === 1 ? 'One later transaction is' : `${count.format(later)} later transactions are`
      return `${complete} ${many} listed too, in blocks that are not final: the chain may still take them back.`
    },
    listed: (block: bigint, time: string, unread: number) =>
      `What ${unread === 1 ? 'one transaction' : `${unread} transactions`} paid is not known. See “What is not in the record” at the end of this page for the reason${unread === 1 ? '' : 's'}. Every executed transaction is listed, up to block ${count.format(block)}, read on ${time}.`,
    since: (from: bigint, to: bigint) =>
      `Gifts before block ${count.format(from)} may be missing. Read on to look for them. The gifts below reach up to block ${count.format(to)}.`,
    unknown: 'Gifts may be missing, older and newer ones. Read it again to look for them.',
  },
  progress: {
    label: 'Executed transactions that have been read',
    state: ({ read, of, source, isRead, block }: RecordProgress) => {
      const found = of === null ? transactions(read) : `${count.format(read)} of ${transactions(of)}`
      if (isRead)
        return `${found} read. The proposals that were replaced come from the transaction service, in up to a minute. The payments below do not wait for them.`
      const down = block === null ? '' : `, down to block ${count.format(block)}`
      return `${found} read, ${sources[source]}${down}.`
    },
    stop: 'Stop',
    goOn: 'Go on reading',
    stopped: 'Reading was stopped.',
    again: 'Read it again',
    forget: 'Read it from the start',
  },
  failed: {
    title: 'The record could not be read',
    some: 'The record could not be read to its end',
    again: 'Try again',
  },
  trouble: 'About this record',
  keeping: {
    title: 'Not everything is kept in this browser',
    notes: {
      denied:
        'This browser lets the page keep no notes. Names of your own, purposes and values in money are known of the latest gifts alone. Save the record as a file while they are shown.',
      full: 'This browser has no room left for the page. Names of your own, purposes and values in money of new gifts are known only while the gifts stand in your activity. Free some space, then read the record again.',
      blocked:
        'Another tab holds the notes with another version of this page. Names of your own, purposes and values in money may be missing here. Close the other tabs of this page, then reload it.',
    },
    executions: 'What is read from the chain is not kept: the next visit reads it again.',
  },
  filters: {
    fold: (inUse: number) => (inUse === 0 ? 'Filters' : `Filters (${inUse})`),
    name: 'Payments to show',
    cause: 'Recipient',
    token: 'Token',
    period: 'Period',
    status: 'Status',
    all: {
      others: 'Everybody',
      cause: 'All recipients',
      token: 'All tokens',
      period: 'All years',
      status: 'Any status',
    },
    causesAlone: 'Causes alone',
    othersAlone: 'Others alone',
    others: 'Paid to',
    clear: 'Show all payments',
    found: (number: number) => `${payments(number)} shown`,
  },
  status: {
    delivered: 'Delivered',
    partial: 'Delivered in part',
    nothing: 'Nothing arrived',
    failed: 'Failed: nothing was given',
  },
  nothing: {
    title: 'This account has given nothing yet',
    words:
      'Each gift that is delivered will stand here, with its cause, the exact amount and the transaction. The record is read from the chain, so that it is the same on every device.',
    give: 'See the causes',
    reading: 'No gift has been found yet. The search goes on.',
    found: 'No gift was found among what could be read.',
    filtered: 'No payment fits what you have chosen.',
    hidden: (number: number) =>
      number === 1
        ? 'One payment went to an address that is not in the directory. It is not listed.'
        : `${count.format(number)} payments went to addresses that are not in the directory. They are not listed.`,
    show: 'List them too',
  },
  totals: {
    title: 'In all',
    chosen: 'In this selection',
    chosenIn: (period: string) => `${period}, in this selection`,
    parts: (causes: number, others: number) => {
      if (others === 0)
        return causes === 1
          ? 'It went to a cause of the directory.'
          : 'All of it went to causes of the directory.'
      if (causes === 0) return 'None of it went to a cause of the directory.'
      return `${payments(causes)} to causes of the directory, and ${count.format(others)} to others: addresses that are not in it.`
    },
    toCauses: <T>(amount: T) => [amount, ' to causes'],
    toOthers: <T>(amount: T) => [amount, ' to others'],
    token: 'Token',
    arrived: 'Arrived',
    ofAsked: <T>(amount: T) => ['of ', amount, ' sent'],
    delivered: (delivered: number, all: number) =>
      delivered === all ? payments(all) : `${payments(all)}, ${count.format(delivered)} delivered in full`,
    unlisted: 'Not in the list of tokens. Its name is the contract’s own word:',
    values: 'In money',
    valued: (valued: number, delivered: number) =>
      `For ${count.format(valued)} of ${delivered === 1 ? '1 delivered payment' : `${count.format(delivered)} delivered payments`}, by the prices that were noted when they were planned. Tokens are never added up otherwise.`,
  },
  value: (amount: string, source: string, time: string) => `${amount} by ${source}, ${time}`,
  chart: {
    cause: 'By recipient',
    time: 'Over time',
    measure: 'Measured in',
    gifts: 'Number of payments',
    giftCount: payments,
    more: (number: number) => `Show ${count.format(number)} more`,
    /** `most`: the longest bar, with its amount. */
    causeSummary: (causes: number, most: string) =>
      `${causes === 1 ? 'One recipient' : `${count.format(causes)} recipients`}. The most went to ${most}.`,
    timeSummary: (from: string, to: string, most: string) =>
      from === to ? `${most}.` : `${from} to ${to}. The most was paid in ${most}.`,
    amountIn: (amount: string, what: string) => `${what}: ${amount}`,
    table: 'The figures as a table',
    period: 'Period',
    payee: 'Recipient',
    amount: 'Arrived',
    none: 'Nothing of this has arrived.',
  },
  byCause: {
    title: 'By cause and token',
    cause: 'Cause',
    others: 'To others',
    all: 'In all',
  },
  rows: {
    title: 'Payments',
    group: (number: number, sums: string) =>
      sums === '' ? payments(number) : `${payments(number)}: ${sums} arrived`,
    payee: 'Recipient',
    amount: 'Arrived',
    ofAsked: <T>(amount: T) => ['of ', amount],
    unlisted: 'Not in the directory:',
    ownName: (name: string) => `${name} (your own name)`,
    memo: (memo: string) => `Note: ${memo}`,
    transaction: (nonce: bigint) => `Transaction #${nonce}`,
    gift: 'Gift record',
    explorer: 'Block explorer',
    giftOf: (to: string) => ` of the payment to ${to}`,
    shown: (shown: number, all: number) => `${count.format(shown)} of ${payments(all)} shown.`,
    more: (number: number) => `Show ${count.format(number)} more`,
  },
  files: {
    title: 'Keep it',
    lede: (number: number) => `As a file, with the ${payments(number)} shown, to the last digit.`,
    hidden: (number: number) =>
      `${number === 1 ? 'One payment' : payments(number)} to others ${number === 1 ? 'is' : 'are'} left out of it, as you have chosen.`,
    incomplete: 'The record is not complete. The JSON file says how far it reaches.',
    csv: 'Download CSV',
    json: 'Download JSON',
    daoip5: 'Download DAOIP-5',
    print: 'Print',
    printInFrame: 'Open the record in a tab, to print it',
    notesInTab: 'Names of your own and purposes that were noted here may be missing in that tab.',
    about:
      'CSV is for spreadsheets. JSON holds everything, with what the record covers. DAOIP-5 is for tools that compare grant programmes, and has the payments to causes alone.',
    written: 'The file was made.',
  },
  costs: {
    title: 'Network fees and refunds',
    lede: 'Paid beside the payments, and in none of the sums above. Each transaction is counted once.',
    feeBy: <T>(address: T, number: number) => [
      'Network fees of ',
      transactions(number),
      ', paid by ',
      address,
    ],
    payer: 'Paid by',
    amount: 'Amount',
    units: (amount: bigint) => `${count.format(amount)} base units of the token`,
    refund: <T>(address: T, number: number) => [
      'Paid back by the Safe for ',
      transactions(number),
      ', to ',
      address,
    ],
  },
  balances: {
    title: 'Balances',
    lede: (period: string | null) =>
      period === null
        ? 'What the account held before its first payment and at the last block that this record covers, with everything that it paid in between.'
        : `What the account held before and after ${period}, with everything that it paid in between.`,
    press: 'Read the balances from the chain',
    reading: 'Reading the balances…',
    read: 'The balances were read.',
    refused: 'The balances could not be read',
    archive:
      'Nothing is lost. Many nodes keep the balances of old blocks for a short time only; an archive node keeps all of them.',
    soFar: 'The period is not over for this record: the closing balance is that of the last block it covers.',
    later: {
      title: (number: number) =>
        `${payments(number)} of this record ${number === 1 ? 'is' : 'are'} not counted here yet`,
      words:
        'Balances are read at a block that the chain cannot take back, and every figure here ends with it. Read the record again in some minutes.',
    },
    beforeAll: 'Before the first block of the chain',
    at: (block: bigint, time: string) => `At the end of block ${count.format(block)}, ${time}`,
    movement: 'Movement',
    opening: 'Opening balance',
    other: 'Received, and other movements',
    difference: 'Derived: what the other figures leave',
    toCauses: 'Paid to causes',
    toOthers: 'Paid to others',
    fees: 'Network fees',
    refunds: 'Refunds of network fees',
    closing: 'Closing balance',
    unknown: 'The node did not tell',
    derived:
      'The balances and the payments were read from the chain. What came in was not: it is the difference, less anything that left the account and is not in this record.',
    incomplete: 'The record is not complete. A payment that is missing in it is in that difference too.',
    othersFees:
      'Network fees are paid by who executes a transaction, not by the Safe. They are listed under “Network fees and refunds”.',
    ownFees: 'The network fees are those of the payments in this record. Others are in the difference.',
  },
  missing: {
    title: 'What is not in the record',
    unread: (number: number) => `${transactions(number)} could not be read as gifts`,
    replaced: (number: number) =>
      number === 1
        ? 'One proposal was replaced: nothing of it was paid'
        : `${count.format(number)} proposals were replaced: nothing of them was paid`,
    shown: (shown: number, all: number) => `${count.format(shown)} of ${count.format(all)} shown.`,
    replacedRow: (nonce: bigint, payments: number) =>
      `Transaction #${nonce} with ${payments === 1 ? 'one payment' : `${count.format(payments)} payments`}.`,
    replacedBy: 'What was executed instead',
    replacedOne: 'The proposal',
    review: 'Read the transaction',
    proposals: {
      all: (rows: number) =>
        rows === 1
          ? 'The one proposal that the transaction service lists as not executed was read.'
          : `All ${count.format(rows)} proposals that the transaction service lists as not executed were read.`,
      some: (rows: number, downTo: bigint | null) =>
        rows === 0
          ? 'The proposals that were not executed have not been read. Some may have been replaced.'
          : `${rows === 1 ? 'The newest proposal that was not executed was' : `The newest ${count.format(rows)} proposals that were not executed were`} read${downTo === null ? '' : `, down to transaction #${downTo}`}. Older ones may have been replaced too.`,
      on: 'Look further back',
      reading: 'Looking further back…',
    },
  },
})
