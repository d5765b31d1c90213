import type { Load } from '../browser/measureLoad'

/** Paths of the page's own JavaScript files that had arrived by then, whether or not it had any use for them yet. */
export function arrivedScripts(
  { files }: Pick<Load, 'files'>,
  pageUrl: string,
  untilMs = Number.POSITIVE_INFINITY,
): readonly string[] {
  const paths = files
    .filter(({ url, endMs }) => url.startsWith(pageUrl) && endMs > 0 && endMs <= untilMs)
    .map(({ url }) => url.slice(pageUrl.length).replace(/[?#].*/, ''))
    .filter((path) => path.endsWith('.js'))
  return [...new Set(paths)]
}
