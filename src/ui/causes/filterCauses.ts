import type { Cause } from '../../core/causes/cause'

/** What a person is looking for. An empty text or field means "all". */
export type CauseFilter = { readonly text: string; readonly field: string }

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The causes in which every word that was typed occurs, whatever its accents, and which work in the field. */
export function filterCauses(causes: readonly Cause[], { text, field }: CauseFilter): readonly Cause[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return causes.filter((cause) => {
    if (field !== '' && cause.field !== field) return false
    const haystack = plain([cause.name, cause.summary, cause.place, cause.field].join(' '))
    return words.every((word) => haystack.includes(word))
  })
}

/** The fields that occur, in alphabetical order. */
export function fieldsOf(causes: readonly Cause[]): readonly string[] {
  return [...new Set(causes.map((cause) => cause.field))].toSorted((a, b) => a.localeCompare(b, 'en-GB'))
}
