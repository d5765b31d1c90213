import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { standingOf } from '../../../src/core/review/recipientStanding'
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

const known = { chainId: aChain.id, safe: theSafe, owners, causes: directory, tokens: aChain.tokens }
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
  ['somebody else', stranger, { kind: 'unknown' }],
] as const)('%s', (_, address, standing) => {
  expect(standingOf(address, known)).toEqual({ address, ...standing })
  const lower = address.toLowerCase() as typeof address
  expect(standingOf(lower, known)).toEqual({ address: lower, ...standing })
})

describe('a look-alike', () => {
  test.each([
    ['a cause', theCause, 'Clean Water'],
    ['a cause on another chain', farCause, 'Far School'],
    ['an owner', ada, null],
    ['the Safe', theSafe, null],
  ])('of %s names it', (_, address, name) => {
    const alike = lookAlikeOf(address)
    expect(standingOf(alike, known)).toEqual({ address: alike, kind: 'lookAlike', of: [{ address, name }] })
  })

  test('of a cause that is not confirmed is none: nobody vouches for that address', () => {
    expect(standingOf(lookAlikeOf(newCause), known).kind).toBe('unknown')
  })
})

test('without a directory only what the chain says is known', () => {
  const without = { ...known, causes: null }
  expect(standingOf(theCause, without).kind).toBe('notCompared')
  expect(standingOf(ada, without).kind).toBe('owner')
  expect(standingOf(lookAlikeOf(ada), without).kind).toBe('lookAlike')
})
