/** Returns the visitor's own number format: the first language of the browser that the engine can format numbers in. */
export function numberLocale(languages: readonly string[] = navigator.languages): string {
  return Intl.NumberFormat.supportedLocalesOf(languages.filter(isTag))[0] ?? 'en-GB'
}

/** Returns true for a BCP 47 tag. `supportedLocalesOf` throws for other text, which browsers can be configured with. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
