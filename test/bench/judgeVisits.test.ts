import { expect, test } from 'vitest'
import { judgeVisits, type MeasuredVisits } from '../../bench/summary/judgeVisits'

const button = { floor: 100, app: 130, ratio: 1.3, range: [110, 150] } as const
const good: MeasuredVisits = {
  button: { plain: button, mid: button },
  addressTime: { plain: { ...button, ratio: 1.5 }, mid: { ...button, ratio: 1.5 } },
  toDialog: { plain: { ...button, app: 200 }, mid: { ...button, app: 700 } },
  heardAtOnce: { found: 14, all: 14 },
  dialog: { found: 28, all: 28 },
  reconnected: { found: 28, all: 28 },
  toCauses: { files: 20, raw: 400_000, gzip: 140_000, brotli: 120_000 },
  withDialog: { files: 60, raw: 1_100_000, gzip: 320_000, brotli: 280_000 },
  contactsBefore: [{ name: 'the app itself', requests: 25, isExpected: true }],
  contactsWithDialog: [{ name: 'the app itself', requests: 60, isExpected: true }],
  libraries: [],
}
const stranger = { name: 'https://relay.example', requests: 1, isExpected: false }

const missed = (measured: MeasuredVisits) =>
  judgeVisits(measured).flatMap(({ promise, found, isMet }) => (isMet ? [] : [`${promise}: ${found}`]))

test('figures that just reach the targets meet them', () => {
  expect(missed(good)).toEqual([])
})

test.each<[Partial<MeasuredVisits>, string]>([
  [
    { button: { ...good.button, mid: { ...button, app: 131, ratio: 1.31 } } },
    'Connect button painted within 1.3 times the floor, mid: 1.31 times',
  ],
  [
    { heardAtOnce: { found: 13, all: 14 } },
    'the button works as soon as it is painted, in every visit in haste: 13 of 14',
  ],
  [{ dialog: { found: 0, all: 0 } }, 'pressed, it opens the dialog, in every visit: 0 of 0'],
  [{ reconnected: { found: 27, all: 28 } }, 'a remembered wallet reconnected, in every visit: 27 of 28'],
  [
    { addressTime: { ...good.addressTime, plain: { ...button, ratio: 1.51 } } },
    'second visit: address painted within 1.5 times the floor, plain: 1.51 times',
  ],
  [
    { toDialog: { ...good.toDialog, mid: { ...button, app: 701 } } },
    'from a press to the dialog at most 700 ms, mid: 701 ms',
  ],
  [
    { toDialog: { ...good.toDialog, plain: { ...button, app: null } } },
    'from a press to the dialog at most 200 ms, plain: not measured',
  ],
  [
    { toCauses: { files: 20, raw: 1, gzip: 1, brotli: 120_060 } },
    'at most 120 kB of JavaScript until the causes are listed, brotli: 120.1 kB',
  ],
  [{ withDialog: null }, 'at most 320 kB of JavaScript once the dialog is open, gzip: not measured'],
  [
    { contactsBefore: [...good.contactsBefore, stranger] },
    'no other host than the app before a press: https://relay.example',
  ],
  [
    { contactsWithDialog: [stranger] },
    'no other host than the app with the dialog open: https://relay.example',
  ],
  [
    { libraries: ['@metamask/sdk', '@walletconnect/core'] },
    'no library of a wallet that nobody chose: @metamask/sdk, @walletconnect/core',
  ],
])('%j misses one target, and says what was found', (change, expected) => {
  expect(missed({ ...good, ...change })).toEqual([expected])
})
