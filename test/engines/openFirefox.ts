import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Engine } from './engine'

const startMs = 60_000

/** Refuses all but this machine. */
const settings = {
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
}

/** Starts Firefox without a window, and speaks its own protocol (Marionette), which needs no driver beside it. */
export async function openFirefox(binary: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  })
  const portFile = join(profile, 'MarionetteActivePort')
  const until = Date.now() + startMs
  while (!existsSync(portFile)) {
    if (Date.now() > until) throw new Error(`${binary} did not open a port for WebDriver.`)
    await setTimeout(200)
  }
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1')
  const waiting = new Map<number, (message: readonly unknown[]) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    // Each message follows its length in bytes and a colon.
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (received.length < end) return
      const message = JSON.parse(String(received.subarray(colon + 1, end))) as unknown
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1] as number)?.(message)
    }
  })
  let last = 0
  const send: Engine['send'] = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id)
        if (error !== null) return reject(new Error(`${command}: ${(error as { message: string }).message}`))
        const isWrapped = typeof result === 'object' && result !== null && 'value' in result
        resolve(isWrapped ? result.value : result)
      })
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  const { capabilities } = (await send('NewSession')) as { capabilities: Record<string, string> }
  return {
    name: `Firefox ${capabilities['browserVersion']}`,
    send,
    async close() {
      socket.destroy()
      const ended = new Promise((resolve) => browser.once('close', resolve))
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
