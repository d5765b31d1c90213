import { createStore } from 'zustand/vanilla'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import type { AccountRecord, ChainHistory, RecordState } from '../../../src/flows/record/recordState'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { addressOf, giftRecord, inTx } from '../../support/giftRecords'
import { causes, chain } from '../fakeCauses'

const { symbol, decimals } = chain.nativeCurrency
const ether: GiftRecord['asset'] = { token: null, symbol, decimals }
const [usdc] = chain.tokens.map((one) => ({ token: one.address, symbol: one.symbol, decimals: one.decimals }))
/** Not in the list, with a name that lies. */
const hostile: GiftRecord['asset'] = { token: addressOf(0xbad), symbol: 'USDC', decimals: 6 }

const day = 86_400_000

/** Made-up gifts of three years, 25 to a batch, of every outcome, the newest first. */
export function fakeGifts(count: number): readonly GiftRecord[] {
  return Array.from({ length: count }, (_, at) => {
    const batch = Math.floor(at / 25)
    const cause = at % 7 === 6 ? undefined : causes[at % 5]
    const asset = at % 11 === 10 ? hostile : at % 3 === 0 ? ether : (usdc ?? ether)
    const amount = BigInt(at + 1) * 10n ** BigInt(asset.decimals - 2)
    const outcome =
      at % 13 === 5 ? 'partial' : at % 17 === 16 ? 'nothing' : batch === 1 ? 'failed' : 'delivered'
    const arrived = outcome === 'delivered' ? amount : outcome === 'partial' ? (amount * 98n) / 100n : 0n
    const gift = giftRecord({
      chainId: chain.id,
      index: at % 25,
      atMs: Date.UTC(2026, 10, 20, 14, 5) - batch * Math.max(2, Math.floor(27_000 / count)) * day,
      asset,
      amount,
      arrived,
      outcome,
      recipient: cause?.recipients[0]?.address ?? addressOf(0x9000 + (at % 4)),
      cause:
        cause === undefined ? null : { id: cause.id, name: cause.name, country: null, registration: null },
      noted: {
        name: cause === undefined && at % 2 === 0 ? 'Aunt Ada’s school' : null,
        memo: at % 5 === 0 ? `Invoice 2026-${at}` : null,
        purpose: at % 25 === 0 ? 'Winter round, decided on 2 November' : null,
        planId: null,
        proposer: null,
        value:
          at % 3 === 0
            ? {
                currency: 'EUR',
                amount: BigInt(at + 1) * 3_105n,
                source: 'Price list',
                atMs: Date.UTC(2026, 10, 19),
              }
            : null,
      },
    })
    return inTx(gift, 400 - batch)
  })
}

const nothingRead: RecordState = {
  phase: 'done',
  gifts: [],
  unread: [],
  replaced: [],
  proposals: null,
  reach: { kind: 'complete', block: 19_400_123n, atMs: Date.UTC(2026, 10, 20, 14, 5) },
  progress: { read: 40, of: 40, source: 'chain', isRead: true, block: null },
  trouble: null,
  keeping: { notes: 'kept', executions: 'kept' },
}

/** A record in one state, which counts what is pressed. */
export function fakeRecord(state: Partial<RecordState> = {}) {
  const pressed = { stop: 0, resume: 0, further: 0, forget: 0, close: 0 }
  const record: AccountRecord = {
    state: createStore<RecordState>(() => ({ ...nothingRead, ...state })),
    stop: () => void (pressed.stop += 1),
    resume: () => void (pressed.resume += 1),
    readProposalsOn: () => {
      pressed.further += 1
      return Promise.resolve()
    },
    forget: () => {
      pressed.forget += 1
      return Promise.resolve()
    },
    close: () => void (pressed.close += 1),
  }
  return { record, pressed }
}

/** A chain on which every Safe has this record. */
export function fakeHistory(record: AccountRecord): ChainHistory {
  const never = () => new Promise<never>(() => undefined)
  return {
    chain,
    openRecord: () => record,
    readToken: never,
    chainReader: new Proxy({}, { get: () => never }) as ChainHistory['chainReader'],
    history: new Proxy({}, { get: () => never }) as ChainHistory['history'],
    service: new Proxy({}, { get: () => never }) as ChainHistory['service'],
    notes: createFakeNoteStore(),
    clock: createFakeClock(),
  }
}

/** What a record holds beside its gifts. */
export const besideGifts: Partial<RecordState> = {
  unread: [
    {
      safeTxHash: `0x${'4f1c9ae2'.repeat(8)}` as SafeTxHash,
      txHash: giftRecord().txHash,
      atMs: Date.UTC(2025, 4, 2, 8, 30),
      reason: 'No source shows what the owners signed: it was executed by another contract.',
    },
  ],
  replaced: [
    {
      safeTxHash: `0x${'4f1c9ae3'.repeat(8)}` as SafeTxHash,
      nonce: 12n,
      payments: 3,
      replacedBy: `0x${'4f1c9ae4'.repeat(8)}` as SafeTxHash,
    },
  ],
}
