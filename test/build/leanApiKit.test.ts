import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { calledMethods, withoutUncalled } from '../../build/leanApiKit'

const entry = createRequire(import.meta.url).resolve('@safe-global/api-kit')
const code = readFileSync(entry.replace(/cjs\/index\.cjs$/, 'esm/index.mjs'), 'utf8')
const lean = withoutUncalled(code)
const methodsOf = (text: string) => [...text.matchAll(/^ {2}async ([a-zA-Z]\w*)\(/gm)].map(([, name]) => name)

test('exactly the methods that the service’s adapter calls are left of api-kit', () => {
  const folder = new URL('../../src/adapters/service/', import.meta.url)
  const called = readdirSync(folder).flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\bkit\.(\w+)\(/g)].map(([, method]) => method),
  )
  expect(new Set(called)).toEqual(new Set(calledMethods))
  expect(new Set(methodsOf(lean))).toEqual(new Set(calledMethods))
  expect(methodsOf(code).length).toBeGreaterThan(30)
})

test('what is left calls nothing that was left out', () => {
  const called = [...lean.matchAll(/\bthis\.([a-zA-Z]\w*)\(/g)].map(([, name]) => name)
  expect(called.filter((name) => !calledMethods.includes(name ?? ''))).toEqual([])
})

test('a release without one of them is refused', () => {
  expect(() => withoutUncalled(code.replace('async getMessage(', 'async readMessage('))).toThrow(/getMessage/)
  expect(() => withoutUncalled(code.replace('var networks', 'var chains'))).toThrow(/networks/)
})
