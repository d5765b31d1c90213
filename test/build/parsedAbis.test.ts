import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { replaceAbis } from '../../build/parsedAbis'

test('an ABI is replaced by what viem parses of it, arrays and line breaks included', () => {
  const replaced = replaceAbis(
    "const abi = parseAbi([\n  'function a(uint256[] ids) view returns (bool)',\n  'event B(address indexed to)',\n])",
    'a.ts',
  )
  const [, json = ''] = /^const abi = (.*)$/.exec(replaced) ?? []
  expect(JSON.parse(json)).toEqual(
    parseAbi(['function a(uint256[] ids) view returns (bool)', 'event B(address indexed to)']),
  )
})

test('an ABI that is not written out ends the build, with the remedy', () => {
  expect(() => replaceAbis('const abi = parseAbi(signatures)', 'src/a.ts')).toThrow(
    /src\/a\.ts cannot be parsed at build time[^]*plain strings/,
  )
})
