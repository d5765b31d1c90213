import { SecondaryButton } from './Button'
import { Notice } from './Notice'

/** A file of the app did not come. */
export function PartDidNotLoad() {
  return (
    <Notice tone="bad" title="This part of the page did not load">
      <p>
        The connection may have dropped, or a new version may be out. What you have given before is not
        affected.
      </p>
      <div>
        <SecondaryButton onClick={() => window.location.reload()}>Reload the page</SecondaryButton>
      </div>
    </Notice>
  )
}
