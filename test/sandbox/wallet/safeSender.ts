import { type Address, getAddress, type Hash, type Hex } from 'viem'
import { confirmTx, proposeTx, type Signer, submitTx } from '../host/safeActions'
import { hashSafeMessage, type OffChainMessage, signMessage } from '../host/messageActions'
import { safeAbi } from '../host/safeAbi'
import { serviceClient } from '../host/serviceClient'
import { personOf, placeOf, type WalletContext } from './walletContext'

type SafeCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/** Sends and signs for a Safe, by its owner at the wallet: everything goes to the transaction service first. */
export function createSafeSender(context: WalletContext) {
  const { client, store, world } = context

  const readSafe = async (safe: Address) => {
    const contract = { address: safe, abi: safeAbi } as const
    const [threshold, owners] = await Promise.all([
      client.readContract({ ...contract, functionName: 'getThreshold' }),
      client.readContract({ ...contract, functionName: 'getOwners' }),
    ])
    return { threshold: Number(threshold), owners }
  }

  /** Adds what is missing, by other owners, and executes. Answers the hash on the chain. */
  async function execute(safe: Address, safeTxHash: Hash, owner: Signer): Promise<Hash> {
    const { threshold, owners } = await readSafe(safe)
    const others = world.owners.filter(
      (one) => owners.includes(one.address) && one.privateKey !== owner.privateKey,
    )
    const place = placeOf(context, safe)
    for (const coSigner of others.slice(0, threshold - 1)) {
      await confirmTx(place, { owner: coSigner, safeTxHash })
    }
    return submitTx(place, { owner, safeTxHash })
  }

  return {
    /**
     * Proposes the calls as one transaction. `txHash` only when the knob `safeAnswers` is on `chainHash`: it has then been
     * executed too, with the signatures of co-signers where the threshold asks for them.
     */
    async propose(
      safe: Address,
      calls: readonly SafeCall[],
    ): Promise<{ readonly safeTxHash: Hash; readonly txHash: Hash | null }> {
      const owner = personOf(context)
      const origin = JSON.stringify({ url: globalThis.location?.origin ?? '', name: 'do some good' })
      const safeTxHash = await proposeTx(placeOf(context, safe), {
        owner,
        // The service takes no address without its checksum.
        calls: calls.map((call) => ({ ...call, to: getAddress(call.to) })),
        origin,
      })
      if (store.getState().knobs.safeAnswers === 'safeTxHash') return { safeTxHash, txHash: null }
      return { safeTxHash, txHash: await execute(safe, safeTxHash, owner) }
    },

    /** Adds this owner's signature at the service. `0x` until the threshold is met, then what EIP-1271 accepts. */
    async sign(safe: Address, message: OffChainMessage): Promise<Hex> {
      const place = placeOf(context, safe)
      const service = serviceClient(place.serviceUrl)
      const messageHash = hashSafeMessage(place, message)
      const owner = personOf(context)
      const known = (await service.messages(safe)).find((one) => one.messageHash === messageHash)
      const { owners, threshold } = await readSafe(safe)
      const person = world.owners.find(({ name }) => name === owner.name)
      const hasSigned = known?.confirmations.some((one) => one.owner === person?.address) ?? false
      if (person === undefined || !owners.includes(person.address))
        throw new Error(`${owner.name} is no owner of this Safe.`)
      if (!hasSigned) await signMessage(place, { owner, message })
      const { confirmations, preparedSignature } = await service.message(messageHash)
      return confirmations.length < threshold ? '0x' : (preparedSignature ?? '0x')
    },

    /** Where a proposal stands: the hash on the chain once it was executed, and whether its calls went through. */
    async look(
      safeTxHash: Hash,
    ): Promise<{ readonly txHash: Hash | null; readonly isSuccessful: boolean | null }> {
      const { transactionHash, isSuccessful } = await serviceClient(context.serviceUrl).tx(safeTxHash)
      return { txHash: transactionHash, isSuccessful }
    },
  }
}

export type SafeSender = ReturnType<typeof createSafeSender>
