import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { breaches, circles } from './support/architecture'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path))

test('the source keeps the rules of the house', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((path) => breaches(path, readFileSync(root + path, 'utf8')))).toEqual([])
})

test('no file imports itself through others', () => {
  const sources = new Map(files.map((path) => [path, readFileSync(root + path, 'utf8')]))
  expect(circles(sources)).toEqual([])
})

test('a circle is found, also of types and of what is loaded later', () => {
  const sources = new Map([
    ['src/ui/a.tsx', "import type { b } from './b'"],
    ['src/ui/b.ts', "export const c = () => import('../flows/c')"],
    ['src/flows/c.ts', "import type { a } from '../ui/a'"],
    ['src/ui/d.ts', "import { a } from './a'"],
  ])
  expect(circles(sources)).toEqual([['src/ui/a.tsx', 'src/ui/b.ts', 'src/flows/c.ts']])
})

describe('each rule is seen to be broken', () => {
  test.each([
    [
      'src/ui/a.tsx',
      /From ui only ui, flows, core, config, language can be reached/,
      "import { x } from '../adapters/x'",
    ],
    ['src/ui/a.tsx', /imports src\/ports/, "import { x } from '../ports/x'"],
    ['src/flows/a.ts', /From flows only/, "import { x } from '../adapters/x'"],
    ['src/flows/a.ts', /From flows only/, "import { appConfig } from '../config/appConfig'"],
    ['src/core/a.ts', /From core only core/, "import type { x } from '../ports/x'"],
    ['src/ports/a.ts', /From ports only core/, "import type { x } from '../flows/x'"],
    ['src/adapters/a.ts', /imports src\/ui\/App/, "const x = () => import('../ui/App')"],
    ['src/boot/a.ts', /From boot only boot/, "import { x } from '../core/x'"],
    ['src/core/money/a.ts', /core\/money knows no other folder/, "import { x } from '../safe/x'"],
    ['src/core/giving/a.ts', /core\/giving knows only/, "import { x } from '../tracking/status/x'"],
    ['src/core/tracking/stored/a.ts', /core\/tracking knows only/, "import { x } from '../../signIn/x'"],
    ['src/core/a.ts', /imports none of its folders/, "import { x } from './safe/x'"],
    ['src/core/later/a.ts', /Say in/, "import { x } from '../safe/x'"],
    ['src/core/a.ts', /reaches the network/, "import { http } from 'viem'"],
    ['src/core/a.ts', /Core uses viem's pure functions/, "import { readContract } from 'viem/actions'"],
    ['src/core/a.ts', /Core uses/, "import { useState } from 'react'"],
    ['src/flows/a.ts', /Keep React out/, "import { useState } from 'react'"],
    ['src/ui/give/a.tsx', /Keep wagmi in/, "import { useAccount } from 'wagmi'"],
    ['src/adapters/a.ts', /Style in src\/ui/, "import styled from 'styled-components'"],
    ['src/flows/a.ts', /SafeService port/, "import Kit from '@safe-global/api-kit'"],
    ['src/core/a.ts', /is async/, 'export const a = async () => 1'],
    ['src/core/a.ts', /uses Promise/, 'export function a() { return Promise.resolve(1) }'],
    ['src/core/a.ts', /uses Date\.now/, 'export const a = (time = Date.now()) => time'],
    ['src/core/a.ts', /uses Math\.random/, 'export const a = { b: Math.random }'],
    ['src/core/a.ts', /uses window/, 'export const a = () => window.name'],
    ['src/flows/a.ts', /Take it through a port/, 'export const a = () => setTimeout(() => {}, 1)'],
    ['src/core/a.ts', /passes on what another file exports/, "export { b } from './b'"],
    ['src/core/a.ts', /passes on what another file exports/, "export * from './b'"],
    ['src/core/a.ts', /Use a union of literals/, 'export enum A { B }'],
    ['src/core/a.ts', /has a default export/, 'export default 1'],
    ['src/core/a.ts', /not an error/, 'export class Store {}'],
    ['src/ui/a.tsx', /not an error/, 'export class A extends Component {}'],
    ['src/core/a.ts', /401 lines\. Split it/, '\n'.repeat(400) + 'export const a = 1'],
  ])('%s: %s', (path, words, source) => {
    expect(breaches(path, source)).toEqual([expect.stringMatching(words)])
  })
})

describe('what only looks like a breach is none', () => {
  test.each([
    ['src/core/a.ts', 'export const a = (window: { location: string }) => ({ fetch: 1, window: 2 }).fetch'],
    ['src/core/a.ts', 'type A = { document: Promise<1> }\nexport const a = (b: A) => b.document'],
    ['src/core/a.ts', 'export class OddError extends BaseError {}'],
    ['src/ui/parts/PanelBoundary.tsx', 'export class PanelBoundary extends Component {}'],
    ['src/ui/a.tsx', "import type { KeyValueStorage } from '../ports/storage'"],
    ['src/adapters/a.ts', "import { askHost } from '../boot/askHost'\nawait fetch('/')"],
    ['src/compose/a.tsx', "import { App } from '../ui/App'\nimport { x } from '../adapters/x'"],
  ])('%s: %s', (path, source) => {
    expect(breaches(path, source)).toEqual([])
  })
})
