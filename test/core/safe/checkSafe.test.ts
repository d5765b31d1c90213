import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { type SafeClaims, checkSafe } from '../../../src/core/safe/checkSafe'
import { knownContracts } from '../../../src/core/safe/knownContracts'
import { buildSafeOnChain } from './records'

const chain = buildSafeOnChain({ nonce: 20n })
const [ada, ben, chidi] = chain.owners as [Address, Address, Address]
const host: SafeClaims = {
  chainId: 1,
  owners: chain.owners,
  threshold: 2,
  nonce: 20n,
  version: '1.4.1+L2',
}

test('a host that says what the chain says has nothing to explain', () => {
  expect(checkSafe(host, chain)).toEqual([])
})

test('a host that does not tell version and nonce is not asked for them', () => {
  expect(checkSafe({ ...host, version: null, nonce: null }, chain)).toEqual([])
})

describe('chain', () => {
  test('another chain is another Safe, and the only thing that is said', () => {
    expect(checkSafe({ ...host, chainId: 100, threshold: 1, owners: [] }, chain)).toEqual([
      { field: 'chainId', host: '100', chain: '1' },
    ])
  })
})

describe('singleton and version', () => {
  test('every singleton that Safe published from 1.3.0 on is known', () => {
    const singletons = knownContracts.filter(
      ({ name, version }) => (name === 'Safe' || name === 'SafeL2') && version >= '1.3.0',
    )
    for (const { address, version } of singletons) {
      expect(checkSafe({ ...host, version }, { ...chain, singleton: address, version })).toEqual([])
    }
  })

  test('a contract that only answers like a Safe is named', () => {
    const singleton = '0x1111111111111111111111111111111111111111'
    expect(checkSafe(host, { ...chain, singleton })).toEqual([
      { field: 'singleton', host: 'a Safe', chain: `unknown contract ${singleton}` },
    ])
  })

  test('a Safe that is older than 1.3.0 is named, although it is a known one', () => {
    const old = {
      ...chain,
      singleton: '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
      version: '1.1.1',
    } as const
    expect(checkSafe({ ...host, version: '1.1.1' }, old)).toEqual([
      { field: 'version', host: '1.1.1', chain: '1.1.1 (1.3.0 to 1.5 are supported)' },
    ])
  })

  test.each(['1.2.9', '1.6.0', 'one'])('version %s is not supported', (version) => {
    expect(checkSafe({ ...host, version: null }, { ...chain, version })).toEqual([
      { field: 'version', host: 'not told', chain: `${version} (1.3.0 to 1.5 are supported)` },
    ])
  })

  test('the host names another version', () => {
    expect(checkSafe({ ...host, version: '1.3.0' }, chain)).toEqual([
      { field: 'version', host: '1.3.0', chain: '1.4.1' },
    ])
  })
})

describe('owners and threshold', () => {
  test.each<readonly [string, readonly Address[]]>([
    ['in another order', [chidi, ada, ben]],
    ['in lower case', chain.owners.map((owner) => owner.toLowerCase() as Address)],
    ['with one named twice', [ada, ben, chidi, ada]],
  ])('the same owners %s are the same', (_, owners) => {
    expect(checkSafe({ ...host, owners }, chain)).toEqual([])
  })

  test.each<readonly [string, readonly Address[]]>([
    ['one too few', [ada, ben]],
    ['one too many', [ada, ben, chidi, '0x1111111111111111111111111111111111111111']],
    ['one exchanged', [ada, ben, '0x1111111111111111111111111111111111111111']],
    ['none', []],
  ])('%s is a disagreement that shows both lists', (_, owners) => {
    expect(checkSafe({ ...host, owners }, chain)).toEqual([
      { field: 'owners', host: owners.join(', '), chain: chain.owners.join(', ') },
    ])
  })

  test('another threshold', () => {
    expect(checkSafe({ ...host, threshold: 1 }, chain)).toEqual([
      { field: 'threshold', host: '1', chain: '2' },
    ])
  })
})

describe('nonce', () => {
  test.each([10n, 19n, 21n, 22n])('%s of 20 is only another moment', (nonce) => {
    expect(checkSafe({ ...host, nonce }, chain)).toEqual([])
  })

  test.each([0n, 9n, 23n, 1_000n])('%s of 20 is a disagreement', (nonce) => {
    expect(checkSafe({ ...host, nonce }, chain)).toEqual([{ field: 'nonce', host: `${nonce}`, chain: '20' }])
  })
})

test('everything that is wrong is told at once', () => {
  const lies = { ...host, owners: [ada], threshold: 1, nonce: 99n, version: '1.3.0' }
  expect(checkSafe(lies, chain).map(({ field }) => field)).toEqual([
    'version',
    'owners',
    'threshold',
    'nonce',
  ])
})
