import { concatHex, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMultiSigEvent } from '../../../src/core/safe/executed/bindCalls'
import type { AppChain } from '../../../src/core/chain'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call } from '../../../src/core/safe/safeTx'
import { checkRecordAgainstChain } from '../../../src/flows/record/check/checkRecordAgainstChain'
import { readOneGift } from '../../../src/flows/record/readOneGift'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { until } from '../../support/eventually'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { createFakeBrowser } from '../../support/fakeStorage'
import { coin, type GivingSafe } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'
import {
  announcerCode,
  chainAt,
  delegated,
  failureForgerCode,
  followed,
  follower,
  forgerCode,
  listed,
  openRefusingNode,
  readersOf,
  serviceWith,
} from './endsWorld'

/** A Safe that emits the event of a gift which it never made, by code that its owners had it run. */

const [cause, thief] = [addressOf('Clean Water'), addressOf('a thief')]
const never = new AbortController().signal

let world: RecordWorld
let bare: Awaited<ReturnType<typeof openRefusingNode>>
beforeAll(async () => {
  world = await startRecordWorld()
  // Most public nodes replay nothing.
  bare = await openRefusingNode(world.local.rpcUrl, (method) => method.startsWith('debug_'))
})
afterAll(async () => {
  await bare.stop()
  await world.stop()
})

const nodes = ['that replays', 'that replays nothing'] as const
type NodeKind = (typeof nodes)[number]
const chainOf = (node: NodeKind): AppChain =>
  node === 'that replays' ? world.chain : chainAt(world.chain, bare.url)

async function forger(version: string, code = forgerCode(version)) {
  const address = addressOf(`a forger of ${version} ${code.length} ${code.slice(-80)}`)
  await world.local.client.setCode({ address, bytecode: code })
  return address
}

const gift: readonly Call[] = [coin(cause, 500n)]

/** Nonce 0 emits the event of the gift, nonce 1 is a theft. */
async function forge(safe: GivingSafe, gifts: readonly Call[] = gift) {
  const claimed = await world.sign(safe, gifts, { nonce: 1n })
  const forged = await world.execute(safe, gift, {
    ...delegated(await forger(safe.version), claimed.hash),
    nonce: 0n,
  })
  const theft = await world.execute(safe, [coin(thief, 900n)])
  return { claimed, forged, theft }
}

const kinds = (['1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) =>
  (['Safe', 'SafeL2'] as const).map(
    (singleton) => [singleton, version, version === '1.4.1' ? nodes[0] : nodes[1]] as const,
  ),
)

describe.each(kinds)('a %s %s, read by a node %s', (singleton, version, node) => {
  const create = () => world.createSafe({ version, singleton })

  test.each(['is right', 'says that the gift was executed', 'knows nothing'] as const)(
    'a gift whose event was forged is not delivered, where the service %s',
    async (word) => {
      const safe = await create()
      const { claimed, forged, theft } = await forge(safe)
      const executed = { isExecuted: true, isSuccessful: true }
      const truth = [listed(safe, theft, { ...executed, txHash: theft.txHash })]
      const lie = listed(safe, claimed, { ...executed, txHash: forged.txHash })
      const records = {
        'is right': [listed(safe, claimed), ...truth],
        'says that the gift was executed': [lie, ...truth],
        'knows nothing': [],
      }[word]
      const item = followed(safe, claimed, gift)
      const end = await follower(
        [item],
        chainOf(node),
        serviceWith(() => records),
      ).poll(item)
      expect(['confirmed', 'failed']).not.toContain(end.phase.status)
      if (word === 'knows nothing') expect(end).toMatchObject({ note: { kind: 'unproved' } })
      else expect(end.phase).toMatchObject({ status: 'replaced', paid: 'no', bySafeTxHash: theft.hash })
    },
  )

  test('nor failed, where the forged event is a failure', async () => {
    const safe = await create()
    const claimed = await world.sign(safe, gift, { nonce: 1n })
    const code = await forger(version, failureForgerCode(version))
    await world.execute(safe, gift, { ...delegated(code, claimed.hash), nonce: 0n })
    const item = followed(safe, claimed, gift)
    const records = [listed(safe, claimed)]
    const open = await follower(
      [item],
      chainOf(node),
      serviceWith(() => records),
    ).poll(item)
    expect(open.phase.status).toBe('awaitingConfirmations')

    await world.send(safe.address, claimed.data)
    const paid = await follower(
      [item],
      chainOf(node),
      serviceWith(() => []),
    ).poll(item)
    expect(paid.phase.status).toBe('confirmed')
  })

  test('no record has the forged gift, nor calls itself complete', async () => {
    const safe = await create()
    const { forged } = await forge(safe)
    const record = world.open(safe.address, readersOf(chainOf(node)))
    await until(() => record.state.getState().phase === 'done')
    const { gifts, reach } = record.state.getState()
    expect(gifts.map(({ recipient }) => recipient)).toEqual([thief])
    expect(reach.kind).not.toBe('complete')
    record.close()

    const place = { safe: safe.address, hash: (await world.sign(safe, gift, { nonce: 1n })).hash, index: 0 }
    const storage = createFakeBrowser().openTab()
    const directory = { causes: [], about: null }
    const sources = {
      ...world.sources,
      ...readersOf(chainOf(node)),
      storage,
      notes: createFakeNoteStore(),
      directory,
    }
    for (const executedBy of [forged.txHash, null])
      expect(await readOneGift({ ...place, executedBy }, sources, never)).not.toMatchObject({ kind: 'gift' })
  })

  test('and its gift record is not confirmed', async () => {
    const safe = await create()
    const honest = await world.execute(safe, gift)
    const storage = createFakeBrowser().openTab()
    const directory = { causes: [], about: null }
    const sources = {
      ...world.sources,
      ...readersOf(chainOf(node)),
      storage,
      notes: createFakeNoteStore(),
      directory,
    }
    const shown = await readOneGift({ safe: safe.address, hash: honest.hash, index: 0 }, sources, never)
    if (shown.kind !== 'gift' || shown.gift.payer.kind !== 'safe') throw new Error('The gift was not read.')

    const claimed = await world.sign(safe, gift, { nonce: 2n })
    const code = await forger(version)
    const forged = await world.execute(safe, gift, delegated(code, claimed.hash))
    const { number, hash, timestamp } = await world.local.client.getBlock({ blockTag: 'latest' })
    const receipt = await world.local.client.getTransactionReceipt({ hash: forged.txHash })
    const claim = {
      ...shown.gift,
      txHash: forged.txHash,
      blockNumber: number,
      blockHash: hash,
      atMs: Number(timestamp) * 1_000,
      executor: receipt.from,
      feeWei: receipt.gasUsed * receipt.effectiveGasPrice,
      payer: { ...shown.gift.payer, safeTxHash: claimed.hash, nonce: 2n },
    }
    const chain = chainOf(node)
    // The forger has proposed the gift that the record names: its bytes are true, and prove no execution.
    const service = serviceWith(() => [listed(safe, claimed)])
    const check = async (gift: typeof claim) => {
      const openSources = () => Promise.resolve({ ...sources, service })
      const context = { chains: [chain], openSources, directory }
      const outcome = await checkRecordAgainstChain(gift, context, never)
      return outcome.kind === 'checked' ? outcome.check.whole.kind : outcome.kind
    }
    expect(await check(shown.gift as typeof claim)).toBe('confirmed')
    expect(['refuted', 'unproved']).toContain(await check(claim))
  })
})

describe.each(nodes)('what calldata shows of executions in a batch, by a node %s', (node) => {
  test('a forged success before the failure of the same transaction is no success', async () => {
    const safe = await world.createSafe({ singleton: 'Safe' })
    const tooMuch = [coin(cause, 10n ** 24n)]
    const claimed = await world.sign(safe, tooMuch, { nonce: 1n, safeTxGas: 60_000n })
    const forged = await world.sign(safe, gift, {
      ...delegated(await forger('1.4.1'), claimed.hash),
      nonce: 0n,
    })
    const calls = [forged, claimed].map(({ data }): Call => ({ to: safe.address, value: 0n, data }))
    await world.send(canonicalDeployment('1.4.1', 'MultiSendCallOnly').address, encodeMultiSend(calls))
    const item = followed(safe, claimed, tooMuch)
    const end = await follower(
      [item],
      chainOf(node),
      serviceWith(() => []),
    ).poll(item)
    expect(end.phase.status).not.toBe('confirmed')
    if (node === 'that replays') expect(end.phase.status).toBe('failed')
  })

  test('nor is one that comes with a forged announcement, as a SafeL2 makes it', async () => {
    const safe = await world.createSafe({ singleton: 'Safe' })
    const twin = await world.createSafe({ singleton: 'SafeL2' })
    const claimed = await world.sign(safe, gift, { nonce: 1n })
    // A true announcement of the same call, by another Safe.
    const announced = await world.local.client.getTransactionReceipt({
      hash: (await world.execute(twin, gift)).txHash,
    })
    const [log] = announced.logs
    const [topic] = log?.topics ?? []
    if (log === undefined || topic === undefined) throw new Error('It announced nothing.')
    const address = addressOf('an announcer')
    await world.local.client.setCode({ address, bytecode: announcerCode })
    const numbered = log.data.slice(2, -192) + numberToHex(1n, { size: 32 }).slice(2) + log.data.slice(-128)
    const data = concatHex([
      topic,
      numberToHex(numbered.length / 2, { size: 32 }),
      `0x${numbered}`,
      claimed.hash,
    ])
    const forged = await world.execute(safe, gift, delegated(address, data))
    const receipt = await world.local.client.getTransactionReceipt({ hash: forged.txHash })
    expect(receipt.logs.map((one) => readMultiSigEvent(one)?.nonce ?? null)).toEqual([1n, null, null])

    await world.execute(safe, [coin(thief, 1n)])
    const item = followed(safe, claimed, gift)
    const end = await follower(
      [item],
      chainOf(node),
      serviceWith(() => []),
    ).poll(item)
    expect(end).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'unproved' } })
  })

  test('a forged success beside a call that another Safe made in vain is no success', async () => {
    const safe = await world.createSafe({ singleton: 'Safe' })
    const outer = await world.createSafe({ singleton: 'Safe' })
    // Not signed: the inner call reverts, and the outer Safe says that its own execution failed.
    const claimed = await world.sign(safe, gift, { nonce: 1n })
    const inVain = await world.sign(
      outer,
      [{ to: safe.address, value: 0n, data: claimed.data.slice(0, -130) as `0x${string}` }],
      {
        safeTxGas: 200_000n,
      },
    )
    const forged = await world.sign(safe, gift, {
      ...delegated(await forger('1.4.1'), claimed.hash),
      nonce: 0n,
    })
    const calls: readonly Call[] = [
      { to: outer.address, value: 0n, data: inVain.data },
      { to: safe.address, value: 0n, data: forged.data },
    ]
    await world.send(canonicalDeployment('1.4.1', 'MultiSendCallOnly').address, encodeMultiSend(calls))
    const theft = await world.execute(safe, [coin(thief, 1n)])
    const item = followed(safe, claimed, gift)
    const records = [listed(safe, theft, { isExecuted: true, txHash: theft.txHash })]
    const end = await follower(
      [item],
      chainOf(node),
      serviceWith(() => records),
    ).poll(item)
    expect(end.phase.status).toBe('replaced')
  })

  test.each(['Safe', 'SafeL2'] as const)(
    'a gift of a %s that another Safe executed, alone or in a batch, is delivered',
    async (singleton) => {
      const safe = await world.createSafe({ singleton })
      const outer = await world.createSafe({ singleton: 'Safe' })
      const first = await world.sign(safe, gift, { nonce: 0n })
      const second = await world.sign(safe, gift, { nonce: 1n })
      const call = ({ data }: { data: Call['data'] }): Call => ({ to: safe.address, value: 0n, data })
      await world.execute(outer, [call(first), call(second)])
      for (const signed of [first, second]) {
        const item = followed(safe, signed, gift)
        const end = await follower(
          [item],
          chainOf(node),
          serviceWith(() => []),
        ).poll(item)
        expect(end.phase.status).toBe('confirmed')
      }
    },
  )
})
