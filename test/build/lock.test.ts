import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { readonly version?: string; readonly integrity?: string; readonly resolved?: string }

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Readonly<Record<string, Entry>> }
const entries = Object.entries(packages).filter(([place]) => place !== '')

test('each package of the lock is held to its content: run `node scripts/completeLock.mjs`', () => {
  const open = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(open.map(([place]) => place)).toEqual([])
  expect(entries.length).toBeGreaterThan(500)
})

test('the lock names no registry: `npm ci` takes the one in use', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([])
})
