/** The languages that the interface has been translated into, each in a file beside this one. English needs none. */
export const translated = ['de'] as const

export type Translated = (typeof translated)[number]

/** Each language as it calls itself. */
export const languageNames: Readonly<Record<'en' | Translated, string>> = { en: 'English', de: 'Deutsch' }

/**
 * Not complete: read by their address alone (`?lang=de`), and offered to nobody. A page half in another language helps no
 * one.
 */
export const drafts: readonly Translated[] = []
