import { expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { notAllowed, noticesOf, packagesOf } from '../../build/licencesPlugin'

const root = fileURLToPath(new URL('../..', import.meta.url))
const moduleOf = (path: string) => `${root}node_modules/${path}`

test('each package is named once, with its version, its licence and its notice', () => {
  const packages = packagesOf([
    moduleOf('react/index.js'),
    moduleOf('react/jsx-runtime.js?v=1'),
    moduleOf('@noble/hashes/sha3.js'),
    `\0${moduleOf('viem/_esm/index.js')}`,
    `${root}src/main.tsx`,
    '\0virtual:wallets',
  ])
  expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
    ['@noble/hashes', 'MIT'],
    ['react', 'MIT'],
    ['viem', 'MIT'],
  ])
  const notices = noticesOf(packages)
  expect(notices).toContain('Copyright (c) Meta Platforms')
  expect(notices).toMatch(/^@noble\/hashes \d+\.\d+\.\d+\nMIT\n\n/)
})

test('a package that allows non-commercial use alone, or names no licence, is refused', () => {
  const packages = packagesOf([
    moduleOf('@wagmi/connectors/node_modules/@metamask/sdk/dist/browser/es/metamask-sdk.js'),
    moduleOf('react/index.js'),
  ])
  expect(notAllowed(packages).map(({ name }) => name)).toEqual(['@metamask/sdk'])
})
