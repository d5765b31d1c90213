import { locale } from '../../language/messages'
import type { Cause } from './cause'

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
  const errorsIn = prefixDistanceTo(typed, allowed)
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

/**
 * Returns the number of typing errors between a text and the start of a word, or all of it: a letter too much,
 * missing or wrong, or two neighbours swapped (optimal string alignment). Infinity above `most`.
 *
 * Computes only the cells that can stay within `most` (Ukkonen's band), in one table for all words: a directory has
 * tens of thousands of words, and most of them cost a few steps.
 */
export function prefixDistanceTo(typed: string, most: number): (word: string) => number {
  // Cell `at` of a row is for the first `row + at - most` letters of the word. Above `most` all are the same.
  const width = 2 * most + 1
  const tooMany = most + 1
  const cells = new Uint8Array((typed.length + 1) * width).fill(tooMany)
  for (let at = most; at < width; at++) cells[at] = at - most
  const cell = (row: number, at: number) =>
    row < 0 || at < 0 || at >= width ? tooMany : (cells[row * width + at] ?? tooMany)

  function errorsAt(row: number, at: number, word: string): number {
    const letters = row + at - most
    if (letters < 0 || letters > word.length) return tooMany
    if (letters === 0) return Math.min(row, tooMany)
    const [letter, given] = [word[letters - 1], typed[row - 1]]
    const isSwapped = row > 1 && letters > 1 && given === word[letters - 2] && typed[row - 2] === letter
    return Math.min(
      tooMany,
      cell(row - 1, at + 1) + 1,
      cell(row, at - 1) + 1,
      cell(row - 1, at) + (given === letter ? 0 : 1),
      isSwapped ? cell(row - 2, at) + 1 : tooMany,
    )
  }

  return (word) => {
    if (typed.length > word.length + most) return Infinity
    let least = 0
    for (let row = 1; row <= typed.length && least <= most; row++) {
      least = tooMany
      for (let at = 0; at < width; at++) {
        const errors = errorsAt(row, at, word)
        cells[row * width + at] = errors
        least = Math.min(least, errors)
      }
    }
    return least > most ? Infinity : least
  }
}
