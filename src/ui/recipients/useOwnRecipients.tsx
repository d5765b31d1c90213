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
import type { OwnRecipient } from './OwnRecipients'

const ownRecipientsPart = deferredPart(async () => (await import('./OwnRecipients')).OwnRecipients)

type OwnRecipientsOfGift = {
  /** True when each was checked and none is refused. */
  readonly mayGo: boolean
  /** Their findings; null: every recipient is in the directory. */
  readonly shown: ReactNode
  /** How far the checks are, for beside the button that waits for them. */
  readonly progress: ReactNode
  /** Sends at once, or after the names have resolved to the same addresses again. */
  beforeSending(send: () => void): void
}

/** Checks the recipients outside the directory again before a gift is sent. */
export function useOwnRecipients(giver: Giver, gifts: readonly Gift[]): OwnRecipientsOfGift {
  const { basket } = useBasket()
  const recipients = useMemo(() => {
    const names = basket.lines.flatMap(({ payee }) => (payee.kind === 'address' ? payee : []))
    const own = gifts.filter(({ causeId }) => causeId === null)
    return own
      .filter(({ recipient }, at) => own.findIndex((other) => other.recipient === recipient) === at)
      .map(({ recipient, payeeName }): OwnRecipient => {
        const ensNames = names
          .filter(({ address }) => isAddressEqual(address, recipient))
          .flatMap(({ ensName }) => ensName ?? [])
        return { address: recipient, name: payeeName, ensNames: [...new Set(ensNames)] }
      })
  }, [basket, gifts])
  const [mayGo, setMayGo] = useState(recipients.length === 0)
  const [read] = useState(() => createStore<number | null>(() => null))
  const setRead = useCallback((done: number | null) => read.setState(done, true), [read])
  const isConfirming = useRef(false)
  const confirm = useRef<(() => Promise<boolean>) | null>(null)

  const setConfirm = useCallback((next: (() => Promise<boolean>) | null) => {
    confirm.current = next
  }, [])

  if (recipients.length === 0)
    return { mayGo: true, shown: null, progress: null, beforeSending: (send) => send() }
  return {
    mayGo,
    shown: (
      <Deferred
        part={ownRecipientsPart}
        props={{ giver, recipients, onMayGo: setMayGo, onConfirm: setConfirm, onRead: setRead }}
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
  return done === null ? null : <Small>{m.review.own.progress(done, of)}</Small>
}
