import { messages } from '../../../language/messages'
import type { Who } from '../messages'

/** Texts for the forecast of a gift. */
export const m = messages('ui/give/forecast', {
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
})
