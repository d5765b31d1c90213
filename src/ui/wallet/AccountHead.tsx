import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { SafeAccount } from '../../flows/account/account'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { Row } from '../parts/basics'
import { SecondaryButton } from '../parts/Button'
import { CopyButton } from '../parts/CopyButton'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

const FullAddress = styled.p`
  font-size: 0.9rem;
`

const Balance = styled.p`
  font-size: var(--text-large);
`

type AccountHeadProps = {
  readonly chain: AppChain
  readonly address: Address
  readonly balances: SafeAccount['balances']
  /** Avatar and name. */
  readonly face: ReactNode
  /** Null where the connection is not ours to end. */
  readonly onDisconnect: (() => void) | null
}

/** Shows the account, its balance in the chain's own coin, and its address to read and copy. */
export function AccountHead(props: AccountHeadProps) {
  const { chain, address, balances, face, onDisconnect } = props
  const shown = useRef<HTMLElement>(null)
  const copy = <CopyButton label={m.copyAddress} text={address} source={shown} />
  return (
    <Stack $gap={3}>
      {face}
      <NativeBalance chain={chain} balances={balances} />
      <FullAddress>
        <span ref={shown}>
          <AddressText value={address} />
        </span>
      </FullAddress>
      {onDisconnect === null ? (
        copy
      ) : (
        <Row>
          {copy}
          <SecondaryButton onClick={onDisconnect}>{m.disconnect}</SecondaryButton>
        </Row>
      )}
    </Stack>
  )
}

function NativeBalance({ chain, balances: store }: Pick<AccountHeadProps, 'chain' | 'balances'>) {
  const balances = useStoreValue(store)
  if (balances.kind === 'loading') return <Balance>{m.readingBalance}</Balance>
  const amount =
    balances.kind === 'known'
      ? (balances.entries.find((entry) => entry.asset.kind === 'native')?.amount ?? null)
      : null
  if (amount === null) return <Balance>{m.noBalance}</Balance>
  return (
    <Balance>
      <AmountText amount={amount} asset={chain.nativeCurrency} />
    </Balance>
  )
}
