import styled from 'styled-components'
import type { SignInState } from '../../core/signIn/signInState'
import { Signers } from '../activity/Signers'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/timeText'

const Title = styled.h3`
  font-size: var(--text-h3);
`

type PendingSignInProps = {
  readonly pending: Extract<SignInState, { kind: 'pending' }>
  /** Storage keeps it while the page is closed. */
  readonly durable: boolean
}

/** A sign-in that waits for the other owners of a Safe: how many have signed, who, and until when it counts. */
export function PendingSignIn({ pending: { request, way, item, trouble }, durable }: PendingSignInProps) {
  const { phase, note } = item
  return (
    <Stack $gap={3}>
      {way === 'onChain' ? (
        <p>
          Your Safe signs this message by a transaction. It is in the queue of your Safe; once it has been
          executed, you are signed in here.
        </p>
      ) : (
        <>
          <p>
            <StatusWord item={item} />
          </p>
          {'signatures' in phase && (
            <p>
              Ask your co-signers to sign the message in your Safe. When enough have signed, you are signed in
              here.
            </p>
          )}
        </>
      )}
      <p>
        {durable ? 'You can close this page and come back to it here' : 'Keep this page open'} until{' '}
        {timeText(request.endsAtMs)}. Then the message expires.
      </p>
      {note?.kind === 'forged' && (
        <div role="alert">
          <Notice tone="bad" title="Do not sign">
            <p>
              The message that the service shows is not the one that was asked for here. Stop waiting, and
              tell your co-signers.
            </p>
          </Notice>
        </div>
      )}
      {(trouble !== null || note?.kind === 'unreachable') && (
        <Notice tone="waiting" title={trouble === null ? 'No answer at the moment' : 'Not signed in yet'}>
          <p>
            {trouble ?? (note?.kind === 'unreachable' ? note.reason : '')} Nothing is lost, and we keep
            asking.
          </p>
        </Notice>
      )}
      {way === 'messages' && 'signatures' in phase && (
        <Stack $gap={2}>
          <Title>Your co-signers</Title>
          <Signers signatures={phase.signatures} />
        </Stack>
      )}
    </Stack>
  )
}
