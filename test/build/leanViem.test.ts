import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutBytecode, withPlainFields } from '../../build/leanViem'

test('viem keeps its names, without the bytecode', () => {
  const url = new URL('../../node_modules/viem/_esm/constants/contracts.js', import.meta.url)
  const code = readFileSync(url, 'utf8')
  const names = (text: string) => [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name)
  const lean = withoutBytecode(code)
  expect(names(lean)).toEqual(names(code))
  expect(names(code)).toContain('deploylessCallViaBytecodeBytecode')
  expect(lean.length).toBeLessThan(code.length / 10)
})

test('viem’s call uses of the block overrides only what stands for them', () => {
  const url = new URL('../../node_modules/viem/_esm/actions/public/call.js', import.meta.url)
  const code = readFileSync(url, 'utf8')
  expect(code).toContain("import * as BlockOverrides from 'ox/BlockOverrides'")
  const used = [...code.matchAll(/BlockOverrides\.(\w+)/g)].map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set(['toRpc']))
})

test('viem’s errors have the same fields in the short form', () => {
  const url = new URL('../../node_modules/viem/_esm/errors/rpc.js', import.meta.url)
  const code = readFileSync(url, 'utf8')
  const lean = withPlainFields(code)
  expect(code).toContain('Object.defineProperty(this, "code", {')
  expect(lean).not.toContain('Object.defineProperty')
  expect(lean.match(/\.code = -?\d+;/g)).toHaveLength(code.match(/value: -?\d+\n/g)?.length ?? 0)
})

test.each([
  [
    'a field',
    'Object.defineProperty(this, "code", {\n enumerable: true,\n configurable: true,\n writable: true,\n value: void 0\n});',
    'this.code = void 0;',
  ],
  [
    'a static field',
    'Object.defineProperty(A, "code", {\n enumerable: true,\n configurable: true,\n writable: true,\n value: -32700\n});',
    'A.code = -32700;',
  ],
])('%s', (_, long, short) => {
  expect(withPlainFields(long)).toBe(short)
})

test.each([
  [
    'the name of a class',
    'Object.defineProperty(A, "name", {\n enumerable: true,\n configurable: true,\n writable: true,\n value: "B"\n});',
  ],
  [
    'a field that cannot be written',
    'Object.defineProperty(this, "code", {\n enumerable: true,\n configurable: true,\n writable: false,\n value: 1\n});',
  ],
])('%s stays as it is', (_, code) => {
  expect(withPlainFields(code)).toBe(code)
})
