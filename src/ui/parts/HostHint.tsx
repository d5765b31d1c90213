import { useApp } from '../AppContext'
import { Small } from './basics'
import { useStoreValue } from './useStoreValue'

const sentences = {
  transaction: 'If Continue stays disabled there, add this Safe to “My accounts” in Safe{Wallet} first.',
  message:
    'Safe{Wallet} lets you sign after you have ticked “I understand the risks”. If Continue stays disabled, add this Safe to “My accounts” there first.',
} as const

/** What a signer needs to know of Safe{Wallet} while it asks. Nothing outside of its frame. */
export function HostHint({ about }: { readonly about: keyof typeof sentences }) {
  const { kind } = useStoreValue(useApp().session)
  return kind === 'safe' ? <Small>{sentences[about]}</Small> : null
}
