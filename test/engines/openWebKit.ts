import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { Engine } from './engine'

const port = 19_555

/** Each command of the walk: https://www.w3.org/TR/webdriver2/#endpoints */
const endpoints: Readonly<Record<string, readonly ['GET' | 'POST', string]>> = {
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  SetWindowRect: ['POST', '/window/rect'],
  SwitchToFrame: ['POST', '/frame'],
  ExecuteScript: ['POST', '/execute/sync'],
  Print: ['POST', '/print'],
  TakeScreenshot: ['GET', '/screenshot'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementClear: ['POST', '/element/{id}/clear'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
}

/** Starts WebKitGTK's MiniBrowser under its driver, on a display of its own where xvfb is installed. */
export async function openWebKit(driver: string, browser: string): Promise<Engine> {
  const display = process.env['DISPLAY'] === undefined ? ['xvfb-run', '-a'] : []
  const [command, ...words] = [...display, driver, `--port=${port}`]
  // A group of its own: xvfb-run does not pass on a signal.
  const started = spawn(command, words, { stdio: 'ignore', detached: true })
  const base = `http://127.0.0.1:${port}/session`
  const request = async (method: string, url: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error((value as { message: string }).message)
    return value
  }
  const options = { binary: browser, args: ['--automation'] }
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  let session: unknown
  for (let tries = 0; session === undefined; tries++) {
    await setTimeout(500)
    session = await request('POST', base, wanted).catch((error: unknown) => {
      if (tries > 20) throw error
      return undefined
    })
  }
  const { sessionId, capabilities } = session as { sessionId: string; capabilities: Record<string, string> }
  return {
    name: `WebKitGTK ${capabilities['browserVersion']}`,
    send(name, parameters = {}) {
      const endpoint = endpoints[name]
      if (endpoint === undefined) throw new Error(`${name} is no command of the walk.`)
      const [method, path] = endpoint
      const url = `${base}/${sessionId}${path.replace('{id}', String(parameters['id']))}`
      return request(method, url, method === 'POST' ? parameters : undefined)
    },
    async close() {
      await request('DELETE', `${base}/${sessionId}`).catch(() => undefined)
      if (started.pid !== undefined) process.kill(-started.pid)
    },
  }
}
