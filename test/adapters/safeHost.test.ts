import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createSafeHost, UnreadableProposalError } from '../../src/adapters/host/safeHost'
import type { Call, SafeTxHash } from '../../src/core/safe/safeTx'
import { fakeHostSdk } from '../support/fakeHostSdk'

const safe = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const owner = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const safeTxHash = `0x${'ab'.repeat(32)}` as SafeTxHash
const info = {
  safeAddress: safe,
  chainId: 10,
  owners: [owner],
  threshold: 1,
  isReadOnly: true,
  nonce: 7,
  version: '1.4.1',
}

const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [owner, 5n] })
const unclear = 'Your Safe answered with an error that does not tell whether the gift was proposed.'
const nativeSend: Call = { to: owner, value: 2n ** 200n, data: '0x' }
const tokenTransfer: Call = { to: token, value: 0n, data }

/** Time passes at once: every limit is reached before an answer that never comes. */
const impatient = { sleep: async (_: number, signal?: AbortSignal) => signal?.throwIfAborted() }
const patient = { sleep: () => new Promise<never>(() => {}) }

function open(
  answers: Parameters<typeof fakeHostSdk>[0],
  clock = patient as { sleep(ms: number, signal?: AbortSignal): Promise<void> },
) {
  const { sdk, sent } = fakeHostSdk(answers)
  return { host: createSafeHost({ sdk, clock, onAnswer: () => () => undefined }), sent }
}

describe('asking for the Safe', () => {
  test('keeps what is used, with checksums', async () => {
    const { host } = open({
      getInfo: () => ({ ...info, safeAddress: safe.toLowerCase(), network: 'OPTIMISM' }),
    })
    expect(await host.getInfo()).toEqual({
      kind: 'found',
      value: {
        safe,
        chainId: 10,
        owners: [owner],
        threshold: 1,
        isReadOnly: true,
        nonce: 7n,
        version: '1.4.1',
      },
    })
  })

  test('a host that tells neither nonce nor version is still understood', async () => {
    const { host } = open({ getInfo: () => ({ ...info, nonce: undefined, version: null }) })
    expect(await host.getInfo()).toMatchObject({ kind: 'found', value: { nonce: null, version: null } })
  })

  test.each([
    ['nothing', undefined],
    ['the chain id as text', { ...info, chainId: '10' }],
    ['an owner that is no address', { ...info, owners: ['0x12'] }],
    ['a fractional nonce', { ...info, nonce: 0.5 }],
  ])('%s is unreachable, in words', async (_, answer) => {
    expect(await open({ getInfo: () => answer }).host.getInfo()).toEqual({
      kind: 'unreachable',
      reason: expect.stringMatching(
        /^Your Safe sent something unexpected(?: in the field “[a-zA-Z0-9.]+”)?\.$/,
      ),
    })
  })

  test('a deaf host is unreachable after the limit', async () => {
    expect(await open({}, impatient).host.getInfo()).toEqual({
      kind: 'unreachable',
      reason: 'Your Safe did not answer in time.',
    })
  })

  test('a cancelled question ends with the reason of the signal', async () => {
    const abort = new AbortController()
    const asking = open(
      {},
      {
        sleep: (_, signal) =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
    ).host.getInfo(abort.signal)
    abort.abort(new Error('left the page'))
    await expect(asking).rejects.toThrow('left the page')
  })
})

describe('proposing', () => {
  test('asks once, with values as decimal text, no gas and no parameters', async () => {
    const { host, sent } = open({ send: () => ({ safeTxHash }) })
    expect(await host.propose([nativeSend, tokenTransfer])).toEqual({
      kind: 'proposed',
      handle: { kind: 'safeTx', safeTxHash },
    })
    expect(sent).toEqual([
      {
        txs: [
          { to: owner, value: '1606938044258990275541962092341162602522202993782792835301376', data: '0x' },
          { to: token, value: '0', data },
        ],
      },
    ])
  })

  test.each([
    ['Transaction was rejected', { kind: 'rejected' }],
    ['Permissions were rejected', { kind: 'rejected' }],
    ['Request failed', { kind: 'failed', reason: `${unclear} In its own words: “Request failed”` }],
    ['Chain is down', { kind: 'failed', reason: `${unclear} In its own words: “Chain is down”` }],
    ['', { kind: 'failed', reason: unclear }],
  ])('the host’s “%s” is told as what it means', async (words, result) => {
    const { host, sent } = open({ send: () => Promise.reject(new Error(words)) })
    expect(await host.propose([nativeSend])).toEqual(result)
    expect(sent).toHaveLength(1)
  })

  test('the host’s words are one line, without characters that reorder it or end the quotation', async () => {
    const { host } = open({ send: () => Promise.reject(new Error('No”.\nAll is \u202eenod')) })
    expect(await host.propose([nativeSend])).toEqual({
      kind: 'failed',
      reason: `${unclear} In its own words: “No’. All is enod”`,
    })
  })

  test('a refusal of any length is cut', async () => {
    const { host } = open({ send: () => Promise.reject(new Error('x'.repeat(100_000))) })
    const result = await host.propose([nativeSend])
    expect(result.kind === 'failed' && result.reason.length).toBeLessThan(320)
  })

  test.each([{}, null, { safeTxHash: '0x' }, { safeTxHash: 1 }, { safeTxHash: `${safeTxHash}00` }])(
    'a yes without a usable hash (%j) is an error and not a “nothing happened”',
    async (answer) => {
      await expect(open({ send: () => answer }).host.propose([nativeSend])).rejects.toThrow(
        UnreadableProposalError,
      )
    },
  )

  test.each<[string, Call[]]>([
    [
      'an approval',
      [
        {
          ...tokenTransfer,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [owner, 5n] }),
        },
      ],
    ],
    ['a payment of nothing', [{ ...nativeSend, value: 0n }]],
    ['a token transfer that also pays', [{ ...tokenTransfer, value: 1n }]],
    [
      'a token transfer of nothing',
      [
        {
          ...tokenTransfer,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [owner, 0n] }),
        },
      ],
    ],
    ['trailing bytes', [{ ...tokenTransfer, data: `${data}00` }]],
    [
      'a dirty address word',
      [{ ...tokenTransfer, data: data.replace('0xa9059cbb00', '0xa9059cbb01') as Hex }],
    ],
    ['a cut transfer', [{ ...tokenTransfer, data: data.slice(0, -2) as Hex }]],
    ['unknown bytes behind a good call', [nativeSend, { ...tokenTransfer, data: '0xdeadbeef' }]],
    ['no call at all', []],
  ])('%s never leaves the app', async (_, calls) => {
    const { host, sent } = open({ send: () => ({ safeTxHash }) })
    expect(await host.propose(calls)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('not sent'),
    })
    expect(sent).toEqual([])
  })
})

describe('looking at a transaction', () => {
  const details = {
    safeAddress: safe,
    txId: `multisig_${safe}_${safeTxHash}`,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'SomethingNew' },
    safeAppInfo: null,
    txData: {
      to: { value: token, name: 'A label' },
      value: '0',
      hexData: data,
      operation: 0,
      dataDecoded: { method: 'lie' },
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 1_700_000_000_000,
      nonce: 3,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: '0x0000000000000000000000000000000000000000',
      refundReceiver: { value: '0x0000000000000000000000000000000000000000' },
      safeTxHash,
      confirmationsRequired: 2,
      confirmations: [{ signer: { value: owner }, signature: '0x1234', submittedAt: 1_700_000_000_001 }],
      proposer: { value: owner },
      trusted: true,
    },
  }
  const look = (answer: unknown) => open({ getBySafeTxHash: () => answer }).host.getTransaction(safeTxHash)

  test('the record is made of the transaction’s own fields, and of no label', async () => {
    expect(await look(details)).toEqual({
      kind: 'found',
      value: {
        safe,
        to: token,
        value: 0n,
        data,
        operation: 0,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        gasToken: '0x0000000000000000000000000000000000000000',
        refundReceiver: '0x0000000000000000000000000000000000000000',
        nonce: 3n,
        safeTxHash,
        isExecuted: false,
        isSuccessful: null,
        txHash: null,
        confirmations: [{ owner, signature: '0x1234', submittedAtMs: 1_700_000_000_001 }],
        confirmationsRequired: 2,
        submittedAtMs: 1_700_000_000_000,
        modifiedAtMs: null,
        executedAtMs: null,
        proposer: owner,
        origin: null,
        trusted: true,
      },
    })
  })

  test.each([
    ['SUCCESS', true, true],
    ['FAILED', true, false],
    ['CANCELLED', false, null],
    ['AWAITING_EXECUTION', false, null],
    ['A_STATUS_OF_TOMORROW', false, null],
  ])('%s is read as executed: %s, successful: %s', async (txStatus, isExecuted, isSuccessful) => {
    expect(await look({ ...details, txStatus })).toMatchObject({ value: { isExecuted, isSuccessful } })
  })

  test('a plain payment has neither value nor data missing', async () => {
    const txData = { to: { value: owner }, value: '5', hexData: null, operation: 0 }
    expect(await look({ ...details, txData })).toMatchObject({ value: { to: owner, value: 5n, data: '0x' } })
  })

  test.each([
    [
      'another transaction',
      {
        ...details,
        detailedExecutionInfo: { ...details.detailedExecutionInfo, safeTxHash: `0x${'cd'.repeat(32)}` },
      },
    ],
    [
      'a module transaction',
      { ...details, detailedExecutionInfo: { type: 'MODULE', address: { value: safe } } },
    ],
    ['a transaction without bytes', { ...details, txData: null }],
    ['an unknown operation', { ...details, txData: { ...details.txData, operation: 2 } }],
    ['text', 'not found'],
  ])('%s is unreachable, never missing', async (_, answer) => {
    expect(await look(answer)).toMatchObject({ kind: 'unreachable' })
  })

  test('“not there” is not told apart from other failures by the host, so it is unreachable', async () => {
    const { host } = open({ getBySafeTxHash: () => Promise.reject(new Error('Request failed')) })
    expect(await host.getTransaction(safeTxHash)).toEqual({
      kind: 'unreachable',
      reason: 'Your Safe could not answer (Request failed).',
    })
  })
})
