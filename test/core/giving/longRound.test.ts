import { expect, test } from 'vitest'
import { parseEnv } from '../../../src/config/env'
import { readGiftTable } from '../../../src/core/files/readGiftTable'
import { buildBatch } from '../../../src/core/giving/buildBatch'
import { splitInto } from '../../../src/core/giving/planPart'
import { coveringTxs } from '../../../src/core/safe/comparePayments'
import { decodeCalls } from '../../../src/core/safe/decodeCalls'
import { nonceRemarks, plansIn, planWords } from '../../../src/core/tracking/plans'
import { buildRecord, buildTrackedTx } from '../../support/safeFixtures'
import { chain, safe } from './world'

/** A file of 250 payments to as many recipients. */
function readRound() {
  const rows = Array.from({ length: 250 }, (_, at) => ({
    line: at + 2,
    cells: ['USDC', `0x${(at + 1).toString(16).padStart(40, 'b')}`, `${at + 1}.25`],
  }))
  const header = { line: 1, cells: ['token', 'receiver', 'amount'] }
  const steps = readGiftTable(
    [header, ...rows],
    { causes: [], chain, safe, giverName: 'Safe' },
    { decimalSign: 'point' },
  )
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value.kind === 'read' ? step.value.payments : []
  }
}

test('250 payments of a file are three proposals in a row, whose bytes make each of them once', () => {
  const gifts = readRound().map(({ gift }) => gift)
  expect(gifts).toHaveLength(250)
  const parts = splitInto(gifts, parseEnv({}).maxPayments)
  expect(parts.map(({ length }) => length)).toEqual([100, 100, 50])

  const records = parts.map((part, at) => buildRecord({ calls: buildBatch(part), nonce: 7n + BigInt(at) }))
  const decoded = records.flatMap((record) => {
    const read = decodeCalls(record)
    return read.kind === 'calls' ? read.calls : []
  })
  expect(decoded).toEqual(buildBatch(gifts))
  expect(coveringTxs(records.toReversed(), buildBatch(gifts))).toEqual(records)
  expect(new Set(records.map(({ safeTxHash }) => safeTxHash)).size).toBe(3)

  const items = records.map(({ safeTxHash, nonce }, at) =>
    buildTrackedTx({
      safeTxHash,
      nonce,
      calls: buildBatch(parts[at] ?? []),
      plan: { id: 'round', part: at + 1, of: 3 },
    }),
  )
  const [plan, ...others] = plansIn(items)
  if (plan === undefined) throw new Error('There is no plan.')
  expect(others).toEqual([])
  expect(planWords(plan)).toBe('0 of 3 proposals delivered')
  expect(nonceRemarks(plan, items)).toEqual([])
})
