import { type Address, type Hash, numberToHex } from 'viem'
import type { AccountSender } from './accountSender'
import type { WalletContext } from './walletContext'
import type { HeldTx, WalletCall } from './walletState'

/** What a person does in a wallet with a transaction that does not get through. Each answers the new hash. */
export function createHeldActions({ store }: WalletContext, account: AccountSender) {
  function find(hash: Hash | undefined): HeldTx {
    const held = account.held()
    const found = hash === undefined ? held[0] : held.find((one) => one.hash === hash)
    if (found === undefined)
      throw new Error('The test wallet holds no such transaction: set mining to "hold".')
    return found
  }

  async function swap(old: HeldTx, call: WalletCall & { readonly delegates?: boolean }): Promise<Hash> {
    return account.replaceHeld(old, call)
  }

  /** A bundle goes on under the new hash, or is over. */
  function tellBundles(old: Hash, change: { readonly hash: Hash } | 'cancelled') {
    const { bundles } = store.getState()
    store.setState({
      bundles: Object.fromEntries(
        Object.entries(bundles).map(([id, bundle]) => {
          if (!bundle.hashes.includes(old)) return [id, bundle]
          if (change === 'cancelled') return [id, { ...bundle, cancelled: true }]
          return [id, { ...bundle, hashes: bundle.hashes.map((one) => (one === old ? change.hash : one)) }]
        }),
      ),
    })
  }

  return {
    async speedUp(hash?: Hash): Promise<Hash> {
      const old = find(hash)
      const { to, value, data, gas, delegates } = old
      const next = await swap(old, { ...(to && { to }), value, data, ...(gas && { gas }), delegates })
      tellBundles(old.hash, { hash: next })
      return next
    },

    async cancel(hash?: Hash): Promise<Hash> {
      const old = find(hash)
      const next = await swap(old, { to: old.from, value: '0x0', data: '0x' })
      tellBundles(old.hash, 'cancelled')
      return next
    },

    async replace(
      { to, value }: { readonly to: Address; readonly value: string },
      hash?: Hash,
    ): Promise<Hash> {
      const old = find(hash)
      const next = await swap(old, { to, value: numberToHex(BigInt(value)), data: '0x' })
      tellBundles(old.hash, 'cancelled')
      return next
    },
  }
}
