import type { Session } from '../../core/session'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { Row } from '../parts/basics'
import { Sentence } from '../parts/Sentence'
import { SafeWalletLink } from '../parts/SafeWalletLink'
import { m } from './messages'

/** Why the page around this one has opened no Safe, and what can be done. */
export function HostNotice({
  session,
}: {
  readonly session: Extract<Session, { kind: 'silent' | 'refused' }>
}) {
  const { retryHost, continueWithoutSafe } = useApp()
  if (session.kind === 'silent')
    return (
      <Notice tone="waiting" title={m.badge.silent}>
        <p>{m.notice.silent}</p>
        <Row>
          <PrimaryButton onClick={retryHost}>{m.notice.askAgain}</PrimaryButton>
          <SecondaryButton onClick={continueWithoutSafe}>{m.notice.goOnWithout}</SecondaryButton>
          <SafeWalletLink />
        </Row>
      </Notice>
    )
  return (
    <Notice tone="bad" title={m.notice.refusedTitle}>
      <p>
        <Sentence of={m.notice.refused(<strong>{session.origin}</strong>)} />
      </p>
      <Row>
        <SafeWalletLink />
        <SecondaryButton onClick={continueWithoutSafe}>{m.notice.onlyRead}</SecondaryButton>
      </Row>
    </Notice>
  )
}
