import { describe, expect, test } from 'vitest'
import type { Call, ChainTxHash } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance/advance'
import type { TrackedCalls, TrackedItem } from '../../src/core/tracking/trackedItem'
import { createTrackedStore } from '../../src/core/tracking/trackedStore'
import { observeCalls } from '../../src/flows/tracking/observe/wallet/observeCalls'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { addressOf, aChain, aToken, chainTxHash, theCalls } from '../support/safeFixtures'
import { buildReceipt, buildTrackedCalls, buildTrackedChainTx, theWallet } from '../support/walletFixtures'

const never = new AbortController().signal

/** The wallet says that the batch is done, and names this transaction for it. */
async function named(call: Call, { from = theWallet, made = null as readonly Call[] | null } = {}) {
  const wallet = createFakeWallet()
  const txHash = wallet.send(call)
  wallet.pending.splice(0, 1, ...wallet.pending.map((one) => ({ ...one, from })))
  wallet.mine()
  wallet.block += 10n
  wallet.batches.set('batch-1', { id: 'batch-1', statusCode: 200, atomic: true, txHashes: [txHash] })
  const ports = walletPortsOf(wallet)
  let traces = 0
  const walletChain: typeof ports.walletChain = {
    ...ports.walletChain,
    async readCallsMade() {
      traces += 1
      return made === null ? { kind: 'missing' } : { kind: 'found', value: made }
    },
  }
  const item = buildTrackedCalls()
  const tracked = createTrackedStore({ items: [item], durable: true })
  const seen = await observeCalls(item, { chain: aChain, sender: ports.sender, walletChain, tracked }, never)
  return { ...(advance(item, seen, 0) as TrackedCalls), traces }
}

const stranger = addressOf('a stranger')
const itself: Call = { to: theWallet, value: 0n, data: '0x12345678' }
const elsewhere: Call = { to: addressOf('an entry point'), value: 0n, data: '0x12345678' }

test("somebody else's transaction delivers nothing, although the wallet calls the batch done", async () => {
  expect(await named(elsewhere, { from: stranger })).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'untold', of: 'another' },
    traces: 1,
  })
})

test('unless the node has traced the payments in it', async () => {
  const delivered = await named(elsewhere, { from: stranger, made: theCalls })
  expect(delivered.phase.status).toBe('confirmed')
  const other = theCalls.map((call) => ({ ...call, to: stranger }))
  expect((await named(elsewhere, { from: stranger, made: other })).phase.status).toBe('executing')
})

test('what the account has sent itself is delivered, and nothing is traced', async () => {
  for (const call of [itself, ...theCalls])
    expect(await named(call)).toMatchObject({ phase: { status: 'confirmed' }, note: null, traces: 0 })
})

describe('a wallet that calls the batch done and names no transaction', () => {
  type Shown = {
    readonly statusCode?: number
    readonly from?: typeof theWallet
    readonly call?: Call
    readonly made?: readonly Call[] | null
    /** Token gifts, found by the logs of their transfers. */
    readonly tokens?: boolean
    /** Moved by the token, of which 7 were given. */
    readonly moved?: bigint
    readonly others?: (hash: ChainTxHash) => readonly TrackedItem[]
    readonly cleared?: (hash: ChainTxHash) => readonly TrackedItem[]
    readonly fromBlock?: bigint
  }
  const [firstGift] = buildTrackedCalls().gifts
  const tokenGift = { ...firstGift!, token: aToken.address, amount: 7n }

  async function nameless({ statusCode = 200, from = theWallet, call = itself, ...rest }: Shown = {}) {
    const { made = null, tokens = false, moved = 7n, fromBlock = 90n } = rest
    const { others = () => [], cleared = () => [] } = rest
    const wallet = createFakeWallet()
    const txHash = wallet.send(call)
    wallet.pending.splice(0, 1, ...wallet.pending.map((one) => ({ ...one, from })))
    wallet.mine()
    wallet.block += 10n
    wallet.batches.set('batch-1', { id: 'batch-1', statusCode, atomic: true, txHashes: [] })
    const ports = walletPortsOf(wallet)
    const transfer = { token: aToken.address, to: tokenGift.recipient, value: moved }
    const walletChain: typeof ports.walletChain = {
      ...ports.walletChain,
      readCallsMade: async () => (made === null ? { kind: 'missing' } : { kind: 'found', value: made }),
      ...(tokens && {
        findByNonce: async () => ({ kind: 'missing' }),
        findTransfers: async () => ({ kind: 'found', value: [txHash] }),
        getReceipt: async () => ({
          kind: 'found',
          value: buildReceipt({ txHash, confirmations: 12, transfers: [transfer] }),
        }),
      }),
    }
    const item = buildTrackedCalls({ fromBlock, ...(tokens && { gifts: [tokenGift] }) })
    const tracked = createTrackedStore({ items: [item, ...others(txHash)], durable: true })
    tracked.setState({ cleared: cleared(txHash) })
    const sources = { chain: aChain, sender: ports.sender, walletChain, tracked }
    return { ...(advance(item, await observeCalls(item, sources, never), 0) as TrackedCalls), sent: txHash }
  }
  const untold = { phase: { status: 'executing' }, note: { kind: 'untold' } }

  test('is answered by the chain: the transaction whose trace makes every payment delivers it', async () => {
    const { sent, ...item } = await nameless({ made: theCalls })
    expect(item).toMatchObject({ phase: { status: 'confirmed', txHash: sent }, note: null })
  })

  test('and, sent by somebody else, the one whose token transfers do', async () => {
    const { sent, ...item } = await nameless({ from: stranger, call: elsewhere, tokens: true })
    expect(item).toMatchObject({ phase: { status: 'confirmed', txHash: sent }, note: null })
  })

  test('but not one that pays more to the same recipient: it may be another payment', async () => {
    expect(await nameless({ call: elsewhere, tokens: true, moved: 20n })).toMatchObject(untold)
  })

  test('what cannot be traced, or makes other payments, delivers nothing', async () => {
    expect(await nameless()).toMatchObject(untold)
    expect(await nameless({ made: theCalls.map((call) => ({ ...call, to: stranger })) })).toMatchObject(
      untold,
    )
  })

  test('nor does the transaction of another gift', async () => {
    const others = (txHash: ChainTxHash) => [buildTrackedChainTx({ txHash })]
    expect(await nameless({ made: theCalls, others })).toMatchObject(untold)
  })

  test('nor does the transaction of a gift that was cleared from the list', async () => {
    const cleared = (txHash: ChainTxHash) => [buildTrackedChainTx({ txHash })]
    expect(await nameless({ made: theCalls, cleared })).toMatchObject(untold)
    expect(await nameless({ from: stranger, call: elsewhere, tokens: true, cleared })).toMatchObject(untold)
  })

  test('nor does one of the newest block before the request', async () => {
    expect(await nameless({ made: theCalls, fromBlock: 101n })).toMatchObject(untold)
    expect(await nameless({ tokens: true, fromBlock: 101n })).toMatchObject(untold)
    expect((await nameless({ tokens: true, fromBlock: 100n })).phase.status).toBe('confirmed')
  })

  test.each([100, 500, 600])('with the status %i nothing is searched', async (statusCode) => {
    expect((await nameless({ statusCode, made: theCalls })).phase.status).not.toBe('confirmed')
  })
})

describe('a wallet that sent one transaction for each payment, and names none', () => {
  const [one] = theCalls as readonly [Call, ...Call[]]
  const calls = [one, { ...one, to: addressOf('another cause') }, one]

  async function split(
    sent: readonly Call[],
    others: (hash: ChainTxHash) => readonly TrackedItem[] = () => [],
    cleared: (hash: ChainTxHash) => readonly TrackedItem[] = () => [],
  ) {
    const wallet = createFakeWallet()
    wallet.send({ to: addressOf('a shop'), value: 3n, data: '0x' })
    const hashes = sent.map((call) => wallet.send(call))
    wallet.mine()
    wallet.block += 10n
    wallet.batches.set('batch-1', { id: 'batch-1', statusCode: 200, atomic: false, txHashes: [] })
    const item = buildTrackedCalls({ calls })
    const tracked = createTrackedStore({ items: [item, ...others(hashes[0]!)], durable: true })
    tracked.setState({ cleared: cleared(hashes[0]!) })
    const sources = { chain: aChain, ...walletPortsOf(wallet), tracked }
    return advance(item, await observeCalls(item, sources, never), 0)
  }
  const untold = { phase: { status: 'executing' }, note: { kind: 'untold' } }

  test('is answered by the chain, where each payment is one of the account’s own transactions', async () => {
    expect(await split(calls)).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  })

  test.each<[string, readonly Call[]]>([
    ['one is missing', calls.slice(1)],
    ['one pays another amount', [...calls.slice(1), { ...one, value: one.value + 1n }]],
  ])('but not where %s', async (_what, sent) => {
    expect(await split(sent)).toMatchObject(untold)
  })

  test('nor where one of them is a gift that was cleared from the list', async () => {
    const cleared = (txHash: ChainTxHash) => [buildTrackedChainTx({ txHash })]
    expect(await split(calls, () => [], cleared)).toMatchObject(untold)
  })

  test('nor where one of them is another gift, or may be another batch', async () => {
    expect(await split(calls, (txHash) => [buildTrackedChainTx({ txHash })])).toMatchObject(untold)
    const spedUp = buildTrackedChainTx({ txHash: chainTxHash('before the wallet sped it up'), calls: [one] })
    expect(await split(calls, () => [spedUp])).toMatchObject(untold)
    const twin = buildTrackedCalls({ id: 'batch-2', calls: [one, one] })
    expect(await split(calls, () => [twin])).toMatchObject(untold)
    const phase = { status: 'confirmed', txHash: chainTxHash('earlier'), blockNumber: 90n } as const
    expect(await split(calls, () => [{ ...twin, phase }])).toMatchObject({ phase: { status: 'confirmed' } })
  })
})
