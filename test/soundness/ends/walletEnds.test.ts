import * as fc from 'fast-check'
import { type Address, type Hex, parseGwei } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletChain } from '../../../src/adapters/chain/walletChain'
import type { Answer } from '../../../src/core/answer'
import type { ChainTxHash } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import { successorOf, trackedId } from '../../../src/core/tracking/trackedItem'
import {
  addTracked,
  createTrackedStore,
  findTracked,
  updateTracked,
} from '../../../src/core/tracking/trackedStore'
import { observeWalletItem } from '../../../src/flows/tracking/observe/wallet/observeWalletItem'
import type { CallsStatus } from '../../../src/ports/wallet'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWallet, walletPortsOf } from '../../support/fakeWallet'
import { coin } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

/**
 * The ends of a wallet's payment and of its batch against the balances of a real chain, which takes blocks back deeper than
 * the confirmations, while the user speeds up, cancels and replaces, and whatever the wallet says of the batch.
 */

/** `RUNS=2000 npm run explore` takes longer, and new cases. */
const runs = Number(process.env['RUNS'] ?? 15)

type Act =
  /** What uses the nonce of the payment; nothing when it is used. */
  | { readonly kind: 'pay' | 'speedUp' | 'cancel' | 'replace' | 'payLess' }
  /** The wallet sends the next payment of the batch, or an attempt that is reverted, after which it sends no more. */
  | { readonly kind: 'sendPart' | 'attempt' }
  /** The chain takes back the last steps. */
  | { readonly kind: 'reorg'; readonly steps: number }
  /** The chain goes on until everything is final. */
  | { readonly kind: 'settle' }

type Script = {
  /** `forgetful`: it knows the batch every other time. */
  readonly wallet: 'honest' | 'done' | 'failed' | 'forgetful' | 'stale'
  readonly acts: readonly Act[]
}

const act = (kind: Exclude<Act['kind'], 'reorg'>) => fc.constant<Act>({ kind })
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: act('pay') },
  { weight: 2, arbitrary: act('speedUp') },
  { weight: 1, arbitrary: act('cancel') },
  { weight: 1, arbitrary: act('replace') },
  { weight: 1, arbitrary: act('payLess') },
  { weight: 4, arbitrary: act('sendPart') },
  { weight: 1, arbitrary: act('attempt') },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('reorg' as const), steps: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: act('settle') },
)
const anyScript: fc.Arbitrary<Script> = fc.record({
  wallet: fc.constantFrom('honest', 'done', 'failed', 'forgetful', 'stale'),
  acts: fc.array(anyAct, { minLength: 2, maxLength: 7 }),
})

const reverter = addressOf('a contract that reverts')
const amount = 500n

let world: RecordWorld
beforeAll(async () => {
  world = await startRecordWorld({ finalAfter: 64 })
  await world.local.client.setCode({ address: reverter, bytecode: '0x5f5ffd' })
})
afterAll(() => world.stop())

/** How often each end was seen: a property of nothing would hold as well. */
const seen = new Map<string, number>()
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

type Sent = {
  readonly to: Address
  readonly value: bigint
  readonly nonce: number
  readonly gwei?: number
}

async function openAccount(name: string) {
  const { client } = world.local
  const account = addressOf(name)
  await client.setBalance({ address: account, value: 10n ** 18n })
  await client.impersonateAccount({ address: account })
  return {
    account,
    nonce: () => client.getTransactionCount({ address: account }),
    /** The same fields give the same hash, also after a reorg. */
    async send({ to, value, nonce, gwei = 20 }: Sent): Promise<ChainTxHash> {
      const fees = { maxFeePerGas: parseGwei(`${gwei}`), maxPriorityFeePerGas: parseGwei('1') }
      const hash = await client.sendTransaction({ account, to, value, nonce, gas: 60_000n, ...fees })
      await client.waitForTransactionReceipt({ hash })
      return hash as ChainTxHash
    },
  }
}

async function play(script: Script, id: number) {
  const { client } = world.local
  const [single, batcher] = [await openAccount(`single ${id}`), await openAccount(`batcher ${id}`)]
  const [recipient, first, second] = ['one', 'two', 'three'].map((one) => addressOf(`${one} ${id}`)) as [
    Address,
    Address,
    Address,
  ]
  const payment = { to: recipient, value: amount, nonce: 0 }
  // The wallet has sent it: its hash is known before any block has it.
  const clean = await client.snapshot()
  const txHash = await single.send(payment)
  await client.revert({ id: clean })
  await client.mine({ blocks: 2 })

  const parts = [coin(first, amount), coin(second, amount)]
  const common = { chainId: 31337, fromBlock: 0n }
  const [shown] = buildTrackedChainTx().gifts
  const giftsTo = (...to: readonly Address[]) =>
    shown === undefined ? [] : to.map((one) => ({ ...shown, recipient: one, amount, token: null }))
  const tracked = createTrackedStore({
    items: [
      buildTrackedChainTx({
        ...common,
        wallet: single.account,
        calls: [coin(recipient, amount)],
        gifts: giftsTo(recipient),
        txHash,
        nonce: 0,
      }),
      buildTrackedCalls({
        ...common,
        wallet: batcher.account,
        calls: parts,
        gifts: giftsTo(first, second),
        createdAtMs: 1,
      }),
    ],
    durable: true,
  })

  const everSent: ChainTxHash[] = []
  const partsPaid = () => Promise.all([first, second].map((address) => client.getBalance({ address })))
  async function inBlocks() {
    const receipts = await Promise.all(
      [...new Set(everSent)].map((hash) => client.getTransactionReceipt({ hash }).catch(() => null)),
    )
    return receipts.filter((one) => one !== null)
  }
  let asked = 0
  async function word(): Promise<Answer<CallsStatus>> {
    asked += 1
    if (script.wallet === 'forgetful' && asked % 2 === 0) return { kind: 'missing' }
    const sent = await inBlocks()
    const paid = await partsPaid()
    const hasGivenUp = sent.some(({ status }) => status === 'reverted')
    const failed = paid.some((one) => one > 0n) ? 600 : 500
    const honest = paid.every((one) => one === amount) ? 200 : hasGivenUp ? failed : 100
    const statusCode = script.wallet === 'done' ? 200 : script.wallet === 'failed' ? 500 : honest
    const txHashes =
      script.wallet === 'stale' ? everSent : sent.map(({ transactionHash }) => transactionHash as ChainTxHash)
    return { kind: 'found', value: { id: 'batch-1', statusCode, atomic: false, txHashes } }
  }
  const sources = {
    chain: world.chain,
    walletChain: createWalletChain(world.chain),
    sender: { ...walletPortsOf(createFakeWallet()).sender, getCalls: word },
    clock: createFakeClock(),
    tracked,
  }

  let nowMs = 0
  async function poll(times: number) {
    for (let round = 0; round < times; round += 1)
      for (const item of tracked.getState().items) {
        const itemId = trackedId(item)
        const current = findTracked(tracked, itemId) ?? item
        const look = await observeWalletItem(current, sources, new AbortController().signal)
        nowMs += 1_000
        updateTracked(tracked, itemId, (now) => advance(now, look, nowMs))
        const advanced = findTracked(tracked, itemId)
        const successor = advanced === undefined ? null : successorOf(advanced)
        if (successor !== null) addTracked(tracked, successor)
      }
  }

  const snapshots: Hex[] = []
  async function step({ kind, ...more }: Act): Promise<void> {
    if (kind === 'reorg') {
      const at = Math.max(0, snapshots.length - ('steps' in more ? more.steps : 1))
      const back = snapshots[at]
      if (back === undefined) return
      const before = await client.getBlockNumber()
      await client.revert({ id: back })
      snapshots.length = at
      const after = await client.getBlockNumber()
      await client.mine({ blocks: Number(before - after) + 2 })
      return
    }
    if (kind === 'settle') {
      // No chain takes back what it calls final.
      snapshots.length = 0
      await client.mine({ blocks: 70 })
      return
    }
    snapshots.push(await client.snapshot())
    if (kind === 'sendPart' || kind === 'attempt') {
      const paid = await partsPaid()
      const next = [first, second].find((_, at) => paid[at] === 0n)
      const hasGivenUp = (await inBlocks()).some(({ status }) => status === 'reverted')
      if (next === undefined || hasGivenUp) return
      const nonce = await batcher.nonce()
      const to = kind === 'attempt' ? reverter : next
      everSent.push(await batcher.send({ to, value: kind === 'attempt' ? 0n : amount, nonce }))
      return
    }
    if ((await single.nonce()) > 0) return
    const fields = {
      pay: payment,
      speedUp: { ...payment, gwei: 40 },
      cancel: { ...payment, to: single.account, value: 0n },
      replace: { ...payment, to: addressOf('a shop'), value: 1n },
      payLess: { ...payment, value: 1n },
    }
    await single.send(fields[kind])
  }

  async function check() {
    const given = await client.getBalance({ address: recipient })
    const paid = await partsPaid()
    const { items } = tracked.getState()
    for (const { kind, phase } of items) {
      count(`${kind} ${phase.status}`)
      if (kind === 'calls') {
        if (phase.status === 'confirmed') expect(paid).toEqual([amount, amount])
        else if (phase.status === 'failed' && 'given' in phase && phase.given === 'nothing')
          expect(paid).toEqual([0n, 0n])
      } else if (phase.status === 'confirmed') expect(given).toBe(amount)
      else if (phase.status === 'failed' || phase.status === 'cancelled') expect(given).toBe(0n)
      else if (phase.status === 'replaced' && phase.paid === 'no') expect(given).toBe(0n)
    }
    const singles = items.filter(({ kind }) => kind === 'chainTx')
    // One payment: it is delivered once, and one of its hashes is always followed.
    expect(singles.filter(({ phase }) => phase.status === 'confirmed').length).toBeLessThanOrEqual(1)
    expect(singles.some(({ phase }) => phase.status !== 'repriced')).toBe(true)
  }

  for (const one of script.acts) {
    await step(one)
    await poll(2)
    await check()
  }
  await poll(2)
  await check()
}

/** Rare, and worth playing each time. */
const examples: [Script][] = [
  ...(['speedUp', 'cancel', 'replace', 'payLess'] as const).map((kind): [Script] => [
    { wallet: 'honest', acts: [{ kind }, { kind: 'reorg', steps: 1 }, { kind: 'pay' }, { kind: 'settle' }] },
  ]),
  [
    {
      wallet: 'forgetful',
      acts: [
        { kind: 'sendPart' },
        { kind: 'sendPart' },
        { kind: 'reorg', steps: 2 },
        { kind: 'attempt' },
        { kind: 'settle' },
      ],
    },
  ],
  [{ wallet: 'honest', acts: [{ kind: 'attempt' }, { kind: 'reorg', steps: 1 }, { kind: 'sendPart' }] }],
  [{ wallet: 'honest', acts: [{ kind: 'sendPart' }, { kind: 'sendPart' }, { kind: 'reorg', steps: 1 }] }],
]

let cases = 0

test(
  'no end of a wallet’s payment or batch is told that the balances do not show',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyScript, (script) => play(script, (cases += 1))),
      // Each case leaves the chain longer: shrinking would play others.
      { numRuns: runs, endOnFailure: true, examples },
    )
    const ends = [
      'chainTx confirmed',
      'chainTx replaced',
      'chainTx cancelled',
      'chainTx repriced',
      'calls confirmed',
      'calls failed',
    ]
    if (runs >= 15) expect([...seen.keys()]).toEqual(expect.arrayContaining(ends))
  },
  // One case sends some five transactions and reads the chain a hundred times.
  300_000,
)
