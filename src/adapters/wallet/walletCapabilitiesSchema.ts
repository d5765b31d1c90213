import * as v from 'valibot'

const abilities = v.object({
  /** EIP-5792 as it is final. `ready`: once the user has approved it. */
  atomic: v.optional(v.object({ status: v.string() })),
  /** Its draft form, still in use. */
  atomicBatch: v.optional(v.object({ supported: v.boolean() })),
})

/** The response to `wallet_getCapabilities`: by chain id in hex, `0x0` for all chains. */
export const walletCapabilitiesSchema = v.record(v.string(), v.fallback(abilities, {}))

type WalletCapabilities = v.InferOutput<typeof walletCapabilitiesSchema>

/** Returns true when the wallet supports atomic batches on this chain. */
export function canBatchOn(capabilities: WalletCapabilities, chainId: number): boolean {
  return Object.entries(capabilities).some(([id, { atomic, atomicBatch }]) => {
    const isOfThisChain = /^0x[0-9a-f]+$/i.test(id) && [0, chainId].includes(Number(id))
    const can =
      atomic === undefined
        ? atomicBatch?.supported === true
        : atomic.status === 'supported' || atomic.status === 'ready'
    return isOfThisChain && can
  })
}
