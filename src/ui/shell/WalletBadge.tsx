import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { abbreviateAmount } from '../../core/money/abbreviateAmount'
import type { WalletSession } from '../../core/session'
import type { SignInState } from '../../core/signIn/signInState'
import { signInUnsigned } from '../../core/signIn/signInWords'
import type { SafeAccount } from '../../flows/account/account'
import { useApp, useChain } from '../AppContext'
import { TextButton } from '../parts/Button'
import { Deferred } from '../parts/Deferred'
import { Icon } from '../parts/Icon'
import { Identicon } from '../parts/Identicon'
import { VisuallyHidden } from '../parts/basics'
import { useAnnounce } from '../parts/LiveRegion'
import { media } from '../parts/media'
import { shortAddress } from '../parts/format'
import { TonedWord } from '../parts/TonedWord'
import { useOpening } from '../parts/useOpening'
import { useStoreValue } from '../parts/useStoreValue'
import { ensChainId } from '../wallet/ensChainId'
import type { ShownSignIn, WalletKit } from '../wallet/walletKit'
import { m } from './badgeMessages'
import { shellParts } from './shellParts'

const Badge = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  @media (max-width: 30rem) {
    display: grid;
    grid-template-columns: 1fr auto;
    justify-items: end;
    gap: 0;
    margin-inline-end: calc(-1 * var(--space-2));
  }
`

/** The badge takes a line of its own on a phone, to leave room for the site's name. */
const Below = styled.span`
  @media (max-width: 30rem) {
    grid-column: 1 / -1;
    padding: 0.65rem var(--space-2);
  }
`

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: var(--space-1) var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: var(--ink);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--paper-sunk);
  }
`

const WrongNetwork = styled(Opener)`
  border-color: var(--tone-bad);
  color: var(--tone-bad);
  font-weight: 600;
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  font-weight: 600;
`

const LargeOnly = styled.span`
  display: none;

  ${media.medium} {
    display: inline;
  }
`

/** Name beside an avatar. On a phone the avatar is enough: the full address is one step away. */
const Name = styled.bdi`
  font-family: var(--font-mono);
  font-size: 0.86em;

  @media (max-width: 30rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

type WalletBadgeProps = { readonly session: WalletSession; readonly kit: WalletKit }

/**
 * Shows the network and the wallet, in the corner of every screen: one opens "Switch Networks", the other the account
 * panel.
 */
export function WalletBadge({ session, kit }: WalletBadgeProps) {
  const dialog = useOpening()
  const announce = useAnnounce()
  const chain = useChain()
  const { name } = useStoreValue(kit.ensName)
  // A Safe lives on one chain; never request a chain switch.
  const isSafe = useStoreValue(useApp().account).kind === 'ready'
  // The name is Ethereum's: on another chain the same address can be another owner's Safe.
  const shown = isSafe && session.chainId !== ensChainId ? null : name
  const chainName = chain?.name ?? m.chain(session.chainId)

  useEffect(() => {
    announce(m.connected(session.walletName, shortAddress(session.address), chainName))
  }, [announce, chainName, session.address, session.walletName])

  if (chain === null) {
    return (
      <WrongNetwork type="button" aria-haspopup="dialog" onClick={kit.openNetworks}>
        <Icon name="warning" />
        {m.wrongNetwork}
      </WrongNetwork>
    )
  }
  return (
    <Badge>
      <Opener
        type="button"
        aria-haspopup={isSafe ? undefined : 'dialog'}
        onClick={isSafe ? kit.explainNetwork : kit.openNetworks}
      >
        <Disc aria-hidden="true">{chain.name.slice(0, 1)}</Disc>
        <VisuallyHidden>{m.network(chain.name)}</VisuallyHidden>
        <LargeOnly aria-hidden="true">{chain.name}</LargeOnly>
      </Opener>
      <Opener type="button" aria-haspopup="dialog" onClick={dialog.open}>
        <Balance />
        <Identicon address={session.address} size="small" />
        <VisuallyHidden>{m.account}</VisuallyHidden>
        <Name dir="ltr">{shown ?? shortAddress(session.address)}</Name>
      </Opener>
      {kit.signIn !== null && <Verify signIn={kit.signIn} onVerify={kit.openVerify} />}
      {dialog.isOpen && (
        <Deferred
          key={dialog.key}
          part={shellParts.accountDialog}
          props={{ onClose: dialog.close }}
          waiting={null}
        />
      )}
    </Badge>
  )
}

type VerifyProps = {
  readonly signIn: ShownSignIn
  readonly onVerify: () => void
}

/** Shows the sign-in where the operator has a sign-in service. Giving does not need it; a Safe has it in its panel. */
function Verify({ signIn, onVerify }: VerifyProps) {
  const state = useStoreValue(signIn.state)
  const account = useStoreValue(useApp().account)
  useSignInNews(state)
  if (account.kind !== 'wallet' || state.kind === 'loading') return null
  return (
    <Below>
      {state.kind === 'signedIn' ? (
        <TonedWord tone="good" icon="check">
          {m.verified}
        </TonedWord>
      ) : (
        <>
          {state.kind === 'idle' && state.unsigned && m.notVerified}
          <TextButton aria-haspopup="dialog" onClick={onVerify}>
            {m.verify}
          </TextButton>
        </>
      )}
    </Below>
  )
}

/** Announces the outcome of a sign-in, but not its state at page load. */
function useSignInNews(state: SignInState): void {
  const announce = useAnnounce()
  const before = useRef(state)
  useEffect(() => {
    const { kind } = before.current
    before.current = state
    if (kind === 'loading') return
    if (state.kind === 'signedIn' && kind !== 'signedIn') announce(m.nowVerified)
    if (state.kind === 'idle' && state.unsigned) announce(signInUnsigned)
  }, [announce, state])
}

/** Shows the balance of the chain's own coin, once it has been read. */
function Balance() {
  const state = useStoreValue(useApp().account)
  if (state.kind !== 'ready' && state.kind !== 'wallet') return null
  return <NativeBalance account={state.account} />
}

type NativeBalanceProps = {
  readonly account: Pick<SafeAccount, 'chain' | 'balances'>
}

function NativeBalance({ account: { chain, balances } }: NativeBalanceProps) {
  const known = useStoreValue(balances)
  if (known.kind !== 'known') return null
  const amount = known.entries.find(({ asset }) => asset.kind === 'native')?.amount
  if (amount == null) return null
  const { decimals, symbol } = chain.nativeCurrency
  return (
    <LargeOnly>
      {abbreviateAmount(amount, decimals)} {symbol}
    </LargeOnly>
  )
}
