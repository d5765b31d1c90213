import { useConfig, useEnsAvatar, useEnsName } from 'wagmi'
import type { SafeAccount } from '../../flows/account'
import { useStoreValue } from '../parts/useStoreValue'
import { AccountFace } from './AccountFace'

/** Avatar and name of a Safe. ENS is asked only where the chain of the Safe has it; no other chain is ever read. */
export function AccountName({ account }: { readonly account: SafeAccount }) {
  const { items } = useStoreValue(account.tracked)
  const { chains } = useConfig()
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
  return (
    <AccountFace address={account.safe} name={ensName || null} avatar={ensAvatar || null} items={items} />
  )
}
