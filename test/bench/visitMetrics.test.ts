import { expect, test } from 'vitest'
import type { Visit } from '../../bench/browser/measureVisit'
import { visitMetrics } from '../../bench/summary/visitMetrics'

const visit = (change: Partial<Visit>): Visit => ({
  timeOriginMs: 0,
  firstPaintMs: null,
  buttonMs: null,
  causesMs: null,
  dialogMs: null,
  addressMs: null,
  reconnectedMs: null,
  pressedMs: null,
  longTasks: [],
  files: [],
  requestsBefore: {},
  requests: {},
  presses: null,
  ...change,
})
const all = (...runs: Partial<Visit>[]) => ({ plain: runs.map(visit), mid: [] })

const metrics = visitMetrics({
  floor: all({ buttonMs: 100, firstPaintMs: 100, longTasks: [{ startMs: 10, durationMs: 90 }] }),
  first: all(
    {
      firstPaintMs: 90,
      buttonMs: 120,
      pressedMs: 2_000,
      dialogMs: 2_300,
      longTasks: [
        { startMs: 20, durationMs: 70 },
        { startMs: 2_010, durationMs: 150 },
      ],
    },
    // A dialog that never came.
    { firstPaintMs: 110, buttonMs: 130, pressedMs: 2_000 },
  ),
  inHaste: all({ dialogMs: 700, presses: { count: 2, heardMs: 190 } }),
  again: all({ addressMs: 110, reconnectedMs: 800 }, { addressMs: 130, reconnectedMs: 1_000 }),
  againCached: all({ reconnectedMs: 400 }),
})

test('the button is compared with the header of the floor', () => {
  const { plain, mid } = metrics['Connect button painted']
  expect(plain).toEqual({ floor: 100, app: 125, ratio: 1.25, range: [120, 130] })
  expect(mid).toEqual({ floor: null, app: null, ratio: null, range: null })
})

test('the address of a remembered wallet is compared with the header of the floor', () => {
  expect(metrics['second visit: address painted'].plain).toMatchObject({ floor: 100, app: 120, ratio: 1.2 })
})

test.each([
  ['from a later press to the dialog', 300],
  ['pressed at once: heard', 190],
  ['pressed at once: dialog painted', 700],
  ['second visit: connected again', 900],
  ['connected again, all files in the cache', 400],
] as const)('%s: %d ms, and the floor has no such thing', (name, ms) => {
  expect(metrics[name].plain).toMatchObject({ floor: null, app: ms, ratio: null })
})

test('what blocks is told apart by the press; on the floor, which nobody presses, all of it is before', () => {
  expect(metrics['blocked before the press'].plain).toMatchObject({ floor: 40, app: 10 })
  expect(metrics['blocked after the press'].plain).toMatchObject({ app: 50 })
})
