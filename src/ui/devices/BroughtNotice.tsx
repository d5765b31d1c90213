import type { SignInsBrought } from '../../flows/devices/deviceSignIns'
import type { Brought } from '../../flows/devices/deviceStorage'
import { SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { broughtWords } from './broughtWords'
import { m } from './messages'

type BroughtNoticeProps = {
  /** Everything imported, sign-ins included. */
  readonly brought: Brought
  /** Null: the file has none, or they were left out. */
  readonly signIns: SignInsBrought | null
}

/** Shows the outcome of an imported file. */
export function BroughtNotice({ brought, signIns }: BroughtNoticeProps) {
  const isKept = brought.isKept && (signIns?.noRoom ?? 0) === 0
  return (
    <Notice tone={isKept ? 'good' : 'waiting'} title={m.bring.done}>
      {broughtWords(brought, signIns).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {brought.added > 0 && (
        <div>
          <SecondaryButton onClick={() => window.location.reload()}>{m.bring.reload}</SecondaryButton>
        </div>
      )}
    </Notice>
  )
}
