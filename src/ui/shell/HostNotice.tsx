import type { Session } from '../../core/session'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { Row } from '../parts/basics'
import { Sentence } from '../parts/Sentence'
import { SafeWalletLink } from '../parts/ExternalLink'
import { m } from './visitorMessages'
import { m as shell } from './messages'

/** Explains why the parent window has opened no Safe, and the remedies. */
export function HostNotice({
  session,
}: {
  readonly session: Extract<Session, { kind: 'silent' | 'refused' }>
}) {
  const { retryHost, continueWithoutSafe } = useApp()
  if (session.kind === 'silent')
    return (
      <Notice tone="waiting" title={shell.badge.silent}>
        <p>{m.host.silent}</p>
        <Row>
          <PrimaryButton onClick={retryHost}>{m.host.askAgain}</PrimaryButton>
          <SecondaryButton onClick={continueWithoutSafe}>{m.host.goOnWithout}</SecondaryButton>
          <SafeWalletLink />
        </Row>
      </Notice>
    )
  return (
    <Notice tone="bad" title={m.host.refusedTitle}>
      <p>
        <Sentence of={m.host.refused(<strong>{session.origin}</strong>)} />
      </p>
      <Row>
        <SafeWalletLink />
        <SecondaryButton onClick={continueWithoutSafe}>{m.host.onlyRead}</SecondaryButton>
      </Row>
    </Notice>
  )
}
