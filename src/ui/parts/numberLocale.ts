/** The visitor's own number format: the first language of the browser that the engine can write numbers in. */
export function numberLocale(languages: readonly string[] = navigator.languages): string {
  return Intl.NumberFormat.supportedLocalesOf(languages.filter(isTag))[0] ?? 'en-GB'
}

/** `supportedLocalesOf` throws for what is no BCP 47 tag, and browsers can be configured with such text. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
