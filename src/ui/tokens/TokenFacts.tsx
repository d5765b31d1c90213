import styled from 'styled-components'
import type { JudgedToken, TokenWarning } from '../../core/tokens/judgeToken'
import type { Giver } from '../give/giver'
import { AddressText, WithAddresses } from '../parts/AddressText'
import { Row } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { m } from './messages'

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

/** Shows a contract's own claims, all warnings, and the button that adds it. */
export function TokenFacts({ judged: { token, warnings }, giverName, onAdd }: TokenFactsProps) {
  return (
    <Stack $gap={3}>
      <Facts aria-label={m.facts.name}>
        <dt>{m.facts.symbol}</dt>
        <dd>
          <bdi>{token.symbol}</bdi>
        </dd>
        <dt>{m.facts.tokenName}</dt>
        <dd>
          <bdi>{token.name}</bdi>
        </dd>
        <dt>{m.facts.decimals}</dt>
        <dd>{token.decimals}</dd>
        <dt>{m.facts.address}</dt>
        <dd>
          <AddressText value={token.address} />
        </dd>
      </Facts>
      {warnings.length > 0 && (
        <Notice tone="bad" title={m.facts.compare}>
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
        {m.facts.unvouched} {giverName === 'Safe' && m.facts.coSigners}
      </p>
      <Row>
        <SecondaryButton onClick={onAdd}>{m.facts.add(token.symbol)}</SecondaryButton>
      </Row>
    </Stack>
  )
}

/** Returns the warning about a contract before it is given as a token. `address`: of that contract. */
function tokenWarningWords(warning: TokenWarning, address: string): string {
  const { warning: words } = m
  if (warning.kind === 'text') {
    if (warning.problem === 'rightToLeft') return words.rightToLeft(warning.symbol)
    return words[warning.problem]
  }
  const { symbol, address: known } = warning.known
  if (known === null) return words.likeCoin(symbol, address)
  return (warning.alike === 'symbol' ? words.likeToken : words.likeAddress)(symbol, known, address)
}
