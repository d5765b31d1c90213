import * as v from 'valibot'
import type { Basket } from './basket'

const shortText = v.pipe(v.string(), v.maxLength(500))
const line = v.object({ id: shortText, causeId: shortText, assetKey: shortText, amountText: shortText })
const draft = v.object({
  version: v.literal(1),
  lines: v.pipe(
    v.array(line),
    v.maxLength(1_000),
    v.check((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
  ),
})

/** A basket as text, to be kept until the next visit. */
export function serialiseBasket(basket: Basket): string {
  return JSON.stringify({ version: 1, lines: basket.lines })
}

/** The basket that `serialiseBasket` wrote. Text that is anything else, or null, is an empty basket. */
export function parseBasket(text: string | null): Basket {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), text)
  return { lines: parsed.success ? parsed.output.lines : [] }
}
