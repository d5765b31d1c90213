import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { isWrongStanding, standingOf } from '../../../src/core/review/recipientStanding'
import { standingWords } from '../../../src/core/review/standingWords'
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
  earlierPayments: [],
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
  const earlierPayments = [{ address: stranger, nonce: 3n }]

  test('is said, and makes nobody known', () => {
    expect(standingOf(stranger, { ...known, earlierPayments })).toEqual({
      address: stranger,
      kind: 'unknown',
      paidIn: 3n,
    })
    expect(standingOf(theCause, { ...known, earlierPayments: [{ address: theCause, nonce: 3n }] }).kind).toBe(
      'confirmed',
    )
  })

  test('shows up an address that was made to look like it at both ends', () => {
    const alike = lookAlikeOf(stranger)
    expect(standingOf(alike, { ...known, earlierPayments })).toEqual({
      address: alike,
      kind: 'lookAlike',
      of: [{ address: stranger, name: null, paidIn: 3n }],
    })
  })

  describe('and an address that looks like it', () => {
    const alike = lookAlikeOf(stranger)
    const kindOf = (...more: readonly { address: typeof alike; nonce: bigint | null }[]) =>
      standingOf(alike, { ...known, earlierPayments: [...earlierPayments, ...more] }).kind

    test('is not excused by the word of the service that it was paid as well', () => {
      expect(kindOf({ address: alike, nonce: 4n })).toBe('lookAlike')
    })

    test('is excused where this browser has seen it paid, whatever the service says beside', () => {
      expect(kindOf({ address: alike, nonce: null }, { address: alike, nonce: 4n })).toBe('unknown')
      const earlierGifts = [{ causeId: 'clean-water', name: null, address: alike, atMs: 5 }]
      expect(standingOf(alike, { ...known, earlierPayments, earlierGifts }).kind).toBe('unknown')
    })

    test('is not excused by a file that says so', () => {
      const earlierGifts = [
        { causeId: 'clean-water', name: null, address: alike, atMs: 5, imported: true },
      ] as const
      const standing = standingOf(alike, { ...known, earlierPayments, earlierGifts })
      expect(standing.kind).toBe('lookAlike')
    })

    test('does not make an address that is paid each month look like itself', () => {
      expect(
        standingOf(stranger, { ...known, earlierPayments: [...earlierPayments, ...earlierPayments] }).kind,
      ).toBe('unknown')
    })
  })

  test('is no anchor for an address that shares one end by chance', () => {
    const oneEnd = `${stranger.slice(0, 8)}${'0'.repeat(34)}`.toLowerCase() as typeof stranger
    expect(standingOf(oneEnd, { ...known, earlierPayments }).kind).toBe('unknown')
  })

  describe('for a cause of the directory', () => {
    const former = lookAlikeOf(stranger)
    const status = { state: 'retired', since: '2026-05-01', reason: 'Lost.', replacedBy: theCause } as const
    const causes = directory.map((cause) => ({
      ...cause,
      recipients: cause.recipients.flatMap((one) =>
        one.address === theCause ? [one, { ...one, address: former, status }] : [one],
      ),
    }))
    const inNonce = (address: typeof stranger, nonce: bigint | null) => ({ address, nonce })
    const paidOf = (address: typeof stranger, ...paid: readonly ReturnType<typeof inNonce>[]) => {
      const standing = standingOf(address, { ...known, causes, earlierPayments: paid })
      return 'paid' in standing ? standing.paid : undefined
    }

    test('is said of the cause, at the same address and at a former one', () => {
      expect(paidOf(theCause, inNonce(theCause, 3n))).toEqual({ address: theCause, nonce: 3n })
      expect(paidOf(theCause, inNonce(former, 3n))).toEqual({ address: former, nonce: 3n })
      expect(paidOf(former, inNonce(theCause, 3n))).toEqual({ address: theCause, nonce: 3n })
    })

    test('the latest one is said', () => {
      expect(paidOf(theCause, inNonce(former, 9n), inNonce(theCause, 3n))?.nonce).toBe(9n)
      expect(paidOf(theCause, inNonce(former, 3n), inNonce(theCause, 9n))?.address).toBe(theCause)
    })

    test('another cause, a cause that is not confirmed and what was seen from here say nothing', () => {
      expect(paidOf(theCause, inNonce(farCause, 3n))).toBeUndefined()
      expect(paidOf(newCause, inNonce(newCause, 3n))).toBeUndefined()
      expect(paidOf(theCause, inNonce(theCause, null))).toBeUndefined()
    })

    test('changes no outcome, and stands in the sentence with its source', () => {
      const standing = standingOf(theCause, { ...known, causes, earlierPayments: [inNonce(former, 3n)] })
      expect(standing).toMatchObject(standingOf(theCause, { ...known, causes }))
      expect(standingWords(standing)).toContain(
        `This Safe paid Clean Water in #3, at ${former}, according to the transaction service.`,
      )
    })

    test('an address that looks like one that was paid names its cause', () => {
      const alike = lookAlikeOf(theCause)
      const standing = standingOf(alike, { ...known, earlierPayments: [inNonce(theCause, 3n)] })
      expect(standing).toEqual({
        address: alike,
        kind: 'lookAlike',
        of: [{ address: theCause, name: 'Clean Water', paidIn: 3n }],
      })
      expect(standingWords(standing)).toContain(`Clean Water (${theCause}, which this Safe paid in #3,`)
    })
  })

  test('does not excuse an address that looks like a cause', () => {
    const alike = lookAlikeOf(theCause)
    expect(standingOf(alike, { ...known, earlierPayments: [{ address: alike, nonce: 3n }] }).kind).toBe(
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
    expect(standingOf(theCause, { ...known, earlierGifts: [before] })).toMatchObject({
      kind: 'confirmed',
      before,
    })
  })

  test.each([
    ['at the same address', [{ ...before, address: theCause }]],
    ['at the same address since', [before, { ...before, address: theCause, atMs: 6 }]],
    ['or rather another cause', [{ ...before, causeId: 'far-school' }]],
  ])('%s has not', (_name, earlierGifts) => {
    expect(standingOf(theCause, { ...known, earlierGifts })).not.toHaveProperty('before')
  })

  test('names an address that was paid for it, and is no longer in the directory', () => {
    expect(standingOf(stranger, { ...known, earlierGifts: [before] })).toEqual({
      address: stranger,
      kind: 'unknown',
      paidIn: null,
      wasOf: before,
    })
    expect(standingOf(stranger, { ...known, causes: null, earlierGifts: [before] }).kind).toBe('notCompared')
  })
})
