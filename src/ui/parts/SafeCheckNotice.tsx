import styled from 'styled-components'
import type { SafeAccount, SafeDisagreement } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { SecondaryButton } from './Button'
import { Icon } from './Icon'
import { Notice } from './Notice'
import { SecondsUntil } from './SecondsUntil'
import { timeText } from './timeText'
import { useStoreValue } from './useStoreValue'

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

const fieldWords: Record<SafeDisagreement['field'], string> = {
  safe: 'Address',
  chainId: 'Chain',
  code: 'Contract code',
  singleton: 'Safe contract',
  version: 'Version',
  owners: 'Owners',
  threshold: 'Signatures needed',
  nonce: 'Nonce',
}

/** Who told us of the Safe before the chain did, and what to do when the chain does not bear it out. */
const sources = {
  page: {
    agrees: 'Checked on chain: contract, owners, threshold and nonce match.',
    unverified: 'Your Safe could not be compared with the chain',
    known: 'What you see of your Safe is what Safe{Wallet} says.',
    disagrees: 'Your wallet and the chain do not agree about your Safe',
    advice:
      'Nothing can be given until they do. Your money is safe. Look at your Safe in another browser or on another device.',
  },
  wallet: {
    agrees: 'Read from the chain: contract, owners, threshold and nonce.',
    unverified: 'Your Safe could not be checked on the chain',
    known: 'All that is known of your Safe is its address, as your wallet gave it.',
    disagrees: 'Gifts cannot be made from this Safe here',
    advice:
      'It is not a Safe of a kind that this page knows. Your money is safe: only its owners can move it.',
  },
} as const

type SafeCheckNoticeProps = {
  readonly account: SafeAccount
  /** Whether agreement is worth a line here. */
  readonly quiet: 'shown' | 'hidden'
}

/** Whether the Safe is what the parent window, or the wallet, says. Only a chain that was asked and agrees is green. */
export function SafeCheckNotice({ account, quiet }: SafeCheckNoticeProps) {
  const check = useStoreValue(account.check)
  const source = useStoreValue(useApp().session).kind === 'wallet' ? 'wallet' : 'page'
  const words = sources[source]
  const again = <SecondaryButton onClick={() => void account.recheck()}>Check again</SecondaryButton>
  switch (check.kind) {
    case 'checking':
      return quiet === 'shown' ? <Quiet as="p">Comparing your Safe with the chain…</Quiet> : null
    case 'agrees':
      return quiet === 'shown' ? (
        <Good>
          <Icon name="check" />
          <span>
            {words.agrees} {timeText(check.atMs)}
          </span>
        </Good>
      ) : null
    case 'unverified':
      return (
        <Notice tone="waiting" title={words.unverified}>
          <p>
            {check.reason} {words.known} No money has moved. To give without this check, you have to say that
            you want to.
          </p>
          <div>{again}</div>
        </Notice>
      )
    case 'disagrees':
      return (
        <Notice
          tone={check.againAtMs === undefined ? 'bad' : 'waiting'}
          title={check.againAtMs === undefined ? words.disagrees : 'Your Safe may just have been changed'}
        >
          {check.againAtMs === undefined ? (
            <p>{words.advice}</p>
          ) : (
            <p>
              Your wallet can show a change up to a minute late. Checking again in{' '}
              <SecondsUntil atMs={check.againAtMs} />. Nothing can be given until your wallet and the chain
              agree. Your money is safe.
            </p>
          )}
          <Table>
            <thead>
              <tr>
                <th scope="col">What</th>
                {source === 'page' && <th scope="col">The page says</th>}
                <th scope="col">The chain says</th>
              </tr>
            </thead>
            <tbody>
              {check.disagreements.map(({ field, host, chain }) => (
                <tr key={field}>
                  <th scope="row">{fieldWords[field]}</th>
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
