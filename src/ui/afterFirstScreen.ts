import { keepPresses } from './parts/keepPresses'

/** Adds what no first screen needs: presses that are not lost, and the two typefaces. */
export function completePage(page: Document): Promise<void> {
  keepPresses(page)
  return addFaces(page)
}

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, ' +
  'U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

/**
 * Newsreader and Source Sans 3, variable, from our own origin (SIL Open Font License 1.1; the licences are beside the
 * files). The files are the Latin and Latin Extended subsets of @fontsource-variable; the latter are fetched where a
 * page needs them.
 */
export const faces = [
  { family: 'Newsreader', file: 'newsreader-latin', weight: '200 800', unicodeRange: latin },
  { family: 'Newsreader', file: 'newsreader-latin-ext', weight: '200 800', unicodeRange: latinExtended },
  { family: 'Source Sans 3', file: 'source-sans-3-latin', weight: '200 900', unicodeRange: latin },
  {
    family: 'Source Sans 3',
    file: 'source-sans-3-latin-ext',
    weight: '200 900',
    unicodeRange: latinExtended,
  },
] as const

/** Returns the path of a typeface's file in the deployed folder. */
export function facePath({ file }: { readonly file: string }): string {
  return `fonts/${file}-wght-normal.woff2`
}

/**
 * Fetches the typefaces and adds them to the page all at once. As style sheet rules each would cause another layout:
 * when the rules load, and when each file does.
 */
async function addFaces(page: Document): Promise<void> {
  const fontFaces = faces.map((face) => {
    const { family, weight, unicodeRange } = face
    const url = new URL(facePath(face), page.baseURI).href
    return new FontFace(family, `url("${url}")`, { weight, unicodeRange, display: 'swap' })
  })
  const needed = fontFaces.filter((_, index) => faces[index]?.unicodeRange === latin)
  // A typeface that fails to load leaves its text in the device's own.
  await Promise.allSettled(needed.map((face) => face.load()))
  for (const face of fontFaces) page.fonts.add(face)
}
