import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('prints where everything is, and on Ctrl-C ends it all', async () => {
  const start = run()
  const summary = await start.printed('Ready in')

  const inside = urlAfter(summary, 'Inside the Safe')
  const standalone = urlAfter(summary, 'Standalone')
  const withWallet = urlAfter(summary, 'With a wallet')
  const coSigner = urlAfter(summary, 'As a co-signer')
  const chain = urlAfter(summary, 'Chain')
  const service = urlAfter(summary, 'Service')
  expect(new URL(inside).hostname).toBe('localhost')
  expect(await (await fetch(standalone)).text()).toContain('<title>do some good</title>')
  expect(await (await fetch(withWallet)).text()).toContain('sandbox-wallet.js')
  expect(coSigner).toMatch(/\?wallet\.as=Ben#\/queue\/local:0x[0-9a-fA-F]{40}$/)
  expect(await (await fetch(coSigner)).text()).toContain('sandbox-wallet.js')
  for (const url of [inside, `${service}/v1/about/`]) expect((await fetch(url)).status).toBe(200)
  expect(summary).toMatch(/2 of 3 +0x[0-9a-fA-F]{40} +Ada, Ben, Chidi\n/)
  expect(summary).toContain('Ctrl-C ends everything.')

  start.send('SIGINT')

  expect(await start.exitCode).toBe(0)
  expect(start.output()).toContain('The sandbox has ended.')
  for (const url of [inside, standalone, withWallet, coSigner, chain, service])
    await expect(fetch(url)).rejects.toThrow()
}, 180_000)

test('can be ended while it is still starting', async () => {
  const start = run()
  await start.printed('Starting the sandbox')
  start.send('SIGTERM')
  expect(await start.exitCode).toBe(0)
  expect(start.output()).not.toContain('Ready in')
}, 180_000)

test('a start that fails says what failed, and ends with exit code 1', async () => {
  const start = run({ VITE_CHAINS: '4242' })
  expect(await start.exitCode).toBe(1)
  expect(start.output()).toContain('The app could not be built.')
  expect(start.output()).toContain('there is no chain 4242')
  expect(start.output()).toContain('The sandbox is not running.')
}, 180_000)

/** `npm start` without npm, in a process group of its own, so that a signal reaches all of it as from a terminal. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/sandbox/start.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => send(child, 'SIGKILL'))
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk)
      for (const listener of listeners) listener()
    })
  }
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    output: () => output,
    exitCode,
    send: (signal: NodeJS.Signals) => send(child, signal),
    /** Everything printed so far, as soon as this is among it. */
    printed: (text: string) =>
      new Promise<string>((resolve, reject) => {
        const check = () => output.includes(text) && resolve(output)
        listeners.add(check)
        check()
        void exitCode.then(() => reject(new Error(`Ended without "${text}":\n${output}`)))
      }),
  }
}

function send(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // Nobody of the group is left.
  }
}

function urlAfter(text: string, label: string): string {
  const url = new RegExp(`${label} +(http\\S+)`).exec(text)?.[1]
  if (url === undefined) throw new Error(`No address of ${label} in:\n${text}`)
  return url
}
