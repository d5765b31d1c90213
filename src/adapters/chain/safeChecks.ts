import {
  BaseError,
  decodeAbiParameters,
  encodeFunctionData,
  isHex,
  numberToHex,
  parseAbi,
  RpcRequestError,
  slice,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { readContract } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { Answer } from '../../core/answer'
import type { SignatureVerdict } from '../../core/safe/judgeSignatures'
import type { SafeTx, SafeTxHash } from '../../core/safe/safeTx'
import type { SignatureQuestion } from '../../ports/chain'
import { chainClient, checkChain, readChain } from './readChain'
import { m } from './messages'

/** `checkNSignatures`: from 1.3.0 on. Safe 1.5.0 keeps this form beside the one that names the executor. */
const abi = parseAbi([
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function checkNSignatures(bytes32 dataHash, bytes data, bytes signatures, uint256 requiredSignatures) view',
])

/** A signature with v = 29, which no key can make: every Safe refuses it (GS026). */
const neverValid: Hex = `0x${'00'.repeat(64)}1d`

/**
 * Calls a Safe's `checkNSignatures` for each signature alone, in one batch. The caller is the zero address, which owns
 * no Safe: a Safe accepts an approval (v = 1) of its own caller unchecked. The verdict of a contract that accepts an
 * impossible signature is ignored.
 *
 * @see Safe.sol, `checkNSignatures`
 */
export function checkSignatures(
  chain: AppChain,
  { safe, hash, data, signatures, blockNumber }: SignatureQuestion,
  signal: AbortSignal | undefined,
): Promise<Answer<readonly Answer<SignatureVerdict>[]>> {
  const client = chainClient(chain)

  async function ask(signature: Hex): Promise<Answer<SignatureVerdict>> {
    const args = [hash, data, signature, 1n] as const
    const call = {
      from: zeroAddress,
      to: safe,
      data: encodeFunctionData({ abi, functionName: 'checkNSignatures', args }),
    }
    const block = blockNumber === null ? 'latest' : numberToHex(blockNumber)
    try {
      // Not viem's `call`: with it a contract can make the page fetch a URL (EIP-3668).
      await client.request({ method: 'eth_call', params: [call, block] })
      return { kind: 'found', value: { kind: 'ok' } }
    } catch (error) {
      const answered =
        error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null
      if (!(answered instanceof RpcRequestError)) throw error
      if (!isRevert(answered)) return { kind: 'unreachable', reason: m.setup.noCheck }
      return { kind: 'found', value: { kind: 'refused', code: safeCode(answered.data) } }
    }
  }

  return readChain({ chain, signal }, async () => {
    const [, control, ...answers] = await Promise.all([
      checkChain(chain),
      ask(neverValid),
      ...signatures.map(ask),
    ])
    if (control.kind !== 'found') return control
    if (control.value.kind === 'ok') return { kind: 'unreachable', reason: m.setup.acceptsAll }
    return { kind: 'found', value: answers }
  })
}

/** Calls the Safe's own `getTransactionHash`. */
export function readTransactionHash(
  chain: AppChain,
  safe: Address,
  tx: SafeTx,
  signal?: AbortSignal,
): Promise<Answer<SafeTxHash>> {
  return readChain({ chain, signal }, async (client) => {
    await checkChain(chain)
    const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx
    const hash = await readContract(client, {
      address: safe,
      abi,
      functionName: 'getTransactionHash',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
    })
    return { kind: 'found', value: hash as SafeTxHash }
  })
}

/**
 * Decides whether a node's error is a revert. Nodes use different codes for reverts, and some use one of them for their
 * own failures too.
 */
function isRevert({ code, data, details }: RpcRequestError): boolean {
  return code === 3 || isHex(data) || /revert/i.test(`${details} ${typeof data === 'string' ? data : ''}`)
}

/** Returns the Safe's error code in the revert data. An owner's contract may have put anything there. */
function safeCode(data: unknown): string | null {
  // Some nodes prefix the bytes with a word.
  const thrown = typeof data === 'string' ? /0x08c379a0(?:[0-9a-f]{2})*$/i.exec(data)?.[0] : undefined
  if (!isHex(thrown)) return null
  try {
    const [reason] = decodeAbiParameters([{ type: 'string' }], slice(thrown, 4))
    return /^GS\d{3}$/.test(reason) ? reason : null
  } catch {
    return null
  }
}
