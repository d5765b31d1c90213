import { describe, expect, test } from 'vitest'
import { createWalletSender } from '../../src/adapters/wallet/walletSender'
import type { Call } from '../../src/core/safe/safeTx'
import { createFakeClock } from '../support/fakeClock'
import { addressOf, chainTxHash } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'

const call: Call = { to: addressOf('Clean Water'), value: 255n, data: '0x' }
const hash = chainTxHash('sent')
const ourId = `0x${'ab'.repeat(32)}` as const

type Script = { readonly [method: string]: unknown }

/** A wallet that answers from a script: an error is thrown, a function is called, `never` is silence. */
function openWallet(script: Script) {
  const asked: { method: string; params: unknown }[] = []
  const clock = createFakeClock()
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      asked.push({ method, params })
      const answer = method in script ? script[method] : method === 'eth_chainId' ? '0xa' : undefined
      if (answer === never) return new Promise(() => undefined)
      if (answer instanceof Thrown) throw answer.what
      return answer
    },
  }
  const sender = createWalletSender({
    provider,
    address: theWallet,
    chain: { id: 10, name: 'Optimism' },
    clock,
  })
  return { sender, asked, clock }
}
const never = Symbol('never')
class Thrown extends Error {
  readonly what: unknown
  constructor(what: unknown) {
    super()
    this.what = what
  }
}
const code = (number: number, message = 'As some wallet puts it.') => new Thrown({ code: number, message })

describe('one payment', () => {
  test('is asked for once, on the chain that is meant, as the wallet reads it', async () => {
    const { sender, asked } = openWallet({ eth_sendTransaction: hash.toUpperCase().replace('0X', '0x') })
    expect(await sender.sendCall(call)).toEqual({ kind: 'sent', handle: { kind: 'chainTx', txHash: hash } })
    const transaction = { from: theWallet, to: call.to, value: '0xff', data: '0x', chainId: '0xa' }
    expect(asked).toEqual([
      { method: 'eth_chainId', params: [] },
      { method: 'eth_sendTransaction', params: [transaction] },
    ])
  })

  test.each([
    ['0x1', /another chain. Choose Optimism/],
    ['10', /another chain/],
    [null, /another chain/],
    [code(4900), /did not say which chain/],
  ])('is not asked for while the wallet says %o for its chain', async (chainId, reason) => {
    const { sender, asked } = openWallet({ eth_chainId: chainId, eth_sendTransaction: hash })
    const result = await sender.sendCall(call)
    expect(result).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) })
    expect(asked).toHaveLength(1)
  })

  test('is not asked for while the wallet is silent about its chain', async () => {
    const { sender, clock, asked } = openWallet({ eth_chainId: never })
    const result = sender.sendCall(call)
    await clock.advance(10_000)
    expect(await result).toMatchObject({ kind: 'refused' })
    expect(asked).toHaveLength(1)
  })

  test('that is neither a plain payment nor a token transfer never leaves', async () => {
    const { sender, asked } = openWallet({ eth_sendTransaction: hash })
    const approve: Call = { to: call.to, value: 0n, data: `0x095ea7b3${'00'.repeat(64)}` }
    expect(await sender.sendCall(approve)).toMatchObject({ kind: 'refused' })
    expect(await sender.sendCalls([call, approve], ourId)).toMatchObject({ kind: 'refused' })
    expect(asked).toEqual([])
  })

  test.each([
    ['[S8.7, S8.11] 4001', code(4001), { kind: 'rejected' }],
    ['[S8.15] 5000', code(5000), { kind: 'rejected' }],
    ['[S8.8] -32002', code(-32002), { kind: 'refused', reason: expect.stringContaining('Open it') }],
    [
      '4200: no other way is left',
      code(4200),
      { kind: 'refused', reason: 'Your wallet cannot do this. In its own words: “As some wallet puts it.”' },
    ],
    ['-32603', code(-32603), { kind: 'unknown', reason: expect.any(String) }],
    ['a fault without a code', new Thrown(new TypeError('Failed to fetch')), { kind: 'unknown' }],
    ['no hash', null, { kind: 'unknown', reason: 'Your wallet answered, and its answer cannot be read.' }],
    ['a hash of 31 bytes', hash.slice(0, -2), { kind: 'unknown' }],
    ['an object', { hash }, { kind: 'unknown' }],
  ])('%s', async (_what, answer, result) => {
    const { sender } = openWallet({ eth_sendTransaction: answer })
    expect(await sender.sendCall(call)).toMatchObject(result)
  })
})

describe('a batch', () => {
  test('is asked for as all or nothing, under our own name for it', async () => {
    const { sender, asked } = openWallet({ wallet_sendCalls: { id: '0x77', capabilities: {} } })
    expect(await sender.sendCalls([call, call], ourId)).toEqual({
      kind: 'sent',
      handle: { kind: 'calls', id: '0x77' },
    })
    const part = { to: call.to, value: '0xff', data: '0x' }
    expect(asked[1]).toEqual({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          id: ourId,
          from: theWallet,
          chainId: '0xa',
          atomicRequired: true,
          calls: [part, part],
        },
      ],
    })
  })

  test.each([
    ['the first form of the answer', '0x77', { kind: 'sent', handle: { kind: 'calls', id: '0x77' } }],
    ['[S8.16] 4200', code(4200), { kind: 'unsupported' }],
    ['[S8.16] 5700', code(5700), { kind: 'unsupported' }],
    ['[S8.16] 5710', code(5710), { kind: 'unsupported' }],
    ['[S8.16] 5760', code(5760), { kind: 'unsupported' }],
    ['-32601', code(-32601), { kind: 'unsupported' }],
    ['4001', code(4001), { kind: 'rejected' }],
    ['4100', code(4100), { kind: 'refused' }],
    ['5720: it may have had it before', code(5720), { kind: 'unknown' }],
    ['an id that is none', { id: 7 }, { kind: 'unknown' }],
    ['nothing', undefined, { kind: 'unknown' }],
  ])('%s', async (_what, answer, result) => {
    const { sender } = openWallet({ wallet_sendCalls: answer })
    expect(await sender.sendCalls([call, call], ourId)).toMatchObject(result)
  })
})

describe('whether it takes a batch', () => {
  const atomic = (status: string) => ({ atomic: { status } })
  test.each<[boolean, string, unknown]>([
    [true, 'supported', { '0xa': atomic('supported') }],
    [true, 'ready', { '0xa': atomic('ready') }],
    [true, 'on every chain', { '0x0': atomic('supported') }],
    [true, 'hex in another case and with zeros', { '0x0A': atomic('supported') }],
    [true, 'the first form', { '0xa': { atomicBatch: { supported: true } } }],
    [
      true,
      'beside things that we do not know',
      { '0xa': { ...atomic('ready'), paymasterService: 7 }, '0x1': 'x' },
    ],
    [false, 'unsupported', { '0xa': atomic('unsupported') }],
    [false, 'another chain', { '0x1': atomic('supported') }],
    [
      false,
      'both forms, and the newer one says no',
      { '0xa': { ...atomic('unsupported'), atomicBatch: { supported: true } } },
    ],
    [false, 'not as one', { '0xa': { atomicBatch: { supported: false } } }],
    [false, 'nothing', {}],
    [false, 'null', null],
    [false, 'text', 'atomic'],
    [false, 'a status that is no text', { '0xa': { atomic: { status: true } } }],
    [false, 'a refusal', code(4200)],
    [false, 'a fault', new Thrown(new Error('?'))],
  ])('%s: %s', async (can, _what, answer) => {
    const { sender, asked } = openWallet({ wallet_getCapabilities: answer })
    expect(await sender.canBatch()).toBe(can)
    expect(asked).toEqual([{ method: 'wallet_getCapabilities', params: [theWallet, ['0xa']] }])
  })

  test('three seconds of silence are a no', async () => {
    const { sender, clock } = openWallet({ wallet_getCapabilities: never })
    let can: boolean | null = null
    void sender.canBatch().then((answer) => (can = answer))
    await clock.advance(2_999)
    expect(can).toBeNull()
    await clock.advance(1)
    expect(can).toBe(false)
  })
})

describe('how far a batch has come', () => {
  const receipt = (status = '0x1', transactionHash: string = hash) => ({ status, transactionHash, logs: [] })
  test.each<[string, unknown, object]>([
    [
      'version 2, done',
      { version: '2.0.0', id: '1', chainId: '0xa', status: 200, atomic: true, receipts: [receipt()] },
      { statusCode: 200, atomic: true, txHashes: [hash] },
    ],
    ['version 2, pending', { id: '1', status: 100, atomic: true }, { statusCode: 100, txHashes: [] }],
    [
      'failed off the chain',
      { status: 400, atomic: false, receipts: null },
      { statusCode: 400, atomic: false },
    ],
    ['version 1, pending', { status: 'PENDING' }, { statusCode: 100, atomic: null }],
    [
      'version 1, on the chain',
      { status: 'CONFIRMED', receipts: [receipt()] },
      { statusCode: 200, txHashes: [hash] },
    ],
    ['version 1, reverted', { status: 'CONFIRMED', receipts: [receipt('0x0')] }, { statusCode: 500 }],
    [
      'version 1, reverted in part',
      { status: 'CONFIRMED', receipts: [receipt(), receipt('0x0', chainTxHash('2'))] },
      { statusCode: 600, txHashes: [hash, chainTxHash('2')] },
    ],
    [
      'the same receipt for each call',
      { status: 200, receipts: [receipt(), receipt()] },
      { txHashes: [hash] },
    ],
    ['a code that we do not know', { status: 299 }, { statusCode: 299 }],
  ])('%s', async (_what, answer, value) => {
    const { sender, asked } = openWallet({ wallet_getCallsStatus: answer })
    expect(await sender.getCalls('1')).toMatchObject({ kind: 'found', value: { id: '1', ...value } })
    expect(asked).toEqual([{ method: 'wallet_getCallsStatus', params: ['1'] }])
  })

  test.each<[string, unknown, string]>([
    ['another batch', { id: '2', status: 200 }, 'unreachable'],
    ['no status', {}, 'unreachable'],
    ['a word that is none', { status: 'DONE' }, 'unreachable'],
    ['a receipt without a hash', { status: 200, receipts: [{ status: '0x1' }] }, 'unreachable'],
    ['nothing', null, 'unreachable'],
    ['unknown to the wallet', code(5730), 'missing'],
    ['unknown to the wallet, wrapped', new Thrown({ code: -32603, cause: { code: 5730 } }), 'missing'],
    ['not supported', code(4200), 'unreachable'],
  ])('%s: %s', async (_what, answer, kind) => {
    const { sender } = openWallet({ wallet_getCallsStatus: answer })
    expect(await sender.getCalls('1')).toMatchObject({ kind })
  })

  test('silence is no answer, after ten seconds', async () => {
    const { sender, clock } = openWallet({ wallet_getCallsStatus: never })
    const answer = sender.getCalls('1')
    await clock.advance(10_000)
    expect(await answer).toEqual({ kind: 'unreachable', reason: 'Your wallet did not answer in time.' })
  })
})
