import { useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Account, SafeCheck } from '../../flows/account/account'
import { useStoreValue } from '../parts/useStoreValue'

const nothingToCheck = createStore<SafeCheck | null>(() => null)

type SafeConsent = {
  /** True when the Safe was verified on chain, or the user goes on without. Always true for a wallet. */
  readonly mayGo: boolean
  /** True when the chain contradicts the host's claims about the Safe: no request is sent. */
  readonly isBlocked: boolean
  /** True when the user has to consent. */
  readonly isWanted: boolean
  readonly accepted: boolean
  accept(accepted: boolean): void
}

/** Decides whether the check of the Safe allows a gift. */
export function useSafeConsent(account: Account): SafeConsent {
  const kind = useStoreValue<SafeCheck | null>(account.kind === 'safe' ? account.check : nothingToCheck)?.kind
  const [given, setGiven] = useState(false)
  const isWanted = kind === 'unverified'
  const accepted = isWanted && given
  return {
    mayGo: kind === undefined || kind === 'agrees' || accepted,
    isBlocked: kind === 'disagrees',
    isWanted,
    accepted,
    accept: setGiven,
  }
}
