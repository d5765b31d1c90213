import { messages } from '../../../language/messages'

type Giver = 'Safe' | 'wallet'

/** Messages for the simulation of a gift before it is proposed or sent. */
export const m = messages('core/review/forecast/giftForecast', {
  failing: (count: number) => (count === 1 ? '1 payment would fail' : `${count} payments would fail`),
  failingLater: (count: number) =>
    count === 1
      ? '1 payment would fail after what waits in the queue'
      : `${count} payments would fail after what waits in the queue`,
  answersFalse: {
    Safe: 'The token answers “false”: nothing would move, and the Safe would count the payment as made.',
    wallet: 'The token answers “false”: nothing would move, and the payment would look made.',
  },
  nothingMoves: (giver: Giver) => `The token reports success, but nothing would leave your ${giver}.`,
  coin: (giver: Giver, balance: string) => `Your ${giver} would hold only ${balance} by then.`,
  refuses: (coin: string) => `The recipient is a contract that does not accept ${coin}.`,
  remedy: (count: number) =>
    count === 1
      ? 'Change the gift: leave this payment out, or give it in another token or to another address of the recipient.'
      : 'Change the gift: leave these payments out, or give them in another token or to another address of the recipient.',
  /** `queued`: names of transactions, `count` of them. */
  shortage: (queued: string, count: number, missing: string) =>
    `If ${queued} ${count === 1 ? 'executes' : 'execute'} first, ${missing} will be missing for this gift.`,
  shortageRemedy: (symbol: string, queued: string) =>
    `Give less ${symbol}, bring more into your Safe, or reject ${queued} first.`,
  aTransaction: 'a transaction',
  arrival: (arrives: string, given: string, name: string) =>
    `${arrives} of ${given} would arrive at ${name}.`,
  /** `share`: percent of a block; null: unknown. */
  gasUnit: 'gas',
  gas: (gas: string, share: bigint | null, isOneOfSeveral: boolean) =>
    `Executing ${isOneOfSeveral ? 'the largest proposal' : 'it'} takes about ${gas}${
      share === null ? '' : share < 1n ? ', less than 1% of a block' : `, about ${share}% of a block`
    }.`,
  tooMuchGas: 'That may be more than the chain accepts: give to fewer at once.',
})
