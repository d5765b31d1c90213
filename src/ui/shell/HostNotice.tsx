import type { Session } from '../../core/session'
import { useApp } from '../AppContext'
import { PrimaryButton, SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { Row } from '../parts/basics'
import { Sentence } from '../parts/Sentence'
import { SafeWalletLink } from '../parts/SafeWalletLink'
import { m } from './hostNoticeMessages'
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
        <p>{m.silent}</p>
        <Row>
          <PrimaryButton onClick={retryHost}>{m.askAgain}</PrimaryButton>
          <SecondaryButton onClick={continueWithoutSafe}>{m.goOnWithout}</SecondaryButton>
          <SafeWalletLink />
        </Row>
      </Notice>
    )
  return (
    <Notice tone="bad" title={m.refusedTitle}>
      <p>
        <Sentence of={m.refused(<strong>{session.origin}</strong>)} />
      </p>
      <Row>
        <SafeWalletLink />
        <SecondaryButton onClick={continueWithoutSafe}>{m.onlyRead}</SecondaryButton>
      </Row>
    </Notice>
  )
}
