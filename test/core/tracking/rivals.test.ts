import { describe, expect, test } from 'vitest'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { TxObservation } from '../../../src/core/tracking/observation'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import type { TrackedItem, TrackedTx } from '../../../src/core/tracking/trackedItem'
import {
  addressOf,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildRejection,
  buildTrackedTx,
} from '../../support/safeFixtures'

const ours = buildRecord()
const notAsked = { kind: 'notAsked' } as const
const everyone = ['Ada', 'Ben', 'Chidi']
const elsewhere = { to: addressOf('somebody else'), value: 1n, data: '0x' } as const

function look(listed: readonly SafeTxRecord[], overrides: Partial<TxObservation> = {}): TxObservation {
  return {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: { kind: 'found', value: buildOnChain() },
    execution: notAsked,
    record: { kind: 'found', value: ours },
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
    rivals: { kind: 'found', value: listed },
    ...overrides,
  }
}

function rivalsOf(item: TrackedItem) {
  if (item.kind !== 'safeTx') throw new Error('A transaction stays a transaction.')
  return item.rivals
}

const after = (listed: readonly SafeTxRecord[], from: TrackedTx = buildTrackedTx()) =>
  advance(from, look(listed), 0)

describe('[C3] the rivals of a waiting gift', () => {
  test('are named: a rejection as such, with the signatures that were recovered, and first', () => {
    const other = buildRecord({ calls: [elsewhere], signedBy: ['Ben'] })
    const rejection = buildRejection({ signedBy: everyone })
    const item = after([other, ours, rejection])
    expect(rivalsOf(item)).toEqual([
      { kind: 'rejection', safeTxHash: rejection.safeTxHash, signed: everyone.map(addressOf) },
      { kind: 'other', safeTxHash: other.safeTxHash, signed: [addressOf('Ben')] },
    ])
    expect(parseTracked(serialiseTracked([item], 0)).items).toEqual([item])
  })

  test('change what there is to do: nobody is asked to sign against a rejection without a word about it', () => {
    const item = after([ours, buildRejection({ signedBy: everyone })])
    expect(nextSteps[item.phase.status](item)).toMatch(/reject/)
    expect(nextSteps[item.phase.status](item)).not.toMatch(/ask them to read it there and sign/)
  })

  test('also where it is another transaction: nobody is asked to sign, or execute, without a word about it', () => {
    const rival = buildRecord({ calls: [elsewhere], signedBy: ['Ben'] })
    for (const signedBy of [['Ada'], everyone] as const) {
      const own = buildRecord({ signedBy: [...signedBy] })
      const item = advance(buildTrackedTx(), look([own, rival], { record: { kind: 'found', value: own } }), 0)
      const next = nextSteps[item.phase.status](item)
      expect(next).toMatch(/Another transaction has the same number/)
      expect(next).not.toMatch(/ask them to read it there and sign|until someone executes/)
    }
  })

  test('are not what anybody can put there: unsigned, of strangers, with another hash, or of another nonce', () => {
    const forged = { ...buildRejection({ signedBy: everyone }), value: 1n }
    const item = after([
      ours,
      buildRejection({ signedBy: [], trusted: false }),
      buildRecord({ calls: [elsewhere], signedBy: ['Mallory'] }),
      forged,
      buildRejection({ nonce: 8n, signedBy: everyone }),
    ])
    expect(rivalsOf(item)).toBeUndefined()
  })

  test('go when they are deleted, stay while nobody has looked, and matter no more once there is an end', () => {
    const item = after([ours, buildRejection({ signedBy: everyone })]) as TrackedTx
    expect(rivalsOf(advance(item, look([], { rivals: notAsked }), 0))).toEqual(item.rivals)
    expect(rivalsOf(after([ours], item))).toBeUndefined()
    const execution = { kind: 'found', value: buildExecution() } as const
    const onChain = { kind: 'found', value: buildOnChain({ nonce: 8n }) } as const
    const done = advance(item, look([], { rivals: notAsked, execution, onChain }), 0)
    expect(rivalsOf(done)).toBeUndefined()
  })

  test('stay as they were where the chain or the version of the Safe does not let them be verified', () => {
    const item = after([ours, buildRejection({ signedBy: everyone })]) as TrackedTx
    const unknown = { kind: 'found', value: buildOnChain({ version: '9.9.9' }) } as const
    const listed = look([ours, buildRejection({ signedBy: everyone })], { onChain: unknown })
    expect(rivalsOf(advance(item, listed, 0))).toEqual(item.rivals)
    expect(rivalsOf(advance(buildTrackedTx(), listed, 0))).toBeUndefined()
    const down = { kind: 'unreachable', reason: 'It is down.' } as const
    expect(rivalsOf(advance(item, look([], { onChain: down }), 0))).toEqual(item.rivals)
  })

  test('are not recovered without end: the first five count, rejections before the others', () => {
    const others = Array.from({ length: 6 }, (_, index) =>
      buildRecord({ calls: [{ ...elsewhere, value: BigInt(index) }], signedBy: ['Ben'] }),
    )
    const rejection = buildRejection({ signedBy: ['Ben'] })
    const rivals = rivalsOf(after([...others, rejection])) ?? []
    expect(rivals.map(({ safeTxHash }) => safeTxHash)).toEqual(
      [rejection, ...others.slice(0, 4)].map(({ safeTxHash }) => safeTxHash),
    )
  })
})

describe('what is in the queue in place of a gift that no source shows', () => {
  const asked = 1_000_000
  const item = buildTrackedTx({ createdAtMs: asked })
  const missing = { record: { kind: 'missing' } } as const
  const other = buildRecord({ calls: [elsewhere], submittedAtMs: asked + 2_000 })

  /** The list does not show the gift, and still not a while later. */
  function noteAfter(
    listed: readonly SafeTxRecord[],
    laterMs = 40_000,
    fromBlockAtMs?: TxObservation['fromBlockAtMs'],
  ) {
    const seen = look(listed, { ...missing, ...(fromBlockAtMs && { fromBlockAtMs }) })
    const first = advance(item, seen, asked + 5_000)
    return advance(first, seen, asked + 5_000 + laterMs).note
  }
  const notListed = { kind: 'notListed', sinceMs: asked + 5_000 } as const

  test('is named: the host may have given the hash of one transaction and had another signed', () => {
    const note = noteAfter([other])
    expect(note).toEqual({ ...notListed, instead: [{ safeTxHash: other.safeTxHash, nonce: 7n }] })
    const kept = { ...item, note }
    expect(parseTracked(serialiseTracked([kept], 0)).items).toEqual([kept])
  })

  test('is not named while the list may only be behind', () => {
    expect(noteAfter([other], 29_999)).toEqual(notListed)
    expect(noteAfter([other], 30_000)).toHaveProperty('instead')
  })

  test('is named though the clock of the service is five minutes behind, and not beyond', () => {
    const fiveMinutes = 5 * 60_000
    expect(noteAfter([{ ...other, submittedAtMs: asked - fiveMinutes }])).toHaveProperty('instead')
    expect(noteAfter([{ ...other, submittedAtMs: asked - fiveMinutes - 1 }])).toEqual(notListed)
  })

  test('is named though this device’s clock is an hour ahead, as the block of the proposal tells', () => {
    const hour = 3_600_000
    const late = { ...other, submittedAtMs: other.submittedAtMs - hour }
    const block = { kind: 'found', value: asked - hour - 12_000 } as const
    expect(noteAfter([late], 40_000, block)).toHaveProperty('instead')
    expect(noteAfter([late], 40_000, { kind: 'missing' })).toEqual(notListed)
    const before = { ...late, submittedAtMs: late.submittedAtMs - 10 * 60_000 }
    expect(noteAfter([before], 40_000, block)).toEqual(notListed)
    // A device whose clock is behind names what was there a little before, rather than nothing.
    const young = { ...block, value: asked + hour }
    expect(noteAfter([other], 40_000, young)).toHaveProperty('instead')
  })

  test.each<[string, SafeTxRecord]>([
    ['was there before', { ...other, submittedAtMs: asked - 3_600_000 }],
    ['no owner has signed', buildRecord({ calls: [elsewhere], signedBy: ['Mallory'], submittedAtMs: asked })],
    ['does not hash to what it says', { ...other, value: 9n }],
    ['is executed', { ...other, isExecuted: true }],
    ['has a nonce that is used', buildRecord({ calls: [elsewhere], nonce: 6n, submittedAtMs: asked })],
    ['nobody trusts', { ...other, trusted: false }],
  ])('is nothing that %s', (_why, record) => {
    expect(noteAfter([record])).toEqual(notListed)
  })

  test('is forgotten once the gift is shown', () => {
    const lost = { ...item, note: noteAfter([other]) }
    expect(advance(lost, look([ours, other]), asked + 60_000).note).toBeNull()
  })
})
