import { maxMemoLength } from '../../../core/giving/basket'
import { messages } from '../../../language/messages'

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** Texts for a gift of many lines. */
export const m = messages('ui/give/table', {
  lead: {
    gives: (sums: string, count: number, incomplete: number) =>
      incomplete === 0
        ? `${sums} in ${count} lines.`
        : `${sums} so far: of ${count} lines, ${incomplete} ${incomplete === 1 ? 'is' : 'are'} not complete.`,
    none: (count: number) => `${count} lines, and none is complete yet.`,
    toTotal: 'Go to the total',
  },
  caption: 'The lines of your gift',
  hint: 'Arrow keys and Enter move between rows. A column of amounts or notes from a spreadsheet fills the rows below the field where you paste it.',
  columns: {
    select: 'Selected',
    place: 'Line',
    payee: 'Recipient',
    asset: 'Asset',
    amount: 'Amount',
    memo: 'Note',
    remove: 'Remove',
  },
  row: {
    select: (name: string) => `Select ${name}`,
    asset: (name: string) => `Asset for ${name}`,
    amount: (name: string) => `Amount for ${name}`,
    memo: (name: string) => `Note for ${name}`,
    remove: (name: string) => `Remove ${name}`,
    choose: 'Choose',
    unlisted: 'Not in the directory',
    noAddress: 'No address',
    sameAs: (place: number) => `Same as line ${place}`,
    problem: 'Problem:',
    note: 'Note:',
  },
  find: {
    label: 'Find a line',
    hint: 'A part of the name or the address.',
    found: (found: number, all: number) => `${found} of ${lines(all)} found`,
    none: 'No line was found. Check how it is spelled.',
    order: 'Order',
    orders: {
      gift: 'As in the gift',
      name: 'By name',
      amount: 'By amount, the largest first',
      asset: 'By asset',
    },
    again: 'Sort again',
  },
  views: { label: 'View', table: 'Table', overview: 'Overview' },
  overview: {
    hint: 'Press a line to change it in the table.',
    own: 'Names in italics are yours: these recipients are not in the directory.',
    noAmount: 'No amount',
    noAsset: 'No asset',
  },
  showMemos: 'Show the empty note fields',
  empty: 'Empty the gift',
  emptied: (count: number) => `Removed all ${lines(count)}.`,
  bar: {
    label: 'Selected lines',
    all: 'Select all shown',
    none: 'None is selected.',
    count: (selected: number, hidden: number) =>
      `${selected} selected${hidden === 0 ? '' : `, ${hidden} of them not shown`}.`,
    amountsOfAll: 'Set all amounts',
    amounts: 'Set amounts',
    asset: 'Set the asset',
    remove: (count: number) => `Remove ${lines(count)}`,
    removed: (count: number) => `Removed ${lines(count)}.`,
    clear: 'Select none',
  },
  setAsset: {
    title: 'Set the asset of the selected lines',
    label: (count: number) => `Asset of ${lines(count)}`,
    hint: 'The amounts stay as they are typed: 5 ETH becomes 5 of the new asset.',
    set: 'Set it',
    wasSet: (count: number, symbol: string) => `The asset of ${lines(count)} is ${symbol} now.`,
    close: 'Close',
  },
  paste: {
    amount: {
      /** `left`: number of amounts without a row; `first`: the first of them. */
      pasted: (count: number, left: number, first: string) =>
        `Pasted ${count === 1 ? '1 amount' : `${count} amounts`}.${left === 0 ? '' : ` ${left} more had no row, from “${first}” on.`}`,
      severalColumns: (columns: number) =>
        `Nothing was pasted: these are ${columns} columns. Copy one column of amounts.`,
      lineBreak: (place: number) =>
        `Nothing was pasted: cell ${place} has a line break. Copy one column of amounts.`,
      tooLong: (_length: number, _place: number | null) =>
        'Nothing was pasted: a cell is too long for an amount. Copy one column of amounts.',
    },
    memo: {
      pasted: (count: number, left: number, first: string) =>
        `Pasted ${count === 1 ? '1 note' : `${count} notes`}.${left === 0 ? '' : ` ${left} more had no row, from “${first}” on.`}`,
      severalColumns: (columns: number) =>
        `Nothing was pasted: these are ${columns} columns. Copy one column of notes.`,
      lineBreak: (place: number) =>
        `Nothing was pasted: cell ${place} has a line break, and a note is one line. Take it out first.`,
      /** `place`: of the cell; null: there is one. */
      tooLong: (length: number, place: number | null) =>
        `Nothing was pasted: the note${place === null ? '' : ` in cell ${place}`} would have ${length} characters, and ${maxMemoLength} are the most. Shorten it first.`,
    },
  },
})
