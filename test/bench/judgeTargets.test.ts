import { expect, test } from 'vitest'
import { judgeTargets, type Measured } from '../../bench/summary/judgeTargets'

const good: Measured = {
  connected: {
    plain: { floor: 200, app: 220, ratio: 1.1, range: [210, 260] },
    mid: { floor: 700, app: 735, ratio: 1.05, range: [700, 800] },
  },
  useful: {
    plain: { floor: 200, app: 400, ratio: 2, range: [380, 420] },
    mid: { floor: 700, app: 1_050, ratio: 1.5, range: [1_000, 1_100] },
  },
  blockedSlowed: { floor: 50, app: 100, ratio: 2, range: [90, 110] },
  runs: { all: 50, connected: 50, useful: 14, rounds: 14 },
  toConnected: { files: 2, raw: 250_000, gzip: 90_000, brotli: 80_000 },
  toUseful: { files: 9, raw: 400_000, gzip: 150_000, brotli: 130_000 },
  inAll: { files: 25, raw: 600_000, gzip: 200_000, brotli: 180_000 },
  contacts: [{ name: 'the chain', requests: 3, isExpected: true }],
}

const missed = (measured: Measured) =>
  judgeTargets(measured).flatMap(({ promise, found, isMet }) => (isMet ? [] : [`${promise}: ${found}`]))

test('figures that just reach the targets meet them', () => {
  expect(missed(good)).toEqual([])
})

test('rows of the report are taken as they are, with their labels', () => {
  const connected = { label: 'connected', ...good.connected }
  const useful = { label: 'first useful screen', ...good.useful }
  expect(missed({ ...good, connected, useful })).toEqual([])
})

test.each<[Partial<Measured>, string]>([
  [
    { connected: { ...good.connected, mid: { floor: 700, app: 847, ratio: 1.21, range: [800, 900] } } },
    'connected within 1.1 times the floor, mid: 1.21 times',
  ],
  [
    { connected: { ...good.connected, plain: { floor: null, app: null, ratio: null, range: null } } },
    'connected within 1.1 times the floor, plain: not measured',
  ],
  [
    { useful: { ...good.useful, mid: { floor: 700, app: 1_407, ratio: 2.01, range: [1_400, 1_420] } } },
    'first useful screen within 2 times the floor’s header, mid: 2.01 times',
  ],
  [
    { blockedSlowed: { floor: 50, app: 165, ratio: 3.3, range: [150, 170] } },
    'blocked in all within 2 times the floor, mid: 3.30 times',
  ],
  [
    { inAll: { files: 25, raw: 1, gzip: 1, brotli: 210_051 } },
    'at most 210 kB of JavaScript in all, brotli: 210.1 kB',
  ],
  [{ runs: { ...good.runs, connected: 49 } }, 'connected in every run, at every delay of the host: 49 of 50'],
  [{ runs: { ...good.runs, useful: 13 } }, 'causes listed, with a button that works, in every run: 13 of 14'],
  [
    { toConnected: { files: 2, raw: 1, gzip: 1, brotli: 80_051 } },
    'at most 80 kB of JavaScript until connected, brotli: 80.1 kB',
  ],
  [{ toUseful: null }, 'at most 130 kB of JavaScript until the first useful screen, brotli: not measured'],
  [
    { contacts: [...good.contacts, { name: 'https://elsewhere.example', requests: 1, isExpected: false }] },
    'no other host than the app, the chain and the service: https://elsewhere.example',
  ],
])('%j misses one target, and says what was found', (change, expected) => {
  expect(missed({ ...good, ...change })).toEqual([expected])
})
