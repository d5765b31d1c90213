import * as v from 'valibot'
import { storedText } from '../storedText'
import type { Basket } from './basket'

const shortText = v.pipe(v.string(), v.maxLength(500))
const line = v.object({ id: shortText, causeId: shortText, assetKey: shortText, amountText: shortText })
const draftText = storedText(
  v.object({
    lines: v.pipe(
      v.array(line),
      v.maxLength(1_000),
      v.check((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
    ),
  }),
)

/** A basket as text, to be kept until the next visit. */
export function serialiseBasket(basket: Basket): string {
  return draftText.serialise({ lines: basket.lines })
}

/** The basket that `serialiseBasket` wrote. Text that is anything else, or null, is an empty basket. */
export function parseBasket(text: string | null): Basket {
  return { lines: draftText.parse(text)?.lines ?? [] }
}
