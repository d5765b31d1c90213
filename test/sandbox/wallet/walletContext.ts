import { type Address, type Hex, isAddress, isHex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import type { ChainClient } from '../chain/createChainClient'
import type { SafePlace } from '../host/draftSafeTx'
import type { WorldInfo } from '../world'
import type { RequestBook } from './requestBook'
import type { WalletStore } from './walletState'

/** What the parts of the test wallet share. */
export type WalletContext = {
  readonly world: WorldInfo
  /** The wallet's own ways to the chain and to the service: what a test takes away from the app stays the wallet's. */
  readonly rpcUrl: string
  readonly serviceUrl: string
  readonly client: ChainClient
  readonly store: WalletStore
  readonly book: RequestBook
}

/** Who is at the wallet, with the key. Throws in words when there is nobody of that name. */
export function personOf({ world, store }: Pick<WalletContext, 'world' | 'store'>): {
  readonly name: string
  readonly privateKey: Hex
} {
  const { as } = store.getState().knobs
  if (isHex(as) && as.length === 66) return { name: 'your key', privateKey: as }
  const owner = world.owners.find(({ name }) => name.toLowerCase() === as.toLowerCase())
  if (owner === undefined) {
    const names = world.owners.map(({ name }) => name).join(', ')
    throw new Error(`The wallet's knob "as" is a private key or one of ${names}, not "${as}".`)
  }
  return owner
}

let made: { readonly key: Hex; readonly account: PrivateKeyAccount } | undefined

/** The account that signs. Kept from call to call: making one takes 30 ms. */
export function signerOf(context: Pick<WalletContext, 'world' | 'store'>): PrivateKeyAccount {
  const { privateKey } = personOf(context)
  if (made?.key !== privateKey) made = { key: privateKey, account: privateKeyToAccount(privateKey) }
  return made.account
}

/** The Safe that the wallet speaks for, or null for an ordinary account. */
export function safeOf({ world, store }: Pick<WalletContext, 'world' | 'store'>): Address | null {
  const { safe } = store.getState().knobs
  if (safe === null || isAddress(safe)) return safe
  const found = Object.entries(world.safes).find(([key]) => key === safe)?.[1]
  if (found === undefined) {
    const names = Object.keys(world.safes).join(', ')
    throw new Error(`The wallet's knob "safe" is an address or one of ${names}, not "${safe}".`)
  }
  return found.address
}

/** The address that the app is told. */
export function addressOf(context: Pick<WalletContext, 'world' | 'store'>): Address {
  const safe = safeOf(context)
  if (safe !== null) return safe
  const { as } = context.store.getState().knobs
  const owner = context.world.owners.find(({ name }) => name.toLowerCase() === as.toLowerCase())
  return owner?.address ?? signerOf(context).address
}

export function placeOf({ rpcUrl, serviceUrl }: WalletContext, safe: Address): SafePlace {
  return { rpcUrl, serviceUrl, safe }
}
