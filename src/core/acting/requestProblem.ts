import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  hashTypedData,
  type Hex,
  isAddressEqual,
} from 'viem'
import * as v from 'valibot'
import { isRejection, type SafeTx } from '../safe/safeTx'
import { packSignatures } from '../safe/signatureBytes'
import { recoverSigner } from '../safe/recoverSigner'
import { safeTxHash } from '../safe/safeTxHash'
import { type Intention, type WalletRequest, safeActs } from './walletRequest'
import type { OnScreen } from './onScreen'
import { m } from './messages'

/**
 * Checks a request a last time before the owner's wallet gets it, and returns why it must not be sent, or null.
 * Parses the request itself and trusts nothing about how it was built: hashes typed data again, decodes and encodes
 * calldata again.
 */
export function requestProblem(request: WalletRequest, intention: Intention, from: Address): string | null {
  try {
    const isRight = isAllowed(request, intention, from)
    return isRight ? null : m.otherRequest
  } catch {
    // A field that does not decode, hash or fit its type.
    return m.otherRequest
  }
}

function isAllowed(request: WalletRequest, intention: Intention, from: Address): boolean {
  const { onScreen } = intention
  if (safeTxHash(onScreen.tx, onScreen.domain) !== onScreen.safeTxHash) return false
  switch (intention.kind) {
    case 'confirm':
      return isSafeTx(readTypedData(request, from), onScreen)
    case 'reject':
      return (
        isRejection({ ...onScreen.tx, safe: onScreen.domain.safe }) &&
        isSafeTx(readTypedData(request, from), onScreen)
      )
    case 'delete':
      return v.is(deletionSchema(onScreen, intention.hour), readTypedData(request, from))
    case 'approve': {
      const data = readSafeCall(request, from, onScreen)
      const { functionName, args } = decodeFunctionData({ abi: safeActs, data })
      if (functionName !== 'approveHash' || args[0] !== onScreen.safeTxHash) return false
      return encodeFunctionData({ abi: safeActs, functionName, args }) === data
    }
    case 'execute':
      return isExecution(readSafeCall(request, from, onScreen), intention)
  }
}

/** Parses the typed data of `eth_signTypedData_v4`, which must equal its own re-serialisation: no duplicate keys. */
function readTypedData({ method, params }: WalletRequest, from: Address): unknown {
  const [account, text, ...more] = params
  if (method !== 'eth_signTypedData_v4' || account !== from || more.length > 0) return null
  if (typeof text !== 'string') return null
  const data: unknown = JSON.parse(text)
  return JSON.stringify(data) === text ? data : null
}

function isSafeTx(data: unknown, { tx, domain, safeTxHash: hash }: OnScreen): boolean {
  const parsed = v.safeParse(safeTxSchema, data)
  if (!parsed.success) return false
  const { domain: wireDomain, message } = parsed.output
  const isSpelledAsShown =
    wireDomain.chainId === domain.chainId &&
    wireDomain.verifyingContract === domain.safe &&
    Object.entries(message).every(([name, value]) => `${value}` === `${tx[name as keyof typeof tx]}`)
  return isSpelledAsShown && hashOf(parsed.output) === hash
}

function hashOf({ domain, types, primaryType, message }: WireSafeTx): Hex {
  const verifyingContract = domain.verifyingContract as Address
  return hashTypedData<Record<string, unknown>, string>({
    domain: { ...domain, verifyingContract },
    types,
    primaryType,
    message,
  })
}

/** Checks the transaction of `eth_sendTransaction`: to the Safe, on its chain, without value. Returns its calldata. */
function readSafeCall({ method, params }: WalletRequest, from: Address, { domain }: OnScreen): Hex {
  const [transaction, ...more] = params
  const { to, chainId, data, from: sender } = v.parse(transactionSchema, transaction)
  const isRight =
    method === 'eth_sendTransaction' &&
    more.length === 0 &&
    sender === from &&
    to === domain.safe &&
    chainId === `0x${domain.chainId.toString(16)}`
  return isRight ? (data as Hex) : '0x'
}

/**
 * Returns true when the calldata equals the encoding of the fields on screen and the verified signatures, each
 * recovered again.
 */
function isExecution(
  data: Hex,
  { onScreen, signatures, threshold }: Extract<Intention, { kind: 'execute' }>,
): boolean {
  const { functionName, args } = decodeFunctionData({ abi: safeActs, data })
  if (functionName !== 'execTransaction') return false
  const [to, value, inner, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, packed] = args
  const { nonce } = onScreen.tx
  if (operation !== 0 && operation !== 1) return false
  const gas = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
  const sent: SafeTx = { to, value, data: inner, operation, ...gas, nonce }
  const isSame = safeTxHash(sent, onScreen.domain) === onScreen.safeTxHash
  const isSigned = signatures.every(({ signer, signature, by }) => {
    if (by === 'chain') return true
    const recovered = recoverSigner(onScreen.safeTxHash, signature)
    return 'signer' in recovered && isAddressEqual(recovered.signer, signer)
  })
  return (
    isSame &&
    isSigned &&
    threshold > 0 &&
    signatures.length >= threshold &&
    packed === packSignatures(signatures) &&
    encodeFunctionData({ abi: safeActs, functionName, args }) === data
  )
}

const decimal = v.pipe(v.string(), v.regex(/^(0|[1-9]\d*)$/))
const field = <const name extends string, const type extends string>(name: name, type: type) =>
  v.strictObject({ name: v.literal(name), type: v.literal(type) })
const chainField = field('chainId', 'uint256')
const contractField = field('verifyingContract', 'address')

const safeTxSchema = v.strictObject({
  domain: v.strictObject({ chainId: v.number(), verifyingContract: v.string() }),
  types: v.strictObject({
    EIP712Domain: v.strictTuple([chainField, contractField]),
    SafeTx: v.strictTuple([
      field('to', 'address'),
      field('value', 'uint256'),
      field('data', 'bytes'),
      field('operation', 'uint8'),
      field('safeTxGas', 'uint256'),
      field('baseGas', 'uint256'),
      field('gasPrice', 'uint256'),
      field('gasToken', 'address'),
      field('refundReceiver', 'address'),
      field('nonce', 'uint256'),
    ]),
  }),
  primaryType: v.literal('SafeTx'),
  message: v.strictObject({
    to: v.string(),
    value: decimal,
    data: v.string(),
    operation: v.picklist([0, 1]),
    safeTxGas: decimal,
    baseGas: decimal,
    gasPrice: decimal,
    gasToken: v.string(),
    refundReceiver: v.string(),
    nonce: decimal,
  }),
})

type WireSafeTx = v.InferOutput<typeof safeTxSchema>

const transactionSchema = v.strictObject({
  from: v.string(),
  to: v.string(),
  value: v.literal('0x0'),
  data: v.string(),
  chainId: v.string(),
})

function deletionSchema({ domain, safeTxHash: hash }: OnScreen, hour: number) {
  return v.strictObject({
    domain: v.strictObject({
      name: v.literal('Safe Transaction Service'),
      version: v.literal('1.0'),
      chainId: v.literal(domain.chainId),
      verifyingContract: v.literal(domain.safe),
    }),
    types: v.strictObject({
      EIP712Domain: v.strictTuple([
        field('name', 'string'),
        field('version', 'string'),
        chainField,
        contractField,
      ]),
      DeleteRequest: v.strictTuple([field('safeTxHash', 'bytes32'), field('totp', 'uint256')]),
    }),
    primaryType: v.literal('DeleteRequest'),
    message: v.strictObject({ safeTxHash: v.literal(hash), totp: v.literal(hour.toString()) }),
  })
}
