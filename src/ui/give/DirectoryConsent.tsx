import { Notice } from '../parts/Notice'
import { Consent } from './Consent'
import { m } from './reviewMessages'
import type { useDirectoryConsent } from './useDirectoryConsent'

/** Shows the state of the directory's signature before giving. Renders nothing where it is signed, or need not be. */
export function DirectoryConsent({ consent }: { readonly consent: ReturnType<typeof useDirectoryConsent> }) {
  if (consent.isChecking)
    return (
      <Notice tone="waiting" title={m.directory.checking}>
        <p>{m.directory.wait}</p>
      </Notice>
    )
  if (consent.reason === null) return null
  return (
    <>
      <Notice tone="waiting" title={m.directory.unchecked}>
        <p>{m.directory.compare(consent.reason)}</p>
      </Notice>
      <Consent given={consent.accepted} onChange={consent.accept}>
        {m.directory.compared}
      </Consent>
    </>
  )
}
