/**
 * Stands in for `pino` in the wallets' graph (by alias, see vite.config.ts), which only WalletConnect's libraries use. They
 * fail with its current version in a browser ("bindings is not a function", and no QR code). Their logs are not needed:
 * failures are thrown too, and the app shows them.
 */
function silentLogger(): SilentLogger {
  return {
    level: 'silent',
    child: silentLogger,
    trace: ignore,
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
}

type SilentLogger = Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', () => void> & {
  readonly level: string
  child(): SilentLogger
}

/** The library reads the weight of a level from here. */
export const levels = { values: { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } }

// By the name that the library imports it with.
export { silentLogger as default }

function ignore() {}
