import { type Address, type Hex, encodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createChainReader } from '../../../src/adapters/chain/chainReader'
import { forecastTx } from '../../../src/adapters/chain/forecastTx'
import type { AppChain } from '../../../src/core/chain'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import type { Forecast, MadeForecast } from '../../../src/core/review/forecast/forecast'
import type { EarlierTxs } from '../../../src/core/review/forecast/planForecast'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTx, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { safeTxHash } from '../../../src/core/safe/safeTxHash'
import { createSafe } from '../../sandbox/chain/createSafe'
import { deploySafeContracts } from '../../sandbox/chain/deploySafeContracts'
import type { Funds } from '../../sandbox/chain/fund'
import { owners } from '../../sandbox/chain/owners'
import { canonicalDeployment, type SafeVersion } from '../../sandbox/chain/safeContracts'
import { type LocalChain, startChain } from '../../sandbox/chain/startChain'
import { deployHostileTokens, type HostileTokens } from '../../sandbox/chain/tokens/deployHostileTokens'
import { deployTokens } from '../../sandbox/chain/tokens/deployTokens'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'

const [, , chidi] = owners
export const [ada, ben] = owners

/** A chain with the contracts of Safe, two honest tokens and some hostile ones. */
export type ForecastWorld = {
  readonly local: LocalChain
  readonly chain: AppChain
  readonly hostile: HostileTokens
  /** A Safe of Ada, Ben and Chidi. */
  newSafe(version: SafeVersion, funds?: Funds, threshold?: number): Promise<TestSafe>
}

export type TestSafe = {
  readonly safe: Address
  readonly version: SafeVersion
  /** A record of these fields, with the signatures of the named owners. */
  record(tx: Partial<SafeTx>, signedBy?: readonly (typeof owners)[number][]): Promise<SafeTxRecord>
  batch(calls: readonly Call[], tx?: Partial<SafeTx>): Promise<SafeTxRecord>
  /** Forecasts it on the state of now, on the chain's node or on others. */
  forecast(record: SafeTxRecord, options?: ForecastOptions): Promise<Forecast>
}

type ForecastOptions = {
  readonly earlier?: EarlierTxs
  readonly rpcUrls?: AppChain['rpcUrls']
}

export async function openForecastWorld(): Promise<ForecastWorld> {
  const local = await startChain()
  await deploySafeContracts(local)
  await deployTokens(local)
  const hostile = await deployHostileTokens(local)
  const chain: AppChain = {
    id: 31337,
    name: 'Local chain',
    shortName: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [local.rpcUrl],
    serviceUrl: 'http://service.test/api',
    explorerUrl: null,
    tokens: [localTokens.LUSD, localTokens.LDAI],
    confirmations: 1,
    pollMs: 1_000,
  }
  return {
    local,
    chain,
    hostile,
    async newSafe(version, funds = {}, threshold = 2) {
      const people = [ada, ben, chidi].map(({ address }) => address)
      const safe = await createSafe(local, { owners: people, threshold, version, funds })
      return testSafe(chain, safe, version)
    },
  }
}

function testSafe(chain: AppChain, safe: Address, version: SafeVersion): TestSafe {
  const domain = { chainId: chain.id, safe, version }
  const record: TestSafe['record'] = async (wishes, signedBy = []) => {
    const tx: SafeTx = {
      to: safe,
      value: 0n,
      data: '0x',
      operation: 0,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: 0n,
      ...wishes,
    }
    const hash = safeTxHash(tx, domain)
    const confirmations = await Promise.all(
      signedBy.map(async ({ address, privateKey }) => ({
        owner: address,
        signature: await privateKeyToAccount(privateKey).sign({ hash }),
        submittedAtMs: 0,
      })),
    )
    return {
      ...tx,
      safe,
      safeTxHash: hash,
      isExecuted: false,
      isSuccessful: null,
      txHash: null,
      confirmations,
      confirmationsRequired: null,
      submittedAtMs: 0,
      modifiedAtMs: null,
      executedAtMs: null,
      proposer: null,
      origin: null,
      trusted: true,
    }
  }
  return {
    safe,
    version,
    record,
    batch: (calls, tx = {}) =>
      record({
        to: canonicalDeployment(version, 'MultiSendCallOnly').address,
        data: encodeMultiSend(calls),
        operation: 1,
        ...tx,
      }),
    async forecast(asked, { earlier = { records: [], skipped: [] }, rpcUrls = chain.rpcUrls } = {}) {
      const setup = await createChainReader(chain).readSetup(safe)
      if (setup.kind !== 'found') throw new Error(`The Safe is ${setup.kind}.`)
      const names = assetNamesOf(chain)
      return forecastTx(
        { ...chain, rpcUrls },
        { record: asked, setup: setup.value, earlier, names },
        undefined,
      )
    },
  }
}

export function made(forecast: Forecast): MadeForecast {
  if (forecast.kind === 'none') throw new Error(forecast.reason)
  return forecast
}

export const send = (to: Address, value: bigint): Call => ({ to, value, data: '0x' })

export function transfer(token: Address, to: Address, amount: bigint): Call {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: token, value: 0n, data }
}

/** Puts code at an address that nobody has. */
export async function place(world: ForecastWorld, address: Address, bytecode: Hex): Promise<Address> {
  await world.local.client.setCode({ address, bytecode })
  return address
}
