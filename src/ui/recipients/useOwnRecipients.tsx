import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { isAddressEqual } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Gift } from '../../core/giving/gift'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Small } from '../parts/basics'
import { useStoreValue } from '../parts/useStoreValue'
import type { Giver } from '../give/giver'
import { m } from '../give/messages'
import { useBasket } from '../give/useBasket'
import { mayGoTo, type OwnRecipient, type OwnState } from './ownState'

const ownRecipientsPart = deferredPart(async () => (await import('./OwnRecipients')).OwnRecipients)

type OwnRecipientsOfGift = {
  /** True when each was checked and none is refused. */
  readonly mayGo: boolean
  /** Who they are, and what was found about them. */
  readonly recipients: readonly OwnRecipient[]
  readonly store: StoreApi<OwnState>
  readonly state: OwnState
  /** Their findings; null: every recipient is in the directory. */
  readonly shown: ReactNode
  /** How far the checks are, for beside the button that waits for them. */
  readonly progress: ReactNode
  /** Sends at once, or after the names have resolved to the same addresses again. */
  beforeSending(send: () => void): void
}

/**
 * Checks the recipients outside the directory again before a gift is sent.
 *
 * @param isListed - True: the list of the payments shows what was found about each.
 */
export function useOwnRecipients(
  giver: Giver,
  gifts: readonly Gift[],
  isListed: boolean,
): OwnRecipientsOfGift {
  const { lines } = useBasket().basket
  const recipients = useMemo(() => {
    const names = lines.flatMap(({ payee }) => (payee.kind === 'address' ? payee : []))
    const own = gifts.filter(({ causeId }) => causeId === null)
    return own
      .filter(({ recipient }, at) => own.findIndex((other) => other.recipient === recipient) === at)
      .map(({ recipient, payeeName }): OwnRecipient => {
        const ensNames = names
          .filter(({ address }) => isAddressEqual(address, recipient))
          .flatMap(({ ensName }) => ensName ?? [])
        return { address: recipient, name: payeeName, ensNames: [...new Set(ensNames)] }
      })
  }, [lines, gifts])
  const [store] = useState(() => createStore<OwnState>(() => ({ kind: 'waiting' })))
  const state = useStoreValue(store)
  const [read] = useState(() => createStore<number | null>(() => null))
  const setRead = useCallback((done: number | null) => read.setState(done, true), [read])
  const isConfirming = useRef(false)
  const confirm = useRef<(() => Promise<boolean>) | null>(null)

  const setConfirm = useCallback((next: (() => Promise<boolean>) | null) => {
    confirm.current = next
  }, [])

  if (recipients.length === 0)
    return {
      mayGo: true,
      recipients,
      store,
      state,
      shown: null,
      progress: null,
      beforeSending: (send) => send(),
    }
  return {
    mayGo: mayGoTo(recipients, state),
    recipients,
    store,
    state,
    shown: (
      <Deferred
        part={ownRecipientsPart}
        props={{
          giver,
          recipients,
          store,
          isListed,
          onConfirm: setConfirm,
          onRead: setRead,
        }}
        waiting={<Small>{m.review.own.looking}</Small>}
      />
    ),
    progress: <ChecksRead read={read} of={recipients.length} />,
    beforeSending(send) {
      const resolveAll = confirm.current
      if (resolveAll === null || isConfirming.current) return
      isConfirming.current = true
      void resolveAll()
        .then((isConfirmed) => {
          if (isConfirmed) send()
        })
        .finally(() => {
          isConfirming.current = false
        })
    },
  }
}

/** A component of its own: only it renders when another address was read. */
function ChecksRead({ read, of }: { readonly read: StoreApi<number | null>; readonly of: number }) {
  const done = useStoreValue(read)
  return <span>{done === null ? m.review.held.checking : m.review.own.progress(done, of)}</span>
}
