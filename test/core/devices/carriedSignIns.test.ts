import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  carriedSignIns,
  mergeSignIn,
  readSignIns,
  writeSignIns,
} from '../../../src/core/devices/carriedSignIns'
import { signInKey, type SignInRecord, signInText } from '../../../src/core/signIn/signInRecord'
import { pendingSignIn, signInAccount, signInMs, signInSite } from '../../support/pendingSignIn'
import { addressOf, chainTxHash } from '../../support/safeFixtures'

const [nowMs, site, account, pending] = [signInMs, signInSite, signInAccount, pendingSignIn]
const key = signInKey(account)

const text = (record: SignInRecord) => signInText.serialise({ record })
const asked = (): SignInRecord => ({ kind: 'asked', request: pending().request })

describe('which sign-ins are carried', () => {
  test.each([
    ['owners are signing', key, text(pending()), true],
    ['no owner has signed', key, text(asked()), false],
    ['expired this very moment', key, text(pending({ endsAtMs: nowMs })), false],
    ['nothing that can be read', key, '{"version":1}', false],
    ['longer than any', key, text(pending()).padEnd(20_001), false],
    ['who is signed in', 'dsg.v1.signIn.session', text(pending()), false],
    ['no checksum', key.toLowerCase().replace('signin', 'signIn'), text(pending()), false],
  ])('%s', (_, storageKey, stored, isCarried) => {
    const found = carriedSignIns([[storageKey, stored]], nowMs)
    const carried = { key, text: stored, account, endsAtMs: nowMs + 3_600_000 }
    expect(found).toEqual(isCarried ? [carried] : [])
  })

  test('what is written is read again; other texts are refused, and nothing throws', () => {
    const signIns = carriedSignIns([[key, text(pending())]], nowMs)
    expect(readSignIns(writeSignIns(signIns))).toEqual([[key, text(pending())]])
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        expect(readSignIns(any)).toBeNull()
      }),
    )
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}`, '']))
    expect(readSignIns(JSON.stringify({ version: 1, signIns: many }))).toHaveLength(50)
  })
})

describe('what becomes of a sign-in of a file', () => {
  const context = { site, nowMs }
  const other = { ...account, address: addressOf('another Safe') }
  const changed = (change: Partial<SignInRecord['request']>) => {
    const record = pending()
    return text({ ...record, request: { ...record.request, ...change } })
  }
  const message = pending().request.safeMessage

  test.each([
    ['there is none here', null, text(pending()), 'added'],
    ['it is here', text(pending()), text(pending()), 'here'],
    ['the same was asked for here', text(asked()), text(pending()), 'here'],
    ['another one is under way here', text(pending({ nonce: 'nonce200' })), text(pending()), 'underWay'],
    [
      'the one here has expired',
      text(pending({ nonce: 'nonce200', endsAtMs: nowMs })),
      text(pending()),
      'added',
    ],
    ['it has expired', null, text(pending({ endsAtMs: nowMs })), 'expired'],
    ['no owner has signed', null, text(asked()), 'unfit'],
    ['it cannot be read', null, 'x', 'unfit'],
    ['it is longer than any', null, text(pending()).padEnd(20_001), 'unfit'],
    ['of another Safe', null, text(pending({ of: other })), 'unfit'],
    ['of the Safe on another chain', null, text(pending({ of: { ...account, chainId: 1 } })), 'unfit'],
    ['of another site', null, text(pending({ at: { ...site, domain: 'evil.test' } })), 'unfit'],
    ['of another page', null, text(pending({ at: { ...site, uri: 'https://app.test/x' } })), 'unfit'],
    ['its text is no sign-in', null, changed({ message: 'Pay Mallory.' }), 'unfit'],
    ['no Safe is to sign it', null, changed({ safeMessage: null }), 'unfit'],
    [
      'other signatures are followed',
      null,
      changed({ safeMessage: message && { ...message, innerHash: chainTxHash('other') } }),
      'unfit',
    ],
    [
      'it claims to be signed',
      null,
      changed({ safeMessage: message && { ...message, phase: { status: 'signed', signature: '0x12' } } }),
      'unfit',
    ],
    ['it ends after all time', null, changed({ endsAtMs: 1e300 }), 'unfit'],
  ])('%s', (_, ours, theirs, outcome) => {
    const fate = mergeSignIn(ours, [key, theirs], context)
    expect(fate.kind === 'refused' ? fate.reason : fate.kind).toBe(outcome)
  })

  test('under a key of no account it is none', () => {
    const fate = mergeSignIn(null, ['dsg.v1.signIn.session', text(pending())], context)
    expect(fate).toEqual({ kind: 'refused', reason: 'unfit' })
  })

  test('a claim of a tab of the other browser is cleared, and nothing else', () => {
    fc.assert(
      fc.property(fc.nat(), (claimedUntilMs) => {
        const fate = mergeSignIn(null, [key, text(pending({ claimedUntilMs }))], context)
        expect(fate).toEqual({ kind: 'added', text: text(pending()) })
      }),
    )
  })
})
