import { startWorld } from '../../sandbox/startWorld'

/** Brings up the sandbox once for all browser tests; each test makes its own Safe in it. Answers how to end it. */
export default async function startWorldOnce(): Promise<() => Promise<void>> {
  const world = await startWorld()
  const { chainId, rpcUrl, serviceUrl, hostUrl, appUrl, walletAppUrl, authUrl } = world
  const { safes, tokens, owners, appFolder } = world
  process.env['SANDBOX_WORLD'] = JSON.stringify({
    chainId,
    rpcUrl,
    serviceUrl,
    hostUrl,
    appUrl,
    walletAppUrl,
    authUrl,
    safes,
    tokens,
    owners,
  })
  process.env['SANDBOX_APP_FOLDER'] = appFolder
  return () => world.stop()
}
