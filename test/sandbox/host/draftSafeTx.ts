import { type Address, concat, encodeFunctionData, encodePacked, size, zeroAddress } from 'viem'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'
import { createChainClient } from '../chain/createChainClient'
import { canonicalDeployment, type SafeVersion } from '../chain/safeContracts'
import { safeAbi } from './safeAbi'
import { serviceClient } from './serviceClient'

/** Where a Safe lives: its chain's RPC, its transaction service (ending in /api), and its address. */
export type SafePlace = {
  readonly rpcUrl: string
  readonly serviceUrl: string
  readonly safe: Address
  /** That of the sandbox unless said otherwise. */
  readonly chainId?: number
}

export type DraftOptions = {
  readonly calls: readonly Call[]
  /** Without it: the next free one, max(on chain, highest queued + 1). */
  readonly nonce?: bigint | undefined
  /** Without it 0, as Safe{Wallet} has it. Above 0 a failing inner call burns the nonce instead of reverting. */
  readonly safeTxGas?: bigint | undefined
}

/**
 * The transaction that Safe{Wallet} would make of these calls: one call is a plain CALL, two or more are packed
 * (uint8, address, uint256, uint256, bytes) into a delegatecall of the MultiSendCallOnly of the Safe's version.
 */
export async function draftSafeTx(place: SafePlace, options: DraftOptions): Promise<SafeTx> {
  const [first, ...rest] = options.calls
  if (first === undefined) throw new Error('A transaction needs at least one call.')
  const nonce = options.nonce ?? (await nextNonce(place))
  const base = { safeTxGas: options.safeTxGas ?? 0n, baseGas: 0n, gasPrice: 0n, nonce }
  const none = { gasToken: zeroAddress, refundReceiver: zeroAddress }
  if (rest.length === 0) return { ...first, operation: 0, ...base, ...none }

  const packed = concat(
    options.calls.map(({ to, value, data }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, to, value, BigInt(size(data)), data],
      ),
    ),
  )
  return {
    to: canonicalDeployment(await readVersion(place), 'MultiSendCallOnly').address,
    value: 0n,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'multiSend', args: [packed] }),
    operation: 1,
    ...base,
    ...none,
  }
}

/** The nonce that a new proposal gets, by the rule of the client gateway: max(on chain, highest queued + 1). */
async function nextNonce({ rpcUrl, serviceUrl, safe }: SafePlace): Promise<bigint> {
  const onChain = await createChainClient(rpcUrl).readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'nonce',
  })
  const [highest] = await serviceClient(serviceUrl).highestQueued(safe, onChain)
  const queued = highest === undefined ? 0n : BigInt(highest.nonce) + 1n
  return queued > onChain ? queued : onChain
}

/** The Safe's version without build metadata. Throws when the sandbox does not know it. */
export async function readVersion({
  rpcUrl,
  safe,
}: Pick<SafePlace, 'rpcUrl' | 'safe'>): Promise<SafeVersion> {
  const text = await createChainClient(rpcUrl).readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'VERSION',
  })
  const version = safeVersions.find((one) => text.startsWith(one))
  if (version === undefined) throw new Error(`The sandbox does not know Safe ${text}.`)
  return version
}

const safeVersions = ['1.3.0', '1.4.1', '1.5.0'] as const
