import * as v from 'valibot'
import { isAddressEqual, isHex, type Hex } from 'viem'
import { addressSchema } from '../host/schemas'
import { signerOf, type WalletContext } from './walletContext'
import { walletError } from './walletErrors'

const typedDataSchema = v.object({
  domain: v.looseObject({ chainId: v.optional(v.union([v.number(), v.string()])) }),
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  message: v.record(v.string(), v.unknown()),
})

export type TypedData = v.InferOutput<typeof typedDataSchema>

/** The message of `personal_sign`: hex as most apps send it, or plain text. Throws -32602. */
export function readPersonalMessage(params: readonly unknown[]): {
  readonly message: string
  readonly address: Hex
} {
  const [message, address] = params
  const parsed = v.safeParse(addressSchema, address)
  if (typeof message !== 'string' || !parsed.success)
    throw walletError('invalidParams', 'personal_sign takes a message and the address of the account.')
  return { message, address: parsed.output }
}

/** The typed data of `eth_signTypedData_v4`, as text or object, for the chain that the wallet is on. Throws -32602. */
export function readTypedData(
  params: readonly unknown[],
  chain: number,
): { readonly typedData: TypedData; readonly address: Hex } {
  const [address, data] = params
  const parsedAddress = v.safeParse(addressSchema, address)
  const parsed = v.safeParse(typedDataSchema, typeof data === 'string' ? parseJson(data) : data)
  if (!parsedAddress.success || !parsed.success)
    throw walletError(
      'invalidParams',
      'eth_signTypedData_v4 takes the address of the account and EIP-712 data.',
    )
  const { chainId } = parsed.output.domain
  if (chainId !== undefined && Number(chainId) !== chain)
    throw walletError(
      'invalidParams',
      `Provided chainId "${chainId}" must match the active chainId "${chain}".`,
    )
  return { typedData: parsed.output, address: parsedAddress.output }
}

/** Signatures of an ordinary account. */
export function createSignMethods(context: WalletContext) {
  return {
    personal: ({ message }: { readonly message: string }): Promise<Hex> =>
      signerOf(context).signMessage({ message: isHex(message) ? { raw: message } : message }),

    typedData: (typedData: TypedData): Promise<Hex> =>
      signerOf(context).signTypedData<Record<string, unknown>, string>({
        ...(context.store.getState().knobs.typedData === 'altered' ? withOtherNonce(typedData) : typedData),
        domain: typedData.domain as Record<string, unknown>,
      }),
  }
}

/** What malware between page and wallet would have signed. */
function withOtherNonce(typedData: TypedData): TypedData {
  const { nonce } = typedData.message
  if (typedData.primaryType !== 'SafeTx' || typeof nonce !== 'string') return typedData
  return { ...typedData, message: { ...typedData.message, nonce: `${BigInt(nonce) + 1n}` } }
}

/** Throws 4100 when this is not the account that the app may see. */
export function assertOwn(address: Hex, own: Hex): void {
  if (!isAddressEqual(address, own))
    throw walletError('unauthorized', `The app has not been allowed to use ${address}.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
