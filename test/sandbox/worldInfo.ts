import type { WorldInfo } from './world'

/** The part of a world that JSON can say: a running `World` also carries functions and a client. */
export function worldInfo(world: WorldInfo): WorldInfo {
  const { chainId, rpcUrl, serviceUrl, hostUrl, appUrl, walletAppUrl, coSignerAppUrl, authUrl } = world
  const { safes, tokens, owners } = world
  return {
    chainId,
    rpcUrl,
    serviceUrl,
    hostUrl,
    appUrl,
    walletAppUrl,
    coSignerAppUrl,
    authUrl,
    safes,
    tokens,
    owners,
  }
}
