import { type AppConfig, type Env, parseEnv } from '../src/config/env'
import { firstScreenGroup } from './firstScreenGroup'
import { moduleMapPlugin } from './moduleMapPlugin'
import { pagePlugin } from './pagePlugin'

/**
 * What vite.config.ts needs of this folder: the operator's settings, read once, and the plugins that follow from them.
 * Throws `EnvError` for a setting that cannot be used: the build ends there, in words, and no visitor meets it.
 */
export function appBuild(env: Env) {
  const config: AppConfig = parseEnv(env)
  return { config, plugins: [pagePlugin(config), moduleMapPlugin()], firstScreenGroup }
}
