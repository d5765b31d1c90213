import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { gsCodeWords } from '../../../src/core/safe/gsMessages'

const packages = {
  '1.3.0': '@gnosis.pm/safe-contracts',
  '1.4.1': '@safe-global/safe-contracts',
  '1.5.0': '@safe-global/safe-smart-account',
}

function codesIn(packageName: string): string[] {
  const folder = fileURLToPath(new URL(`../../../node_modules/${packageName}/contracts/`, import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.sol'),
  )
  const codes = sources.flatMap(
    (path) => readFileSync(folder + path, 'utf8').match(/(?<=")GS\d{3}(?=")/g) ?? [],
  )
  return [...new Set(codes)].sort()
}

test.each(Object.entries(packages))('every code in the contracts of Safe %s has words', (_version, name) => {
  const codes = codesIn(name)
  expect(codes).toContain('GS026')
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter((code) => gsCodeWords(code) === null)).toEqual([])
})

test('each says something else', () => {
  const codes = [...new Set(Object.values(packages).flatMap(codesIn))]
  expect(new Set(codes.map(gsCodeWords)).size).toBe(codes.length)
})

test.each(['GS999', 'GS02', 'gs026', '', 'constructor', 'toString'])('%s is no code', (code) => {
  expect(gsCodeWords(code)).toBeNull()
})
