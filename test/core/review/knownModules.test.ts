import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { getAddress, isAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { knownModule, knownModules } from '../../../src/core/review/knownModules'
import { moduleHandlerWords, moduleWords } from '../../../src/core/review/checks/setup'
import type { SetupModule } from '../../../src/core/review/safeSetup'
import { aChain, addressOf, aToken } from '../../support/safeFixtures'

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
  const allowanceModule = allowance?.address ?? zeroAddress
  const names = assetNamesOf(aChain)
  const other = addressOf('a module')

  test('each module has a sentence, and a name rests on the address alone', () => {
    expect(moduleWords([], names)).toBe('')
    expect(moduleWords([{ address: other }], names)).toBe(
      `Funds can also move by the module ${other}, which is not known here, without a signature.`,
    )
    const both = moduleWords([{ address: allowance?.address ?? other }, { address: other }], names)
    expect(both).toContain('the allowance module 0.1.0')
    expect(both).toContain(`the module ${other}`)
    expect(both).toMatch(/the code there was not compared\.$/)
  })

  test.each([
    [{ token: null, amount: 10n ** 18n, spent: 0n, resetMinutes: 0 }, '1 ETH once, of which 1 ETH is left.'],
    [
      { token: aToken.address, amount: 5_000_000n, spent: 2_000_000n, resetMinutes: 43_200 },
      '5 TEST every 30 days, of which 3 TEST is left.',
    ],
    [
      { token: aToken.address, amount: 5_000_000n, spent: 6_000_000n, resetMinutes: 60 },
      '5 TEST every hour, of which nothing is left.',
    ],
    [
      { token: other, amount: 7n, spent: 1n, resetMinutes: 90 },
      `7 base units of the token at ${other} every 90 minutes, of which 6 base units of the token at ${other} is left.`,
    ],
  ] as const)('an allowance says who may spend how much, how often (%o)', (one, words) => {
    const delegate = addressOf('a delegate')
    const value = { list: [{ ...one, delegate }], isComplete: true }
    const told = moduleWords([{ address: allowanceModule, allowances: { kind: 'read', value } }], names)
    expect(told).toContain(`${delegate} may spend ${words}`)
  })

  test('no allowance, too many, and none that could be read are different things', () => {
    const toldOf = (allowances: SetupModule['allowances']) =>
      moduleWords([{ address: allowanceModule, ...(allowances && { allowances }) }], names)
    const none = { list: [], isComplete: true }
    expect(toldOf({ kind: 'read', value: none })).toContain('It lists no allowance at present.')
    const more = toldOf({ kind: 'read', value: { ...none, isComplete: false } })
    expect(more).toContain('There are more allowances than were read.')
    expect(more).not.toContain('no allowance')
    expect(toldOf({ kind: 'unread', reason: 'The node did not answer.' })).toContain(
      'Its allowances could not be read. The node did not answer.',
    )
  })

  test('only the 4337 module is a handler', () => {
    const words = knownModules.map(({ address }) => moduleHandlerWords(address))
    expect(words.map((one) => one !== null)).toEqual([false, false, false, true, true, false])
    expect(moduleHandlerWords(other)).toBeNull()
  })
})
