/** The codes that the test wallet answers with, and its words: EIP-1193, EIP-1474, EIP-3085 and EIP-3326, EIP-5792. */
const known = {
  rejected: [4001, 'User rejected the request.'],
  unauthorized: [4100, 'The requested account or method has not been authorized by the user.'],
  unsupported: [4200, 'The wallet does not support this method.'],
  disconnected: [4900, 'The wallet is disconnected from all chains.'],
  unknownChain: [4902, 'Unrecognized chain. Try adding the chain with wallet_addEthereumChain first.'],
  unsupportedCapability: [5700, 'The wallet does not support a capability that is not optional.'],
  unsupportedChain: [5710, 'The wallet does not send calls on this chain.'],
  duplicateId: [5720, 'There is a bundle with this id already.'],
  unknownBundle: [5730, 'There is no bundle with this id.'],
  bundleTooLarge: [5740, 'The bundle is too large.'],
  upgradeRejected: [5750, 'The wallet can do it atomically after an upgrade, which was rejected.'],
  atomicityUnsupported: [5760, 'The wallet cannot send these calls atomically.'],
  invalidParams: [-32602, 'Invalid parameters.'],
  internal: [-32603, 'Internal JSON-RPC error.'],
  alreadyAsking: [-32002, 'Already processing this request. Please wait.'],
} as const satisfies Record<string, readonly [number, string]>

export type KnownError = keyof typeof known

/** An error as an EIP-1193 provider rejects with: a code, and words. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** One of the errors that the standards name; `details` stands in place of the usual words. */
export function walletError(kind: KnownError, details?: string): ProviderError {
  const [code, message] = known[kind]
  return new ProviderError(code, details ?? message)
}
