import {
  type AbiParameter,
  type Address,
  type Hex,
  decodeFunctionData,
  getAddress,
  hexToBigInt,
  hexToNumber,
  isHex,
  parseAbi,
  size,
  slice,
} from 'viem'

type DecodedParameter = {
  readonly name: string
  readonly type: string
  readonly value: unknown
  readonly valueDecoded?: readonly DecodedCall[] | DecodedData | null
}

export type DecodedData = { readonly method: string; readonly parameters: readonly DecodedParameter[] }

type DecodedCall = {
  readonly operation: number
  readonly to: Address
  readonly value: string
  readonly data: Hex | null
  readonly dataDecoded: DecodedData | null
}

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function multiSend(bytes transactions)',
  'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function approveHash(bytes32 hashToApprove)',
  'function addOwnerWithThreshold(address owner, uint256 _threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 _threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 _threshold)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setFallbackHandler(address handler)',
  'function setGuard(address guard)',
  'function setModuleGuard(address moduleGuard)',
  'function signMessage(bytes _data)',
])

/** The call in words, by the ABIs that the service knows; null for any other, and for calldata that does not fit. */
export function decodeData(data: Hex): DecodedData | null {
  try {
    const { args, functionName } = decodeFunctionData({ abi, data })
    const values: readonly unknown[] = args
    const inputs: readonly AbiParameter[] = abi.find(({ name }) => name === functionName)?.inputs ?? []
    const parameters = inputs.map((input, index): DecodedParameter => {
      const value = values[index]
      const parameter = { name: input.name ?? '', type: input.type, value: asText(value) }
      if (!isHex(value)) return parameter
      if (functionName === 'multiSend') return { ...parameter, valueDecoded: unpackMultiSend(value) }
      if (functionName !== 'execTransaction' || input.name !== 'data') return parameter
      return { ...parameter, valueDecoded: decodeData(value) }
    })
    return { method: functionName, parameters }
  } catch {
    return null
  }
}

/**
 * The calls inside `multiSend(bytes)`: operation (1), to (20), value (32), length (32), data, one after the other.
 *
 * @throws viem's SliceOffsetOutOfBoundsError when the bytes end too early.
 */
function unpackMultiSend(packed: Hex): DecodedCall[] {
  const calls: DecodedCall[] = []
  for (let at = 0; at < size(packed);) {
    const start = at + 85
    const end = start + Number(hexToBigInt(slice(packed, at + 53, start, { strict: true })))
    const data = end === start ? '0x' : slice(packed, start, end, { strict: true })
    calls.push({
      operation: hexToNumber(slice(packed, at, at + 1)),
      to: getAddress(slice(packed, at + 1, at + 21)),
      value: String(hexToBigInt(slice(packed, at + 21, at + 53))),
      data: data === '0x' ? null : data,
      dataDecoded: decodeData(data),
    })
    at = end
  }
  return calls
}

/** Numbers as decimal text, lists as lists of it. */
function asText(value: unknown): unknown {
  return Array.isArray(value) ? value.map(asText) : String(value)
}
