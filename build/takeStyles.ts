import type { Rolldown } from 'vite'
import { BaseError } from '../src/core/baseError'

/**
 * Takes the styles of the entry out of the build, to be inlined into the page: its first paint needs them, and would
 * otherwise wait for one more request. Runs before Vite lists the dependencies of each file.
 *
 * @throws UnmovableStylesError when they name other files, which would be looked for in another folder.
 */
export function takeStyles(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk' || !file.isEntry) return []
    const names = [...(file.viteMetadata?.importedCss ?? [])]
    file.viteMetadata?.importedCss.clear()
    return names
  })
  const styles = sheets
    .map((name) => {
      const file = bundle[name]
      delete bundle[name]
      return file?.type === 'asset' ? String(file.source) : ''
    })
    .join('\n')
    .trim()
  if (/url\(|@import/.test(styles)) throw new UnmovableStylesError()
  return styles
}

class UnmovableStylesError extends BaseError {
  override name = 'UnmovableStylesError'

  constructor() {
    super('The styles of the first paint are written into index.html, and name other files.', {
      hints: ['Import them from a file that is fetched later, as src/ui/wallet/rainbowkit/styles.ts does.'],
    })
  }
}
