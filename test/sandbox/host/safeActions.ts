import { encodeFunctionData, type Hex, isAddressEqual } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { BaseError } from '../../../src/core/baseError'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'
import { createChainClient } from '../chain/createChainClient'
import { canonicalDeployment } from '../chain/safeContracts'
import { type DraftOptions, draftSafeTx, readVersion, type SafePlace } from './draftSafeTx'
import { packSignatures } from './packSignatures'
import { safeAbi, safeTypes } from './safeAbi'
import type { ServiceTx } from './schemas'
import { serviceClient } from './serviceClient'

/** Whoever acts. The sandbox's owners fit. */
export type Signer = { readonly privateKey: Hex }

export type ProposeOptions = DraftOptions & {
  readonly owner: Signer
  /** Free text, at most 200 characters; Safe{Wallet} writes JSON with `url` and `name`. */
  readonly origin?: string | undefined
}

/** Proposes these calls as one transaction, signed by the owner, and answers its hash. Nothing moves yet. */
export async function proposeTx(place: SafePlace, options: ProposeOptions): Promise<Hex> {
  const tx = await draftSafeTx(place, options)
  return proposeDraft(place, { ...options, tx, signing: 'signed' })
}

export type ProposeDraftOptions = Pick<ProposeOptions, 'owner' | 'origin'> & {
  readonly tx: SafeTx
  /**
   * "unsigned" is what Safe{Wallet} does before an execution that needs no signature besides the executor's: the
   * service takes it, and lists it only after it was executed.
   */
  readonly signing: 'signed' | 'unsigned'
}

/** Proposes a transaction that is already made up, and answers its hash. */
export async function proposeDraft(place: SafePlace, options: ProposeDraftOptions): Promise<Hex> {
  const { tx, owner, signing, origin } = options
  const safeTxHash = await hashSafeTx(place, tx)
  await serviceClient(place.serviceUrl).propose(place.safe, {
    to: tx.to,
    value: `${tx.value}`,
    data: tx.data === '0x' ? null : tx.data,
    operation: tx.operation,
    safeTxGas: `${tx.safeTxGas}`,
    baseGas: `${tx.baseGas}`,
    gasPrice: `${tx.gasPrice}`,
    gasToken: tx.gasToken,
    refundReceiver: tx.refundReceiver,
    nonce: `${tx.nonce}`,
    contractTransactionHash: safeTxHash,
    sender: privateKeyToAccount(owner.privateKey).address,
    ...(signing === 'signed' ? { signature: await signSafeTx(place, owner, tx) } : {}),
    ...(origin === undefined ? {} : { origin }),
  })
  return safeTxHash
}

/** Adds the owner's signature to a proposed transaction. */
export async function confirmTx(
  place: SafePlace,
  { owner, safeTxHash }: { readonly owner: Signer; readonly safeTxHash: Hex },
): Promise<void> {
  const service = serviceClient(place.serviceUrl)
  const signature = await signSafeTx(place, owner, toSafeTx(await service.tx(safeTxHash)))
  await service.confirm(safeTxHash, signature)
}

/**
 * Proposes and signs a rejection at the nonce of another transaction: a call of the Safe to itself, with no value and
 * no data. Whichever of the two is executed first makes the other impossible.
 */
export async function rejectTx(
  place: SafePlace,
  { owner, safeTxHash }: { readonly owner: Signer; readonly safeTxHash: Hex },
): Promise<Hex> {
  const { nonce } = await serviceClient(place.serviceUrl).tx(safeTxHash)
  return proposeTx(place, { owner, nonce: BigInt(nonce), calls: [{ to: place.safe, value: 0n, data: '0x' }] })
}

/** Takes a proposal out of the queue; only its proposer may. Signatures given so far stay valid on chain. */
export async function deleteTx(
  place: SafePlace,
  { owner, safeTxHash }: { readonly owner: Signer; readonly safeTxHash: Hex },
): Promise<void> {
  const { chain } = createChainClient(place.rpcUrl, place.chainId)
  const signature = await privateKeyToAccount(owner.privateKey).signTypedData({
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId: chain.id,
      verifyingContract: place.safe,
    },
    types: safeTypes,
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(Math.floor(Date.now() / 3_600_000)) },
  })
  await serviceClient(place.serviceUrl).remove(safeTxHash, signature)
}

/**
 * Sends `execTransaction` with the signatures that the service has, and answers the hash of the Ethereum transaction
 * without waiting for its block. An owner who has not signed fills a missing place by being the sender (v = 1).
 *
 * @throws NotExecutableError when it is not the Safe's next nonce, or signatures are missing.
 */
export async function submitTx(
  place: SafePlace,
  { owner, safeTxHash }: { readonly owner: Signer; readonly safeTxHash: Hex },
): Promise<Hex> {
  const client = createChainClient(place.rpcUrl, place.chainId)
  const contract = { address: place.safe, abi: safeAbi } as const
  const [record, nonce, threshold, owners] = await Promise.all([
    serviceClient(place.serviceUrl).tx(safeTxHash),
    client.readContract({ ...contract, functionName: 'nonce' }),
    client.readContract({ ...contract, functionName: 'getThreshold' }),
    client.readContract({ ...contract, functionName: 'getOwners' }),
  ])
  const tx = toSafeTx(record)
  // A v = 1 signature does not bind the nonce: at another nonce the Safe would execute it under another hash.
  if (tx.nonce !== nonce)
    throw new NotExecutableError(`its nonce is ${tx.nonce}, the Safe's next is ${nonce}`)
  // By address: Anvil holds the key and gives out nonces, so two tests can send for one person at the same time.
  const account = privateKeyToAccount(owner.privateKey).address
  const given = (record.confirmations ?? []).filter((one) =>
    owners.some((it) => isAddressEqual(it, one.owner)),
  )
  const signatures = packSignatures({
    confirmations: given,
    threshold: Number(threshold),
    sender: account,
    owners,
  })
  if (signatures === null) throw new NotExecutableError(`${given.length} of ${threshold} have signed`)
  return client.writeContract({
    ...contract,
    account,
    functionName: 'execTransaction',
    args: executionArgs(tx, signatures),
    // An estimate is made at a gas price of 0, at which the Safe pays nobody: it would be too low.
    ...(tx.gasPrice > 0n ? { gas: 10_000_000n } : {}),
  })
}

/** As `submitTx`, and waits for the block. Resolves too when the inner call failed (`ExecutionFailure`). */
export async function executeTx(
  place: SafePlace,
  options: { readonly owner: Signer; readonly safeTxHash: Hex },
): Promise<Hex> {
  const hash = await submitTx(place, options)
  const receipt = await createChainClient(place.rpcUrl, place.chainId).waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new NotExecutableError('the chain reverted it')
  return hash
}

/**
 * Executes several queued transactions of one Safe in ONE transaction of the chain, as Safe{Wallet}'s bulk execution does:
 * anybody calls MultiSendCallOnly, which calls the Safe for each. The nonces have to follow each other.
 *
 * @throws NotExecutableError when one has not enough signatures, or the chain reverted them: one failure undoes all.
 */
export async function executeTogether(
  place: SafePlace,
  { sender, safeTxHashes }: { readonly sender: Signer; readonly safeTxHashes: readonly Hex[] },
): Promise<Hex> {
  const client = createChainClient(place.rpcUrl, place.chainId)
  const contract = { address: place.safe, abi: safeAbi } as const
  const [threshold, owners, version] = await Promise.all([
    client.readContract({ ...contract, functionName: 'getThreshold' }),
    client.readContract({ ...contract, functionName: 'getOwners' }),
    readVersion(place),
  ])
  const { address: multiSend } = canonicalDeployment(version, 'MultiSendCallOnly')
  const calls = await Promise.all(
    safeTxHashes.map(async (safeTxHash): Promise<Call> => {
      const record = await serviceClient(place.serviceUrl).tx(safeTxHash)
      const confirmations = record.confirmations ?? []
      // The Safe is called by MultiSendCallOnly, so no owner is the sender.
      const signatures = packSignatures({
        confirmations,
        threshold: Number(threshold),
        sender: multiSend,
        owners,
      })
      if (signatures === null)
        throw new NotExecutableError(`${confirmations.length} of ${threshold} have signed`)
      const args = executionArgs(toSafeTx(record), signatures)
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
      return { to: place.safe, value: 0n, data }
    }),
  )
  const hash = await client.sendTransaction({
    account: privateKeyToAccount(sender.privateKey).address,
    to: multiSend,
    data: encodeMultiSend(calls),
  })
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new NotExecutableError('the chain reverted it')
  return hash
}

function executionArgs(tx: SafeTx, signatures: Hex) {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  const fees = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  return [to, value, data, operation, ...fees, signatures] as const
}

/** The hash of a transaction, as the Safe itself computes it (`eth_call getTransactionHash`). */
export async function hashSafeTx({ rpcUrl, safe, chainId }: SafePlace, tx: SafeTx): Promise<Hex> {
  return createChainClient(rpcUrl, chainId).readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [
      tx.to,
      tx.value,
      tx.data,
      tx.operation,
      tx.safeTxGas,
      tx.baseGas,
      tx.gasPrice,
      tx.gasToken,
      tx.refundReceiver,
      tx.nonce,
    ],
  })
}

function signSafeTx({ rpcUrl, safe, chainId }: SafePlace, owner: Signer, tx: SafeTx): Promise<Hex> {
  const { chain } = createChainClient(rpcUrl, chainId)
  return privateKeyToAccount(owner.privateKey).signTypedData({
    domain: { chainId: chain.id, verifyingContract: safe },
    types: safeTypes,
    primaryType: 'SafeTx',
    message: tx,
  })
}

function toSafeTx(record: ServiceTx): SafeTx {
  const { to, operation } = record
  const zero = '0x0000000000000000000000000000000000000000' as const
  return {
    to,
    value: BigInt(record.value),
    data: record.data ?? '0x',
    operation,
    safeTxGas: BigInt(record.safeTxGas),
    baseGas: BigInt(record.baseGas),
    gasPrice: BigInt(record.gasPrice),
    gasToken: record.gasToken ?? zero,
    refundReceiver: record.refundReceiver ?? zero,
    nonce: BigInt(record.nonce),
  }
}

class NotExecutableError extends BaseError {
  override name = 'NotExecutableError'

  constructor(reason: string) {
    super(`The transaction cannot be executed: ${reason}.`)
  }
}
