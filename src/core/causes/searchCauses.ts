import type { Cause } from './cause'
import { createPrefixDistance } from './createPrefixDistance'
import { locale } from '../../language/messages'

/** Search index: each word of the directory once, and the words of each cause. */
export type CauseIndex = {
  readonly causes: readonly Cause[]
  readonly vocabulary: readonly string[]
  /** In the order of the causes. */
  readonly terms: readonly (readonly Term[])[]
}

/** `word`: its index in the vocabulary. `weight`: its relevance for the cause. */
type Term = { readonly word: number; readonly weight: number }

const weights = { name: 8, otherName: 6, registration: 6, field: 3, place: 3, summary: 1 } as const

/**
 * Indexes the directory for a search: names, registration numbers, fields, places and summaries. Yields after each
 * cause.
 */
export function* indexCauses(causes: readonly Cause[]): Generator<void, CauseIndex> {
  const places = new Map<string, number>()
  const placeOf = (word: string) => {
    const known = places.get(word)
    if (known !== undefined) return known
    places.set(word, places.size)
    return places.size - 1
  }
  const terms: (readonly Term[])[] = []
  for (const cause of causes) {
    yield
    const weightOf = new Map<number, number>()
    for (const [text, weight] of textsOf(cause))
      for (const word of wordsOf(text)) {
        const place = placeOf(word)
        weightOf.set(place, Math.max(weight, weightOf.get(place) ?? 0))
      }
    terms.push([...weightOf].map(([word, weight]) => ({ word, weight })))
  }
  return { causes, vocabulary: [...places.keys()], terms }
}

/**
 * Finds the causes that contain every typed word, whole or in part, ignoring accents; the best match first, then in
 * the order of the directory. Tolerates typing errors in a word that no cause contains: one in words of four letters
 * and more, two from eight.
 */
export function searchCauses({ causes, vocabulary, terms }: CauseIndex, text: string): readonly Cause[] {
  const asked = wordsOf(text).map((word) => closenessTo(word, vocabulary))
  const scored = causes.flatMap((cause, index) => {
    const scores = asked.map((closeness) =>
      (terms[index] ?? []).reduce(
        (best, { word, weight }) => Math.max(best, (closeness[word] ?? 0) * weight),
        0,
      ),
    )
    return scores.includes(0) ? [] : { cause, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ cause }) => cause)
}

/** Returns the closeness of each word of the vocabulary to the typed one: 1 equal, 0 unrelated. */
function closenessTo(typed: string, vocabulary: readonly string[]): readonly number[] {
  const contained = vocabulary.map((word) => {
    if (word === typed) return 1
    if (word.startsWith(typed)) return 0.9
    return word.includes(typed) ? 0.7 : 0
  })
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (allowed === 0 || contained.some((closeness) => closeness > 0)) return contained
  const errorsIn = createPrefixDistance(typed, allowed)
  return vocabulary.map((word) => 0.6 / errorsIn(word))
}

function textsOf(cause: Cause): readonly (readonly [string, number])[] {
  const { name, names = {}, registration, field, place, country, summary } = cause
  const number = registration?.number ?? ''
  return [
    [name, weights.name],
    ...Object.values(names).map((other) => [other, weights.otherName] as const),
    [number, weights.registration],
    // Also as users type it, without separators between its parts.
    [wordsOf(number).join(''), weights.registration],
    [field, weights.field],
    [place, weights.place],
    [country === undefined ? '' : (countryNames.of(country) ?? ''), weights.place],
    [summary, weights.summary],
  ]
}

const countryNames = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
