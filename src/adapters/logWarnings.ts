/** Logs for the operator what this build lacks. Called when the wallets are fetched, because it concerns only them. */
export function logWarnings(warnings: readonly string[], log: Pick<Console, 'warn'> = window.console): void {
  for (const warning of warnings) log.warn(warning)
}
