/** Parses a whole URL. Null: it is none. `URL.canParse` is missing in browsers that the app supports (build/supportedBrowsers.ts). */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
