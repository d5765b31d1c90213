import * as deployments from '@safe-global/safe-deployments'
import { getAddress, keccak256, type Hex } from 'viem'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import {
  isKnownProxy,
  isMultiSendCallOnly,
  knownContract,
  knownContracts,
  knownProxies,
  knownSingleton,
} from '../../../src/core/safe/knownContracts'

type Getter = (filter: { version: string; released?: boolean }) => deployments.SingletonDeployment | undefined

const getters: Record<string, Getter> = {
  Safe: deployments.getSafeSingletonDeployment,
  SafeL2: deployments.getSafeL2SingletonDeployment,
  CompatibilityFallbackHandler: deployments.getCompatibilityFallbackHandlerDeployment,
  MultiSend: deployments.getMultiSendDeployment,
  MultiSendCallOnly: deployments.getMultiSendCallOnlyDeployment,
}

test('the table is what Safe has published: no address missing, none more, each with its code hash', () => {
  const published = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0'].flatMap((version) =>
    Object.entries(getters).flatMap(([name, get]) => {
      const found = get({ version })?.deployments
      if (found === undefined || (version < '1.3.0' && name !== 'Safe')) return []
      return [found.canonical, found.eip155].flatMap((deployment) =>
        deployment === undefined ? [] : [{ name, version, ...deployment }],
      )
    }),
  )
  const inOrder = (list: readonly { readonly address: string }[]) =>
    list
      .map((entry) => ({ ...entry, address: getAddress(entry.address) }))
      .sort((a, b) => (a.address < b.address ? -1 : 1))

  expect(published.length).toBeGreaterThan(20)
  expect(inOrder(knownContracts)).toEqual(inOrder(published))
})

test('a contract is found by its address in any spelling', () => {
  expect(knownContract('0x9641D764FC13C8B624C04430C7356C1C7C8102E2')).toMatchObject({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  expect(knownContract('0x9641d764fc13c8B624c04430C7356C1C7C8102e3')).toBeNull()
})

test('a singleton is a Safe or a SafeL2, and nothing else', () => {
  const singletons = knownContracts.filter(({ address }) => knownSingleton(address) !== null)
  expect(new Set(singletons.map(({ name }) => name))).toEqual(new Set(['Safe', 'SafeL2']))
  expect(knownSingleton('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762')?.version).toBe('1.4.1')
})

test('only the MultiSend that refuses a DELEGATECALL is one that a batch may go through', () => {
  const allowed = knownContracts.filter(({ address }) => isMultiSendCallOnly(address))
  expect(allowed.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'MultiSendCallOnly 1.3.0',
    'MultiSendCallOnly 1.3.0',
    'MultiSendCallOnly 1.4.1',
    'MultiSendCallOnly 1.5.0',
  ])
  expect(isMultiSendCallOnly('0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526')).toBe(false)
})

describe('the code of a proxy', () => {
  const published = [
    ['1.3.0', '@gnosis.pm/safe-contracts', 'GnosisSafeProxy'],
    ['1.4.1', '@safe-global/safe-contracts', 'SafeProxy'],
    ['1.5.0', '@safe-global/safe-smart-account', 'SafeProxy'],
  ] as const

  test.each(published)('of %s is what the factory on the chain makes', (version, library, name) => {
    const proxy = readArtifact(library, name)
    const factory = readArtifact(library, `${name}Factory`)
    expect(keccak256(factory.deployedBytecode)).toBe(factoryHash(version))
    // The factory carries the creation code, which in turn carries what is then at the proxy's address.
    expect(factory.deployedBytecode).toContain(proxy.bytecode.slice(2))
    expect(proxy.bytecode).toContain(proxy.deployedBytecode.slice(2))
    expect(keccak256(proxy.deployedBytecode)).toBe(knownProxies[version])
  })

  test('is known for each of them, and nothing else is', () => {
    expect(Object.values(knownProxies).filter(isKnownProxy)).toHaveLength(4)
    expect(isKnownProxy(keccak256('0x'))).toBe(false)
    const singleton = knownSingleton('0x41675C099F32341bf84BFc5382aF534df5C7461a')
    expect(isKnownProxy(singleton?.codeHash ?? '0x')).toBe(false)
  })
})

function factoryHash(version: string): string | undefined {
  return deployments.getProxyFactoryDeployment({ version })?.deployments.canonical?.codeHash
}

function readArtifact(
  library: string,
  name: string,
): { readonly bytecode: Hex; readonly deployedBytecode: Hex } {
  const folder = `${library}/build/artifacts/contracts/proxies`
  return createRequire(import.meta.url)(`${folder}/${name}.sol/${name}.json`)
}
