import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import type { SafeMessageRecord, SafeTx } from '../../safe/safeTx'
import { permit2 } from '../action'
import { m } from './messageMessages'
import { type SignInText, looksLikeSignIn, readSignInText } from './signInText'
import { readTypedData, readUint, type TypedData } from './typedData'

/** A right to take tokens, in base units. */
export type Grant = { readonly token: Address; readonly amount: bigint }

/** Meaning of a Safe's off-chain message, by its own content. */
export type MessageMeaning =
  | { readonly kind: 'signIn'; readonly signIn: SignInText }
  /** Looks like a sign-in but does not conform to EIP-4361. */
  | { readonly kind: 'oddSignIn'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Typed data of a Safe transaction. `safe`, `tx` null: they could not be read. */
  | {
      readonly kind: 'safeTx'
      readonly safe: Address | null
      readonly chainId: bigint | null
      readonly tx: SafeTx | null
      readonly data: TypedData
    }
  /** A user operation of the 4337 module: it moves funds outside of the queue. */
  | { readonly kind: 'userOperation'; readonly data: TypedData }
  | {
      readonly kind: 'permit'
      readonly form: 'permit' | 'permit2' | 'permit2Transfer'
      /** Null: the signer. */
      readonly owner: Address | null
      readonly spender: Address
      readonly grants: readonly Grant[]
      /** Unix time in seconds until which the signature can be used; null: the message has none. */
      readonly deadline: bigint | null
      readonly data: TypedData
    }
  | {
      readonly kind: 'order'
      readonly market: string
      readonly trade: Trade | null
      readonly data: TypedData
    }
  | { readonly kind: 'typed'; readonly data: TypedData }
  | { readonly kind: 'unreadable' }

/** An order as one market defines it. */
type Trade = {
  readonly sell: Grant
  readonly buy: Grant
  readonly receiver: Address
  readonly isSellOrder: boolean
  /** Unix time in seconds. */
  readonly validTo: bigint
}

const safeTxType =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
const permitType = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
const daiPermitType = 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'
const cowOrderType =
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)'
const permit2Details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permit2Tokens = 'TokenPermissions(address token,uint256 amount)'

/** The settlement contract of CoW Protocol, at this address on every chain. */
const cowSettlement = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'

/** Recognises a message by its whole encoded type, never by a title or a key alone. */
export function messageMeaning(message: SafeMessageRecord['message']): MessageMeaning {
  if (typeof message === 'string') {
    const signIn = readSignInText(message)
    if (signIn !== null) return { kind: 'signIn', signIn }
    return { kind: looksLikeSignIn(message) ? 'oddSignIn' : 'text', text: message }
  }
  const data = readTypedData(message)
  if (data === null) return { kind: 'unreadable' }
  // The type hash contains the name: only this name can be a Safe transaction.
  if (data.primaryType === 'SafeTx') return readSafeTx(data)
  if (data.primaryType === 'SafeOp') return { kind: 'userOperation', data }
  return readPermit(data) ?? readPermit2(data) ?? readOrder(data) ?? { kind: 'typed', data }
}

function readSafeTx(data: TypedData): MessageMeaning {
  const { verifyingContract, chainId } = data.domain
  const { address, uint, bytes } = valuesOf(data)
  const operation = uint('operation')
  const fields = {
    to: address('to'),
    value: uint('value'),
    data: bytes('data'),
    operation: operation === 0n ? 0 : operation === 1n ? 1 : null,
    safeTxGas: uint('safeTxGas'),
    baseGas: uint('baseGas'),
    gasPrice: uint('gasPrice'),
    gasToken: address('gasToken'),
    refundReceiver: address('refundReceiver'),
    nonce: uint('nonce'),
  } as const
  const isWhole = data.encodedType === safeTxType && Object.values(fields).every((value) => value !== null)
  return { kind: 'safeTx', safe: verifyingContract, chainId, tx: isWhole ? (fields as SafeTx) : null, data }
}

function readPermit(data: TypedData): MessageMeaning | null {
  const token = data.domain.verifyingContract
  const { address, uint, flag } = valuesOf(data)
  const spender = address('spender')
  if (token === null || spender === null) return null
  if (data.encodedType === permitType) {
    const [owner, amount, deadline] = [address('owner'), uint('value'), uint('deadline')]
    if (owner === null || amount === null || deadline === null) return null
    return { kind: 'permit', form: 'permit', owner, spender, grants: [{ token, amount }], deadline, data }
  }
  if (data.encodedType === daiPermitType) {
    const [owner, isAllowed, expiry] = [address('holder'), flag('allowed'), uint('expiry')]
    if (owner === null || isAllowed === null || expiry === null) return null
    const grants = [{ token, amount: isAllowed ? 2n ** 256n - 1n : 0n }]
    // DAI treats an expiry of 0 as none.
    const deadline = expiry === 0n ? null : expiry
    return { kind: 'permit', form: 'permit', owner, spender, grants, deadline, data }
  }
  return null
}

function readPermit2(data: TypedData): MessageMeaning | null {
  const { encodedType, domain } = data
  if (domain.verifyingContract !== permit2) return null
  const { address, uint, list } = valuesOf(data)
  const spender = address('spender')
  if (spender === null) return null
  const grantsOf = (prefixes: readonly string[]) => {
    const grants = prefixes.map((prefix) => {
      const [token, amount] = [address(`${prefix}.token`), uint(`${prefix}.amount`)]
      return token === null || amount === null ? null : { token, amount }
    })
    return grants.every((grant) => grant !== null) && grants.length > 0 ? grants : null
  }
  const isAllowance =
    encodedType ===
      `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${permit2Details}` ||
    encodedType ===
      `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${permit2Details}`
  // A witness adds fields of its own after the first four.
  const isTransfer =
    /^Permit(Batch)?(Witness)?TransferFrom\(TokenPermissions(\[\])? permitted,address spender,uint256 nonce,uint256 deadline[,)]/.test(
      encodedType,
    ) && encodedType.includes(permit2Tokens)
  if (data.isCut || (!isAllowance && !isTransfer)) return null
  const key = isAllowance ? 'details' : 'permitted'
  const grants = grantsOf(list(key))
  const deadline = uint(isAllowance ? 'sigDeadline' : 'deadline')
  if (grants === null || deadline === null) return null
  const form = isAllowance ? 'permit2' : 'permit2Transfer'
  return { kind: 'permit', form, owner: null, spender, grants, deadline, data }
}

function readOrder(data: TypedData): MessageMeaning | null {
  const { encodedType, domain, primaryType } = data
  if (encodedType === cowOrderType && domain.verifyingContract === cowSettlement)
    return { kind: 'order', market: 'CoW Protocol', trade: readTrade(data), data }
  if (/order/i.test(primaryType))
    return { kind: 'order', market: domain.name ?? m.order.nameless, trade: null, data }
  return null
}

function readTrade(data: TypedData): Trade | null {
  const { address, uint, text } = valuesOf(data)
  const [sellToken, buyToken, receiver] = [address('sellToken'), address('buyToken'), address('receiver')]
  const [sold, fee, bought, validTo] = ['sellAmount', 'feeAmount', 'buyAmount', 'validTo'].map(uint)
  const kind = text('kind')
  if (sellToken === null || buyToken === null || receiver === null) return null
  if (sold == null || fee == null || bought == null || validTo == null) return null
  if (kind !== 'sell' && kind !== 'buy') return null
  const sell = { token: sellToken, amount: sold + fee }
  return { sell, buy: { token: buyToken, amount: bought }, receiver, isSellOrder: kind === 'sell', validTo }
}

/** Reads values by their path; null when one is missing or does not fit. */
function valuesOf({ leaves }: TypedData) {
  const byPath = new Map(leaves.map((leaf) => [leaf.path, leaf.value]))
  const text = (path: string): string | null => {
    const value = byPath.get(path)
    return typeof value === 'string' ? value : null
  }
  return {
    text,
    uint: (path: string) => readUint(byPath.get(path)),
    address: (path: string): Address | null => {
      const value = text(path)
      return value !== null && isAddress(value, { strict: false }) ? getAddress(value) : null
    },
    bytes: (path: string): Hex | null => {
      const value = text(path)
      return isHex(value) && value.length % 2 === 0 ? value : null
    },
    flag: (path: string): boolean | null => {
      const value = byPath.get(path)
      return typeof value === 'boolean' ? value : null
    },
    /** `details` alone, or `details[0]`, `details[1]` ... */
    list: (path: string): readonly string[] => {
      if (byPath.has(`${path}.token`)) return [path]
      const found: string[] = []
      while (byPath.has(`${path}[${found.length}].token`)) found.push(`${path}[${found.length}]`)
      return found
    },
  }
}
