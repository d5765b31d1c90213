/** Tells whoever runs this build what it goes without, in the browser's console. Called when the wallets are fetched: what it is about concerns them alone. */
export function logWarnings(warnings: readonly string[], log: Pick<Console, 'warn'> = window.console): void {
  for (const warning of warnings) log.warn(warning)
}
