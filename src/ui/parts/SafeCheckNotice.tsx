import styled from 'styled-components'
import { useEffect, useState } from 'react'
import type { SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { SecondaryButton } from './Button'
import { Icon } from './Icon'
import { Notice } from './Notice'
import { timeText } from './format'
import { useStoreValue } from './useStoreValue'
import { Sentence } from './Sentence'
import { m } from './laterMessages'

const Quiet = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  align-items: start;
  font-size: var(--text-small);

  & > svg {
    margin-block-start: 0.2em;
  }
`

const Good = styled(Quiet)`
  color: var(--tone-good);
`

const Table = styled.table`
  width: 100%;
  font-size: var(--text-small);

  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-block-start: 1px solid var(--line-strong);
    text-align: start;
    vertical-align: top;
  }

  td {
    overflow-wrap: anywhere;
  }

  thead th {
    font-weight: 600;
    border: 0;
  }
`

type SafeCheckNoticeProps = {
  readonly account: SafeAccount
  /** Visibility of the notice during the check, and when the chain agrees. */
  readonly quiet: 'shown' | 'hidden'
}

/**
 * Shows whether the chain confirms the claims of the parent window, or the wallet, about the Safe. Only a chain that
 * was read and agrees is green.
 */
export function SafeCheckNotice({ account, quiet }: SafeCheckNoticeProps) {
  const check = useStoreValue(account.check)
  const source = useStoreValue(useApp().session).kind === 'wallet' ? 'wallet' : 'page'
  const words = m.safeCheck[source]
  const again = <SecondaryButton onClick={() => void account.recheck()}>{m.safeCheck.again}</SecondaryButton>
  switch (check.kind) {
    case 'checking':
      return quiet === 'shown' ? <Quiet as="p">{m.safeCheck.checking}</Quiet> : null
    case 'ok':
      return quiet === 'shown' ? (
        <Good>
          <Icon name="check" />
          <span>
            {words.agrees} {timeText(check.atMs)}
          </span>
        </Good>
      ) : null
    case 'unproved':
      return (
        <Notice tone="waiting" title={words.unverified}>
          <p>{m.safeCheck.without(check.reason, words.known)}</p>
          <div>{again}</div>
        </Notice>
      )
    case 'differs':
      return (
        <Notice
          tone={check.againAtMs === undefined ? 'bad' : 'waiting'}
          title={check.againAtMs === undefined ? words.disagrees : m.safeCheck.changed}
        >
          {check.againAtMs === undefined ? (
            <p>{words.advice}</p>
          ) : (
            <p>
              <Sentence of={m.safeCheck.late(<SecondsUntil atMs={check.againAtMs} />)} />
            </p>
          )}
          <Table>
            <thead>
              <tr>
                <th scope="col">{m.safeCheck.what}</th>
                {source === 'page' && <th scope="col">{m.safeCheck.pageSays}</th>}
                <th scope="col">{m.safeCheck.chainSays}</th>
              </tr>
            </thead>
            <tbody>
              {check.disagreements.map(({ field, host, chain }) => (
                <tr key={field}>
                  <th scope="row">{m.safeCheck.fields[field]}</th>
                  {source === 'page' && <td>{host}</td>}
                  <td>{chain}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <div>{again}</div>
        </Notice>
      )
  }
}

/** Counts down the seconds until a time. */
function SecondsUntil({ atMs }: { readonly atMs: number }) {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <>{Math.max(0, Math.ceil((atMs - nowMs) / 1_000))} s</>
}
