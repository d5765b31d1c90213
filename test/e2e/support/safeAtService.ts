import type { Address, Hex } from 'viem'
import type { SafeSettings } from '../../sandbox/service/serviceSettings'
import type { WorldInfo } from '../../sandbox/world'
import { needStandIn } from './givenService'

/** What the transaction service has, and does, for one Safe alone: the service itself is shared by all tests. */
export function safeAtService({ serviceUrl }: Pick<WorldInfo, 'serviceUrl'>, safe: Address) {
  const control = `${new URL(serviceUrl).origin}/sandbox/safes/${safe}`
  return {
    /** Changes how it behaves for this Safe, from the next request on. */
    async set(settings: SafeSettings): Promise<void> {
      needStandIn(Object.keys(settings).join(', '))
      const response = await fetch(control, { method: 'POST', body: JSON.stringify(settings) })
      if (!response.ok) throw new Error(await response.text())
    },
    async becomeHonest(): Promise<void> {
      await fetch(control, { method: 'DELETE' })
    },
    /** Who has signed this transaction of the Safe, by what the service lists. */
    async confirmedBy(safeTxHash: Hex): Promise<readonly Address[]> {
      const response = await fetch(`${serviceUrl}/v2/multisig-transactions/${safeTxHash}/`)
      const { confirmations } = (await response.json()) as {
        readonly confirmations: readonly { readonly owner: Address }[]
      }
      return confirmations.map(({ owner }) => owner)
    },
    /** Every transaction that was proposed in this Safe, signed or not, newest first. */
    async proposed(): Promise<readonly ProposedTx[]> {
      const query = 'trusted=false&ordering=-created&limit=100'
      const response = await fetch(`${serviceUrl}/v2/safes/${safe}/multisig-transactions/?${query}`)
      const page = (await response.json()) as { results: readonly ProposedTx[] }
      return page.results
    },
  }
}

export type ProposedTx = {
  readonly safeTxHash: Hex
  readonly nonce: string
  readonly isExecuted: boolean
}
