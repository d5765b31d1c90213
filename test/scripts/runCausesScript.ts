import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Run = { readonly code: number | string | null; readonly out: string; readonly err: string }

/** Runs a script as `npm run causes:…` does. */
export function runCausesScript(
  script: 'check' | 'new' | 'sign',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const command = ['--import', 'tsx', `scripts/causes/${script}.ts`, ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? null), out, err }),
    )
  })
}
