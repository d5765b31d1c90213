import type { Cause } from '../../core/causes/cause'
import { chainsToGiveOn } from '../../core/giving/assets'
import { useApp, useChain } from '../AppContext'
import { SecondaryButton } from '../parts/Button'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { locale } from '../../language/messages'
import { m } from './detailsMessages'

/** Shows once that no cause receives on the connected chain, and where causes do. Renders nothing where one does. */
export function NoCauseHere({ causes }: { readonly causes: readonly Cause[] }) {
  const { chains, session, account, wallets } = useApp()
  const { kind } = useStoreValue(session)
  const isSafe = useStoreValue(account).kind === 'ready'
  const state = useStoreValue(wallets)
  const chain = useChain()
  const possible = chainsToGiveOn(causes, chains)
  if (chain === null || causes.length === 0 || possible.includes(chain)) return null
  const names = possible.map(({ name }) => name)
  const places = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
  const isWallet = kind === 'wallet' && !isSafe
  return (
    <Notice tone="waiting" title={m.nowhere.title(chain.name, isWallet)}>
      {names.length > 0 && <p>{isWallet ? m.nowhere.giveOn(places) : m.nowhere.giveFromSafe(places)}</p>}
      {isWallet && names.length > 0 && state.kind === 'ready' && (
        <div>
          <SecondaryButton aria-haspopup="dialog" onClick={() => state.kit.openNetworks()}>
            {m.nowhere.switchNetwork}
          </SecondaryButton>
        </div>
      )}
    </Notice>
  )
}
