import * as v from 'valibot'
import { createRoot } from 'react-dom/client'
import type { WorldInfo } from '../../world'
import { App } from './App'
import { createHost } from './createHost'
import { readAppPath } from './hostState'
import { parseKnobs } from './knobs'
import { createSandboxHost, type SandboxHost } from './sandboxHost'
import './host.css'
import './overlays.css'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    sandboxHost: SandboxHost
  }
}

const dataSchema = v.object({
  world: v.custom<WorldInfo>((value) => typeof value === 'object' && value !== null),
  knobs: v.record(v.string(), v.string()),
})

const data = v.parse(dataSchema, JSON.parse(document.querySelector('#host-data')?.textContent ?? '{}'))
const query = new URLSearchParams(location.search)
const knobs = parseKnobs(new URLSearchParams({ ...data.knobs, ...Object.fromEntries(query) }))
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
const host = createHost(data.world, { search: location.search, hash: location.hash, prefersDark }, knobs)

window.sandboxHost = createSandboxHost(host)
window.addEventListener('hashchange', () => {
  const path = readAppPath(location)
  if (path !== null) host.openApp(path)
})

const root = document.querySelector('#root')
if (root !== null) createRoot(root).render(<App host={host} />)
host.start()
