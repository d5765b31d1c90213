import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { buildEnvironment } from '../../sandbox/buildApp'
import type { WorldInfo } from '../../sandbox/world'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm run dev` without npm, for the sandbox's chain. */
export async function startDevServer(
  world: WorldInfo,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '5299'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...buildEnvironment(world) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(String(chunk))
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (found !== null) resolve(found[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void closed.then(() => reject(new Error(`The development server has ended: ${output}`)))
  })
  return {
    url,
    async stop() {
      kill()
      process.off('exit', kill)
      await closed
    },
  }
}
