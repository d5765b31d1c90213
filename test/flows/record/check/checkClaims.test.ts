import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GiftRecord } from '../../../../src/core/record/giftRecord'
import { giftRecordFile } from '../../../../src/core/record/giftRecordJson'
import { type CheckedClaim, checkClaims, readClaims } from '../../../../src/flows/record/check/checkClaims'
import { exportRecordJson, exportRecordTable } from '../../../../src/flows/record/exportRecord'
import { localTokens } from '../../../sandbox/chain/tokens/localTokens'
import { eventually } from '../../../support/eventually'
import { coin, transfer } from '../../../support/givingChain'
import { giftRecord } from '../../../support/giftRecords'
import { type RecordWorld, startRecordWorld } from '../../../support/recordWorld'
import { addressOf } from '../../../support/safeFixtures'

const [water, trees] = [addressOf('Clean Water'), addressOf('Trees')]
const { LUSD } = localTokens
const clock = { nowMs: () => Date.now(), sleep: async () => {} }
const everything = { cause: '', token: '', period: '', status: '', others: '' }

let world: RecordWorld
let gifts: readonly GiftRecord[]
beforeAll(async () => {
  world = await startRecordWorld()
  const safe = await world.createSafe()
  await world.execute(safe, [coin(trees, 7n), coin(water, 9n), transfer(LUSD.address, water, 2_500_000n)])
  await world.execute(safe, [coin(trees, 1n)])
  await world.local.client.mine({ blocks: 2 })
  const record = world.open(safe.address)
  await eventually(() => expect(record.state.getState().phase).toBe('done'))
  gifts = record.state.getState().gifts
  record.close()
})
afterAll(() => world.stop())

/** What came of each, in a word. */
async function check(claims: readonly GiftRecord[]) {
  const reads: string[] = []
  const checked: CheckedClaim[] = []
  const history = {
    ...world.sources.history,
    readMined: (...question: Parameters<typeof world.sources.history.readMined>) => {
      reads.push(question[0])
      return world.sources.history.readMined(...question)
    },
  }
  await checkClaims(
    claims,
    {
      chains: [world.chain],
      openSources: () => Promise.resolve({ ...world.sources, history }),
      directory: { causes: [], about: null },
    },
    { onChecked: (claim) => void checked.push(claim), signal: new AbortController().signal },
  )
  const found = checked.map(({ outcome }) => (outcome.kind === 'checked' ? outcome.check.whole : outcome))
  return { found, reads }
}

test('each gift of an export is confirmed, and each transaction is read once', async () => {
  expect(gifts).toHaveLength(4)
  const file = await exportRecordJson(
    { covers: { kind: 'unknown' }, filter: everything, gifts, unread: [], replaced: [] },
    clock,
  )
  const json = await file.text()
  const table = await (await exportRecordTable(gifts, clock)).text()
  for (const text of [json, JSON.stringify(JSON.parse(json), null, 2), table]) {
    const claims = await readClaims(text, clock)
    expect(claims).toEqual({ kind: 'file', gifts })
  }
  const { found, reads } = await check(gifts)
  expect(found.map(({ kind }) => kind)).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed'])
  expect(reads).toHaveLength(2)
})

test('a changed digit is refuted by name, and a gift that is there twice counts once', async () => {
  const [first, second, ...others] = gifts
  if (first === undefined || second === undefined) throw new Error('There are too few gifts.')
  const { found } = await check([first, { ...second, amount: second.amount + 1n }, first, ...others])
  expect(found.slice(0, 3)).toEqual([
    { kind: 'confirmed', doubts: [] },
    { kind: 'refuted', fields: ['amount'] },
    { kind: 'twice', firstAt: 0 },
  ])
  expect(found.slice(3).every(({ kind }) => kind === 'confirmed')).toBe(true)
})

test('gifts that their chain does not have: the chains that have not answered are named, and none once one has', async () => {
  const [gift] = gifts
  if (gift === undefined) throw new Error('There is no gift.')
  const [near, far] = [10, 8453].map((id) => ({ ...world.chain, id, name: `Chain ${id}` }))
  if (near === undefined || far === undefined) throw new Error('Two chains are needed.')
  const found = await world.sources.history.readMined(gift.txHash)
  const silent = new Promise<never>(() => {})
  const openSources = ({ id }: { readonly id: number }) =>
    Promise.resolve({
      ...world.sources,
      history: {
        ...world.sources.history,
        readMined: () =>
          id === 10 ? silent : Promise.resolve(id === 8453 ? found : { kind: 'missing' as const }),
      },
    })
  const waits: string[] = []
  await checkClaims(
    [gift, { ...gift, index: 1 }],
    { chains: [world.chain, near, far], openSources, directory: { causes: [], about: null } },
    {
      onChecked: () => {},
      onWait: (chains) => void waits.push(chains.map(({ name }) => name).join(', ')),
      signal: new AbortController().signal,
    },
  )
  expect(waits[0]).toBe('Chain 10, Chain 8453')
  expect(waits.at(-1)).toBe('')
})

test('one record is read as one, whatever stands in its texts', async () => {
  const gift = giftRecord({
    noted: { ...giftRecord().noted, purpose: '{"gifts":[1]}, "gifts": all, tx_hash' },
  })
  expect(await readClaims(giftRecordFile(gift), clock)).toEqual({ kind: 'gift', gift })
})

test('a table is refused by its line and column', async () => {
  expect(await readClaims('time_utc,chain_id\n2026,1', clock)).toEqual({
    kind: 'problem',
    field: null,
    problem: 'Line 1, column block: This column is missing.',
  })
})

test.each([
  [
    JSON.stringify({
      kind: 'gift record',
      version: 1,
      covers: { kind: 'unknown' },
      filter: everything,
      unread: [],
      replaced: [],
      gifts: [{ chainId: '1' }],
    }),
    'gifts[0].chainId',
  ],
  ['', null],
])('%j is refused, and the place is named', async (text, field) => {
  const claims = await readClaims(text, clock)
  expect(claims).toMatchObject({ kind: 'problem', field })
})
