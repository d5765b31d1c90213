import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Cause } from '../../core/causes/cause'
import type { AppChain } from '../../core/chain'
import type { Basket, BasketLine } from '../../core/giving/basket'
import type { Session } from '../../core/session'
import { basketKey } from '../../flows/outbox/basketKey'
import { useApp } from '../AppContext'
import { afterPaint } from '../parts/afterPaint'
import { useStoreValue } from '../parts/useStoreValue'
import { firstAssetKey } from './firstAssetKey'

type BasketContextValue = {
  readonly basket: Basket
  /** What was kept from the last time has been read. */
  readonly isRead: boolean
  /** One more line for this cause. */
  add(cause: Cause, chain: AppChain): void
  change(id: string, fields: Partial<Omit<BasketLine, 'id' | 'causeId'>>): void
  remove(id: string): void
  /** Makes other lines of what is there now. */
  rewrite(lines: (before: readonly BasketLine[]) => readonly BasketLine[]): void
}

type DraftState = {
  readonly key: string | null
  readonly basket: Basket
  /** The basket that storage gave last. It is not written back, so that another tab's newer one is not undone. */
  readonly stored: Basket | null
  /** Null until the stored draft has been read; nothing is written before, so that nothing is lost. */
  readonly write: ((basket: Basket) => void) | null
}

const empty: Basket = { lines: [] }
const unread = { basket: empty, stored: null, write: null } as const

const BasketContext = createContext<BasketContextValue | null>(null)

/** The gift that is being put together. Throws outside of its provider. */
export function useBasket(): BasketContextValue {
  const value = useContext(BasketContext)
  if (value === null) throw new Error('useBasket needs a BasketProvider around it.')
  return value
}

/**
 * Keeps the basket of the open Safe or wallet, and mirrors it to storage so that a reload keeps what was typed. All tabs share it:
 * what one of them has given must not be offered by another.
 */
export function BasketProvider({ children }: { readonly children: ReactNode }) {
  const { session, storage } = useApp()
  const current = useStoreValue(session)
  const key = draftKey(current)
  const [state, setState] = useState<DraftState>({ key, ...unread })
  const { basket, stored, write } = state.key === key ? state : unread

  useEffect(() => {
    if (key === null) return undefined
    let stop: () => void = () => undefined
    let wanted = true
    const painted = new Promise<void>(afterPaint)
    painted
      .then(() => import('./basketDraft'))
      .then(
        ({ readDraft, writeDraft }) => {
          if (!wanted) return
          const stored = readDraft(storage, key)
          setState((before) => ({
            key,
            stored,
            // Of an account that was here before, what the state still holds is in the draft already.
            basket: withAdded(stored, before.write === null ? linesFor(before, key) : []),
            write: (changed) => writeDraft(storage, key, changed),
          }))
          stop = storage.subscribe((changed) => {
            if (changed !== key) return
            const theirs = readDraft(storage, key)
            setState((before) => ({ ...before, stored: theirs, basket: theirs }))
          })
        },
        (error: unknown) => {
          reportError(error)
          // Nothing is kept then, but what is given is still taken out of what is seen.
          if (wanted) setState((before) => ({ ...before, key, write: () => undefined }))
        },
      )
    return () => {
      wanted = false
      stop()
    }
  }, [key, storage])

  useEffect(() => {
    if (basket !== stored) write?.(basket)
  }, [basket, stored, write])

  const edits = useMemo(() => {
    const edit = (lines: (before: readonly BasketLine[]) => readonly BasketLine[]) =>
      setState((before) => ({
        ...(before.key === key ? before : unread),
        key,
        basket: { lines: lines(linesFor(before, key)) },
      }))
    return {
      add: (cause: Cause, chain: AppChain) =>
        edit((lines) => [
          ...lines,
          { id: nextId(lines), causeId: cause.id, assetKey: firstAssetKey(cause, chain), amountText: '' },
        ]),
      change: (id: string, fields: Partial<Omit<BasketLine, 'id' | 'causeId'>>) =>
        edit((lines) => lines.map((line) => (line.id === id ? { ...line, ...fields } : line))),
      remove: (id: string) => edit((lines) => lines.filter((line) => line.id !== id)),
      rewrite: edit,
    }
  }, [key])
  const isRead = write !== null
  const value = useMemo(() => ({ basket, isRead, ...edits }), [basket, isRead, edits])

  return <BasketContext value={value}>{children}</BasketContext>
}

function draftKey(session: Session): string | null {
  if (session.kind !== 'safe' && session.kind !== 'wallet') return null
  const address = session.kind === 'safe' ? session.safe : session.address
  return basketKey(session.chainId, address)
}

function linesFor(state: DraftState, key: string | null): readonly BasketLine[] {
  return state.key === key ? state.basket.lines : []
}

function nextId(lines: readonly BasketLine[]): string {
  const used = lines.map((line) => Number(/^line-(\d+)$/.exec(line.id)?.[1] ?? 0))
  return `line-${Math.max(0, ...used) + 1}`
}

function withAdded(stored: Basket, added: readonly BasketLine[]): Basket {
  return added.length === 0 ? stored : { lines: [...stored.lines, ...renumber(added, stored.lines)] }
}

/** Lines that were added before the draft had been read get ids that the draft does not use. */
function renumber(added: readonly BasketLine[], stored: readonly BasketLine[]): readonly BasketLine[] {
  return added.reduce<readonly BasketLine[]>(
    (done, line) => [...done, { ...line, id: nextId([...stored, ...done]) }],
    [],
  )
}
