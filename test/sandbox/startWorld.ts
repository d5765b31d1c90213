import { join } from 'node:path'
import { createSignInService } from './auth/createSignInService'
import { buildApp } from './buildApp'
import { sandboxCauses } from './causes'
import { sandboxPrices } from './prices'
import { createSafe } from './chain/createSafe'
import { deploySafeContracts } from './chain/deploySafeContracts'
import { fund } from './chain/fund'
import { owners } from './chain/owners'
import { type LocalChain, startChain, joinChain } from './chain/startChain'
import { deployCodes, deployTokens } from './chain/tokens/deployTokens'
import { localTokens } from './chain/tokens/localTokens'
import { createEndings } from './createEndings'
import { createFirstSafes } from './createFirstSafes'
import type { GivenWorld } from './givenWorld'
import { createHostServer } from './host/createHostServer'
import { makeBuildFolder } from './makeBuildFolder'
import { openServer } from './openServer'
import { serveApp } from './serveApp'
import { createTransactionService } from './service/createTransactionService'
import { batchAccountCode } from './wallet/batchAccountCode'
import { bundleWallet } from './wallet/bundleWallet'
import { fundPeople } from './wallet/fundPeople'
import { serveWalletApp } from './wallet/serveWalletApp'
import type { World, WorldInfo } from './world'

export type StartWorldOptions = {
  /** The ports to have while they are free. Where one is taken, or not named, a free one is chosen. */
  readonly ports?: Readonly<
    Partial<Record<'chain' | 'app' | 'host' | 'service' | 'auth' | 'walletApp' | 'coSignerApp', number>>
  >
  /** In place of a chain and a service of the sandbox's own. */
  readonly given?: GivenWorld | null
  /** Serves this folder as the app instead of building the app. */
  readonly appFolder?: string
  /** Where the app is built, in a folder of its own; .sandbox/ unless said otherwise. */
  readonly buildsFolder?: string
  /** Gives up a start that is under way. The promise rejects when what was started has ended. */
  readonly signal?: AbortSignal
}

/**
 * Brings up the whole sandbox: the chain with Safe's contracts, two tokens and three funded Safes, the transaction
 * service, the page that plays Safe{Wallet}, and the app's production build, served plainly and with a test wallet. The
 * build runs beside everything else.
 *
 * @throws BaseError of the part that failed, or the signal's reason, when everything else has been ended again.
 */
export async function startWorld(options: StartWorldOptions = {}): Promise<World> {
  const { ports = {}, given = null, signal: userSignal } = options
  const endings = createEndings()
  const giveUp = new AbortController()
  const signal = userSignal ? AbortSignal.any([userSignal, giveUp.signal]) : giveUp.signal

  const kept = async <started extends { stop(): Promise<void> }>(starting: Promise<started>) => {
    const started = await starting
    endings.add(() => started.stop())
    return started
  }

  try {
    const [chain, serviceServer, hostServer, appServer, authServer, walletAppServer, coSignerAppServer] =
      await allOrNone([
        kept(given === null ? startChainNear(ports.chain) : joinChain(given.rpcUrl)),
        kept(openServer(ports.service)),
        kept(openServer(ports.host)),
        kept(openServer(ports.app)),
        kept(openServer(ports.auth)),
        kept(openServer(ports.walletApp)),
        kept(openServer(ports.coSignerApp)),
      ])
    const addresses = {
      chainId: chain.chainId,
      rpcUrl: chain.rpcUrl,
      serviceUrl: given?.serviceUrl ?? `http://127.0.0.1:${serviceServer.port}/api`,
      // For the browser `localhost` and `127.0.0.1` are two sites, as Safe{Wallet} and the app are.
      hostUrl: `http://localhost:${hostServer.port}`,
      appUrl: `http://127.0.0.1:${appServer.port}`,
      walletAppUrl: `http://127.0.0.1:${walletAppServer.port}`,
      coSignerAppUrl: `http://127.0.0.1:${coSignerAppServer.port}`,
      authUrl: `http://127.0.0.1:${authServer.port}/auth`,
      tokens: localTokens,
      owners,
    } as const

    const prices = () => sandboxPrices(addresses)

    const startApp = async () => {
      const folder = options.appFolder ?? (await build())
      const app = serveApp({ folder, causes: sandboxCauses(), prices })
      appServer.handle((request) => app.fetch(request))
      return folder
    }
    const build = async () => {
      const parent = makeBuildFolder(options.buildsFolder)
      endings.add(parent.remove)
      // One level down: the build also writes its module map, which is not to be served, beside its folder.
      const folder = join(parent.path, 'app')
      await buildApp({ folder, world: addresses, signal })
      return folder
    }
    const startRest = async (): Promise<WorldInfo> => {
      await Promise.all([
        ...(given === null ? [deploySafeContracts(chain)] : []),
        deployTokens(chain),
        deployCodes(chain, [batchAccountCode]),
      ])
      await fundPeople(chain)
      const info = { ...addresses, safes: await createFirstSafes(chain, given === null ? 1n : undefined) }
      const service = createTransactionService({ rpcUrl: chain.rpcUrl, chainId: chain.chainId })
      endings.add(() => service.stop())
      serviceServer.handle((request) => service.fetch(request))
      const signIn = createSignInService({
        publicUrl: info.authUrl,
        appOrigins: [info.appUrl, info.walletAppUrl, info.coSignerAppUrl],
        chains: [{ id: info.chainId, rpcUrl: info.rpcUrl }],
        key: crypto.randomUUID(),
        // Every test is the same visitor.
        requestsPerMinute: 6_000,
      })
      authServer.handle((request) => signIn.fetch(request))
      const host = createHostServer({ world: info })
      hostServer.handle((request) => host.fetch(request))
      await host.ready
      return info
    }
    const [info, appFolder, script] = await allOrNone([startRest(), startApp(), bundleWallet()], () =>
      giveUp.abort(),
    )
    signal.throwIfAborted()
    const walletApp = serveWalletApp({
      folder: appFolder,
      causes: sandboxCauses(),
      prices,
      world: info,
      script,
    })
    for (const server of [walletAppServer, coSignerAppServer])
      server.handle((request) => walletApp.fetch(request))
    return createWorld(info, { chain, appFolder, stop: endings.runAll })
  } catch (error) {
    await endings.runAll()
    throw userSignal?.aborted ? userSignal.reason : error
  }
}

type WorldParts = Pick<World, 'appFolder' | 'stop'> & { readonly chain: LocalChain }

function createWorld(info: WorldInfo, { chain, appFolder, stop }: WorldParts): World {
  return {
    ...info,
    appFolder,
    client: chain.client,
    createSafe: (options) => createSafe(chain, options),
    fund: (address, funds) => fund(chain, address, funds),
    setBalance: (address, value) => chain.client.setBalance({ address, value }),
    chainEnded: chain.ended,
    stop,
  }
}

/** The chain on this port, or on a free one when that fails. */
async function startChainNear(port: number | undefined): Promise<LocalChain> {
  if (port === undefined) return startChain()
  return startChain({ port }).catch(() => startChain())
}

/** Like Promise.all, but an error waits until the other tasks have ended too: nothing goes on behind its back. */
async function allOrNone<const tasks extends readonly Promise<unknown>[]>(
  tasks: tasks,
  onFailure: () => void = () => undefined,
): Promise<{ -readonly [key in keyof tasks]: Awaited<tasks[key]> }> {
  try {
    return await Promise.all(tasks)
  } catch (error) {
    onFailure()
    await Promise.allSettled(tasks)
    throw error
  }
}
