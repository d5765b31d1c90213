import { Notice } from '../parts/Notice'
import type { CustomTokenCheck } from './useCustomTokenCheck'
import { m } from './messages'

/** Shows the result of the last check of custom tokens. Renders nothing where they are unchanged. */
export function CustomTokenNotice({ check }: { readonly check: CustomTokenCheck }) {
  if (check.kind === 'changed')
    return (
      <Notice tone="bad" title={m.notices.changed}>
        {check.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{m.notices.nothingSent}</p>
      </Notice>
    )
  if (check.kind !== 'unread') return null
  return (
    <Notice tone="waiting" title={m.notices.unread}>
      <p>{m.notices.compare(check.reason)}</p>
    </Notice>
  )
}
