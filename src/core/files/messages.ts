import { locale, messages } from '../../language/messages'

const number = (value: number) => value.toLocaleString(locale)

/** Messages for problems with a file, a line or a plan, each with its remedy. */
export const m = messages('core/files', {
  anotherFile: 'Choose another file.',
  split: 'Split the file.',
  batch: {
    notOne: (where: string | null) =>
      `It is not a batch of the Transaction Builder: ${where ?? 'the file'} does not fit.`,
    exportAgain: 'Export the batch again in the Transaction Builder.',
    otherChain: (found: string, chain: string, chainId: number) =>
      `It is a batch for the chain ${found}, and this gift is on ${chain} (${chainId}).`,
    openThere: (giver: 'Safe' | 'wallet') => `Open a ${giver} on that chain, or choose another file.`,
    otherVersion: (version: string) =>
      `It is a batch of version ${version}, and this page reads version 1 of the Transaction Builder’s batches.`,
    reload: 'Reload the page to get its newest version.',
    empty: 'There is no transaction in it.',
    tooMany: (count: number, most: number) =>
      `It has ${number(count)} transactions; ${number(most)} can be read at once.`,
    split: 'Split the batch.',
    checksum:
      'Its checksum does not fit: the file has been changed since it was saved, by hand or on the way.',
    noChecksum: 'The file has no checksum: whether it was changed could not be checked.',
    notWritten: 'This is not written as the Transaction Builder writes it.',
    notWhole: 'This is not a whole number of the smallest unit.',
    writeWhole: 'Write it in digits, or export the batch again in the Transaction Builder.',
    contradicts: 'Its calldata pays something else than its method says.',
    noTransfer: 'It calls something that is not a plain transfer.',
    sendsCoin: (coin: string) => `It sends ${coin} along with a transfer of a token.`,
    onlyTransfers: 'Only plain sends and token transfers can be given here. Take this call out of the batch.',
  },
  unknownToken: (chain: string) => `This page does not know this token on ${chain}.`,
  addToken: 'Check the address. If it is right, add the token in your gift first.',
  table: {
    empty: 'There is nothing in it.',
    chooseFull: 'Choose a file with payments in it.',
    noPayment: 'There is no payment below the names of the columns.',
    addLines: 'Add one line for each payment below the first line.',
    tooMany: (count: number, most: number) =>
      `It has ${number(count)} payments; ${number(most)} can be read at once.`,
    unread: (columns: readonly string[]) =>
      `These columns were not read: ${columns.map((column) => `“${column}”`).join(', ')}.`,
    memosCut: (place: 'Line' | 'Transaction' | 'Payment', at: readonly number[], most: number) =>
      `Notes longer than ${most} characters were cut: ${place.toLowerCase()} ${at.slice(0, 20).join(', ')}${at.length > 20 ? ` and ${number(at.length - 20)} more` : ''}.`,
    more: (count: number) => `${count} more lines have problems that are not listed.`,
    tooManyNames: (count: number, most: number) =>
      `It has ${number(count)} different ENS names; ${number(most)} can be looked up at once.`,
    namesOnEthereum: (names: readonly string[], chain: string) =>
      `These names have no address for ${chain} of their own, so their address on Ethereum is taken: ${names.join(', ')}. Ask whether their owners use it on ${chain} too.`,
    amount: 'amount',
    column: (number: number) => `Column ${number}`,
    tooManyColumns: (count: number, most: number) =>
      `It has ${number(count)} columns; ${number(most)} can be read.`,
    readWith: (text: string, amount: string) =>
      `In the column of the amounts, ${text} was read as ${amount}.`,
    unheaded: (line: number, text: string) =>
      `Line ${line} was not read as a payment, but as the names of the columns: ${text}. If it is a payment, write a line such as “receiver, token, amount” above it.`,
    headerAgain: (line: number) => `Line ${line} was left out: it repeats the names of the columns.`,
    total: (line: number) => `Line ${line} was left out: it is the total of the lines above.`,
    totalUnchecked: (line: number) =>
      `Line ${line} was left out as a total. An amount could not be read, so the total was not compared with the lines above.`,
    totalDiffers: (line: number, total: string, sum: string) =>
      `Line ${line} was left out: it says ${total}, and the lines above add up to ${sum}. Check whether a payment is missing, or one is wrong.`,
    receiver: 'receiver (or cause)',
    missing: (columns: readonly string[]) =>
      `The first line has to name the columns. Missing: ${columns.join('; ')}.`,
    nameThem:
      'Write the names of the columns into the first line: token_type, token_address, receiver, amount.',
  },
  row: {
    moreCells: (cells: number, columns: number) =>
      `The line has ${cells} cells, and the first line names ${columns} columns. A comma in a number or a name may have split a cell.`,
    quoteCells: 'Put what belongs together in quotes, like "1,000", or write the number without it.',
    fewerCells: (cells: number, columns: number) =>
      `The line has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the first line names ${columns} columns. It may be cut off.`,
    fillCells: 'Complete the line. A cell that is empty still needs its separator.',
    splitAmount: (text: string) => `The amount may go on in the next cell: ${text}.`,
    quoteAmount:
      'Put the amount in quotes, like "1,000.00", or write it without the comma. If the next cell is a number of its own, such as an invoice, say so where the columns are.',
    collectible: 'This line is for a collectible (NFT), and only coins and tokens can be given here.',
    sendCollectible: 'Leave this line out, and send the collectible in Safe{Wallet}.',
    noKind: 'This is not a kind of token.',
    writeKind: 'Write native or erc20.',
    coinAndToken: (coin: string) =>
      `The line is for ${coin}, the coin of the chain, and names a token besides.`,
    noToken: 'Leave the address empty for the coin, or write erc20 as the kind.',
    noAsset: 'It is not said which coin or token is given.',
    writeAsset: 'Write native for the coin of the chain, or the address of the token.',
    sameName: (chain: string) => `More than one token on ${chain} is called that.`,
    noName: (chain: string) => `No token that this page knows on ${chain} is called that.`,
    writeToken: 'Write the address of the token.',
    noCause: 'No cause in the directory has this id or this name.',
    writeCause:
      'Write its name as the directory has it, or the id in the link of the cause; or the address of the recipient and no cause.',
    noRecipient: 'There is no recipient.',
    writeRecipient: 'Write an address, or the name of a cause.',
    notListed: (cause: string, chain: string) => `${cause} has no address on ${chain} in the directory.`,
    listedElse: (cause: string, listed: string) =>
      `${cause} has another address in the directory: ${listed}.`,
    findOut: 'Find out which of the two is right. Leave the receiver empty to take the one of the directory.',
    rename: 'Write another name, or leave it empty.',
    namesake: (cause: string) =>
      `${cause} is in the directory, and this is not the address that it has there.`,
    otherAddress: 'The name shows another address than that of the receiver.',
    otherName: 'Find out whose address this is. If it is right, give it another name.',
    tooLong: (length: number, most: number) => `It has ${length} characters; ${most} are allowed.`,
    shorten: 'Write only what belongs into this column.',
    ensName: 'This is a name, not an address. Names are looked up only in the receiver column of a table.',
    writeAddress: 'Write the address, or add this recipient by its name in the gift.',
    comma: {
      sentence: 'There is a comma before the decimals.',
      remedy: 'The other amounts have a point. Write this one alike, or choose the comma for the column.',
    },
    point: {
      sentence: 'There is a point before the decimals.',
      remedy: 'The other amounts have a comma. Write this one alike, or choose the point for the column.',
    },
    write: {
      point: 'Write only digits, and a point before the decimals: 1234.5.',
      comma: 'Write only digits, and a comma before the decimals: 1234,5.',
    },
  },
  text: {
    tooLong: (length: number, most: number) =>
      `It has ${number(length)} characters; ${number(most)} can be read at once.`,
    tooLarge: 'The file is larger than 8 MB.',
    spreadsheet: 'This is a spreadsheet file, and only its table can be read here.',
    saveAsCsv:
      'In Excel choose File, Save As, “CSV UTF-8”; in LibreOffice Save As, “Text CSV”; in Numbers File, Export To, “CSV”. Or copy the cells and paste them below.',
    notUtf8: 'It is not a text in UTF-8: a spreadsheet program saves it as “CSV UTF-8”.',
    saveAgain: 'Save the file again as CSV UTF-8, or copy the cells and paste them here.',
    quotes: (line: number) => `The quotation marks of line ${line} do not close.`,
    tooManyLines: (most: number) => `It has more than ${number(most)} lines.`,
    noCells: 'It is not a table: its quotation marks, separators and lines do not fit together.',
    closeQuotes: 'Write a quotation mark inside of a text twice (""), and close each text.',
    otherJson:
      'It is JSON, and neither a list of payments, nor a batch of the Transaction Builder, nor a gift file, or it was cut short.',
  },
  plan: {
    noName: 'Give the plan a name, such as “Third quarter”.',
    tooLong: (length: number, most: number) => `The name has ${length} characters; ${most} are allowed.`,
    taken: 'There is a plan of this name already. Choose another name.',
    sameSafe:
      'Both plans have a part for the same Safe on the same chain. Put those payments into one gift first.',
    unknownToken: (token: string, chain: string) =>
      `This page does not know the token ${token} on ${chain}. Add it in your gift first.`,
    otherAddress: (name: string) =>
      `The plan calls this recipient “${name}”, which shows another address than the one that is paid.`,
    namesake: (name: string, cause: string) =>
      `The plan calls this recipient “${name}”. ${cause} is in the directory, and this is not its address there.`,
  },
})
