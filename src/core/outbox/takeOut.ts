import type { TakeOut } from './effect'
import type { Intent, SendIntent } from './intent'

/** Takes all gifts out of the basket: they are out, and nobody goes on with the intent. */
export function takeAllOut(intent: Intent): TakeOut {
  return { kind: 'takeOut', intent, places: [...intent.gifts.keys()], isLast: true }
}

/** Takes those out of the basket whose payments went out. */
export function takeSentOut(intent: SendIntent, { isLast }: Pick<TakeOut, 'isLast'>): TakeOut {
  return { kind: 'takeOut', intent, places: intent.sent.map(({ index }) => index), isLast }
}
