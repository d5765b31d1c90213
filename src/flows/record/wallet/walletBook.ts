import type { Address } from 'viem'
import type { Cause } from '../../../core/causes/cause'
import { causeAt, recordGift } from '../../../core/record/recordGifts'
import type { GiftRecord } from '../../../core/record/giftRecord'
import type { TxPayments } from '../../../core/record/paymentsOf'
import type { MinedTx } from '../../../core/record/recordedTx'
import { walletPayments } from '../../../core/record/walletPayments'
import { m } from '../../../core/record/messages'
import type { ChainTxHash } from '../../../core/safe/safeTx'
import type { CausesState } from '../../session/loadCauses'
import { type FollowedTx, followedByWallet, isNoted } from './followedByWallet'
import { describeNote } from '../giftNotes'
import type { UnreadTx } from '../recordState'
import { createTokenNames } from '../tokenNames'
import type { WalletParts } from '../recordParts'

type Entry = {
  readonly mined: MinedTx
  readonly payments: TxPayments
  gifts: readonly GiftRecord[]
  /** The directory that named the causes; null: not named yet, or not all of it. */
  namedBy: CausesState | null
}

/** Transactions of an ordinary wallet that were read so far, with their payments to causes and to tracked recipients. */
export type WalletBook = {
  has(txHash: ChainTxHash): boolean
  /** Block of the transaction; null: not added. */
  blockOf(txHash: ChainTxHash): bigint | null
  size(): number
  /** Tracked transactions by hash, as of the last `renew`. */
  followed(): ReadonlyMap<ChainTxHash, FollowedTx>
  add(mined: MinedTx): void
  /** Marks a tracked transaction as missing from every block. */
  addGone(txHash: ChainTxHash, item: FollowedTx): void
  /** Forgets transactions above this block, which a reorg may have removed, and reads the notes again. Never rejects. */
  renew(above: bigint): Promise<void>
  /** Reads the tokens of added transactions. Throws only when aborted. */
  prepare(signal: AbortSignal): Promise<void>
  /** Names the payments of added transactions, and all after a change of the directory, in steps. */
  name(): Generator<undefined, void>
  /** The newest first. */
  gifts(): readonly GiftRecord[]
  unread(): readonly UnreadTx[]
  clear(): void
}

export function createWalletBook(parts: WalletParts): WalletBook {
  const { chain, wallet, causes } = parts
  const entries = new Map<ChainTxHash, Entry>()
  const gone = new Map<ChainTxHash, UnreadTx>()
  const tokens = createTokenNames({ chain, safe: wallet, readToken: parts.readToken })
  let followed: ReadonlyMap<ChainTxHash, FollowedTx> = new Map()

  function newestFirst(): readonly Entry[] {
    return [...entries.values()].sort((one, other) => byTime(other.mined, one.mined))
  }

  function directory(): readonly Cause[] {
    const state = causes.getState()
    return state.kind === 'ready' ? state.causes : []
  }

  /** Returns payments to causes and to tracked recipients: other payments of the wallet are no gifts. */
  function ownPayments({ mined, payments }: Entry) {
    if (payments.kind === 'unreadable') return []
    const known = followed.get(mined.txHash)
    return payments.payments.filter(
      (payment) =>
        causeAt(directory(), chain.id, payment.recipient) !== null ||
        (known !== undefined && isNoted(known, payment)),
    )
  }

  function reasonOf(entry: Entry): string | null {
    const { mined, payments } = entry
    const known = followed.get(mined.txHash)
    if (payments.kind === 'unreadable' && (known === undefined || !mined.isSuccessful)) return payments.reason
    const isProved = (token: Address | null, recipient: Address) =>
      payments.kind === 'read' &&
      payments.payments.some((one) => one.recipient === recipient && one.token === token)
    const unproved = known?.note.payments.filter(({ token, recipient }) => !isProved(token, recipient)) ?? []
    if (unproved.some(({ token }) => token === null)) return m.reading.coinInside
    if (payments.kind === 'unreadable') return payments.reason
    if (unproved.length > 0) return m.reading.unlistedTransfer
    return ownPayments(entry).length === 0 ? m.reading.otherRecipient : null
  }

  return {
    has: (txHash) => entries.has(txHash),
    blockOf: (txHash) => entries.get(txHash)?.mined.block.number ?? null,
    size: () => entries.size,
    followed: () => followed,
    add(mined) {
      const payments = walletPayments(mined, wallet, chain.tokens)
      gone.delete(mined.txHash)
      entries.set(mined.txHash, { mined, payments, gifts: [], namedBy: null })
    },
    addGone(txHash, { note: { atMs } }) {
      gone.set(txHash, { safeTxHash: null, txHash, atMs, reason: m.reading.gone })
    },
    async renew(above) {
      followed = await followedByWallet(parts)
      gone.clear()
      for (const [txHash, { mined }] of entries) if (mined.block.number > above) entries.delete(txHash)
    },
    async prepare(signal) {
      const waiting = [...entries.values()].filter(({ namedBy }) => namedBy === null)
      await tokens.read(
        waiting.flatMap((entry) => ownPayments(entry).flatMap(({ token }) => token ?? [])),
        signal,
      )
      signal.throwIfAborted()
    },
    *name() {
      for (const entry of entries.values()) {
        if (entry.namedBy === causes.getState()) continue
        yield
        // The directory may have changed during `yield`: name with the latest one.
        const state = causes.getState()
        if (entry.namedBy === state) continue
        const about = (state.kind === 'ready' ? state.about : undefined) ?? null
        const context = { chain, causes: directory(), about, tokenOf: tokens.of }
        const payments = ownPayments(entry)
        const isNamed = payments.every(({ token }) => token === null || tokens.isKnown(token))
        entry.namedBy = isNamed ? state : null
        const { mined } = entry
        const payer = { kind: 'wallet', address: wallet, nonce: mined.nonce } as const
        const noteOf = describeNote(followed.get(mined.txHash)?.note ?? null)
        entry.gifts = payments.map((payment) =>
          recordGift({ ...mined, chainId: chain.id, executor: mined.from }, payer, payment, {
            ...context,
            noteOf,
          }),
        )
      }
    },
    gifts: () => newestFirst().flatMap(({ gifts }) => gifts),
    unread: () => [
      ...gone.values(),
      ...newestFirst().flatMap((entry) => {
        const reason = reasonOf(entry)
        const { txHash, block } = entry.mined
        return reason === null ? [] : { safeTxHash: null, txHash, atMs: block.atMs, reason }
      }),
    ],
    clear() {
      entries.clear()
      gone.clear()
    },
  }
}

/** Compares by the order of the wallet's transactions. */
function byTime(one: MinedTx, other: MinedTx): number {
  if (one.block.number !== other.block.number) return one.block.number < other.block.number ? -1 : 1
  return one.nonce - other.nonce
}
