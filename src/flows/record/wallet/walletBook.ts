import { type Address } from 'viem'
import type { Cause } from '../../../core/causes/cause'
import { causeAt } from '../../../core/record/causeAt'
import type { GiftRecord } from '../../../core/record/giftRecord'
import type { TxPayments } from '../../../core/record/paymentsOf'
import type { MinedTx } from '../../../core/record/recordedTx'
import { recordGift } from '../../../core/record/recordGifts'
import { walletPayments } from '../../../core/record/walletPayments'
import { m } from '../../../core/record/readingMessages'
import type { ChainTxHash } from '../../../core/safe/safeTx'
import type { CausesState } from '../../session/loadCauses'
import { type FollowedTx, followedByWallet, isNoted } from './followedByWallet'
import { describeNote } from '../giftNotes'
import type { UnreadTx } from '../recordState'
import { createTokenNames } from '../tokenNames'
import type { WalletParts } from './walletParts'

type Entry = {
  readonly mined: MinedTx
  readonly payments: TxPayments
  gifts: readonly GiftRecord[]
  /** The directory that named the causes; null: not named yet, or not all of it. */
  namedBy: CausesState | null
}

/** The transactions of an ordinary wallet that were read so far, with what they paid to causes and to followed recipients. */
export type WalletBook = {
  has(txHash: ChainTxHash): boolean
  /** The block that has the transaction; null: it was not added. */
  blockOf(txHash: ChainTxHash): bigint | null
  size(): number
  /** What this browser has followed, by its transaction, as of the last `renew`. */
  followed(): ReadonlyMap<ChainTxHash, FollowedTx>
  add(mined: MinedTx): void
  /** Says of a followed transaction that the chain has it in no block. */
  addGone(txHash: ChainTxHash, item: FollowedTx): void
  /**
   * Forgets what is in blocks above this one, where it may have been taken back, and reads anew what this browser noted.
   * Never rejects.
   */
  renew(above: bigint): Promise<void>
  /** Reads the tokens of what was added. Throws only when aborted. */
  prepare(signal: AbortSignal): Promise<void>
  /** Steps that name the payments of what was added, and of all by another directory than before. */
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

  /** Payments to causes, and to the recipients that this browser has followed: what else the wallet does is no gift. */
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
    if (unproved.some(({ token }) => token === null)) return m.coinInside
    if (payments.kind === 'unreadable') return payments.reason
    if (unproved.length > 0) return m.unlistedTransfer
    return ownPayments(entry).length === 0 ? m.otherRecipient : null
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
      gone.set(txHash, { safeTxHash: null, txHash, atMs, reason: m.gone })
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
        // The directory may have come since: what it named must not be named by the one before.
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

/** In the order of the wallet's transactions. */
function byTime(one: MinedTx, other: MinedTx): number {
  if (one.block.number !== other.block.number) return one.block.number < other.block.number ? -1 : 1
  return one.nonce - other.nonce
}
