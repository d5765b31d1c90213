import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type ModuleMap, moduleMapPath } from '../../../build/moduleMapPlugin'

/** The production build that the sandbox serves: what each of its files is made of, and what it weighs. */
export function appBuild() {
  const folder = process.env['SANDBOX_APP_FOLDER']
  if (folder === undefined)
    throw new Error('The sandbox is not up: run the browser tests with "npm run e2e".')
  const map = JSON.parse(readFileSync(moduleMapPath(folder), 'utf8')) as ModuleMap

  const contentsOf = (path: string) => {
    const contents = map[path]
    if (contents === undefined) throw new Error(`${path} is no file of this build.`)
    return contents
  }
  const withImports = (path: string): readonly string[] => [
    ...new Set([path, ...contentsOf(path).imports.flatMap(withImports)]),
  ]

  return {
    contentsOf,
    /** The files that the page loads by itself. */
    first: () =>
      Object.entries(map).flatMap(([path, { isEntry, graph }]) =>
        isEntry && graph === 'app' ? withImports(path) : [],
      ),
    /** The files that come with the one that holds this source file. */
    filesOf(source: string): readonly string[] {
      const holders = Object.keys(map).filter((path) => map[path]?.sources.includes(source))
      if (holders.length === 0) throw new Error(`${source} is in no file of this build.`)
      return holders.flatMap(withImports)
    },
    /** The scripts in which this stands: a setting is in few of them. */
    scriptsWith(pattern: RegExp): readonly string[] {
      const scripts = Object.keys(map).filter(
        (path) => path.endsWith('.js') && readFileSync(join(folder, path), 'utf8').search(pattern) !== -1,
      )
      if (scripts.length === 0) throw new Error(`${pattern} stands in no script of this build.`)
      return scripts
    },
    /** Bytes of these files, each compressed for itself at brotli 11, as a static host sends them. */
    brotliOf: (paths: Iterable<string>) =>
      [...new Set(paths)].reduce(
        (sum, path) => sum + brotliCompressSync(readFileSync(join(folder, path))).length,
        0,
      ),
  }
}
