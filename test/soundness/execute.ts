import {
  type Address,
  type Hex,
  concatHex,
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  numberToHex,
  pad,
  parseAbi,
  withRetry,
} from 'viem'
import type { SafeTx } from '../../src/core/safe/safeTx'
import { confirmationsOf } from './confirmationsOf'
import { at } from './accounts'
import type { ChainDiff } from './chainDiff'
import { diffOf, type TracedState } from './diffOf'
import { ask, askAll, type RpcCall } from './rpc'
import { createSlotNames } from './slotNames'
import { packViews, viewsOf } from './views'
import type { World, WorldSafe } from './world'

/** A transaction of one Safe of the world, at its next nonce. */
export type Case = { readonly safe: WorldSafe; readonly tx: SafeTx }

/** What the chain made of a case. */
type Executed = {
  /** `getTransactionHash` of the Safe itself. */
  readonly contractHash: Hex
  readonly diff: ChainDiff
  /** What the gas of `execTransaction` has cost its executor, at least; in wei. */
  readonly cost: bigint
}

const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
])
const runnerAbi = parseAbi([
  'function run(address safe, bytes execution, address list, uint256 count) returns (bool ok, bytes result, uint256[] changed, uint256 gasUsed)',
  'function readAll(address list, uint256 count) view returns (uint256[] values)',
])

/** The gas that the executor gives. */
const gas = 100_000_000n
/** In wei, where nothing is refunded. */
const usualPrice = 2n * 10n ** 9n
/** More than this no executor can pay. */
const highestPrice = 10n ** 15n

/** Of the coin a Safe repays no more than the executor's own price: who wants all of it bids as much. */
function priceFor({ tx: { gasPrice } }: Case): bigint {
  if (gasPrice <= usualPrice) return usualPrice
  return gasPrice < highestPrice ? gasPrice : highestPrice
}

/** Who gets the fees: nobody that a case pays. */
const miner: Address = '0x00000000000000000000000000000000C0FFee00'

const diffTracer = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }

/** Executes transactions, each on the same unchanged world. */
export type Executor = {
  readonly executeAll: (cases: readonly Case[]) => Promise<readonly Executed[]>
  /**
   * The same for one case in a transaction that is mined, its values read by requests of their own, and then undone: slow,
   * and what the other has to agree with.
   *
   * @throws Error when a storage slot is not what the tracer says.
   */
  readonly mine: (one: Case, status: ChainDiff['status']) => Promise<ChainDiff>
}

/**
 * Makes an executor. Each case is executed twice by Anvil's EVM on the state as the world left it, and kept by neither: once
 * by a contract that reads every value of `views` before and after, and once under the tracer that lists what has
 * changed in storage and code. Where the two disagree on coin the tracer has a gap.
 */
export async function createExecutor(world: World): Promise<Executor> {
  const { rpcUrl, chainId } = world.chain
  await ask(rpcUrl, 'anvil_setCoinbase', miner)
  const lists = new Map<
    WorldSafe,
    { readonly list: Address; readonly readings: ReturnType<typeof viewsOf> }
  >()
  for (const [index, safe] of world.safes.entries()) {
    const readings = viewsOf(world, safe)
    const list = numberToHex(0x50000000n + BigInt(index), { size: 20 })
    await ask(rpcUrl, 'anvil_setCode', list, packViews(readings))
    lists.set(safe, { list, readings })
  }
  const slotNames = createSlotNames(world)

  const requestFor = ({ safe, tx }: Case) => {
    const { list = at.runner, readings = [] } = lists.get(safe) ?? {}
    const execution = executionOf({ safe, tx }, chainId)
    return {
      from: at.executor,
      to: at.runner,
      data: encodeFunctionData({
        abi: runnerAbi,
        functionName: 'run',
        args: [safe.address, execution, list, BigInt(readings.length)],
      }),
    }
  }

  const readAll = async ({ safe }: Case): Promise<readonly bigint[]> => {
    const { list = at.runner, readings = [] } = lists.get(safe) ?? {}
    const data = encodeFunctionData({
      abi: runnerAbi,
      functionName: 'readAll',
      args: [list, BigInt(readings.length)],
    })
    const answer = await ask(rpcUrl, 'eth_call', { to: at.runner, data, gas: numberToHex(gas) }, 'latest')
    return decodeFunctionResult({ abi: runnerAbi, functionName: 'readAll', data: answer as Hex })
  }

  return {
    async mine(one, status) {
      const snapshot = await ask(rpcUrl, 'evm_snapshot')
      const before = await readAll(one)
      const request = { ...requestFor(one), gas: numberToHex(gas), gasPrice: numberToHex(priceFor(one)) }
      const hash = await ask(rpcUrl, 'eth_sendTransaction', request)
      await waitFor(() => ask(rpcUrl, 'eth_getTransactionReceipt', hash))
      const after = await readAll(one)
      const traced = (await ask(rpcUrl, 'debug_traceTransaction', hash, diffTracer)) as TracedState
      const changed = before.flatMap((was, index) => {
        const is = after[index] ?? 0n
        return was === is ? [] : [BigInt(index), was, is]
      })
      const views = (lists.get(one.safe)?.readings ?? []).map(({ view }) => view)
      const diff = diffOf(status, { views, changed }, { traced, slotNames, ignored: [at.executor, miner] })
      for (const [account, { storage = {} }] of Object.entries(traced.post))
        for (const [slot, value] of Object.entries(storage))
          if ((await ask(rpcUrl, 'eth_getStorageAt', account, slot, 'latest')) !== pad(value))
            throw new Error(
              `The tracer says ${value} of ${slot} of ${account}, and the storage says otherwise.`,
            )
      await ask(rpcUrl, 'evm_revert', snapshot)
      return diff
    },

    async executeAll(cases) {
      const calls = cases.flatMap((one): RpcCall[] => {
        const call = { ...requestFor(one), gas: numberToHex(gas), gasPrice: numberToHex(priceFor(one)) }
        const { to, value, data, operation, safeTxGas, baseGas, ...fees } = one.tx
        const { gasPrice: price, gasToken, refundReceiver, nonce } = fees
        const asked = encodeFunctionData({
          abi: safeAbi,
          functionName: 'getTransactionHash',
          args: [to, value, data, operation, safeTxGas, baseGas, price, gasToken, refundReceiver, nonce],
        })
        return [
          { method: 'eth_call', params: [call, 'latest'] },
          {
            method: 'debug_traceCall',
            params: [call, 'latest', diffTracer],
          },
          { method: 'eth_call', params: [{ to: one.safe.address, data: asked }, 'latest'] },
        ]
      })
      const answers = await askAll(rpcUrl, calls)
      return cases.map((one, index): Executed => {
        const [ran, traced, contractHash] = answers.slice(index * 3, index * 3 + 3)
        for (const answer of [ran, traced, contractHash]) if (answer instanceof Error) throw answer
        const [ok, result, changed, gasUsed] = decodeFunctionResult({
          abi: runnerAbi,
          functionName: 'run',
          data: ran as Hex,
        })
        const status = !ok
          ? 'reverted'
          : decodeAbiParameters([{ type: 'bool' }], result)[0]
            ? 'done'
            : 'failed'
        const { readings = [] } = lists.get(one.safe) ?? {}
        const values = { views: readings.map(({ view }) => view), changed }
        const diff = diffOf(status, values, {
          traced: traced as TracedState,
          slotNames,
          ignored: [at.executor, miner],
        })
        const cost = gasUsed * priceFor(one)
        return { contractHash: contractHash as Hex, diff, cost }
      })
    },
  }
}

/** `execTransaction` with the signatures of Ada and Ben. */
function executionOf({ safe, tx }: Case, chainId: number): Hex {
  const { confirmations } = confirmationsOf(tx, { chainId, safe: safe.address, version: safe.version })
  const signatures = confirmations
    .toSorted((one, other) => (one.owner.toLowerCase() < other.owner.toLowerCase() ? -1 : 1))
    .map(({ signature }) => signature ?? '0x')
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice: price, gasToken, refundReceiver } = tx
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas,
      price,
      gasToken,
      refundReceiver,
      concatHex(signatures),
    ],
  })
}

/** Asks until there is an answer: Anvil may list a block a moment after it has mined it. */
async function waitFor(answer: () => Promise<unknown>): Promise<void> {
  await withRetry(
    async () => {
      if ((await answer()) === null) throw new Error('It is not mined.')
    },
    { delay: 5, retryCount: 1_000 },
  )
}
