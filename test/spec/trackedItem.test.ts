import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { parseEnv } from '../../src/config/env'
import { parseTracked, serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import type { TrackedItem } from '../../src/core/tracking/trackedItem'
import { trackedItemSchema } from '../../src/core/tracking/stored/trackedSchema'
import { buildTrackedTx } from '../support/safeFixtures'
import { buildTrackedChainTx } from '../support/walletFixtures'

/** What the app itself follows and keeps, and what it refuses to take back from storage. */

const kept = (item: TrackedItem) =>
  JSON.parse(serialiseTracked([item], 0)).items[0] as Record<string, unknown>
const isTaken = (item: unknown) => v.is(trackedItemSchema, item)
const restored = (item: unknown) =>
  parseTracked(JSON.stringify({ version: 1, clearedAtMs: 0, items: [item] })).items

const hash = `0x${'ab'.repeat(32)}`

test('every status can be read back from storage', () => {
  // Checked by `npm run types`: a status that the schema lacks is named there.
  type Stored = v.InferOutput<typeof trackedItemSchema>['phase']['status']
  expectTypeOf<Stored>().toEqualTypeOf<TrackedItem['phase']['status']>()
})

describe.each([
  ['a Safe transaction', 'safeTxHash', buildTrackedTx()],
  ['a transaction of a wallet', 'txHash', buildTrackedChainTx()],
] as const)('%s', (_, hashField, item) => {
  test('[S3.3] is kept with its hash, what it does and where it stands', () => {
    expect(kept(item)).toMatchObject({
      [hashField]: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      gifts: expect.any(Array),
      phase: { status: expect.any(String) },
    })
    expect(restored(kept(item))).toEqual([item])
  })

  test.each(['', '0x', hash.slice(0, -1), `${hash}0`, hash.slice(2), `0x${'zz'.repeat(32)}`, null, 7])(
    '[S5.9] is refused with the hash %j',
    (bad) => {
      expect(isTaken({ ...kept(item), [hashField]: hash })).toBe(true)
      expect(isTaken({ ...kept(item), [hashField]: bad })).toBe(false)
      expect(restored({ ...kept(item), [hashField]: bad })).toEqual([])
    },
  )

  test('[S5.10] is refused without what describes it: the calls or gifts that it makes', () => {
    const { calls, gifts, ...without } = kept(item)
    expect(isTaken({ ...without, ...(calls !== undefined && { calls }), gifts })).toBe(true)
    expect(isTaken({ ...without, ...(calls !== undefined && { calls }) })).toBe(false)
    expect(isTaken({ ...kept(item), gifts: 'A gift' })).toBe(false)
  })
})

describe('[S5.11] the confirmations that a chain asks for', () => {
  const custom = (confirmations: unknown) => ({
    VITE_CUSTOM_CHAIN: JSON.stringify({
      id: 31337,
      name: 'Local chain',
      shortName: 'local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8545'],
      serviceUrl: 'http://127.0.0.1:8000/api',
      confirmations,
    }),
  })

  test.each([1, 12])('may be %j', (confirmations) => {
    const chain = parseEnv(custom(confirmations)).chains.find(({ id }) => id === 31337)
    expect(chain?.confirmations).toBe(confirmations)
  })

  test.each([0, -1, 1.5, '2', null])('may not be %j, and are named', (confirmations) => {
    expect(() => parseEnv(custom(confirmations))).toThrow(/VITE_CUSTOM_CHAIN[\s\S]*confirmations/)
  })
})
