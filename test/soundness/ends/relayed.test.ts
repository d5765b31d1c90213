import { concatHex, pad } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { readOneGift } from '../../../src/flows/record/readOneGift'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { until } from '../../support/eventually'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { createFakeBrowser } from '../../support/fakeStorage'
import { coin, transfer } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'
import {
  chainAt,
  followed,
  follower,
  listed,
  openRefusingNode,
  readersOf,
  relayerCode,
  serviceWith,
} from './endsWorld'

/** Two gifts of a Safe that one transaction of somebody else executed: what it says of them depends on what the chain shows. */

const relayer = addressOf('a relayer')
const [cause, other] = [addressOf('Clean Water'), addressOf('Trees')]
const { LUSD } = localTokens
const never = new AbortController().signal

let world: RecordWorld
let bare: Awaited<ReturnType<typeof openRefusingNode>>
beforeAll(async () => {
  world = await startRecordWorld()
  await world.local.client.setCode({ address: relayer, bytecode: relayerCode })
  bare = await openRefusingNode(world.local.rpcUrl, (method) => method.startsWith('debug_'))
})
afterAll(async () => {
  await bare.stop()
  await world.stop()
})

const { address: multiSend } = canonicalDeployment('1.4.1', 'MultiSendCallOnly')
const gifts = {
  coin: [[coin(cause, 500n)], [coin(other, 300n)]],
  tokens: [
    [transfer(LUSD.address, cause, 500n)],
    [transfer(LUSD.address, other, 300n), transfer(LUSD.address, cause, 5n)],
  ],
} as const satisfies Record<string, readonly (readonly Call[])[]>

type Case = {
  readonly singleton: 'Safe' | 'SafeL2'
  readonly by: 'a relayer' | 'a MultiSendCallOnly'
  readonly node: 'that replays' | 'that replays nothing'
  readonly assets: keyof typeof gifts
  readonly service: 'has the bytes' | 'has nothing'
  readonly isProved: boolean
}

const cases: readonly Case[] = [
  {
    singleton: 'Safe',
    by: 'a MultiSendCallOnly',
    node: 'that replays nothing',
    assets: 'coin',
    service: 'has nothing',
    isProved: true,
  },
  {
    singleton: 'Safe',
    by: 'a MultiSendCallOnly',
    node: 'that replays nothing',
    assets: 'coin',
    service: 'has the bytes',
    isProved: true,
  },
  {
    singleton: 'Safe',
    by: 'a relayer',
    node: 'that replays',
    assets: 'coin',
    service: 'has nothing',
    isProved: true,
  },
  {
    singleton: 'Safe',
    by: 'a relayer',
    node: 'that replays nothing',
    assets: 'coin',
    service: 'has the bytes',
    isProved: false,
  },
  {
    singleton: 'Safe',
    by: 'a relayer',
    node: 'that replays nothing',
    assets: 'coin',
    service: 'has nothing',
    isProved: false,
  },
  // Tokens of the list say themselves what moved; the service only says by which bytes.
  {
    singleton: 'Safe',
    by: 'a relayer',
    node: 'that replays nothing',
    assets: 'tokens',
    service: 'has the bytes',
    isProved: true,
  },
  {
    singleton: 'Safe',
    by: 'a relayer',
    node: 'that replays nothing',
    assets: 'tokens',
    service: 'has nothing',
    isProved: false,
  },
  {
    singleton: 'SafeL2',
    by: 'a relayer',
    node: 'that replays nothing',
    assets: 'coin',
    service: 'has nothing',
    isProved: true,
  },
]

describe.each(cases)(
  '$assets of a $singleton, executed by $by, read by a node $node, where the service $service',
  ({ singleton, by, node, assets, service: knows, isProved }) => {
    async function execute() {
      const safe = await world.createSafe({ singleton })
      const [first, second] = gifts[assets]
      const signed = [
        await world.sign(safe, first, { nonce: 0n }),
        await world.sign(safe, second, { nonce: 1n }),
      ]
      const batch = encodeMultiSend(signed.map(({ data }) => ({ to: safe.address, value: 0n, data })))
      const txHash =
        by === 'a relayer'
          ? await world.send(relayer, concatHex([pad(multiSend), batch]))
          : await world.send(multiSend, batch)
      const rows: readonly SafeTxRecord[] =
        knows === 'has the bytes' ? signed.map((one) => listed(safe, one)) : []
      const service = serviceWith(() => rows)
      const at = node === 'that replays' ? world.chain : chainAt(world.chain, bare.url)
      const chain = { ...at, tokens: [{ ...LUSD, name: 'LUSD' }] }
      return { safe, signed, txHash, service, chain }
    }

    test('the record and the page of each gift say the same', async () => {
      const { safe, signed, service, chain, txHash } = await execute()
      const record = world.open(safe.address, { ...readersOf(chain), service })
      await until(() => record.state.getState().phase === 'done')
      const state = record.state.getState()
      record.close()
      if (isProved) {
        expect(state.reach.kind).toBe('complete')
        expect(state.unread).toEqual([])
        expect(state.gifts).toHaveLength(gifts[assets].flat().length)
        for (const gift of state.gifts) expect(gift).toMatchObject({ txHash, outcome: 'delivered' })
      } else {
        expect(state.reach.kind).not.toBe('complete')
        expect(state.gifts).toEqual([])
        expect(state.unread.map(({ safeTxHash }) => safeTxHash)).toEqual(
          expect.arrayContaining(signed.map(({ hash }) => hash)),
        )
      }

      const storage = createFakeBrowser().openTab()
      const directory = { causes: [], about: null }
      const sources = {
        ...world.sources,
        ...readersOf(chain),
        service,
        storage,
        notes: createFakeNoteStore(),
        directory,
      }
      for (const { hash } of signed) {
        const one = await readOneGift({ safe: safe.address, hash, index: 0 }, sources, never)
        expect(one.kind).toBe(isProved ? 'gift' : 'unreadable')
      }
    })

    // What follows a gift asks the same of either asset.
    if (assets !== 'coin') return
    test('and so does what follows it', async () => {
      const { safe, signed, service, chain } = await execute()
      for (const [at, one] of signed.entries()) {
        const item = followed(safe, one, gifts.coin[at] ?? [])
        const end = await follower([item], chain, service).poll(item)
        if (isProved) expect(end.phase.status).toBe('confirmed')
        else expect(end).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'unproved' } })
      }
    })
  },
)
