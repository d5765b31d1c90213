import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { BaseError } from '../src/core/baseError'
import type { Cause } from '../src/core/causes/cause'
import { readDirectoryFile } from '../scripts/causes/readDirectoryFile'
import type { AppConfig } from '../src/config/env'
import { cssModules } from './cssModules'
import type * as RenderFirstScreens from './firstScreen/renderFirstScreens'

const place = '<!-- causes -->'
const renderer = '/build/firstScreen/renderFirstScreens.tsx'

/**
 * Checks the operator's directory when the app is built, and writes its first rows into index.html, where they wait for no
 * script (docs/decisions/025-causes-in-the-page.md). Not where a Safe has to sign the directory: who has signed it is known
 * only when it is read.
 *
 * @param file - VITE_CAUSES_FILE; null: `causes.json` of the public folder, where there is one.
 * @throws DirectoryError that lists what is wrong with the file: it ends the build.
 */
export function directoryPlugin(
  { chains, directorySafe }: Pick<AppConfig, 'chains' | 'directorySafe'>,
  file: string | null,
): Plugin {
  let root = process.cwd()
  let path = ''
  let isBuild = false
  let directory: Directory | null = null

  return {
    name: 'directory',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
      path = file === null ? join(config.publicDir, 'causes.json') : resolve(root, file)
    },
    buildStart() {
      if (!isBuild) return
      directory = readDirectory(path)
      if (directory === null && file !== null)
        throw new DirectoryError(path, ['It could not be read. Write its path into VITE_CAUSES_FILE.'])
    },
    generateBundle() {
      if (directory !== null && file !== null)
        this.emitFile({ type: 'asset', fileName: 'causes.json', source: directory.text })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const isShown = directory !== null && directorySafe === null
        const screens = isShown ? await renderCauses(directory?.causes ?? []) : ''
        return html.replace(place, () => screens)
      },
    },
  }

  async function renderCauses(causes: readonly Cause[]): Promise<string> {
    // Answers nobody: it runs the screen as the build compiles it, for its names of styles.
    const server = await createServer({
      root,
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      css: { modules: cssModules },
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    })
    try {
      const { renderFirstScreens } = (await server.ssrLoadModule(renderer)) as typeof RenderFirstScreens
      return await renderFirstScreens({ causes, chains })
    } finally {
      await server.close()
    }
  }
}

type Directory = { readonly text: string; readonly causes: readonly Cause[] }

/** Null where there is no such file. */
function readDirectory(path: string): Directory | null {
  const file = readDirectoryFile(path)
  if (file === null) return null
  const { text, parsed } = file
  if (parsed.kind === 'ok') return { text, causes: parsed.causes }
  throw new DirectoryError(
    path,
    parsed.problems.map(({ line, path: key, reason }) =>
      [line !== null && `Line ${line}`, key, reason].filter(Boolean).join(': '),
    ),
  )
}

class DirectoryError extends BaseError {
  override name = 'DirectoryError'

  constructor(path: string, problems: readonly string[]) {
    super(`The directory of causes, ${path}, cannot be used.`, { hints: problems })
  }
}
