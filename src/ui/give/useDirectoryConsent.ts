import { useState } from 'react'
import type { CausesState } from '../../flows/session/loadCauses'

type DirectoryConsent = {
  /** Nobody has to sign the directory, or it is signed, or the user goes on without. */
  readonly mayGo: boolean
  readonly isChecking: boolean
  /** Why the signature could not be checked; null when there is nothing to ask. */
  readonly reason: string | null
  readonly accepted: boolean
  accept(accepted: boolean): void
}

/** Whether a gift may be asked for as far as the signature of the directory goes. A refused directory is not shown. */
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
