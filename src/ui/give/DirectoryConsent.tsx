import { Notice } from '../parts/Notice'
import { Consent } from './Consent'
import type { useDirectoryConsent } from './useDirectoryConsent'

/** What the user should know of the directory's signature before giving. Nothing where it is signed, or need not be. */
export function DirectoryConsent({ consent }: { readonly consent: ReturnType<typeof useDirectoryConsent> }) {
  if (consent.isChecking)
    return (
      <Notice tone="waiting" title="The signature of the directory is being checked">
        <p>
          The addresses above come from a list that the organisation signs. You can go on once that is
          checked.
        </p>
      </Notice>
    )
  if (consent.reason === null) return null
  return (
    <>
      <Notice tone="waiting" title="The signature of the directory could not be checked">
        <p>
          {consent.reason} Nothing shows that the directory is wrong. Compare each address with the website of
          its cause, or try again later.
        </p>
      </Notice>
      <Consent given={consent.accepted} onChange={consent.accept}>
        I have compared the addresses above myself.
      </Consent>
    </>
  )
}
