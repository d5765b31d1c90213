import { describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../../src/core/review/assetNames'
import { messageMeaning } from '../../../../src/core/review/message/messageMeaning'
import { messageWords } from '../../../../src/core/review/message/messageWords'
import type { SafeMessageRecord } from '../../../../src/core/safe/safeTx'
import { addressOf, aChain, aToken, theSafe } from '../../../support/safeFixtures'

const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const spender = addressOf('a spender')
const readable = { token: aToken.address, amount: '1000000' }

type Granted = Readonly<Record<string, unknown>>

const field = (type: string, name: string) => ({ type, name })
const domain = { name: 'Permit2', chainId: aChain.id, verifyingContract: permit2 }

/** Several grants in one message, as an allowance. */
const allowance = (grants: readonly Granted[]): SafeMessageRecord['message'] => ({
  domain,
  primaryType: 'PermitBatch',
  types: {
    PermitBatch: [
      field('PermitDetails[]', 'details'),
      field('address', 'spender'),
      field('uint256', 'sigDeadline'),
    ],
    PermitDetails: [
      field('address', 'token'),
      field('uint160', 'amount'),
      field('uint48', 'expiration'),
      field('uint48', 'nonce'),
    ],
  },
  message: {
    details: grants.map((grant) => ({ ...grant, expiration: 1, nonce: 0 })),
    spender,
    sigDeadline: 1_764_000_000,
  },
})

/** The same, as one transfer. */
const transfer = (grants: readonly Granted[]): SafeMessageRecord['message'] => ({
  domain,
  primaryType: 'PermitBatchTransferFrom',
  types: {
    PermitBatchTransferFrom: [
      field('TokenPermissions[]', 'permitted'),
      field('address', 'spender'),
      field('uint256', 'nonce'),
      field('uint256', 'deadline'),
    ],
    TokenPermissions: [field('address', 'token'), field('uint256', 'amount')],
  },
  message: { permitted: grants, spender, nonce: 1, deadline: 1_764_000_000 },
})

const wordsOf = (message: SafeMessageRecord['message']) =>
  messageWords(messageMeaning(message), { safe: theSafe, chainId: aChain.id, names: assetNamesOf(aChain) })

describe.each([
  ['an allowance', allowance],
  ['a transfer', transfer],
] as const)('Permit2 lets a spender take several tokens: %s', (_what, build) => {
  test('each is told where each can be read', () => {
    const said = wordsOf(build([readable, { ...readable, amount: '2000000' }])).sentences.join(' ')
    expect(said).toContain('take 1 TEST')
    expect(said).toContain('2 TEST')
  })

  test.each([
    ['whose token is no address', { token: 'nobody', amount: '1' }],
    ['whose amount has lost digits', { ...readable, amount: 1e30 }],
    ['whose amount is negative', { ...readable, amount: '-1' }],
    ['whose amount is a text', { ...readable, amount: 'all' }],
  ])('with one %s, in any place, the others are not told as if they were all', (_which, broken) => {
    for (const grants of [
      [readable, broken],
      [broken, readable],
    ]) {
      const message = build(grants)
      expect(messageMeaning(message).kind).toBe('typed')
      expect(wordsOf(message).sentences.join(' ')).not.toContain('take 1 TEST')
    }
  })
})
