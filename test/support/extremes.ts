/** Values that no release stores, as JSON: numbers, texts and shapes that could stop what reads or shows them. */
const nested = `${'['.repeat(8_000)}${']'.repeat(8_000)}`
const extremes: readonly string[] = [
  '1e300',
  '1e999',
  '-1',
  '0.5',
  '9007199254740992',
  '8640000000000001',
  '8640000000000000',
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '"\\u202egnihtemos"',
  '"\\u0000\\ud800"',
  '"0x"',
  `"${'9'.repeat(78)}"`,
  `"0x${'ff'.repeat(1_000)}"`,
  `"${'x'.repeat(1_000_000)}"`,
  `"${'\\u0301'.repeat(20_000)}"`,
  nested,
  '{"__proto__":{"status":"signed"},"constructor":1,"toString":null}',
]

type Path = readonly (string | number)[]

const mark = 'here'

/** Every place of a JSON value, from the outside in. */
function* placesIn(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    yield* placesIn(part, [...path, Array.isArray(value) ? Number(key) : key])
}

function put(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[key] = put(copy[key], rest, part)
  return copy
}

/** Puts JSON at a place. Not every extreme can be the value of a program. */
function textWith(whole: unknown, path: Path, json: string): string {
  return JSON.stringify(put(whole, path, mark)).replace(`"${mark}"`, () => json)
}

/** A list with 10,000 entries where this one has some. Null: it is no list. */
function longList(value: unknown): string | null {
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(Array(10_000).fill(value[0])) : null
}

/**
 * Variants of a stored JSON text: an extreme or 10,000 entries in one place, without one field, with another version, or cut off.
 * By what they are.
 */
export function* hostileTexts(text: string): Generator<readonly [what: string, text: string]> {
  const whole: unknown = JSON.parse(text)
  for (const [path, value] of placesIn(whole)) {
    const where = path.join('.')
    for (const extreme of extremes)
      yield [`${where} is ${extreme.slice(0, 30)}`, textWith(whole, path, extreme)]
    const long = longList(value)
    if (long !== null) yield [`${where} has 10,000 entries`, textWith(whole, path, long)]
    if (path.length > 0) yield [`${where} is missing`, JSON.stringify(put(whole, path, undefined))]
  }
  for (const length of [0, 1, Math.floor(text.length / 2), text.length - 1])
    yield [`cut off after ${length}`, text.slice(0, length)]
}

/**
 * Variants of a stored text that are read, and so shown: each extreme in every place that takes it, at once. A list near the root
 * keeps its entries. By the extreme.
 */
export function readExtremes(
  text: string,
  isRead: (text: string) => boolean,
): readonly (readonly [what: string, text: string])[] {
  const whole: unknown = JSON.parse(text)
  const places = [...placesIn(whole)].toReversed()
  // What is nested is no value of any field.
  const ofFields = [...extremes.filter((extreme) => extreme !== nested), null]
  return ofFields.flatMap((extreme) => {
    const taking = places.flatMap(([path, value]) => {
      const json = extreme ?? longList(value)
      const isNearRoot = path.length < 3 && typeof value === 'object' && value !== null
      if (json === null || (isNearRoot && extreme !== null)) return []
      return isRead(textWith(whole, path, json)) ? [{ path, json }] : []
    })
    const marked = taking.reduce((value, { path }, index) => put(value, path, `${mark}${index}`), whole)
    const all = taking.reduce(
      (given, { json }, index) => given.replace(`"${mark}${index}"`, () => json),
      JSON.stringify(marked),
    )
    return taking.length > 0 && isRead(all) ? [[extreme?.slice(0, 30) ?? '10,000 entries', all] as const] : []
  })
}
