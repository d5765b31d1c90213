import { createPublicClient, type Hex, http } from 'viem'
import type { SiweMessage } from 'viem/siwe'
import { SignInRefusal } from './signInRefusal'

export type AuthChain = { readonly id: number; readonly rpcUrl: string }

/**
 * Asks the chain of the message whether its account has signed it: a key (ECDSA), a contract such as a Safe (EIP-1271),
 * or one that is not deployed yet (EIP-6492).
 *
 * @throws SignInRefusal `wrongSignature`; `chainUnreachable` when the chain could not say.
 */
export async function checkSignature(
  chains: readonly AuthChain[],
  {
    fields,
    message,
    signature,
  }: { readonly fields: SiweMessage; readonly message: string; readonly signature: Hex },
): Promise<void> {
  const chain = chains.find(({ id }) => id === fields.chainId)
  const client = createPublicClient({ transport: http(chain?.rpcUrl, { timeout: 10_000, retryCount: 1 }) })
  const isThere = async () => (await client.getChainId()) === fields.chainId
  try {
    if (await isThere()) {
      if (await client.verifyMessage({ address: fields.address, message, signature })) return
      // viem answers "no" for a node that is silent too, so that a "no" counts only while the node speaks.
      if (await isThere()) {
        throw new SignInRefusal('wrongSignature', `${fields.address} has not signed this message.`)
      }
    }
  } catch (error) {
    if (error instanceof SignInRefusal) throw error
  }
  throw new SignInRefusal(
    'chainUnreachable',
    `Chain ${fields.chainId} cannot be asked now. Nothing was used up.`,
  )
}
