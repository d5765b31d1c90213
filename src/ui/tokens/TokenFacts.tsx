import styled from 'styled-components'
import type { JudgedToken } from '../../core/tokens/judgeToken'
import type { Giver } from '../give/giver'
import { AddressText } from '../parts/AddressText'
import { Row } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { WithAddresses } from '../parts/WithAddresses'
import { tokenWarningWords } from './tokenWarningWords'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);

  dt {
    color: var(--ink-soft);
  }

  dd {
    overflow-wrap: anywhere;
  }
`

type TokenFactsProps = {
  readonly judged: Extract<JudgedToken, { readonly kind: 'usable' }>
  readonly giverName: Giver['name']
  readonly onAdd: () => void
}

/** What a contract says of itself, everything that speaks against it, and the press that adds it. */
export function TokenFacts({ judged: { token, warnings }, giverName, onAdd }: TokenFactsProps) {
  return (
    <Stack $gap={3}>
      <Facts aria-label="What the token says of itself">
        <dt>Symbol</dt>
        <dd>
          <bdi>{token.symbol}</bdi>
        </dd>
        <dt>Name</dt>
        <dd>
          <bdi>{token.name}</bdi>
        </dd>
        <dt>Decimals</dt>
        <dd>{token.decimals}</dd>
        <dt>Address</dt>
        <dd>
          <AddressText value={token.address} />
        </dd>
      </Facts>
      {warnings.length > 0 && (
        <Notice tone="bad" title="Compare this token before you add it">
          {warnings.map((warning) => {
            const words = tokenWarningWords(warning, token.address)
            return (
              <p key={words}>
                <WithAddresses text={words} />
              </p>
            )
          })}
        </Notice>
      )}
      <p>
        Nobody has vouched for this token: it is not in the list of this site. Its name is the contract’s own
        word, and anybody can choose any name.{' '}
        {giverName === 'Safe' && 'Your co-signers see its address, not this name.'}
      </p>
      <Row>
        <SecondaryButton onClick={onAdd}>Add {token.symbol} as a custom token</SecondaryButton>
      </Row>
    </Stack>
  )
}
