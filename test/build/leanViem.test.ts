import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutBytecode } from '../../build/leanViem'

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
