import type { Catalog } from './catalog'
import { recordFile } from './de/recordFile'
import { shell } from './de/shell'
import { tracking } from './de/tracking'

/** The interface in German. Fetched by the inline script of index.html, and only for those who read it. */
export const translation = {
  locale: 'de-DE',
  messages: {
    shell,
    recordFile,
    tracking,
  } satisfies Catalog,
}
