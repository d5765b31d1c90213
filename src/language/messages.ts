/** A sentence; or what makes one of values: text, or its parts in order where the screen puts elements between the words. */
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
  /** By the name that each part gives to `messages`. */
  readonly messages: Readonly<Record<string, Messages>>
}

declare global {
  /** Set by the inline script before the app runs, where the visitor reads another language than English. */
  var translation: Translation | undefined
}

/**
 * The sentences of one part in the language of the page. The language is chosen once, before any module runs, and changed
 * by a reload: so this may be called where a module begins.
 *
 * @param part - Unique; its translations are listed under it in src/language/catalog.ts, whose type says that they fit.
 */
export function messages<const T extends Messages>(part: string, english: T): Translated<T> {
  const translated: unknown = globalThis.translation?.messages[part]
  // `Catalog` has made sure of it when the translation was compiled.
  return (translated ?? english) as Translated<T>
}

/** The locale in which numbers, dates and lists are written (BCP 47). */
export const locale = globalThis.translation?.locale ?? 'en-GB'
