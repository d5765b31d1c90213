import type { AppConfig } from './env'

declare const __APP_CONFIG__: AppConfig

/**
 * The configuration of this build. `parseEnv` ran at build time, where a bad value fails the build, and its result is
 * inlined here.
 */
export const appConfig: AppConfig = __APP_CONFIG__
