import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { WorldInfo } from '../../world'
import type { HostState } from './hostState'

/**
 * Makes the transaction service tell the lies that the knobs name, of the Safe at the page. A Safe whose lies were never
 * turned on is left alone: a test may have set them itself.
 */
export function tellLies(store: StoreApi<HostState>, { serviceUrl }: Pick<WorldInfo, 'serviceUrl'>): void {
  const told = new Map<Address, string>()
  const follow = ({ safe, knobs }: HostState) => {
    const lies = knobs.serviceLies
    if (lies.join() === (told.get(safe) ?? '')) return
    told.set(safe, lies.join())
    const url = `${new URL(serviceUrl).origin}/sandbox/safes/${safe}`
    fetch(url, { method: 'POST', body: JSON.stringify({ lies }) }).catch((error: unknown) =>
      store.setState({ problem: `The service was not told what to lie about: ${String(error)}` }),
    )
  }
  store.subscribe(follow)
  follow(store.getState())
}
