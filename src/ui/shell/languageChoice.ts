import { languageNames } from '../../language/languages'
import type { AppServices } from '../AppContext'

/** Read by the inline script of index.html: src/boot/chooseLanguage.ts. */
const storageKey = 'language'

export const languages = Object.entries(languageNames)

/**
 * Stores the language and reloads the page in it: sentences are chosen once. Where storage fails, the URL names the
 * language.
 */
export function chooseLanguage(
  storage: AppServices['storage'],
  language: string,
  location: Pick<Location, 'href' | 'reload' | 'replace'> = window.location,
): void {
  const url = new URL(location.href)
  if (storage.set(storageKey, language)) url.searchParams.delete('lang')
  else url.searchParams.set('lang', language)
  if (url.href === location.href) location.reload()
  else location.replace(url.href)
}
