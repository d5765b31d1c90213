import styled from 'styled-components'
import type { SafeAccount, SafeDisagreement } from '../../flows/account'
import { SecondaryButton } from './Button'
import { Icon } from './Icon'
import { Notice } from './Notice'
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
  nonce: 'Next number',
}

type SafeCheckNoticeProps = {
  readonly account: SafeAccount
  /** Whether agreement is worth a line here. */
  readonly quiet: 'shown' | 'hidden'
}

/** Whether the Safe is what the page around us says. Only a chain that was asked and agrees is green. */
export function SafeCheckNotice({ account, quiet }: SafeCheckNoticeProps) {
  const check = useStoreValue(account.check)
  const again = <SecondaryButton onClick={() => void account.recheck()}>Check again</SecondaryButton>
  switch (check.kind) {
    case 'checking':
      return quiet === 'shown' ? <Quiet as="p">Comparing your Safe with the chain…</Quiet> : null
    case 'agrees':
      return quiet === 'shown' ? (
        <Good>
          <Icon name="check" />
          <span>
            The chain was asked and agrees: contract, owners, signatures needed and next number.{' '}
            {timeText(check.atMs)}
          </span>
        </Good>
      ) : null
    case 'unverified':
      return (
        <Notice tone="waiting" title="Your Safe could not be compared with the chain">
          <p>
            {check.reason} What you see of your Safe is what the page around this one says. No money has
            moved. To give without this check, you have to say that you want to.
          </p>
          <div>{again}</div>
        </Notice>
      )
    case 'disagrees':
      return (
        <Notice tone="bad" title="The page around this one and the chain do not agree about your Safe">
          <p>
            Nothing can be given until they do. Your money is safe. Look at your Safe in another browser or on
            another device.
          </p>
          <Table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">The page says</th>
                <th scope="col">The chain says</th>
              </tr>
            </thead>
            <tbody>
              {check.disagreements.map(({ field, host, chain }) => (
                <tr key={field}>
                  <th scope="row">{fieldWords[field]}</th>
                  <td>{host}</td>
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
