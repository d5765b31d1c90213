import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { getAddress, isAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { knownModule, knownModules } from '../../../src/core/review/knownModules'
import { moduleHandlerWords, moduleWords } from '../../../src/core/review/moduleWords'
import { addressOf } from '../../support/safeFixtures'

/** What Safe publishes of its modules; it comes with the Safe's own api-kit. */
function published(path: string) {
  const ofKit = createRequire(createRequire(import.meta.url).resolve('@safe-global/api-kit'))
  const ofModules = dirname(ofKit.resolve('@safe-global/safe-modules-deployments'))
  const text = readFileSync(`${ofModules}/assets/${path}.json`, 'utf8')
  return JSON.parse(text) as {
    contractName: string
    version: string
    networkAddresses: Record<string, string>
  }
}

test.each([
  'allowance-module/v0.1.0/allowance-module',
  'allowance-module/v0.1.1/allowance-module',
  'safe-4337-module/v0.2.0/safe-4337-module',
  'safe-4337-module/v0.3.0/safe-4337-module',
  'safe-recovery-module/v0.1.0/social-recovery-module',
])('%s is known by the addresses that Safe publishes, and by no other', (path) => {
  const { contractName, version, networkAddresses } = published(path)
  const ours = knownModules.filter((module) => module.name === contractName && module.version === version)
  const theirs = Object.values(networkAddresses).filter((address) => isAddress(address))
  expect(new Set(ours.map(({ address }) => address))).toEqual(new Set(theirs.map((one) => getAddress(one))))
})

test('a module is known in any spelling, and another contract is not', () => {
  for (const module of knownModules) {
    expect(knownModule(module.address)).toEqual(module)
    expect(knownModule(module.address.toLowerCase() as typeof module.address)).toEqual(module)
  }
  expect(knownModule(addressOf('a module'))).toBeNull()
})

describe('in words', () => {
  const [allowance] = knownModules
  const other = addressOf('a module')

  test('each module has a sentence, and a name rests on the address alone', () => {
    expect(moduleWords([])).toBe('')
    expect(moduleWords([{ address: other }])).toBe(
      `Funds can also move by the module ${other}, which is not known here, without a signature.`,
    )
    const both = moduleWords([{ address: allowance?.address ?? other }, { address: other }])
    expect(both).toContain('the allowance module 0.1.0')
    expect(both).toContain(`the module ${other}`)
    expect(both).toMatch(/the code there was not compared\.$/)
  })

  test('only the 4337 module is a handler', () => {
    const words = knownModules.map(({ address }) => moduleHandlerWords(address))
    expect(words.map((one) => one !== null)).toEqual([false, false, false, true, true, false])
    expect(moduleHandlerWords(other)).toBeNull()
  })
})
