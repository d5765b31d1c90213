import type { Address, Hex } from 'viem'
import type { Store } from './createStore'

/** The Safe that a request is about: the one in its path, or the one whose proposal or message is. Null: none. */
export function findSafe({ proposals, messages }: Store, pathname: string): Address | null {
  const named = /\/safes\/(0x[0-9a-fA-F]{40})\//.exec(pathname)?.[1]
  if (named !== undefined) return named as Address
  const hash = /\/(0x[0-9a-f]{64})\//.exec(pathname.toLowerCase())?.[1] as Hex | undefined
  if (hash === undefined) return null
  return proposals.get(hash)?.safe ?? messages.get(hash)?.safe ?? null
}
