import { useState } from 'react'
import styled from 'styled-components'
import { useConfig, useEnsAvatar, useEnsName } from 'wagmi'
import { statusTable } from '../../core/tracking/statusTable'
import type { SafeAccount } from '../../flows/account'
import { Identicon } from '../parts/Identicon'
import { VisuallyHidden } from '../parts/basics'
import { shortAddress } from '../parts/shortAddress'
import { useStoreValue } from '../parts/useStoreValue'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
`

const Avatar = styled.span<{ $pending: boolean }>`
  position: relative;
  display: block;
  padding: 4px;
  border-radius: 50%;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid ${({ $pending }) => ($pending ? 'var(--line)' : 'transparent')};
    border-block-start-color: ${({ $pending }) => ($pending ? 'var(--accent)' : 'transparent')};
    border-radius: 50%;
    animation: account-pending 1.6s linear infinite;
  }

  @keyframes account-pending {
    to {
      transform: rotate(1turn);
    }
  }
`

const Picture = styled.img`
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  object-fit: cover;
`

const Name = styled.p`
  font-family: var(--font-display);
  font-size: clamp(1.25rem, 5.5vw, var(--text-h2));
  line-height: 1.2;
`

const Short = styled.bdi`
  white-space: nowrap;
`

/** Avatar and name. ENS is asked only where the chain of the Safe has it; no other chain is ever read. */
export function AccountName({ account }: { readonly account: SafeAccount }) {
  const { items } = useStoreValue(account.tracked)
  const { chains } = useConfig()
  const [broken, setBroken] = useState(false)
  const hasEns =
    chains.find(({ id }) => id === account.chain.id)?.contracts?.ensUniversalResolver !== undefined
  const { data: ensName } = useEnsName({
    address: account.safe,
    chainId: account.chain.id,
    query: { enabled: hasEns },
  })
  const { data: ensAvatar } = useEnsAvatar({
    ...(ensName ? { name: ensName } : {}),
    chainId: account.chain.id,
    query: { enabled: hasEns && Boolean(ensName) },
  })
  const pending = items.some((item) => !statusTable[item.phase.status].final)

  return (
    <Line>
      <Avatar $pending={pending}>
        {ensAvatar && !broken ? (
          <Picture src={ensAvatar} alt="" onError={() => setBroken(true)} />
        ) : (
          <Identicon address={account.safe} size="large" />
        )}
      </Avatar>
      <Name>
        {ensName || <Short dir="ltr">{shortAddress(account.safe)}</Short>}
        {pending && <VisuallyHidden> (a transaction is under way)</VisuallyHidden>}
      </Name>
    </Line>
  )
}
