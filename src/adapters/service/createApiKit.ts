import SafeApiKit from '@safe-global/api-kit'

const safesOwnHost = 'api.safe.global'

/** Creates the api-kit client of a chain's transaction service. Only Safe's own service gets the API key. */
export function createApiKit(
  { id, serviceUrl }: { readonly id: number; readonly serviceUrl: string },
  apiKey: string | undefined,
): SafeApiKit {
  const key = keyFor(serviceUrl, apiKey)
  return new SafeApiKit({
    chainId: BigInt(id),
    ...(key === undefined
      ? { txServiceUrl: keyless(serviceUrl) }
      : { txServiceUrl: serviceUrl, apiKey: key }),
  })
}

/** Returns the API key if this is Safe's own service; no other service gets it. */
export function keyFor(serviceUrl: string, apiKey: string | undefined): string | undefined {
  return new URL(serviceUrl).hostname === safesOwnHost ? apiKey : undefined
}

/**
 * Spells the host of a keyless URL in capitals. Safe's host also works without a key, with a smaller quota, but api-kit
 * refuses that when it finds the host's name in the URL. Host names are case-insensitive; api-kit's search is not.
 */
function keyless(serviceUrl: string): string {
  return serviceUrl.replace(safesOwnHost, safesOwnHost.toUpperCase())
}
