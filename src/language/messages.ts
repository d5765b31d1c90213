/**
 * A sentence, or a function that makes one: text, or its parts in order where the screen puts elements between the
 * words.
 */
type Message = string | ((...values: never[]) => string | readonly unknown[])

/** The sentences of one part of the interface, by name. */
export type Messages = { readonly [name: string]: Message | Messages }

/** The same sentences in any language: the same names, made of the same values. */
export type Translated<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : T[Name] extends (...values: never[]) => unknown
        ? T[Name]
        : Translated<T[Name]>
}

/** The sentences of the interface in a language other than English. */
type Translation = {
  /** BCP 47, for `Intl`. */
  readonly locale: string
  /** By the name that each part passes to `messages`. */
  readonly messages: Readonly<Record<string, Messages>>
}

declare global {
  /** Set by the inline script before the app runs, where the visitor reads another language than English. */
  var translation: Translation | undefined
}

/**
 * Returns the sentences of one part in the language of the page. The language is set before any module runs and changes
 * only by a reload, so a module may call this at its top level.
 *
 * @param part - The path of the file within `src`, as `partOf` reads it. Its translations stand beside it, and their type is that of
 *   the English sentences: one that misses a sentence does not compile.
 */
export function messages<const T extends Messages>(part: string, english: T): Translated<T> {
  const translated: unknown = globalThis.translation?.messages[part]
  // Each translation is declared with the type of the English sentences.
  return (translated ?? english) as Translated<T>
}

/** Locale of numbers, dates and lists (BCP 47). */
export const locale = globalThis.translation?.locale ?? 'en-GB'
