import { Notice } from '../parts/Notice'
import type { CustomTokenCheck } from './useCustomTokenCheck'

/** What became of the last look at custom tokens; nothing where they are as they were. */
export function CustomTokenNotice({ check }: { readonly check: CustomTokenCheck }) {
  if (check.kind === 'changed')
    return (
      <Notice tone="bad" title="A custom token has changed since you added it">
        {check.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>Nothing was sent.</p>
      </Notice>
    )
  if (check.kind !== 'unread') return null
  return (
    <Notice tone="waiting" title="The custom tokens could not be checked again">
      <p>{check.reason} Compare the amounts in your wallet or your Safe with these before you sign.</p>
    </Notice>
  )
}
