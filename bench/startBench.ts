import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Address } from 'viem'
import { buildApp } from '../test/sandbox/buildApp'
import { sandboxCauses } from '../test/sandbox/causes'
import { deploySafeContracts } from '../test/sandbox/chain/deploySafeContracts'
import { owners } from '../test/sandbox/chain/owners'
import { type LocalChain, startChain } from '../test/sandbox/chain/startChain'
import { deployTokens } from '../test/sandbox/chain/tokens/deployTokens'
import { localTokens } from '../test/sandbox/chain/tokens/localTokens'
import { createEndings } from '../test/sandbox/createEndings'
import { createFirstSafes } from '../test/sandbox/createFirstSafes'
import { readSafeFacts } from '../test/sandbox/host/page/readSafeFacts'
import { makeBuildFolder } from '../test/sandbox/makeBuildFolder'
import { type FetchHandler, openServer } from '../test/sandbox/openServer'
import { serveApp } from '../test/sandbox/serveApp'
import { allowEveryOrigin } from '../test/sandbox/service/crossOrigin'
import { createTransactionService } from '../test/sandbox/service/createTransactionService'
import { buildFloor } from './buildFloor'
import { compressed } from './compressed'
import { fileSizes } from './fileSizes'
import { hostDocument } from './hostDocument'
import type { WalletScript } from './page/playWallet'
import { throttleDocument } from './throttleDocument'

/** The servers of the benchmark, running. Origins have no slash at the end. */
export type Bench = {
  /** The host page, on `localhost`: for the browser another site than `127.0.0.1`. */
  readonly hostUrl: string
  readonly app: BuiltPage
  /** React alone. */
  readonly floor: BuiltPage
  /** React alone, listing the causes. */
  readonly list: BuiltPage
  /** A page that measures how slow it has been made. */
  readonly throttleUrl: string
  /** Of a returning visitor. */
  readonly wallet: WalletScript
  readonly chain: LocalChain
  readonly rpcUrl: string
  readonly serviceUrl: string
  /** The 2-of-3 Safe, of Ada, Ben and Chidi. */
  readonly safe: Address
  /**
   * Lets this answer the requests to the app's server and to the service, where it has an answer, until the next call. In the
   * server: intercepted in the browser, every request of the page would go through the benchmark, and none be cached.
   */
  answerFirst(answer: FirstAnswer): void
  stop(): Promise<void>
}

/** What is sent in place of a server's own answer; null leaves it to the server. */
export type FirstAnswer = (request: Request) => Response | null

/** A production build and where it is served. */
export type BuiltPage = {
  readonly name: 'app' | 'floor' | 'list'
  readonly folder: string
  readonly url: string
}

/**
 * With it every wallet of the specification is offered, and so counted. It has the form of WalletConnect's ids and is no
 * one's: nothing may ask its relay here.
 */
const projectId = '5f1c0a9e7b3d42868c1e9f0a2b4d6c73'

/**
 * The sandbox's chain, Safes and service with a host page that answers at once, the app's production build and the floor,
 * both served in brotli over HTTP/1.1 (HTTP/2 would need a certificate).
 *
 * @throws BaseError of the part that failed, when everything else has been ended again.
 */
export async function startBench(): Promise<Bench> {
  const endings = createEndings()
  const kept = async <started extends { stop(): Promise<void> }>(starting: Promise<started>) => {
    const started = await starting
    endings.add(() => started.stop())
    return started
  }

  try {
    const builds = makeBuildFolder()
    endings.add(builds.remove)
    const chain = await kept(startChain())
    const { rpcUrl, chainId } = chain
    const [host, app, floor, service, throttle] = await Promise.all([
      kept(openServer()),
      kept(openServer()),
      kept(openServer()),
      kept(openServer()),
      kept(openServer()),
    ])
    const hostUrl = `http://localhost:${host.port}`
    const serviceUrl = `http://127.0.0.1:${service.port}/api`
    const page = (name: BuiltPage['name'], port: number): BuiltPage => ({
      name,
      folder: join(builds.path, name),
      url: `http://127.0.0.1:${port}/`,
    })
    const appPage = page('app', app.port)
    const floorPage = page('floor', floor.port)
    const causes = sandboxCauses()
    let firstAnswer: FirstAnswer = () => null
    const afterFirst =
      (handler: FetchHandler): FetchHandler =>
      (request) => {
        const answer = firstAnswer(request)
        return answer === null ? handler(request) : allowEveryOrigin(answer, [])
      }

    const startService = async () => {
      await Promise.all([deploySafeContracts(chain), deployTokens(chain)])
      const { twoOfThree } = await createFirstSafes(chain)
      const transactionService = createTransactionService({ rpcUrl, chainId })
      endings.add(() => transactionService.stop())
      service.handle(afterFirst((request) => transactionService.fetch(request)))
      const facts = await readSafeFacts(rpcUrl, twoOfThree.address)
      host.handle(hostDocument({ safe: twoOfThree.address, chainId, facts }))
      return twoOfThree.address
    }
    const startPages = async () => {
      const world = { chainId, rpcUrl, serviceUrl, hostUrl, tokens: localTokens }
      process.env['VITE_WALLETCONNECT_PROJECT_ID'] ??= projectId
      await buildApp({ folder: appPage.folder, world })
      await buildFloor(floorPage.folder)
      for (const { page, server } of [
        { page: appPage, server: app },
        { page: floorPage, server: floor },
      ]) {
        const paths = ['', 'causes.json', ...fileSizes(page.folder).keys()]
        server.handle(afterFirst(await compressed(serveApp({ folder: page.folder, causes }).fetch, paths)))
      }
    }
    throttle.handle(throttleDocument(new Uint8Array(randomBytes(250_000))))
    const [safe] = await Promise.all([startService(), startPages()])
    return {
      hostUrl,
      app: appPage,
      floor: floorPage,
      list: { name: 'list', folder: floorPage.folder, url: `${floorPage.url}list/index.html` },
      throttleUrl: `http://127.0.0.1:${throttle.port}/`,
      wallet: {
        name: 'Test wallet',
        rdns: 'org.example.test-wallet',
        address: owners[0].address,
        chainId,
        rpcUrl,
      },
      chain,
      rpcUrl,
      serviceUrl,
      safe,
      answerFirst(answer) {
        firstAnswer = answer
      },
      stop: endings.runAll,
    }
  } catch (error) {
    await endings.runAll()
    throw error
  }
}
