import {
  type Address,
  BaseError,
  createPublicClient,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  ExecutionRevertedError,
  hashMessage,
  type Hex,
  http,
  isAddressEqual,
  type PublicClient,
  recoverAddress,
  zeroAddress,
} from 'viem'
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
    fields: { address, chainId },
    message,
    signature,
  }: { readonly fields: SiweMessage; readonly message: string; readonly signature: Hex },
): Promise<void> {
  // No key is behind it, and what cannot be recovered on the chain counts as its signature there.
  if (isAddressEqual(address, zeroAddress)) {
    throw new SignInRefusal('wrongSignature', 'The zero address signs nothing.')
  }
  const rpcUrl = chains.find(({ id }) => id === chainId)?.rpcUrl
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: 10_000, retryCount: 1 }) })
  const hash = hashMessage(message)
  const isKeys = await recoverAddress({ hash, signature }).then(
    (signer) => isAddressEqual(signer, address),
    () => false,
  )
  const [answeringId, isSigned] = await Promise.all([
    client.getChainId(),
    isKeys || isAccepted(client, address, hash, signature),
  ]).catch(() => [])
  if (answeringId !== chainId || isSigned === undefined) {
    throw new SignInRefusal('chainUnreachable', `Chain ${chainId} cannot be asked now. Nothing was used up.`)
  }
  if (!isSigned) throw new SignInRefusal('wrongSignature', `${address} has not signed this message.`)
}

/**
 * What the contract says, by the code of EIP-6492, which is run for this one question. Not viem's `verifyMessage`: that
 * answers "no" for a node that limits its calls too. Here only a revert is a "no", every other failure is thrown on.
 */
async function isAccepted(
  client: PublicClient,
  address: Address,
  hash: Hex,
  signature: Hex,
): Promise<boolean | undefined> {
  const question = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hash, signature],
  })
  try {
    const { data } = await client.call({ data: question })
    return data === '0x01' || (data === '0x00' ? false : undefined)
  } catch (error) {
    const isRevert = (cause: unknown) => cause instanceof ExecutionRevertedError
    if (error instanceof BaseError && error.walk(isRevert) !== null) return false
    throw error
  }
}
