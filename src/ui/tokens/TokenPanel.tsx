import styled from 'styled-components'
import { AddressText } from '../parts/AddressText'
import { Small, VisuallyHidden } from '../parts/basics'
import { TextButton } from '../parts/Button'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { dayOfTime } from '../parts/format'
import type { Giver } from '../give/giver'
import { TokenLookup } from './TokenLookup'
import { useCustomTokens } from './useCustomTokens'
import { useTokenList } from './useTokenList'
import { Sentence } from '../parts/Sentence'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { m } from './messages'

const Own = styled.ul`
  display: grid;
  gap: var(--space-3);
`

/** Shows the source of the tokens that can be given here, and how to add another one. */
export function TokenPanel({ giver }: { readonly giver: Giver }) {
  const { tokens, edit, unreadable } = useCustomTokens(giver)
  const announce = useAnnounce()
  return (
    <Stack $gap={4}>
      <Source giver={giver} />
      {tokens.length > 0 && (
        <Stack $gap={2}>
          <h3>{m.own}</h3>
          <Own>
            {tokens.map(({ address, symbol, name }) => (
              <li key={address}>
                <bdi>{symbol}</bdi>, <bdi>{name}</bdi>
                <br />
                <Small as="span">
                  <AddressText value={address} />
                </Small>
                <br />
                <TextButton
                  onClick={() => {
                    edit.remove(address)
                    announce(m.removed(symbol))
                  }}
                >
                  {m.remove}
                  <VisuallyHidden> {symbol}</VisuallyHidden>
                </TextButton>
              </li>
            ))}
          </Own>
        </Stack>
      )}
      {unreadable === null ? (
        <TokenLookup giver={giver} edit={edit} />
      ) : (
        <UnreadableNotice thing="tokens" unreadable={unreadable} onDiscard={edit.discardUnreadable} />
      )}
    </Stack>
  )
}

/** Shows the source of the offered tokens. */
function Source({ giver: { account, chain } }: { readonly giver: Giver }) {
  const state = useTokenList()
  const added = chain.tokens.length - account.chain.tokens.length
  const configured = account.chain.tokens.map(({ symbol }) => symbol)
  const own = configured.length === 0 ? m.source.noToken : configured.join(', ')
  return (
    <Small>
      {m.source.configured(chain.nativeCurrency.symbol, own)}
      {state.kind === 'ready' && added > 0 && (
        <Sentence
          of={m.source.listed(
            added,
            <bdi>{state.list.name}</bdi>,
            state.list.version,
            dayOfTime(state.list.madeAtMs),
          )}
        />
      )}
    </Small>
  )
}
