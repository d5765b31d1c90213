import type { AppChain } from '../../core/chain'
import { type DeviceFile, keptKind } from '../../core/devices/deviceFile'
import { mergeBasket, mergeKept } from '../../core/devices/mergeKept'
import { foundOr } from '../../core/storedText'
import { readTracked, nothingStored } from '../../core/tracking/stored/storedTracked'
import type { KeyValueStorage } from '../../ports/storage'
import type { Clock } from '../../ports/clock'
import type { NoteStore } from '../../ports/noteStore'
import type { Baskets } from '../basket/basketStore'
import { bringNotes, noteLists, type NotesProgress, saveNotes } from './deviceNotes'

type DeviceParts = {
  readonly storage: KeyValueStorage
  readonly baskets: Pick<Baskets, 'read'>
  readonly notes: NoteStore
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
  /** With the operator's tokens. */
  readonly chains: readonly AppChain[]
  /** Called after each portion of the file's notes. */
  readonly onProgress?: (progress: NotesProgress) => void
}

/** Returns the file with everything in this browser that another one may take over, and the sealed part. */
export async function saveDevice(
  { storage, notes }: Pick<DeviceParts, 'storage' | 'notes'>,
  savedAtMs: number,
  sealed: DeviceFile['sealed'] = null,
): Promise<DeviceFile> {
  const entries = storage.keys().flatMap((key) => {
    const text = keptKind(key) === null ? null : storage.get(key)
    return text === null ? [] : [[key, text] as const]
  })
  return { savedAtMs, kept: Object.fromEntries(entries), notes: await saveNotes(notes, storage), sealed }
}

export type Brought = {
  /** Number of entries that are new here. */
  readonly added: number
  /** Number of entries left out: no room, unreadable, given since, or part of a pending gift. */
  readonly left: number
  /** False: no room, or storage is denied, so new entries are lost with the page. */
  readonly isKept: boolean
}

/**
 * Merges a file of another device, without its sealed part, into this browser's storage. Tracked gifts come first: lines
 * that they show as given stay out of the basket. Baskets go through their own store, because the page may have one open.
 */
export async function bringDevice(
  { savedAtMs, kept, notes: theirNotes }: Omit<DeviceFile, 'sealed'>,
  { storage, baskets, notes, clock, chains, onProgress }: DeviceParts,
): Promise<Brought> {
  let [added, left, isKept] = [0, 0, true]
  const file = { get: (key: string) => kept[key] ?? null }
  await noteLists(storage.keys(), storage, notes)
  const noted = await noteLists(Object.keys(kept), file, notes)
  const keys = Object.keys(kept).toSorted((one, other) => Number(isBasket(one)) - Number(isBasket(other)))
  for (const key of keys) {
    const kind = keptKind(key)
    const theirs = kept[key]
    if (kind === null || theirs === undefined) continue
    const result =
      kind === 'basket'
        ? await bringBasket(key, theirs, { storage, baskets, clock }, savedAtMs)
        : store(key, mergeKept(kind, storage.get(key), theirs, chains), storage)
    // The notes have all purposes, the list only the latest.
    const isNoted = kind === 'purposes' && noted.isKept
    added += isNoted ? 0 : result.added
    left += isNoted ? 0 : result.left
    isKept &&= result.isKept
  }
  const carried = await bringNotes(theirNotes, { notes, clock, ...(onProgress && { onProgress }) })
  return {
    added: added + (noted.isKept ? noted.purposes : 0) + carried.added,
    left: left + carried.left,
    isKept: isKept && carried.isKept,
  }
}

type Stored = { readonly text: string | null; readonly added: number; readonly left: number }

function store(key: string, { text, added, left }: Stored, storage: KeyValueStorage): Brought {
  if (text === null || text === storage.get(key)) return { added, left, isKept: true }
  const isKept = storage.keep(key, text)
  return isKept ? { added, left, isKept } : { added: 0, left: left + added, isKept }
}

async function bringBasket(
  key: string,
  theirs: string,
  { storage, baskets, clock }: Pick<DeviceParts, 'storage' | 'baskets' | 'clock'>,
  savedAtMs: number,
): Promise<Brought> {
  const basket = await baskets.read(key)
  const { chainId, owner } = accountOf(key)
  const own = storage.keys().filter((other) => isOf(other, { chainId, owner }))
  const lists = own
    .filter((other) => keptKind(other) === 'tracked')
    .map((other) => readTracked(storage.get(other)))
  const tracked = lists.flatMap((list) => foundOr(list, nothingStored).items)
  const merged = mergeBasket(basket.getState(), theirs, { tracked, savedAtMs, nowMs: clock.nowMs() })
  // An open intent, or an unreadable entry, may concern these lines.
  const isUnderWay = own.some((other) => other.startsWith('dsg.v1.intent.'))
  const isUnread = basket.unreadable.getState() !== null || lists.some(({ kind }) => kind === 'unreadable')
  if (isUnderWay || isUnread) return { added: 0, left: merged.added + merged.left, isKept: true }
  if (merged.added > 0) basket.edit(() => merged.basket.lines)
  return { added: merged.added, left: merged.left, isKept: basket.isKept() || merged.added === 0 }
}

function isBasket(key: string): boolean {
  return keptKind(key) === 'basket'
}

/** Returns the account of a key: its chain and its address, in lower case. */
function accountOf(key: string): { readonly chainId: string; readonly owner: string } {
  const [, , , chainId = '', ...rest] = key.split('.')
  return { chainId, owner: (rest.at(-1) ?? '').toLowerCase() }
}

function isOf(key: string, account: ReturnType<typeof accountOf>): boolean {
  const { chainId, owner } = accountOf(key)
  return chainId === account.chainId && owner === account.owner
}
