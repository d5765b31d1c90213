import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { isAddressEqual } from 'viem'
import type { Gift } from '../../core/giving/gift'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Small } from '../parts/basics'
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
  const isConfirming = useRef(false)
  const confirm = useRef<(() => Promise<boolean>) | null>(null)

  const setConfirm = useCallback((next: (() => Promise<boolean>) | null) => {
    confirm.current = next
  }, [])

  if (recipients.length === 0) return { mayGo: true, shown: null, beforeSending: (send) => send() }
  return {
    mayGo,
    shown: (
      <Deferred
        part={ownRecipientsPart}
        props={{ giver, recipients, onMayGo: setMayGo, onConfirm: setConfirm }}
        waiting={<Small>{m.review.own.looking}</Small>}
      />
    ),
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
