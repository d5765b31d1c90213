import { messages } from '../../language/messages'

/** Problems of a gift record from a file or a link, and of a record that is read from the chain. */
export const m = messages('core/record', {
  noJson: 'This is not the text of a gift record, or it was cut short or changed on the way.',
  noAddress: 'This is not an address: 0x and 40 digits from 0 to f.',
  checksum: 'Its capital letters do not fit its EIP-55 checksum.',
  noHash: 'This is not a hash: 0x and 64 digits from 0 to f in lower case.',
  noUint: 'This is not a whole number of base units in plain digits.',
  tooMuch: 'This is more than a token can hold.',
  zero: 'This is zero. A gift has an amount.',
  noCount: 'This is not a whole number that can be here.',
  noMoment: 'This is not a time like 2025-03-31T22:30:00.000Z.',
  noNumber: 'This is not a number.',
  noTime: 'This is not a moment in milliseconds since 1970.',
  noDay: 'This is not a day of the calendar like 2026-11-02.',
  noCurrency: 'This is not a currency of three capital letters, like “EUR”.',
  noCountry: 'This is not a country of two capital letters, like “KE”.',
  tooLong: (length: number, most: number) => `It has ${length} characters; ${most} are allowed.`,
  empty: 'There is nothing in it. Where nothing is known, null stands for it.',
  /** `problem`: a sentence. */
  inLine: (line: number, column: string | null, problem: string) =>
    `Line ${line}${column === null ? '' : `, column ${column}`}: ${problem}`,
  noTable: 'There is no table in it.',
  newerColumn:
    'This version of the page has no such column. A newer one wrote it, or somebody added it. Reload the page to get the newest version. If it was added by hand, remove it.',
  changedColumn: (missing: string) =>
    `This is no column of a record, and “${missing}” is missing. Its heading may have been changed: write “${missing}” there again.`,
  ownColumn: 'This is no column of a record. Remove it from the file.',
  missingColumn: 'This column is missing.',
  noCosts:
    'The fee and the refund of a transaction stand in one of its rows. That row is missing or there twice, or the cell was changed.',
  feeTwice: 'From version 2 on the fee stands with the transaction, not with the gift.',
  feeWithout: 'Each transaction of the gifts stands here once, and no other.',
  columnTwice: 'This column is there twice.',
  moreCells: 'This line has more cells than the first line has columns.',
  otherCell: (expected: string) =>
    `This does not fit the other cells of the line: it would be “${expected}”.`,
  accents: 'A letter in it has so many accents that they cover other lines.',
  hidden: 'There is a hidden or control character in it.',
  /** Reasons why a record is incomplete, or why a transaction is not in it. */
  reading: {
    noContract: 'There is no contract at this address.',
    noSafe:
      'The contract at this address is no Safe that is known here. A record can be made of a Safe, and of an ordinary wallet.',
    unknownToService: 'The transaction service does not know this Safe.',
    serviceRepeats: 'The transaction service lists more than the Safe has executed.',
    notListed: (count: number) =>
      count === 1
        ? 'The transaction service does not list one of the executed transactions.'
        : `The transaction service does not list ${count} of the executed transactions.`,
    notFound: (count: number) =>
      count === 1
        ? 'One executed transaction was found neither at the transaction service nor on the chain.'
        : `${count} executed transactions were found neither at the transaction service nor on the chain.`,
    noSearch: 'The chain’s node does not search its blocks for events.',
    noTransactions: 'The chain’s node does not give all transactions that it names.',
    unknownCode:
      'The code at this address is not that of a published Safe, so that its events may not be true.',
    modules:
      'This Safe has modules, which can pay without its owners’ signatures. What they paid is not in this record.',
    hadModules:
      'This Safe had modules, which could pay without its owners’ signatures. What they paid is not in this record.',
    modulesUnread: 'Whether this Safe has modules, which can pay without its owners, could not be read.',
    finalityUnread: (reason: string) =>
      `The newest final block could not be read, so this record is not called complete: the chain may still take back its latest transactions. ${reason}`,
    claimed: 'The transaction service says that it was executed, and the chain does not.',
    contested: 'It claims a nonce that another transaction claims too, or that the Safe has not used.',
    noFields:
      'The Safe’s address says that it was executed, and nothing proves that Safe’s own code said so: neither the bytes of the transaction nor the node show the call.',
    otherCode: (contract: string) => `The code at ${contract} could not be compared with the published one.`,
    codeUnread: 'The code that made its payments could not be read from the chain.',
    noRecipients: 'The directory names no address on this chain, so no payment in tokens was searched for.',
    directoryUnread: 'The directory of causes could not be read, so no payment in tokens was searched for.',
    gone: 'This browser saw it delivered, and the chain has it in no block any more.',
    coinInside:
      'This browser asked for coin in it. The wallet carried out several calls in one transaction, and coin that is sent so leaves no event: whether it arrived, a node cannot tell.',
    otherSender:
      'A contract says that this wallet moved a token to a cause, and another account sent the transaction. Any contract can say so. It may also be a payment that the wallet had approved: which, the chain does not prove.',
    revertedBatch: 'The wallet sent it, and it failed as a whole: nothing was given.',
    noTransfer:
      'It is no plain payment, and no token says that it moved anything out of the wallet. Coin that such a transaction sends leaves no event.',
    unlistedTransfer:
      'It is no plain payment, and only contracts that are not in the list of tokens say that it moved something.',
    otherRecipient:
      'Its payment went to another address. Only a contract that is not in the list of tokens says that it moved something to a cause.',
    otherMoney: 'Other calls in it moved money too, and whom they paid is not in this record.',
  },
})
