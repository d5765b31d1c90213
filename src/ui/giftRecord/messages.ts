import { locale, messages } from '../../language/messages'

const count = (value: number) => value.toLocaleString(locale)
const records = (value: number) => (value === 1 ? 'One gift record' : `${count(value)} gift records`)

/** Texts for one gift record, on its page and when it is checked. */
export const m = messages('ui/giftRecord', {
  title: 'Gift record',
  notTax: 'This is a record of a payment on chain, not a tax receipt.',
  reading: 'Reading the gift from the chain…',
  noPlace: 'This link names no gift',
  missing: {
    payment: 'The transaction has no such payment',
    execution: 'This transaction has not been executed, as far as the chain shows',
    transaction: 'The node knows no transaction with this hash',
  },
  missingWords: {
    payment: (payments: number) =>
      payments === 1
        ? 'It was executed, and one payment of it can be read. The number at the end of the link is another one.'
        : `It was executed, and ${payments} payments of it can be read. The number at the end of the link is another one.`,
    execution: 'A record is made once a gift has been executed. Nothing was given by it before.',
    transaction:
      'It was not sent on this chain, is still under way, or is older than what this node keeps. So nobody can tell from here whether something was given.',
  },
  unread: 'The gift could not be read',
  unreadPayments: 'What the transaction paid cannot be read',
  again: 'Try again',
  notLoaded: 'A part of this page did not load. Reload it.',
  gave: <T, U, V>(amount: T, name: U, day: V) => [amount, ' to ', name, ' on ', day],
  unnamed: 'an address that is not in the directory',
  actions: 'Keep it, and let others check it',
  download: 'Download the record',
  print: 'Print',
  printInFrame: 'Open this record in a tab, to print it',
  notesInTab: 'Names of your own and purposes that were noted here may be missing in that tab.',
  downloaded: 'The record was saved as a file.',
  checkLinkWords:
    'Whoever opens the link sees this record, and their browser reads the chain again. The link leaves out your notes: the purpose, names of your own and values.',
  qrLabel: 'QR code with the link to this record',
  codeWords:
    'The code opens the page of this gift, which reads it from the chain. Compare it with the printed sheet.',
  giver: {
    label: 'Giving organisation, for the printed page',
    hint: 'As you type it. The chain does not know it, and the file and the link leave it out.',
    onPaper: <T>(name: T) => ['Given by ', name, ', by its own word.'],
  },
  checkNow: 'Check it now',
  explorer: 'See the transaction on the chain',
  groups: {
    payment: 'The payment',
    giver: 'Who gave',
    chain: 'Where it is on the chain',
    cause: 'The cause',
    noted: 'Noted by the giver',
  },
  notedWords: 'These stand in no transaction. The record alone says them.',
  fields: {
    chainId: 'Chain',
    txHash: 'Transaction',
    blockNumber: 'Block',
    blockHash: 'Hash of the block',
    atMs: 'Time of the block',
    executor: 'Executed by',
    feeWei: 'Network fee of the whole transaction',
    'payer.kind': 'Given from',
    'payer.address': 'Address of the giver',
    'payer.safeTxHash': 'safeTxHash',
    'payer.nonce': 'Nonce',
    'payer.signers': 'Signed by',
    'payer.refund': 'Paid by the Safe for the execution',
    index: 'Place in the transaction',
    recipient: 'Recipient',
    'asset.token': 'Contract of the token',
    amount: 'Amount',
    arrived: 'Stayed with the recipient',
    outcome: 'Outcome',
    'asset.symbol': 'Asset',
    'asset.decimals': 'Decimals',
    'cause.id': 'Name in the directory’s links',
    'cause.name': 'Cause',
    'cause.country': 'Country',
    'cause.registration': 'Registration',
    directory: 'Version of the directory',
    'noted.name': 'The giver’s own name for the recipient',
    'noted.purpose': 'Purpose',
    'noted.memo': 'The giver’s note for the payee',
    'noted.planId': 'Plan',
    'noted.proposer': 'Proposed by',
    'noted.value': 'Value when it was planned',
  },
  values: {
    none: 'None',
    noCountry: 'No country given',
    noRegistration: 'No registration given',
    notStated: 'Not stated',
    coin: 'None: the coin of the chain',
    safe: 'A Safe',
    wallet: 'An ordinary wallet',
    chain: (name: string, id: number) => `${name} (${id})`,
    unknownChain: (id: number) => `Chain ${id}`,
    baseUnits: (digits: string) => `${digits} in base units`,
    wei: (digits: string) => `${digits} wei`,
    place: (number: number) => `Call ${number}`,
    number: (number: number) => `Number ${number}`,
    directory: (version: number, day: string) => `Version ${version} of ${day}`,
    registration: (authority: string, number: string) => `${number} (${authority})`,
    value: (money: string, source: string, time: string) => `${money}, by ${source}, ${time}`,
    refund: (digits: string) => `${digits} in base units, to `,
    outcomes: {
      delivered: 'Delivered',
      partial: 'Less than the amount stayed with the recipient',
      nothing: 'Executed, and nothing stayed with the recipient',
      failed: 'Failed: nothing was given',
    },
  },
  check: {
    title: 'Check a gift record',
    lede: 'A gift record is a claim by whoever passes it on. This page reads the chain again, and confirms or refutes the record field by field. Nothing has to be connected.',
    file: 'File',
    fileHint:
      'A gift record, a whole export as JSON or CSV, or a picture of the QR code. It is read in this browser and sent nowhere.',
    paste: 'Or paste a record, or a link to check one',
    submit: 'Check it',
    empty: 'There is nothing to check yet. Choose a file, or paste a record below.',
    badFile: 'The file could not be read. Choose it again.',
    noCode:
      'No QR code was found in the picture. Take it again, near and straight, with the whole code and a white edge around it.',
    noPicture: 'The browser cannot read this picture. Choose a JPEG or PNG.',
    tooLarge: (megabytes: number) => `The file has ${megabytes} MB; 32 MB are allowed.`,
    at: (field: string) => `At “${field}”: `,
    badRecord: 'This is no gift record that can be checked',
    nothing: 'Nothing was checked.',
    checking: 'Reading the chain…',
    reading: (chain: string) => `Reading ${chain}…`,
    broken: 'A part of this page did not load. Reload it, and check again.',
    again: 'Check again',
    others: 'Without a gift record',
    safe: 'Safe or wallet',
    go: 'Read what it gave',
  },
  camera: {
    scan: 'Scan with the camera',
    opening: 'The browser asks whether this page may use the camera…',
    view: 'What the camera sees',
    hold: 'Hold the QR code of a gift record before the camera. The picture stays in this browser.',
    stop: 'Stop the camera',
    noCamera: 'The camera cannot be used',
    problem: {
      refused:
        'This page is not allowed to use the camera. The settings of your browser for this site can change that.',
      missing: 'The browser finds no camera.',
      busy: 'Another program uses the camera. Close that program, and try again.',
      failed: 'The browser could not open the camera.',
    },
    instead: 'You can take a picture of the code and choose it as a file.',
  },
  /** While other chains are searched for a transaction that the chain of the record does not show. */
  partial: {
    title: 'Read in part: nothing is decided yet',
    missing: (chain: string) =>
      `The record is of ${chain}, where no block has this transaction. The other chains are searched for it.`,
    unreached: (chain: string) =>
      `The record is of ${chain}, which could not be read. The other chains are searched for its transaction.`,
    unknown: (id: number) =>
      `The record is of chain ${id}, which this page does not read. The other chains are searched for its transaction.`,
    lacking: (chains: string) => `Without this transaction: ${chains}`,
    unread: (chains: string) => `Could not be read: ${chains}`,
    waiting: (chains: string) => `No answer yet: ${chains}`,
  },
  whole: {
    confirmed: 'Confirmed: the chain says the same',
    confirmedWords:
      'The transaction is on the chain, the giver has executed it, and every field that can be checked is as recorded.',
    withDoubts: 'The payment is confirmed, and something stays open',
    notFinal: 'Not final yet: so far the chain says the same',
    finalityUnread: 'The chain says the same, and whether that is final could not be read',
    refuted: 'Refuted: the record does not say what the chain says',
    refutedWords: (fields: string) => `Different: ${fields}.`,
    elsewhere: (claimed: string, real: string) =>
      `The transaction is not on ${claimed}. It is on ${real}: another chain, where other addresses and other money stand.`,
    missing: 'No longer on chain, or never there',
    missingWords: (chain: string) =>
      `The node has no transaction with this hash in a block of ${chain}. A reorganisation of the chain took it out, or the record names a transaction that never was. Do not rely on this record.`,
    otherBlock: 'No longer on chain as recorded: it is in another block',
    otherBlockWords:
      'The payment is on the chain, with the same content. The block of the record is not where it is: a reorganisation of the chain moved it. Make a new record of it.',
    unproved: 'Could not be checked',
    unprovedWords: 'Nothing in it is refuted, and what was paid could not be proved.',
    unreachable: 'Could not be checked: the chain was not read',
    unreachableWords: 'This says nothing about the record. Try again later.',
    unknownChain: 'Could not be checked: the chain is not read here',
    unknownChainWords: (id: number, read: string | null) =>
      read === null
        ? `The record is of chain ${id}, which this page does not read.`
        : `The record is of chain ${id}, which this page does not read. No block of ${read} has the transaction.`,
    unreadElsewhere: (chains: string) =>
      `Whether the transaction is on another chain is open: ${chains} could not be read.`,
    executedBy: 'Another contract says that it has executed this safeTxHash, which proves nothing: ',
  },
  doubts: {
    cause:
      'Which cause it was could not be confirmed. The address below is what was paid: compare it with a source of your own.',
    token:
      'The token is not in the list of this page. Its name and its decimals are its own words, and its events say that it moved: compare the contract.',
    notFinal:
      'The block of the transaction is not final yet. A reorganisation of the chain could still take it out: check again later.',
    finalityUnread:
      'The newest final block could not be read. A reorganisation of the chain may still take the transaction out: check again later.',
  },
  verdicts: {
    field: 'Field',
    says: 'What the record says, and below it what the chain says',
    confirmed: 'The same',
    confirmedDirectory: 'The same in the directory of today',
    refuted: 'Different on chain: ',
    refutedDirectory: 'Different in the directory of today: ',
    otherChain: 'It is on another chain: ',
    nothing: {
      txHash: 'There is no such transaction in a block',
      recipient: 'The transaction makes no plain payment',
      'payer.address': 'It has executed nothing in this transaction',
      other: 'There is none',
    },
  },
  unchecked: {
    nobodyKnows: 'Not checked: no transaction holds it',
    notStated: 'Not checked: the record leaves it out',
    noTransaction: 'Not checked: the transaction was not read',
    noExecution: 'Not checked: the giver has executed nothing in this transaction',
    safeCode: (reason: string | null) =>
      reason === null
        ? 'Not proved: the code at the giver’s address is not one that Safe has published, and its events could say anything'
        : `Not proved: the code at the giver’s address could not be compared with Safe’s. ${reason}`,
    unreadable: (reason: string) => `Not checked: what the transaction paid cannot be read. ${reason}`,
    ownWord: 'Not confirmed: the token calls itself that, and is not in the list of this page',
    tokenUnread: 'Not checked: the token was not read',
    otherDirectory: 'Not confirmed: the directory of today is another version. It says: ',
    directoryUnread: 'Not checked: the directory was not read',
  },
  notChecked: {
    title: 'What was not checked',
    code: 'Which code the Safe ran when it executed the gift: today’s code was compared.',
    nodes: 'Whether the nodes of this page say the truth. Check it on a second device, in another network.',
    noted: 'What stands under “Noted by the giver”.',
  },
  /** Texts for an export of many gifts while it is checked. */
  many: {
    title: (all: number) => `${records(all)} in the file`,
    empty: 'There is no gift record in the file. Nothing was checked.',
    progress: (done: number, all: number) =>
      `${count(done)} of ${count(all)} checked. You can go on reading.`,
    done: (all: number) => `${records(all)}: all were checked.`,
    allHold: (all: number) =>
      all === 1
        ? 'Confirmed: the chain says the same'
        : `All ${count(all)} are confirmed: the chain says the same`,
    someFail: (failed: number, all: number) =>
      `${count(failed)} of ${count(all)} ${failed === 1 ? 'does' : 'do'} not hold`,
    someOpen: (open: number, all: number) =>
      `None is refuted, and in ${count(open)} of ${count(all)} something stays open`,
    confirmed: (found: number) => `Confirmed in every field that can be checked: ${count(found)}.`,
    broken: 'A part of this page did not load. Reload it, and check the file again.',
    listTitle: 'Those that are not final, or not confirmed in every field',
    more: (left: number) => `Show ${count(left)} more`,
    see: 'See every field',
    hide: 'Hide the fields',
    line: (number: number) => `Gift ${count(number)} of the file`,
    twice: (number: number) => `Twice in the file: it is gift ${count(number)} as well, and counts once.`,
    different: (fields: string) => `Different: ${fields}.`,
    notChecked: {
      title: 'What was not checked',
      complete: 'Whether the file leaves gifts out. Compare it with the record of the account.',
      record: (account: string) => `The record of ${account}`,
      nodes:
        'Whether the nodes of this page say the truth. Check the file on a second device, in another network.',
      noted: 'What givers noted: purposes, plans, names of their own and values.',
    },
  },
})
