import type { Address, Hex } from 'viem'
import type { CreateSafeOptions } from './chain/createSafe'
import type { Funds } from './chain/fund'
import type { ChainClient } from './chain/createChainClient'

/** A person of the sandbox: a name for one of Anvil's well-known development keys. */
export type Owner = { readonly name: string; readonly address: Address; readonly privateKey: Hex }

export type LocalToken = {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** One of the Safes that stand ready when the sandbox is up. */
export type WorldSafe = {
  /** For people: "2 of 3". */
  readonly name: string
  readonly address: Address
  readonly version: '1.3.0' | '1.4.1' | '1.5.0'
  readonly threshold: number
  readonly owners: readonly Address[]
}

/** What `/world.json` of the host server tells: everything about the sandbox that JSON can say. */
export type WorldInfo = {
  readonly chainId: number
  readonly rpcUrl: string
  /** With its base path: http://127.0.0.1:8803/api. */
  readonly serviceUrl: string
  /** The origin of the page that plays Safe{Wallet}, without a slash at the end. */
  readonly hostUrl: string
  /** The origin of the app, without a slash at the end. Another site than the host. */
  readonly appUrl: string
  /** The origin where the same build is served with the test wallet in its page; see wallet/README.md. */
  readonly walletAppUrl: string
  /** The same at another port: its storage is another browser's, so that a second person can act there. */
  readonly coSignerAppUrl: string
  /** The base of the sign-in service, without a slash at the end. */
  readonly authUrl: string
  readonly safes: {
    readonly twoOfThree: WorldSafe
    readonly oneOfOne: WorldSafe
    readonly threeOfFive: WorldSafe
  }
  readonly tokens: { readonly LUSD: LocalToken; readonly LDAI: LocalToken }
  readonly owners: readonly Owner[]
}

/** The running sandbox. */
export type World = WorldInfo & {
  readonly client: ChainClient
  /** The build that is served as the app; its module map (build/moduleMapPlugin.ts) stands beside it. */
  readonly appFolder: string
  /** A new Safe of its own for one test; another address each time unless `saltNonce` is given. */
  createSafe(options: CreateSafeOptions): Promise<Address>
  /** Adds native coin and tokens to what the address holds, in base units. */
  fund(address: Address, funds: Funds): Promise<void>
  /** Sets the native balance, in wei. */
  setBalance(address: Address, wei: bigint): Promise<void>
  /** Resolves when the chain's process has ended, asked for or not. */
  readonly chainEnded: Promise<void>
  /** Ends everything that was started, and removes the build. Can be called twice. */
  readonly stop: () => Promise<void>
}
