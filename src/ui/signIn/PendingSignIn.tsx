import styled from 'styled-components'
import type { SignInState } from '../../core/signIn/signInState'
import { Signers } from '../activity/Signers'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/timeText'
import { m } from './messages'

const Title = styled.h3`
  font-size: var(--text-h3);
`

type PendingSignInProps = {
  readonly pending: Extract<SignInState, { kind: 'pending' }>
  /** True when storage keeps it while the page is closed. */
  readonly durable: boolean
}

/** Shows a sign-in that waits for the other owners of a Safe: who has signed, and how long it is valid. */
export function PendingSignIn({ pending: { request, way, item, trouble }, durable }: PendingSignInProps) {
  const { phase, note } = item
  return (
    <Stack $gap={3}>
      {way === 'onChain' ? (
        <p>{m.pending.onChain}</p>
      ) : (
        <>
          <p>
            <StatusWord item={item} />
          </p>
          {'signatures' in phase && <p>{m.pending.ask}</p>}
        </>
      )}
      <p>{m.pending[durable ? 'mayClose' : 'keepOpen'](timeText(request.endsAtMs))}</p>
      {note?.kind === 'forged' && (
        <div role="alert">
          <Notice tone="bad" title={m.pending.doNotSign}>
            <p>{m.pending.forged}</p>
          </Notice>
        </div>
      )}
      {(trouble !== null || note?.kind === 'unreachable') && (
        <Notice tone="waiting" title={trouble === null ? m.pending.noAnswer : m.pending.notYet}>
          <p>{m.pending.asking(trouble ?? (note?.kind === 'unreachable' ? note.reason : ''))}</p>
        </Notice>
      )}
      {way === 'messages' && 'signatures' in phase && (
        <Stack $gap={2}>
          <Title>{m.pending.coSigners}</Title>
          <Signers signatures={phase.signatures} />
        </Stack>
      )}
    </Stack>
  )
}
