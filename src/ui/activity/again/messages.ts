import { messages } from '../../../language/messages'

const payments = (count: number) => `${count} ${count === 1 ? 'payment' : 'payments'}`

/** Texts for giving an earlier gift again. */
export const m = messages('ui/activity/again', {
  noDirectory: 'The directory of causes is not there, so the gift cannot be compared with it.',
  fetching: 'Fetching the list of tokens…',
  title: (day: string) => `Give the gift of ${day} again`,
  same: (day: string) => `Everything is as it was on ${day}.`,
  differ: (count: number, of: number, day: string) => `${count} of ${payments(of)} would differ from ${day}.`,
  added: (count: number) => `${payments(count)} added to your gift.`,
  inGift: 'In your gift.',
  read: 'Read and change it there',
  add: (count: number) => `Put ${payments(count)} into your gift`,
  after: (lines: number) =>
    `Your gift has ${lines} ${lines === 1 ? 'line' : 'lines'} already. These come after them.`,
  payment: <A>(amount: A, name: string | null, isListed: boolean) => [
    amount,
    ` to ${name ?? 'an address'}${isListed ? '' : ', not in the directory'}`,
  ],
  staysOut: 'It stays out.',
  before: 'Then',
  now: 'Now',
})
