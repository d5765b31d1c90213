import { basename } from 'node:path'

/** Names that index.html can use too: `Header_brand` of Header.module.css. */
export const cssModules = {
  generateScopedName: (name: string, file: string) => `${basename(file, '.module.css')}_${name}`,
}
