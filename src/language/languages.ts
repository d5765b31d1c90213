/** The languages that the interface has been translated into, each in a file beside this one. English needs none. */
export const translated = ['de'] as const

export type Translated = (typeof translated)[number]

/** Each language by its own name. */
export const languageNames: Readonly<Record<'en' | Translated, string>> = { en: 'English', de: 'Deutsch' }

/**
 * Incomplete translations: shown by their address alone (`?lang=de`) and never offered. A page half in another language
 * helps no one.
 */
export const drafts: readonly Translated[] = []
