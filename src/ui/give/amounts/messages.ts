import { messages } from '../../../language/messages'

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** Texts for setting many amounts at once. */
export const m = messages('ui/give/amounts', {
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
  set: 'Set the amounts',
  close: 'Close',
})
