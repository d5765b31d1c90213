import { useConfig } from 'wagmi'
import type { SafeAccount } from '../../flows/account/account'
import { useStoreValue } from '../parts/useStoreValue'
import { AccountFace } from './AccountFace'
import { useEnsFace } from './useEnsFace'

/** Shows avatar and name of a Safe. Reads ENS only where the chain of the Safe has it; never reads another chain. */
export function AccountName({ account }: { readonly account: SafeAccount }) {
  const { chain, address } = account
  const { items } = useStoreValue(account.tracked)
  const { chains } = useConfig()
  const hasEns = chains.find(({ id }) => id === chain.id)?.contracts?.ensUniversalResolver !== undefined
  const { name, avatar } = useEnsFace({ address: hasEns ? address : undefined, chainId: chain.id })
  return <AccountFace address={address} name={name} avatar={avatar} items={items} />
}
