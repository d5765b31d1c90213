import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { isWrongStanding, standingOf } from '../../../src/core/review/recipientStanding'
import {
  aChain,
  aToken,
  directory,
  farCause,
  lookAlikeOf,
  newCause,
  owners,
  stranger,
  theCause,
  theSafe,
} from './world'

const known = {
  chainId: aChain.id,
  safe: theSafe,
  owners,
  causes: directory,
  tokens: aChain.tokens,
  paidBefore: [],
}
const [ada = theSafe] = owners

test.each([
  [
    'a confirmed cause',
    theCause,
    { kind: 'confirmed', causeId: 'clean-water', name: 'Clean Water', checkedOn: '2026-11-02' },
  ],
  [
    'a cause that is not confirmed, without its name',
    newCause,
    { kind: 'unconfirmed', causeId: 'new-cause' },
  ],
  [
    'a cause on other chains only',
    farCause,
    { kind: 'otherChain', causeId: 'far-school', name: 'Far School', chainIds: [1] },
  ],
  ['an owner', ada, { kind: 'owner' }],
  ['the Safe itself', theSafe, { kind: 'safeItself' }],
  ['the contract of a token', aToken.address, { kind: 'tokenContract', symbol: 'TEST' }],
  ['the zero address', zeroAddress, { kind: 'zero' }],
  ['somebody else', stranger, { kind: 'unknown', paidIn: null }],
] as const)('%s', (_, address, standing) => {
  expect(standingOf(address, known)).toEqual({ address, ...standing })
  const lower = address.toLowerCase() as typeof address
  expect(standingOf(lower, known)).toEqual({ address: lower, ...standing })
})

describe('an address that the directory has stopped', () => {
  const status = { state: 'retired', since: '2026-05-01', reason: 'Lost.', replacedBy: theCause } as const
  const withFormer = (chainId: number) =>
    directory.map((cause) => {
      const [first] = cause.recipients
      const former = first && { ...first, chainId, address: stranger, status }
      return cause.id === 'clean-water' && former
        ? { ...cause, recipients: [...cause.recipients, former] }
        : cause
    })

  test.each([
    ['on this chain', aChain.id],
    ['on another chain', 10],
  ])('%s is told with the day, the reason and what took its place', (_, chainId) => {
    expect(standingOf(stranger, { ...known, causes: withFormer(chainId) })).toEqual({
      address: stranger,
      kind: 'stopped',
      causeId: 'clean-water',
      name: 'Clean Water',
      state: 'retired',
      since: '2026-05-01',
      reason: 'Lost.',
      replacedBy: theCause,
    })
  })

  test('is a mistake to pay, and the address in use is still confirmed', () => {
    const causes = withFormer(aChain.id)
    expect(isWrongStanding(standingOf(stranger, { ...known, causes }))).toBe(true)
    expect(standingOf(theCause, { ...known, causes }).kind).toBe('confirmed')
  })
})

describe('a look-alike', () => {
  test.each([
    ['a cause', theCause, 'Clean Water'],
    ['a cause on another chain', farCause, 'Far School'],
    ['an owner', ada, null],
    ['the Safe', theSafe, null],
  ])('of %s names it', (_, address, name) => {
    const alike = lookAlikeOf(address)
    expect(standingOf(alike, known)).toEqual({
      address: alike,
      kind: 'lookAlike',
      of: [{ address, name, paidIn: null }],
    })
  })

  test('of a cause that is not confirmed is none: nobody vouches for that address', () => {
    expect(standingOf(lookAlikeOf(newCause), known).kind).toBe('unknown')
  })
})

describe('whom the Safe has paid', () => {
  const paidBefore = [{ address: stranger, nonce: 3n }]

  test('is said, and makes nobody known', () => {
    expect(standingOf(stranger, { ...known, paidBefore })).toEqual({
      address: stranger,
      kind: 'unknown',
      paidIn: 3n,
    })
    expect(standingOf(theCause, { ...known, paidBefore: [{ address: theCause, nonce: 3n }] }).kind).toBe(
      'confirmed',
    )
  })

  test('shows up an address that was made to look like it at both ends', () => {
    const alike = lookAlikeOf(stranger)
    expect(standingOf(alike, { ...known, paidBefore })).toEqual({
      address: alike,
      kind: 'lookAlike',
      of: [{ address: stranger, name: null, paidIn: 3n }],
    })
  })

  test('is no anchor for an address that shares one end by chance', () => {
    const oneEnd = `${stranger.slice(0, 12)}${'0'.repeat(30)}`.toLowerCase() as typeof stranger
    expect(standingOf(oneEnd, { ...known, paidBefore }).kind).toBe('unknown')
  })

  test('does not excuse an address that looks like a cause', () => {
    const alike = lookAlikeOf(theCause)
    expect(standingOf(alike, { ...known, paidBefore: [{ address: alike, nonce: 3n }] }).kind).toBe(
      'lookAlike',
    )
  })
})

test('without a directory only what the chain says is known', () => {
  const without = { ...known, causes: null }
  expect(standingOf(theCause, without).kind).toBe('notCompared')
  expect(standingOf(ada, without).kind).toBe('owner')
  expect(standingOf(lookAlikeOf(ada), without).kind).toBe('lookAlike')
})

describe('a cause that was paid before, as this browser remembers', () => {
  const before = { causeId: 'clean-water', name: 'Clean Water', address: stranger, atMs: 5 }

  test('at another address than now is said to have changed', () => {
    expect(standingOf(theCause, { ...known, givenBefore: [before] })).toMatchObject({
      kind: 'confirmed',
      before,
    })
  })

  test.each([
    ['at the same address', [{ ...before, address: theCause }]],
    ['at the same address since', [before, { ...before, address: theCause, atMs: 6 }]],
    ['or rather another cause', [{ ...before, causeId: 'far-school' }]],
  ])('%s has not', (_name, givenBefore) => {
    expect(standingOf(theCause, { ...known, givenBefore })).not.toHaveProperty('before')
  })

  test('names an address that was paid for it, and is no longer in the directory', () => {
    expect(standingOf(stranger, { ...known, givenBefore: [before] })).toEqual({
      address: stranger,
      kind: 'unknown',
      paidIn: null,
      wasOf: before,
    })
    expect(standingOf(stranger, { ...known, causes: null, givenBefore: [before] }).kind).toBe('notCompared')
  })
})
