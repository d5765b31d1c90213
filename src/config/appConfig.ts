import type { AppConfig } from './env'

declare const __APP_CONFIG__: AppConfig

/**
 * The configuration of this build: `parseEnv` ran when it was built (a bad value failed the build, in words), and
 * the result was written in here. Nothing is left to parse, or to go wrong, in the browser.
 */
export const appConfig: AppConfig = __APP_CONFIG__
