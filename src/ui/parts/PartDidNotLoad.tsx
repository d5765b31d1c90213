import { SecondaryButton } from './Button'
import { Notice } from './Notice'
import { m } from './messages'

/** Shows that a chunk failed to load. */
export function PartDidNotLoad() {
  return (
    <Notice tone="bad" title={m.missing.title}>
      <p>{m.missing.words}</p>
      <div>
        <SecondaryButton onClick={() => window.location.reload()}>{m.reload}</SecondaryButton>
      </div>
    </Notice>
  )
}
