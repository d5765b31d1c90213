import { useState } from 'react'
import type { CausesState } from '../../flows/session/loadCauses'

type DirectoryConsent = {
  /** True when no signature is required, or it is valid, or the user goes on without. */
  readonly mayGo: boolean
  readonly isChecking: boolean
  /** Reason why the signature could not be checked. Null: no consent is needed. */
  readonly reason: string | null
  readonly accepted: boolean
  accept(accepted: boolean): void
}

/** Decides whether the signature of the directory allows a gift. A refused directory is not shown. */
export function useDirectoryConsent(directory: CausesState): DirectoryConsent {
  const [given, setGiven] = useState(false)
  const trust = directory.kind === 'ready' ? directory.trust : undefined
  const reason = trust?.kind === 'unchecked' ? trust.reason : null
  const accepted = reason !== null && given
  return {
    mayGo: trust === undefined || trust.kind === 'signed' || accepted,
    isChecking: trust?.kind === 'checking',
    reason,
    accepted,
    accept: setGiven,
  }
}
