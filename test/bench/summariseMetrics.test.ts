import { expect, test } from 'vitest'
import type { Load } from '../../bench/browser/measureLoad'
import { summariseMetrics } from '../../bench/summary/summariseMetrics'

const load = (change: Partial<Load>): Load => ({
  timeOriginMs: 0,
  firstPaintMs: null,
  connectedMs: null,
  usefulMs: null,
  questionMs: null,
  answerToConnectedMs: null,
  buttonWorks: null,
  longTasks: [],
  files: [],
  requests: {},
  ...change,
})

test('the first useful screen is compared with the header of the floor, which has no screen, and with a bare list', () => {
  const {
    'first useful screen': useful,
    '… beside the bare list': besideList,
    connected,
  } = summariseMetrics({
    floor: { plain: [load({ connectedMs: 100 })], mid: [] },
    list: { plain: [load({ usefulMs: 150 })], mid: [] },
    app: { plain: [load({ connectedMs: 90, usefulMs: 180 })], mid: [] },
  })
  expect(useful.plain).toMatchObject({ floor: 100, app: 180, ratio: 1.8 })
  expect(besideList.plain).toMatchObject({ floor: 150, app: 180, ratio: 1.2 })
  expect(connected.plain).toMatchObject({ floor: 100, app: 90, ratio: 0.9 })
})
