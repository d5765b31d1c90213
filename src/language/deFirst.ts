import type { FirstCatalog } from './catalog'
import { shell } from './de/shell'
import { causesScreen } from './de/causesScreen'
import { causes } from './de/causes'
import { parts } from './de/parts'
import { directoryFile } from './de/directoryFile'
import { failure } from './de/failure'
import { texts } from './de/texts'

/** The first screens in German. Fetched by the inline script of index.html, and only for those who read it. */
export const translation = {
  locale: 'de-DE',
  messages: {
    texts,
    parts,
    causes,
    causesScreen,
    shell,
    directoryFile,
    failure,
  } satisfies FirstCatalog,
}
