import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite'
import { sentencesBanner } from './chunkBanner'
import { compileAhead } from './compileAhead'
import { leanKit } from './kit/leanKit'
import { repairKit } from './kit/repairKit'
import { sharedReact } from './sharedReact'
import { walletChunkGroups } from './walletChunkGroups'

const id = 'virtual:wallets'
const entry = 'src/compose/openWalletKit.tsx'

/** What the wallets' own build shares with the app's. */
export type WalletGraphOptions = {
  readonly resolve: NonNullable<UserConfig['resolve']>
  /** Created for this build: a plugin instance belongs to one. */
  readonly plugins: () => PluginOption[]
}

/**
 * Builds wagmi, RainbowKit and the wallets' own libraries as a module graph of their own, beside the app's files. In one
 * graph everything that those use of viem would be in the files that the Safe's frame shares with them; in two, the frame
 * never loads a byte of it. React is not built a second time: the graph uses the app's copy.
 *
 * `virtual:wallets` exports `loadWallets`, which fetches it. In development there is one graph.
 */
export function walletGraphPlugin(
  options: WalletGraphOptions,
): Plugin & { chunks(): readonly Rolldown.OutputChunk[]; entryFiles(): Promise<readonly string[]> } {
  let root = process.cwd()
  let isBuild = false
  let output: Promise<Rolldown.RolldownOutput['output']> | null = null
  let chunks: readonly Rolldown.OutputChunk[] = []
  const getOutput = () => (output ??= buildGraph(root, options))

  return {
    name: 'wallet-graph',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    buildStart() {
      // Both graphs are built side by side.
      if (isBuild) getOutput().catch(() => undefined)
    },
    resolveId(source) {
      return source === id ? `\0${id}` : null
    },
    async load(loaded) {
      if (loaded !== `\0${id}`) return null
      if (!isBuild) return `export const loadWallets = () => import('/${entry}')`
      const first = (await getOutput())[0]
      const file = first.fileName.replace(/^assets\//, './')
      return [
        sharedReact.handOver,
        `const url = new URL(${JSON.stringify(file)}, import.meta.url).href`,
        'export const loadWallets = () => import(/* @vite-ignore */ url)',
      ].join('\n')
    },
    async generateBundle() {
      const files = await getOutput()
      chunks = files.filter((file) => file.type === 'chunk')
      for (const file of files) {
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
      }
    },
    chunks: () => chunks,
    /** The first file of the graph and all that it imports, and the styles that it waits for. */
    async entryFiles() {
      const output = await getOutput()
      const files = output.filter((file) => file.type === 'chunk')
      // Named after src/ui/wallet/rainbowkit/styles.ts.
      const styles = output.flatMap(({ fileName }) =>
        /\/styles-[^/]+\.css$/.test(fileName) ? [fileName] : [],
      )
      const reached = new Set(files.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
      for (const name of reached)
        for (const imported of files.find(({ fileName }) => fileName === name)?.imports ?? [])
          reached.add(imported)
      return [...reached, ...styles]
    },
  }
}

async function buildGraph(root: string, { plugins, resolve }: WalletGraphOptions) {
  const result = (await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [
      sharedReact.plugin(createRequire(join(root, 'package.json'))),
      repairKit({ isWhole: true }),
      leanKit(),
      plugins(),
      // A wallet's own library is fetched when it is chosen, and runs little of what it holds.
      compileAhead({ isEntryOnly: true }),
    ],
    resolve,
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, entry),
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: { groups: walletChunkGroups },
          banner: sentencesBanner,
          entryFileNames: 'assets/wallets-[hash].js',
          chunkFileNames: 'assets/wallets/[name]-[hash].js',
          assetFileNames: 'assets/wallets/[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return result.output
}
