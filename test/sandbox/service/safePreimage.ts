import {
  type Address,
  type Hex,
  concat,
  encodeAbiParameters,
  hashMessage,
  hashTypedData,
  keccak256,
  parseAbiParameters,
  stringToHex,
} from 'viem'
import * as v from 'valibot'
import { BaseError } from '../../../src/core/baseError'

/** The fields of the EIP-712 struct `SafeTx`, quantities in base units. */
export type SafeTxFields = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly operation: number
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: bigint
}

/** What separates the hashes of one Safe from those of another. */
export type SafeDomain = {
  readonly safe: Address
  readonly chainId: number
  /** As the contract's `VERSION()` says it; build metadata ("+L2") is ignored. */
  readonly version: string
}

/**
 * The 66 bytes whose keccak256 is the safeTxHash: `0x1901 ‖ domainSeparator ‖ structHash`. Encoded by hand, so that
 * it shares nothing with the typed-data code of the app that it is compared with.
 *
 * @see https://github.com/safe-global/safe-smart-account Safe.encodeTransactionData
 */
export function safeTxPreimage(domain: SafeDomain, tx: SafeTxFields): Hex {
  const struct = encodeAbiParameters(safeTxParameters, [
    isOlderThan(domain.version, 1, 0) ? typeHashBefore100 : safeTxTypeHash,
    tx.to,
    tx.value,
    keccak256(tx.data),
    tx.operation,
    tx.safeTxGas,
    tx.baseGas,
    tx.gasPrice,
    tx.gasToken,
    tx.refundReceiver,
    tx.nonce,
  ])
  return concat(['0x1901', domainSeparator(domain), keccak256(struct)])
}

/** The 66 bytes whose keccak256 is the messageHash: the Safe's domain around `SafeMessage(bytes message)`. */
export function safeMessagePreimage(domain: SafeDomain, contentHash: Hex): Hex {
  const struct = encodeAbiParameters(parseAbiParameters('bytes32, bytes32'), [
    safeMessageTypeHash,
    keccak256(contentHash),
  ])
  return concat(['0x1901', domainSeparator(domain), keccak256(struct)])
}

/**
 * The hash that a Safe's message is about: EIP-191 of a text, EIP-712 of an object.
 *
 * @throws when the object is not EIP-712 typed data.
 */
export function hashMessageContent(message: string | Record<string, unknown>): Hex {
  if (typeof message === 'string') return hashMessage(message)
  const parsed = v.safeParse(typedDataSchema, message)
  if (!parsed.success) throw new NotTypedDataError()
  const { domain, message: content, types } = parsed.output
  if (types.EIP712Domain === undefined) throw new NotTypedDataError()
  // api-kit leaves primaryType open; the struct that no other struct mentions is the root.
  const primaryType = parsed.output.primaryType ?? findRoot(types)
  return hashTypedData({ domain, types, primaryType, message: content })
}

const typedDataSchema = v.object({
  domain: v.record(v.string(), v.unknown()),
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.exactOptional(v.string()),
  message: v.record(v.string(), v.unknown()),
})

function findRoot(types: v.InferOutput<typeof typedDataSchema>['types']): string {
  const mentioned = new Set(
    Object.values(types).flatMap((fields) => fields.map(({ type }) => type.split('[')[0])),
  )
  const root = Object.keys(types).find((name) => name !== 'EIP712Domain' && !mentioned.has(name))
  if (root === undefined) throw new NotTypedDataError()
  return root
}

function domainSeparator({ chainId, safe, version }: SafeDomain): Hex {
  if (isOlderThan(version, 1, 3)) {
    return keccak256(
      encodeAbiParameters(parseAbiParameters('bytes32, address'), [
        typeHash('EIP712Domain(address verifyingContract)'),
        safe,
      ]),
    )
  }
  return keccak256(
    encodeAbiParameters(parseAbiParameters('bytes32, uint256, address'), [
      typeHash('EIP712Domain(uint256 chainId,address verifyingContract)'),
      BigInt(chainId),
      safe,
    ]),
  )
}

function isOlderThan(version: string, major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}

function typeHash(type: string): Hex {
  return keccak256(stringToHex(type))
}

const safeTxTail = 'uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
const safeTxHead = 'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,'
const safeTxTypeHash = typeHash(`${safeTxHead}uint256 baseGas,${safeTxTail}`)
const typeHashBefore100 = typeHash(`${safeTxHead}uint256 dataGas,${safeTxTail}`)
const safeMessageTypeHash = typeHash('SafeMessage(bytes message)')
const safeTxParameters = parseAbiParameters(
  'bytes32, address, uint256, bytes32, uint8, uint256, uint256, uint256, address, address, uint256',
)

class NotTypedDataError extends BaseError {
  override name = 'NotTypedDataError'

  constructor() {
    super('The message is an object, but not EIP-712 typed data.')
  }
}
