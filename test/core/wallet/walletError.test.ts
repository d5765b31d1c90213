import * as fc from 'fast-check'
import {
  AtomicityNotSupportedError,
  InternalRpcError,
  TransactionExecutionError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { walletError } from '../../../src/core/wallet/walletError'

const kindOf = (code: number) => walletError({ code, message: 'As some wallet puts it.' }).kind

describe('each code of a wallet', () => {
  test.each([
    ['[S8.7, S8.11] 4001: a person said no', 'rejected', [4001]],
    ['[S8.15] 5000 to 5003: a person said no, by WalletConnect', 'rejected', [5000, 5001, 5002, 5003]],
    ['4100, 4901, 4902: not this account, not this chain', 'refused', [4100, 4901, 4902]],
    ['[S8.8] -32002: locked, or another request is still open', 'refused', [-32002]],
    ['[S8.13] 1001 to 1005: the request is invalid', 'refused', [1001, 1002, 1003, 1004, 1005]],
    ['[S8.14] 3001 to 3004: not allowed to ask', 'refused', [3001, 3002, 3003, 3004]],
    ['[S8.18] 7000: the session did not come about', 'refused', [7000]],
    ['-32003, -32602: not made', 'refused', [-32003, -32602]],
    [
      '[S8.16] 4200, 5100 to 5104, 5700 and on, 10001: not this way',
      'unsupported',
      [4200, -32601, 5100, 5101, 5102, 5103, 5104, 5700, 5710, 5740, 5750, 5760, 10001],
    ],
    ['[S8.17] 6000, 4900: gone, and nobody knows', 'unknown', [6000, 4900]],
    ['-32603, -32000, 5720, 5730: a fault, and nobody knows', 'unknown', [-32603, -32000, 5720, 5730]],
  ])('%s', (_what, kind, codes) => {
    for (const code of codes) expect([code, kindOf(code)]).toEqual([code, kind])
  })

  test('[S8.27] has a sentence for a person', () => {
    const codes = [
      4001, 4100, 4200, 4900, 4901, 4902, -32000, -32002, -32003, 1001, 3001, 5000, 5100, 5740, 6000, 7000,
    ]
    for (const code of codes) expect(walletError({ code }).sentence).toMatch(/^[A-Z].*[a-z]\.$/)
    expect(walletError({ code: -32002 }).sentence).toContain('Open it')
    expect(walletError({ code: 4902 }).sentence).toContain('Add it in your wallet')
  })
})

describe('an error within an error', () => {
  const cause = (error: Error) => new TransactionExecutionError(error as never, { account: null })

  test('[S8.7] a rejection that a library has wrapped is a rejection', () => {
    expect(walletError(cause(new UserRejectedRequestError(new Error('no')))).kind).toBe('rejected')
    expect(walletError({ code: -32603, data: { originalError: { code: 4001 } } }).kind).toBe('rejected')
    expect(walletError({ message: 'x', error: { code: '4001' } }).kind).toBe('rejected')
  })

  test('the outermost that tells something counts', () => {
    expect(walletError({ code: 4200, cause: { code: 4001 } }).kind).toBe('unsupported')
    expect(walletError(cause(new InternalRpcError(new Error('?')))).kind).toBe('unknown')
    expect(walletError(cause(new AtomicityNotSupportedError(new Error('?')))).kind).toBe('unsupported')
  })

  test('what a node said to the wallet, about a question of its own, is not the wallet’s word to us', () => {
    for (const code of [-32700, -32600, -32601, -32602, -32002, -32003, -32004]) {
      const data = { code, message: 'the method eth_getUserOperationByHash is not available' }
      expect([code, walletError({ code: -32603, data }).kind]).toEqual([code, 'unknown'])
      expect([code, walletError({ message: 'Internal error', error: data }).kind]).toEqual([code, 'unknown'])
    }
  })

  test('one that holds itself ends', () => {
    const ring: { code: number; cause?: unknown } = { code: -32603 }
    ring.cause = ring
    expect(walletError(ring).kind).toBe('unknown')
  })
})

describe('words without a code', () => {
  test.each([
    ['rejected', 'MetaMask Tx Signature: User denied transaction signature.'],
    ['rejected', 'User rejected the request.'],
    ['rejected', 'Transaction was cancelled by user'],
    ['refused', 'insufficient funds for gas * price + value: have 0 want 1'],
    ['unknown', 'Failed to fetch'],
    ['unknown', ''],
  ])('%s: "%s"', (kind, message) => {
    expect(walletError(new Error(message)).kind).toBe(kind)
    expect(walletError({ code: -32000, message }).kind).toBe(kind)
    expect(walletError(message).kind).toBe(kind)
  })

  test('of an error within an error count as well', () => {
    const within = { message: 'Something went wrong.', cause: { message: 'User rejected the request.' } }
    expect(walletError(within).kind).toBe('rejected')
  })

  test('a node that has the transaction already makes it unknown, whatever the code', () => {
    for (const code of [-32000, -32003, -32602, 4001])
      expect(walletError({ code, message: 'x', data: { message: 'already known' } }).kind).toBe('unknown')
  })
})

describe('a node that answers the wallet too late may have sent it', () => {
  test.each(['request timed out', 'Timeout exceeded', 'context deadline exceeded'])('%s', (message) => {
    expect(walletError({ code: -32002, message }).kind).toBe('unknown')
    expect(walletError({ code: -32603, data: { code: -32002, message } }).kind).toBe('unknown')
    expect(walletError({ code: -32603, message: 'Internal error', data: { message } }).kind).toBe('unknown')
  })
})

describe('what a signing device refuses is known, and said in its own words', () => {
  const ledger = 'Ledger device: Please enable Blind signing or Contract data in the Ethereum app Settings'
  test.each<[string, string, string]>([
    ['refused', ledger, 'Allow “Blind signing” or “Contract data”'],
    ['refused', 'Locked device (0x5515)', 'Unlock it'],
    ['refused', 'Ledger device: Locked device (0x5515)', 'Unlock it'],
    ['refused', 'Ledger device: UNKNOWN_ERROR (0x6511)', 'Open it there'],
    [
      'rejected',
      'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
      'You rejected',
    ],
    ['rejected', 'Keystone#Tx_canceled', 'You rejected'],
    ['rejected', 'Popup closed', 'You rejected'],
    ['rejected', 'Cancelled', 'You rejected'],
    ['rejected', 'Failure_ActionCancelled', 'You rejected'],
  ])('%s: "%s"', (kind, message, remedy) => {
    for (const thrown of [{ code: -32603, message }, { message }, message, { code: -32000, message }]) {
      const verdict = walletError(thrown)
      expect(verdict.kind).toBe(kind)
      expect(verdict.sentence).toContain(remedy)
    }
  })

  test('but not when a node says it about a request that the wallet passed on', () => {
    for (const message of ['Cancelled', 'Popup closed', 'Locked device (0x5515)', ledger])
      expect(walletError({ code: -32603, message: 'Internal error', data: { message } }).kind).toBe('unknown')
  })

  test('nor when its words only contain one of them', () => {
    expect(walletError({ message: 'The transaction was sent, then the popup closed' }).kind).toBe('unknown')
    expect(walletError({ message: 'already known, cancelled' }).kind).toBe('unknown')
  })
})

test('the wallet’s own words are one short line that cannot end its quotation', () => {
  const message = `Fault 7:\n“do it” \u202eagain ${'x'.repeat(1_000)}`
  const { sentence } = walletError({ code: -32603, message })
  expect(sentence).toMatch(
    /^Your wallet had a fault of its own.* In its own words: “Fault 7: ’do it’ again x+”$/,
  )
  expect(sentence.length).toBeLessThan(330)
  expect(walletError({ code: 4001, message: 'no' }).sentence).toBe('You rejected the request in your wallet.')
})

test('whatever is thrown gives a verdict, and what nobody knows is never called unsent', () => {
  const told = new Set([4001, 4100, 4200, 4901, 4902, 5000, 5001, 5002, 5003, 7000, 10001])
  fc.assert(fc.property(fc.anything(), (thrown) => walletError(thrown).sentence.length > 0))
  fc.assert(
    fc.property(
      fc.integer({ min: 8000, max: 9999 }).filter((code) => !told.has(code)),
      (code) => kindOf(code) === 'unknown',
    ),
  )
})
