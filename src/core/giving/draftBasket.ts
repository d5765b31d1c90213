import * as v from 'valibot'
import { cleanText } from '../cleanLine'
import { address, partNumber } from '../fields'
import { foundOr, type StoredReading, storedText } from '../storedText'
import { type Basket, maxLines, type Payee } from './basket'

const shortText = v.pipe(v.string(), v.maxLength(500))
/** A device file may bring a stranger's. Null: nothing is left of it. */
const shownName = v.nullable(
  v.pipe(
    shortText,
    v.transform((text) => cleanText(text, 500)),
  ),
)
const payee = v.variant('kind', [
  v.object({ kind: v.literal('cause'), causeId: shortText, seen: v.exactOptional(address) }),
  v.object({
    kind: v.literal('address'),
    address,
    name: shownName,
    ensName: shownName,
  }),
])
const typed = {
  id: shortText,
  assetKey: shortText,
  amountText: shortText,
  planned: v.optional(shortText),
  memo: v.optional(shortText),
}
const line = v.union([
  v.object({ ...typed, payee }),
  // Earlier releases knew causes only.
  v.pipe(
    v.object({ ...typed, causeId: shortText }),
    v.transform(({ causeId, ...rest }) => ({ ...rest, payee: { kind: 'cause', causeId } satisfies Payee })),
  ),
])
const draftText = storedText(
  v.object({
    lines: v.pipe(
      v.array(line),
      v.maxLength(maxLines),
      v.check((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
    ),
    plan: v.exactOptional(v.object({ id: shortText, part: partNumber, of: partNumber })),
    purpose: v.exactOptional(shortText),
  }),
)

/** Serialises a basket for storage. */
export function serialiseBasket(basket: Basket): string {
  return draftText.serialise(basket)
}

/** Reads the text of `serialiseBasket`. */
export function readBasket(text: string | null): StoredReading<Basket> {
  return draftText.read(text)
}

/** Reads the text of `serialiseBasket`; an empty basket when it cannot be read. */
export function parseBasket(text: string | null): Basket {
  return foundOr(readBasket(text), { lines: [] })
}
