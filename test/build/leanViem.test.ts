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
