import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The contents of one JavaScript file of the build. */
type ChunkContents = {
  /** npm packages with a module in it, sorted; `a/node_modules/b` is a second copy of b, for a alone. */
  readonly packages: readonly string[]
  /** It holds a CommonJS copy of viem: a second viem, which cannot be tree-shaken. */
  readonly hasCommonJsViem: boolean
  /** Files of `src` in it, sorted. */
  readonly sources: readonly string[]
  /** Files that are fetched with it. */
  readonly imports: readonly string[]
  /** Files that it may fetch later. */
  readonly dynamicImports: readonly string[]
  readonly isEntry: boolean
  /** The app's own graph, or that of the wallets, which is beside it: see walletGraphPlugin.ts. */
  readonly graph: 'app' | 'wallets'
}

/** File name of a chunk to its contents. */
export type ModuleMap = Readonly<Record<string, ChunkContents>>

/** The path of a build's map: beside its folder, because it is for tests and is not deployed. */
export function moduleMapPath(outDir: string): string {
  return join(dirname(outDir), `${basename(outDir)}.modules.json`)
}

/**
 * Writes beside each build which npm packages are in which file, so that a test can refuse them.
 *
 * @param walletChunks - Of the graph that is put beside this one.
 */
export function moduleMapPlugin(walletChunks: () => readonly Rolldown.OutputChunk[] = () => []): Plugin {
  let outDir = ''
  let root = ''
  return {
    name: 'module-map',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle(_, bundle) {
      const own = Object.values(bundle).filter((file) => file.type === 'chunk')
      const map: ModuleMap = Object.fromEntries([
        ...own.map((chunk) => [chunk.fileName, contents(chunk, root, 'app')] as const),
        ...walletChunks().map((chunk) => [chunk.fileName, contents(chunk, root, 'wallets')] as const),
      ])
      mkdirSync(dirname(outDir), { recursive: true })
      writeFileSync(moduleMapPath(outDir), `${JSON.stringify(map, null, 2)}\n`)
    },
  }
}

function contents(chunk: Rolldown.OutputChunk, root: string, graph: ChunkContents['graph']): ChunkContents {
  // A module that was tree-shaken away is still listed, with nothing rendered.
  const ids = Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 ? [id] : [],
  )
  const sources = ids.filter((id) => id.startsWith(join(root, 'src/'))).map((id) => id.slice(root.length + 1))
  return {
    packages: [...new Set(ids.flatMap((id) => packageOf(id) ?? []))].sort(),
    hasCommonJsViem: ids.some((id) => id.includes('/viem/_cjs/')),
    sources: sources.sort(),
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    isEntry: chunk.isEntry,
    graph,
  }
}

/** `viem`; `wagmi/node_modules/viem` for a copy that a package brings along; null for a module of ours. */
function packageOf(id: string): string | null {
  const [, ...paths] = id.split('/node_modules/')
  if (paths.length === 0) return null
  return paths.map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')).join('/node_modules/')
}
