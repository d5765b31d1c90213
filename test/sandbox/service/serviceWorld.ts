import { createRequire } from 'node:module'
import type SafeApiKit from '@safe-global/api-kit'
import { OperationType } from '@safe-global/types-kit'
import { type Address, type Hex, concat, hashTypedData, parseAbi, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type CreateSafeOptions, createSafe } from '../chain/createSafe'
import { deploySafeContracts } from '../chain/deploySafeContracts'
import { type LocalChain, startChain } from '../chain/startChain'
import { deployTokens } from '../chain/tokens/deployTokens'
import type { Owner } from '../world'
import { openServer } from '../openServer'
import { type TransactionService, createTransactionService } from './createTransactionService'

// By require, so that it is the published build with the published protocol-kit, whatever the bundler puts in place.
const { default: ApiKit }: { default: typeof SafeApiKit } = createRequire(import.meta.url)(
  '@safe-global/api-kit',
)

export type ServiceWorld = {
  readonly chain: LocalChain
  readonly service: TransactionService
  /** The origin under which the service is served. */
  readonly url: string
  readonly apiKit: SafeApiKit
  createSafe(options: CreateSafeOptions): Promise<Address>
  stop(): Promise<void>
}

/** A chain with Safe's contracts and tokens, and a service over HTTP with api-kit in front of it. For tests. */
export async function startServiceWorld(): Promise<ServiceWorld> {
  const chain = await startChain()
  await Promise.all([deploySafeContracts(chain), deployTokens(chain)])
  const service = createTransactionService({ rpcUrl: chain.rpcUrl, chainId: chain.chainId })
  // It leaves the test run's Request and Response alone.
  const server = await openServer()
  server.handle((request) => service.fetch(request))
  const url = `http://127.0.0.1:${server.port}`
  return {
    chain,
    service,
    url,
    apiKit: new ApiKit({ chainId: BigInt(chain.chainId), txServiceUrl: `${url}/api` }),
    createSafe: (options) => createSafe(chain, options),
    async stop() {
      service.stop()
      await server.stop()
      await chain.stop()
    },
  }
}

/** A plain call of the Safe: nothing but a target and a nonce unless said otherwise. */
export function safeTx(fields: Partial<SafeTxMessage> & Pick<SafeTxMessage, 'to' | 'nonce'>): SafeTxMessage {
  return {
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    ...fields,
  }
}

export type SafeTxMessage = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly operation: 0 | 1
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: bigint
}

/** The transaction as EIP-712 typed data, hashed by viem and not by the service. */
export function typedSafeTx(safe: Address, message: SafeTxMessage) {
  return {
    domain: { chainId: 31337, verifyingContract: safe },
    types: {
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx',
    message,
  } as const
}

/** What api-kit's proposeTransaction takes, signed by the owner. */
export async function proposalOf(safe: Address, tx: SafeTxMessage, owner: Owner, origin = 'test') {
  return {
    safeAddress: safe,
    safeTransactionData: {
      ...tx,
      value: String(tx.value),
      safeTxGas: String(tx.safeTxGas),
      baseGas: String(tx.baseGas),
      gasPrice: String(tx.gasPrice),
      operation: tx.operation === 1 ? OperationType.DelegateCall : OperationType.Call,
      nonce: Number(tx.nonce),
    },
    safeTxHash: hashTypedData(typedSafeTx(safe, tx)),
    senderAddress: owner.address,
    senderSignature: await signSafeTx(safe, tx, owner),
    origin,
  }
}

export function signSafeTx(safe: Address, tx: SafeTxMessage, owner: Owner): Promise<Hex> {
  return privateKeyToAccount(owner.privateKey).signTypedData(typedSafeTx(safe, tx))
}

/** Executes on the chain with the signatures of these owners. */
export async function execute(
  { client }: LocalChain,
  safe: Address,
  tx: SafeTxMessage,
  owners: readonly Owner[],
): Promise<Hex> {
  const sorted = owners.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  const signatures = concat(await Promise.all(sorted.map((owner) => signSafeTx(safe, tx, owner))))
  return executeWith({ client }, safe, tx, signatures)
}

/** Executes on the chain with these bytes as signatures, sent by the first development account. */
export async function executeWith(
  { client }: Pick<LocalChain, 'client'>,
  safe: Address,
  tx: SafeTxMessage,
  signatures: Hex,
): Promise<Hex> {
  const [account] = await client.getAddresses()
  const { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } = tx
  const { request } = await client.simulateContract({
    account: account ?? zeroAddress,
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
  })
  const hash = await client.writeContract(request)
  await client.waitForTransactionReceipt({ hash })
  return hash
}

export const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function approveHash(bytes32 hashToApprove)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
