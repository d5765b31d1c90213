import { locale, messages } from '../../language/messages'

function payments(count: number): string {
  return count === 1 ? '1 payment' : `${count.toLocaleString(locale)} payments`
}

const nouns = {
  Line: { one: 'line', many: 'lines' },
  Transaction: { one: 'transaction', many: 'transactions' },
  Payment: { one: 'payment', many: 'payments' },
} as const

type Place = keyof typeof nouns

function places(count: number, place: Place): string {
  return count === 1 ? `1 ${nouns[place].one}` : `${count.toLocaleString(locale)} ${nouns[place].many}`
}

function whereTo(listed: number, unlisted: number): string {
  if (unlisted === 0) return `, to ${listed === 1 ? 'a cause' : 'causes'} in the directory`
  if (listed === 0)
    return `, to ${unlisted === 1 ? 'a recipient that is' : 'recipients that are'} not in the directory`
  return `: ${listed} to causes in the directory, ${unlisted} to recipients that are not in it`
}

/** Texts for a gift that is read from a file, and for the tools beside a gift. */
export const m = messages('ui/files', {
  title: 'Read a gift from a file',
  lede: 'From a spreadsheet, a batch of Safe’s Transaction Builder, or a gift file of this page. You see what was read before anything is added to your gift.',
  file: 'File',
  fileHint:
    'CSV, tab-separated text or JSON; it can also be dropped anywhere on this page. It is read in this browser and sent nowhere; only ENS names of recipients in it are looked up, on Ethereum.',
  paste: 'Or paste cells from a spreadsheet',
  pasteHint: 'With the names of the columns in the first line.',
  /** Of a row that stopped working. */
  stillInList: 'The payment in this row is still in the list. Do not add the list before you see it.',
  reading: 'Reading…',
  read: 'Read it',
  back: 'Back to your gift',
  unreadable: 'The file could not be read. Choose it again.',
  notLoaded:
    'A part of the page did not load, so nothing was read. Reload the page, and read the file again.',
  nothing: 'There is nothing to read yet. Choose a file, or paste cells below.',
  done: 'The file has been read. What was understood stands below.',
  asked: 'The file has been read. Say what its columns hold.',
  noGift: 'This could not be read as a gift',
  notAdded: 'Nothing was added to your gift.',
  noGiftFile: 'This gift file cannot be read',
  look: {
    title: 'How the file has to look',
    kind: (coin: string) => `“native” for ${coin}, “erc20” for a token.`,
    token: (coin: string, symbol: string | null) =>
      `The address of the token, or its symbol${symbol === null ? '' : ` (${symbol})`}. Empty for ${coin}. With symbols the column may be called “token”, and token_type can be left out.`,
    receiver: (chain: string) =>
      `The address on ${chain}, or an ENS name such as example.eth. Names are looked up on Ethereum when you press Read it, and once more before the gift is sent.`,
    cause: 'In place of a receiver: a cause, by its name or by the end of the link to its page.',
    amount: 'In whole coins or tokens, such as 12.5 or 12,5.',
    name: 'Your own label for a recipient that is not in the directory. It can be left out.',
    memo: (most: number) =>
      `Your note, such as an invoice number, of at most ${most} characters. It is not on the chain: your link and your record show it. It can be left out.`,
    all: 'The first line names the columns, in any order. Other names of columns are understood where they can be, and you can correct each. The file may be separated by commas, semicolons or tabs. The Safe App “CSV Airdrop” uses the same columns.',
    example: 'Download an example file',
  },
  preview: {
    title: 'What was read',
    canBeGiven: (count: number, listed: number, unlisted: number) =>
      count === 0
        ? '0 payments can be given.'
        : `${payments(count)} can be given${whereTo(listed, unlisted)}.`,
    repeated: (count: number, place: Place) =>
      `${payments(count)} ${count === 1 ? 'repeats' : 'repeat'} the recipient and the asset of an earlier ${nouns[place].one}. Both would be given: check that this is meant.`,
    wrong: (count: number, place: Place, hasOthers: boolean) =>
      `${places(count, place)} cannot be given${hasOthers ? ', so nothing is added yet' : ''}`,
    wrongTotals: (count: number) =>
      count === 1
        ? 'A total of the file does not match its lines'
        : `${count} totals of the file do not match its lines`,
    problems: 'Problems',
    correct: 'Correct each here, or leave it out. The file itself stays as it is.',
    unlisted: 'Not in the directory',
    unlistedWords:
      'Nobody here vouches for these recipients. Compare each address with one that you have from the recipient.',
    unlistedTable: 'Recipients not in the directory',
    all: 'All payments',
    leaveOut: (count: number, place: Place, others: number) =>
      `Leave out the ${places(count, place)} with problems, and take the other ${payments(others)}.`,
    place: { Line: 'Line', Transaction: 'Transaction', Payment: 'Payment' },
    at: (place: Place, number: number, column: string | null) =>
      `${place} ${number}${column === null ? '' : `, ${column}`}`,
    memo: <T>(memo: T) => ['Note: ', memo],
    found: <T>(text: T) => [': “', text, '”'],
    payee: <T>(payee: T) => ['For ', payee, '.'],
  },
  /** Texts for what the columns of a table hold. */
  columns: {
    title: 'How the columns were read',
    titleAsked: 'What the columns hold',
    seen: 'First lines of the file',
    inFile: 'In the file',
    readAs: 'Read as',
    asked: 'Say how this table is to be read',
    confirm: 'Is the table to be read like this?',
    proposed: {
      receiver: <T>(heading: T) => [
        '“',
        heading,
        '” holds addresses, and its heading does not say whose. They would be read as those of the recipients.',
      ],
      cause: <T>(heading: T) => ['“', heading, '” holds causes. They would be read as the recipients.'],
      amount: <T>(heading: T) => [
        '“',
        heading,
        '” holds numbers, and its heading does not say of what. They would be read as the amounts.',
      ],
      token_address: <T>(heading: T) => [
        '“',
        heading,
        '” holds assets, and its heading does not say of what. They would be read as those of the payments.',
      ],
    },
    confirmed: 'Yes, read it like this',
    orElse: 'Or choose other columns below. Nothing was added to your gift.',
    needed: 'Needed:',
    missing: {
      amount: 'Choose the column of the amounts.',
      receiver: 'Choose the column of the recipients’ addresses, or of the causes.',
      asset: 'Choose the column of the asset, or one asset for every payment.',
      sign: 'Choose how the amounts are written.',
    },
    otherUnit: (heading: string, unit: string) =>
      `“${heading}” names ${unit}, which is not the asset of the payments. Choose this column as the amount only if its numbers are meant in the asset of each payment.`,
    otherAsset: (heading: string, unit: string) =>
      `“${heading}” names ${unit}, and not every payment is in ${unit}. Choose ${unit} as the asset, or change the heading in the file.`,
    numbered: (number: number) => `Column ${number}`,
    holds: (heading: string) => `What “${heading}” holds`,
    unread: 'Not read',
    names: {
      receiver: 'Recipient (address)',
      amount: 'Amount',
      token_address: 'Asset',
      token_type: 'native or erc20',
      cause: 'Cause (name or id)',
      name: 'Recipient’s name',
      memo: 'Payment note',
      id: 'Id of a collectible',
    },
    sign: 'What stands before the decimals of the amounts?',
    signHint: 'Every amount of this file is read alike.',
    signSeen: 'The other amounts of the column show it. Correct it where it is wrong.',
    signs: { point: 'A point', comma: 'A comma' },
    signIs: (sign: string, text: string, amount: string) => `${sign}: ${text} is ${amount}`,
    couldBe: (text: string, one: string, other: string) => `${text} could be ${one} or ${other}.`,
    doubt: (text: string, lines: number) =>
      `In ${lines === 1 ? '1 line' : `${lines} lines`} a number follows the amount, like ${text}.`,
    whole: 'It is no part of the amount',
    asset: 'Asset of every payment',
    assetHint: 'No column of the file names it.',
    assetInHeading: 'The heading of the amounts names it.',
    choose: 'Choose',
  },
  /** Texts for correcting a line in place. */
  mend: {
    line: (place: Place, at: number) => `Correct ${nouns[place].one} ${at}`,
    receiver: (place: Place, at: number) => `Recipient of ${nouns[place].one} ${at}`,
    asset: (place: Place, at: number) => `Asset of ${nouns[place].one} ${at}`,
    amount: (place: Place, at: number) => `Amount of ${nouns[place].one} ${at}`,
    name: (place: Place, at: number) => `Name in ${nouns[place].one} ${at}`,
    take: (place: Place, at: number) => `Use this for ${nouns[place].one} ${at}`,
    leaveOut: (place: Place, at: number) => `Leave out ${nouns[place].one} ${at}`,
    leftOut: (count: number, place: Place, list: string) => `${places(count, place)} left out: ${list}.`,
    takeBack: 'Take back',
  },
  /** Texts for payments that stand in a file more than once. */
  doubles: {
    title: (groups: number) =>
      groups === 1
        ? 'One payment stands here more than once'
        : `${groups} payments stand here more than once`,
    words: 'The recipient, the asset and the amount are the same. Say whether each is meant.',
    sameAs: (place: Place, list: string) => `Same as ${nouns[place].one} ${list}`,
    places: (place: Place, list: string) =>
      `${nouns[place].many} ${list}:`.replace(/^./u, (first) => first.toUpperCase()),
    together: (groups: number) => `All ${groups} of them:`,
    all: (count: number) => `Give it ${count} times`,
    once: (place: Place, list: string) => `Give it once, and leave out ${nouns[place].one} ${list}`,
    choiceOfMany: { all: 'Give each as often as it stands here', once: 'Give each once' },
    first: 'First say above whether the payments that stand here more than once are meant.',
  },
  /** Texts for files and plans below a gift, and for sharing. */
  tools: {
    replaced: (count: number) => `${payments(count)} ${count === 1 ? 'was' : 'were'} replaced.`,
    broughtBack: (count: number) => `${payments(count)} brought back.`,
    undo: 'Undo',
    fromFile: 'Read from a file',
    plans: 'Saved plans',
    outgoing: 'Save as plan, or export',
    withoutMemos: (who: 'Safe' | 'wallet') =>
      `The CSV has your notes about the payments. A plan, its link and its file${who === 'Safe' ? ', and the batch,' : ''} leave them out.`,
    half: (ready: number, all: number) =>
      `${ready === 0 ? 'No payment' : `Only ${ready} of ${all} payments`} can be given as it stands. Give each a recipient, an asset and an amount first: half a gift is not saved.`,
    spreadsheet: 'As a spreadsheet, or for the Transaction Builder',
    csv: 'Download CSV',
    batch: 'Download a Transaction Builder batch',
    forSomebody: 'For somebody who uses this page',
    planName: 'Name of the plan',
    saveAsPlan: 'Save as plan',
    saved: (name: string) => `Saved as “${name}”.`,
    savedHere: (name: string) => `Saved as “${name}” in this browser.`,
    savedUntil: (name: string) =>
      `Kept as “${name}” until you close or reload this page: this browser stores nothing for it. To keep the plan longer, save it as a file.`,
    toPlans: 'To the saved plans',
    noRoom: 'This browser has no room left for it. Remove a plan, or save this one as a file.',
    unreadablePlans:
      'The plans that are saved here cannot be read, so nothing was added to them. Look at your saved plans, or save this one as a file.',
    tooMany: (most: number) =>
      `An account keeps at most ${most} plans. Remove one, or save this one as a file.`,
    author: 'Your name, for whoever opens the link or the file (optional)',
    giftFile: 'Download the gift file',
    readable:
      'Whoever has the link or the file can read all of it. The link carries the gift after the “#”, which browsers send to no server.',
  },
})
