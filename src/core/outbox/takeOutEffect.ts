import type { TakeOut } from './effect'
import type { Intent, SendIntent } from './intent'

/** Takes all gifts out of the basket. */
export function takeAllOut(intent: Intent): TakeOut {
  return { kind: 'takeOut', intent, places: [...intent.gifts.keys()] }
}

/** Takes the gifts out of the basket whose payments went out. */
export function takeSentOut(intent: SendIntent): TakeOut {
  return { kind: 'takeOut', intent, places: intent.sent.map(({ index }) => index) }
}
