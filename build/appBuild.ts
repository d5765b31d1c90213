import { type AppConfig, type Env, parseEnv } from '../src/config/env'
import { chunkBanner } from './chunkBanner'
import { chunkGroups } from './chunkGroups'
import { compileAhead } from './compileAhead'
import { cssModules } from './cssModules'
import { directoryPlugin } from './directoryPlugin'
import { leanKit } from './kit/leanKit'
import { repairKit } from './kit/repairKit'
import { kitThemePlugin, type KitImport } from './kitThemePlugin'
import { leanApiKit } from './leanApiKit'
import { leanSafeSdk } from './leanSafeSdk'
import { licencesPlugin } from './licencesPlugin'
import { leanViem } from './leanViem'
import { moduleMapPlugin } from './moduleMapPlugin'
import { pagePlugin } from './pagePlugin'
import { parsedAbis } from './parsedAbis'
import { buildTarget } from './supportedBrowsers'
import { walletGraphPlugin, type WalletGraphOptions } from './walletGraphPlugin'

/**
 * The operator's settings, read once, and the Vite plugins that follow from them.
 *
 * @throws EnvError for a setting that cannot be used: it ends the build.
 */
export function appBuild(
  env: Env,
  { resolve, plugins, importKit }: WalletGraphOptions & { readonly importKit: KitImport },
) {
  const config: AppConfig = parseEnv(env)
  const look = { borderRadius: 'small', fontStack: 'system', overlayBlur: 'none' } as const
  const kitTheme = () => kitThemePlugin(look, importKit)
  const wallets = walletGraphPlugin({ resolve, plugins: () => [plugins(), kitTheme()] })
  /** For development and tests, which have one module graph: created for each bundler. */
  const kitRepairs = () => [repairKit(), leanKit()]
  return {
    config,
    kitRepairs,
    plugins: [
      parsedAbis(),
      leanViem(),
      leanApiKit(),
      leanSafeSdk(),
      ...kitRepairs(),
      pagePlugin(config, () => wallets.entryFiles()),
      directoryPlugin(config, env.VITE_CAUSES_FILE?.trim() || null),
      kitTheme(),
      wallets,
      compileAhead(),
      licencesPlugin(wallets.chunks),
      moduleMapPlugin(wallets.chunks),
    ],
    chunkGroups,
    chunkBanner,
    css: { modules: cssModules },
    target: buildTarget,
  }
}
