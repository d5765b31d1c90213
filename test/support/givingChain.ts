import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { encodeMultiSend } from '../../src/core/safe/multiSend'
import { packSignatures } from '../../src/core/safe/signatureBytes'
import type { Call, ChainTxHash, SafeTx, SafeTxHash } from '../../src/core/safe/safeTx'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { createSafe, type CreateSafeOptions } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { canonicalDeployment, type SafeVersion } from '../sandbox/chain/safeContracts'
import { sendAll } from '../sandbox/chain/sendAll'
import { type LocalChain, startChain, type StartChainOptions } from '../sandbox/chain/startChain'
import { deployTokens } from '../sandbox/chain/tokens/deployTokens'
import {
  createTransactionService,
  type TransactionService,
} from '../sandbox/service/createTransactionService'
import { safeAbi, safeTx } from '../sandbox/service/serviceWorld'

/** Sign for every Safe of the chain: two of them are needed. */
export const signers = owners.slice(0, 2).map(({ privateKey }) => privateKeyToAccount(privateKey))

/** A Safe of the chain. */
export type GivingSafe = { readonly address: Address; readonly version: SafeVersion }

/** A chain with Safe's contracts and tokens, on which Safes give. */
export type GivingSafes = {
  readonly local: LocalChain
  createSafe(options?: Partial<CreateSafeOptions>): Promise<GivingSafe>
  /** What the calls are as a transaction of the Safe, signed by both owners. By default with the Safe's nonce. */
  sign(safe: GivingSafe, calls: readonly Call[], fields?: Partial<SafeTx>): Promise<SignedTx>
  /** Sends a transaction of a stranger, and waits for its block. */
  send(to: Address, data: Hex): Promise<ChainTxHash>
  /** Signs the calls, and sends them to the Safe. */
  execute(safe: GivingSafe, calls: readonly Call[], fields?: Partial<SafeTx>): Promise<Executed>
}

/** A chain of its own, and a transaction service over it. */
export type GivingChain = GivingSafes & {
  readonly service: TransactionService
  stop(): Promise<void>
}

type SignedTx = {
  readonly tx: SafeTx
  readonly hash: SafeTxHash
  /** Of both owners, packed. */
  readonly signatures: Hex
  /** `execTransaction` with the signatures. */
  readonly data: Hex
}

type Executed = SignedTx & { readonly txHash: ChainTxHash }

/** Starts a chain, and the service over it. */
export async function startGivingChain(options: StartChainOptions = {}): Promise<GivingChain> {
  const local = await startChain(options)
  await Promise.all([deploySafeContracts(local), deployTokens(local)])
  const service = createTransactionService({ rpcUrl: local.rpcUrl, chainId: local.chainId })
  return {
    ...givingSafes(local),
    service,
    async stop() {
      service.stop()
      await local.stop()
    },
  }
}

/** Creates Safes on a chain that has the contracts and tokens, and gives from them. */
export function givingSafes(local: LocalChain): GivingSafes {
  async function sign(
    { address, version }: GivingSafe,
    calls: readonly Call[],
    fields: Partial<SafeTx> = {},
  ) {
    const nonce = await local.client.readContract({ address, abi: nonceAbi, functionName: 'nonce' })
    const tx: SafeTx = { ...draftOf(calls, version), nonce, ...fields }
    const hash = safeTxHash(tx, { chainId: local.chainId, safe: address, version })
    const signatures = await signaturesOf(hash)
    return { tx, hash, signatures, data: execData(tx, signatures) }
  }

  async function send(to: Address, data: Hex) {
    const [receipt] = await sendAll(local.client, [{ label: 'execute', to, data }])
    if (receipt === undefined) throw new Error('Nothing was sent.')
    return receipt.transactionHash as ChainTxHash
  }

  return {
    local,
    async createSafe(options = {}) {
      const { version = '1.4.1' } = options
      const address = await createSafe(local, {
        owners: signers.map((one) => one.address),
        threshold: 2,
        funds: { native: 10n ** 18n, LUSD: 10n ** 12n, LDAI: 10n ** 24n },
        version,
        ...options,
      })
      return { address, version }
    },
    sign,
    send,
    async execute(safe, calls, fields) {
      const signed = await sign(safe, calls, fields)
      return { ...signed, txHash: await send(safe.address, signed.data) }
    },
  }
}

const nonceAbi = [
  { type: 'function', name: 'nonce', inputs: [], outputs: [{ type: 'uint256' }], stateMutability: 'view' },
] as const

function draftOf(calls: readonly Call[], version: SafeVersion): SafeTx {
  const [only] = calls
  if (only !== undefined && calls.length === 1) return safeTx({ ...only, nonce: 0n })
  const { address: to } = canonicalDeployment(version, 'MultiSendCallOnly')
  return safeTx({ to, operation: 1, data: encodeMultiSend(calls), nonce: 0n })
}

async function signaturesOf(hash: SafeTxHash): Promise<Hex> {
  return packSignatures(
    await Promise.all(
      signers.map(async (one) => ({ signer: one.address, signature: await one.sign({ hash }) })),
    ),
  )
}

/** Calldata of `execTransaction`. */
export function execData(tx: SafeTx, signatures: Hex): Hex {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
  })
}

/** A payment in the chain's own coin. */
export function coin(to: Address, value: bigint): Call {
  return { to, value, data: '0x' }
}

/** An ERC-20 `transfer`. */
export function transfer(token: Address, to: Address, amount: bigint): Call {
  return {
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
  }
}
