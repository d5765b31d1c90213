import * as fc from 'fast-check'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppChain } from '../../../src/core/chain'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import type { RecordState } from '../../../src/flows/record/recordState'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { until } from '../../support/eventually'
import type { GivingSafe } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import {
  anyScript,
  hostileFunds,
  hostileTokens,
  layTraps,
  openScript,
  type Script,
  thief,
} from './endsScript'
import { chainAt, followed, follower, listed, openRefusingNode, readersOf, serviceWith } from './endsWorld'

/**
 * "Delivered" and "complete" against the balances of a real chain, whatever happens to a Safe whose owners want to forge the
 * one or the other, and whatever the service says.
 */

/** Against a real chain one case takes half a second. `RUNS=2000 npm run explore` takes longer, and new ones. */
const runs = Number(process.env['RUNS'] ?? 60)
const { LUSD } = localTokens

let world: RecordWorld
let outer: GivingSafe
let bare: Awaited<ReturnType<typeof openRefusingNode>>
beforeAll(async () => {
  world = await startRecordWorld({ finalAfter: 64 })
  await layTraps(world)
  outer = await world.createSafe({ singleton: 'Safe' })
  bare = await openRefusingNode(world.local.rpcUrl, (method) => method.startsWith('debug_'))
})
afterAll(async () => {
  await bare.stop()
  await world.stop()
})

type Played = Awaited<ReturnType<typeof openScript>>

/** What the service says of the gifts, for better or worse. */
function rowsOf({ safe, gifts, executed, sent }: Played, word: Script['service']): readonly SafeTxRecord[] {
  if (word === 'down') return []
  if (word === 'honest') {
    const open = gifts.filter(({ signed }) => sent.every((one) => one.signed.hash !== signed.hash))
    return [
      ...open.map(({ signed }) => listed(safe, signed)),
      ...sent.map(({ signed, txHash }) =>
        listed(safe, signed, { isExecuted: true, isSuccessful: true, txHash }),
      ),
    ]
  }
  const lie = { isExecuted: true, isSuccessful: true, txHash: executed[0] ?? null }
  return gifts.map(({ signed }) => listed(safe, signed, word === 'lying' ? lie : {}))
}

async function readRecord(played: Played, chain: AppChain, script: Script): Promise<RecordState> {
  const service = serviceWith(() => rowsOf(played, script.service))
  const record = world.open(played.safe.address, { ...readersOf(chain), service })
  await until(() => record.state.getState().phase !== 'reading')
  record.close()
  return record.state.getState()
}

function isHostile(token: Address | null): boolean {
  return token === hostileTokens.boasts || token === hostileTokens.mute
}

/** How often each end was seen: a property of nothing would hold as well. */
const seen = new Map<string, number>()
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)

async function checkItems(played: Played, chain: AppChain, script: Script) {
  const items = played.gifts.map(({ signed, calls, token, recipient, amount }) => {
    const item = followed(played.safe, signed, calls)
    const gifts = item.gifts.map((gift) => ({ ...gift, token, recipient, amount }))
    return { ...item, gifts, nonce: signed.tx.nonce }
  })
  const { poll } = follower(
    items,
    chain,
    serviceWith(() => rowsOf(played, script.service)),
  )
  return async (times: number) => {
    for (const [at, item] of items.entries()) {
      const gift = played.gifts[at]
      if (gift === undefined) throw new Error('Each item is a gift.')
      const { phase, note } = await poll(item, times)
      count(phase.status)
      if (phase.status === 'confirmed') {
        const rose = await played.rose(phase.txHash, gift.token, gift.recipient)
        if (isHostile(gift.token)) {
          const { token, recipient, amount } = gift
          const risen = { token, recipient, given: amount, risen: rose }
          expect(note).toMatchObject({ kind: 'received', gifts: [risen] })
          count(token === hostileTokens.mute ? 'a mute token' : 'a token that boasts')
        } else {
          expect(note).toBeNull()
          expect(rose).toBe(gift.amount)
        }
      } else if (phase.status === 'failed')
        expect(await played.rose(phase.txHash, gift.token, gift.recipient)).toBe(0n)
      else if (phase.status === 'replaced' && phase.paid === 'no')
        expect(await played.holdings(gift.token, gift.recipient)).toBe(0n)
    }
  }
}

async function checkRecord(played: Played, state: RecordState) {
  const { gifts, reach } = state
  count(`record ${reach.kind}`)
  for (const { txHash, asset, recipient, arrived } of gifts) {
    const rose = await played.rose(txHash, asset.token, recipient)
    // No sum of such a token is told to be complete.
    if (isHostile(asset.token)) expect(reach.kind).not.toBe('complete')
    // The thief may be paid twice in one block.
    else if (recipient === thief) expect(rose).toBeGreaterThanOrEqual(arrived)
    else expect(rose).toBe(arrived)
  }
  if (reach.kind !== 'complete') return
  for (const [token, held] of [
    [null, 10n ** 18n],
    [LUSD.address, 10n ** 12n],
    [hostileTokens.boasts, hostileFunds],
    [hostileTokens.mute, hostileFunds],
  ] as const) {
    const given = gifts
      .filter((gift) => gift.asset.token === token)
      .reduce((sum, { arrived }) => sum + arrived, 0n)
    expect(held - (await played.holdings(token, played.safe.address))).toBe(given)
  }
}

/** Rare, and worth playing each time. */
const examples: [Script][] = (['coin', 'token'] as const).map((kind) => [
  {
    singleton: 'Safe',
    node: 'replays nothing',
    service: 'lying',
    gifts: ['coin', 'token', kind],
    acts: [{ kind: 'takeOver', gift: 2 }],
  },
])
for (const service of ['honest', 'lying'] as const)
  examples.push([
    {
      singleton: 'Safe',
      node: 'replays',
      service,
      gifts: ['boasts', 'mute', 'token'],
      acts: (['anybody', 'a relayer', 'a batch'] as const).map((by) => ({ kind: 'pay', by })),
    },
  ])

let cases = 0

test(
  'no end is told that the balances do not show',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyScript, async (script) => {
        const at = script.node === 'replays' ? world.chain : chainAt(world.chain, bare.url)
        const chain: AppChain = { ...at, tokens: [{ ...LUSD, name: 'LUSD' }] }
        const played = await openScript(world, outer, script, (cases += 1))
        const check = await checkItems(played, chain, script)
        for (const act of script.acts) {
          await played.act(act)
          await check(1)
        }
        await check(2)
        await checkRecord(played, await readRecord(played, chain, script))
      }),
      // Each case leaves the chain longer: shrinking would play others.
      { numRuns: runs, endOnFailure: true, examples },
    )
    // Each end that the property speaks of was reached.
    const ends = ['confirmed', 'failed', 'replaced', 'executing', 'record complete']
    const hostile = ['a mute token', 'a token that boasts']
    if (runs >= 60) expect([...seen.keys()]).toEqual(expect.arrayContaining([...ends, ...hostile]))
  },
  // One case sends some ten transactions and reads the chain fifty times.
  300_000,
)
