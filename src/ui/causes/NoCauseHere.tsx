import type { Cause } from '../../core/causes/cause'
import { chainsToGiveOn } from '../../core/giving/chainsToGiveOn'
import { useApp } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { useChain } from '../useChain'

/** Says once that no cause receives on the connected chain, and where causes do. Nothing where one does. */
export function NoCauseHere({ causes }: { readonly causes: readonly Cause[] }) {
  const { chains, session, account, wallets } = useApp()
  const { kind } = useStoreValue(session)
  const isSafe = useStoreValue(account).kind === 'ready'
  const state = useStoreValue(wallets)
  const chain = useChain()
  const possible = chainsToGiveOn(causes, chains)
  if (chain === null || causes.length === 0 || possible.includes(chain)) return null
  const names = possible.map(({ name }) => name)
  const isWallet = kind === 'wallet' && !isSafe
  return (
    <Notice
      tone="waiting"
      title={`No cause here receives on ${chain.name}, ${isWallet ? 'where your wallet is' : 'the chain of your Safe'}.`}
    >
      {names.length > 0 && (
        <p>
          You can give on {new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}.
          {!isWallet && ' A Safe lives on one chain: give from a Safe there.'}
        </p>
      )}
      {isWallet && names.length > 0 && state.kind === 'ready' && (
        <div>
          <SecondaryButton aria-haspopup="dialog" onClick={() => state.kit.openNetworks()}>
            Switch network
          </SecondaryButton>
        </div>
      )}
    </Notice>
  )
}
