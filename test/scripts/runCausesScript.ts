import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Script = 'check' | 'new' | 'sign'
type Run = { readonly code: number | string | null; readonly out: string; readonly err: string }
type Environment = Readonly<Record<string, string>>

/** Runs a script in a process of its own, from one file: tsx would compile all that it imports at each start. */
export async function runCausesScript(
  script: Script,
  args: readonly string[],
  env: Environment = {},
): Promise<Run> {
  return run(process.execPath, [await bundled(script), ...args], env)
}

/** Runs a script as a user does, by npm and tsx: ten times as slow. */
export function runCausesCommand(
  script: Script,
  args: readonly string[],
  env: Environment = {},
): Promise<Run> {
  return run('npm', ['run', '--silent', `causes:${script}`, '--', ...args], env)
}

function run(command: string, args: readonly string[], env: Environment): Promise<Run> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? null), out, err }),
    )
  })
}

const bundles = new Map<Script, Promise<string>>()

function bundled(script: Script): Promise<string> {
  const bundle = bundles.get(script) ?? bundleScript(script)
  bundles.set(script, bundle)
  return bundle
}

async function bundleScript(script: Script): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'causes-script-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    envFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: `scripts/causes/${script}.ts`, outDir: folder, copyPublicDir: false },
  })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  return join(folder, `${script}.js`)
}
