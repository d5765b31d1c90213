import { useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { appConfig } from '../../config/appConfig'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import { nextPart, splitInto } from '../../core/giving/planPart'
import type { Account, Batching } from '../../flows/account/account'
import type { GiveOptions } from '../../flows/outbox/openOutbox'
import { useStoreValue } from '../parts/useStoreValue'
import { useBasket } from './useBasket'

/** A Safe proposes each part as one transaction. */
const proposing = createStore<{ readonly kind: Batching }>(() => ({ kind: 'atomic' }))

export type GiftParts = {
  /** The part that is requested now, and the later ones, in the order of the basket. */
  readonly parts: readonly (readonly Gift[])[]
  /** Undefined where one proposal or batch is enough. */
  readonly plan: GiveOptions['plan']
  /** Limits the payments per part to those that fit by the simulated gas. */
  limit(payments: number): void
}

/** Splits a gift into proposals or batches. Payments that a wallet sends one by one need no split. */
export function useParts(account: Account, gifts: readonly Gift[]): GiftParts {
  const { basket } = useBasket()
  const batching = useStoreValue(account.kind === 'wallet' ? account.batching : proposing).kind
  const [fits, setFits] = useState(appConfig.maxPayments)
  return useMemo(() => {
    const parts = batching === 'none' ? [gifts] : splitInto(gifts, fits)
    const lineIds = basket.lines.map(({ id }) => id)
    const next = nextPart(basket.plan ?? null, parts.length)
    return {
      parts,
      plan: next === null ? undefined : { ...next, lineIds: lineIds.slice(0, parts[0]?.length ?? 0) },
      limit: (payments) => setFits((before) => Math.min(before, payments)),
    }
  }, [basket, batching, fits, gifts])
}

/** Builds the calls of a gift once, and splits them like its parts, of which the first has `most` payments. */
export function useCalls(gifts: readonly Gift[], most: number) {
  const calls = useMemo(() => buildBatch(gifts), [gifts])
  const callsOfParts = useMemo(() => splitInto(calls, most), [calls, most])
  return { calls, callsOfParts }
}
