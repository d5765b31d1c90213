import type { RecordState } from '../../../src/flows/record/recordState'
import * as fakes from '../fakes'
import { besideGifts, fakeGifts, fakeHistory, fakeRecord } from '../record/fakeRecord'
import type { GalleryState } from './states'

const record = (name: string, state: Partial<RecordState>, query = ''): GalleryState => ({
  name: `record${name}`,
  hash: `#/record/local:${fakes.safe}${query}`,
  services: (dark) =>
    fakes.fakeServices(
      { session: { kind: 'visitor', framed: false }, account: { kind: 'none' }, dark },
      { openHistory: () => Promise.resolve(fakeHistory(fakeRecord(state).record)) },
    ),
})

/** The record of a Safe in its states. */
export const recordStates: readonly GalleryState[] = [
  record('', { gifts: fakeGifts(120), ...besideGifts }),
  record('-others', { gifts: fakeGifts(120), ...besideGifts }, '?others=yes&token=native'),
  record('-many', { gifts: fakeGifts(10_000) }),
  record('-one', { gifts: fakeGifts(1) }),
  record('-empty', {}),
  record('-filtered', { gifts: fakeGifts(30) }, '?period=2019'),
  record('-reading', {
    phase: 'reading',
    gifts: fakeGifts(30),
    reach: { kind: 'unknown' },
    progress: { read: 12, of: 40, source: 'service', isRead: false, block: null },
  }),
  record('-stopped', {
    phase: 'stopped',
    gifts: fakeGifts(30),
    reach: { kind: 'since', fromBlock: 18_000_000n, block: 19_400_123n },
    progress: { read: 12, of: 40, source: 'chain', isRead: false, block: 18_000_000n },
  }),
  record('-failed', {
    phase: 'failed',
    reach: { kind: 'unknown' },
    trouble: 'The node of this chain did not answer.',
  }),
  record('-trouble', {
    gifts: fakeGifts(3),
    trouble: 'The transaction service did not answer. The record was read from the chain alone.',
  }),
  record('-not-kept', {
    gifts: fakeGifts(3),
    ...besideGifts,
    proposals: { isReading: false, rows: 400, downTo: 12n, isAll: false, trouble: null },
    keeping: { notes: 'denied', executions: 'denied' },
  }),
  {
    name: 'record-start',
    hash: '#/record',
    services: (dark) =>
      fakes.fakeServices({ session: { kind: 'visitor', framed: false }, account: { kind: 'none' }, dark }),
  },
]
