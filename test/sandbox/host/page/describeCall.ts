import {
  type Address,
  type Hex,
  decodeFunctionData,
  erc20Abi,
  formatUnits,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  size,
  slice,
  toFunctionSelector,
} from 'viem'
import type { Call } from '../../../../src/core/safe/safeTx'
import type { WorldInfo } from '../../world'
import { safeAbi } from '../safeAbi'

/** One call in words: what it does, and to whom in full. */
export type CallInWords = { readonly text: string; readonly to: Address }

/** What a transaction does, one entry a call; a multiSend is opened. */
export function describeCalls(call: Call, world: WorldInfo): readonly CallInWords[] {
  const inner = unpackMultiSend(call.data)
  return inner === null ? [describeCall(call, world)] : inner.map((one) => describeCall(one, world))
}

function describeCall({ to, value, data }: Call, world: WorldInfo): CallInWords {
  const coin = value === 0n ? '' : `${formatUnits(value, 18)} ETH`
  if (data === '0x') return { text: coin === '' ? 'Empty call' : `Send ${coin}`, to }
  const token = Object.values(world.tokens).find(({ address }) => isAddressEqual(address, to))
  const decoded = decode(data)
  if (token !== undefined && decoded?.functionName === 'transfer') {
    const [recipient, amount] = decoded.args as readonly [Address, bigint]
    return { text: `Send ${formatUnits(amount, token.decimals)} ${token.symbol}`, to: recipient }
  }
  const name = decoded?.functionName ?? slice(data, 0, Math.min(4, size(data)))
  return { text: `Call ${name}${coin === '' ? '' : ` with ${coin}`}`, to }
}

function decode(data: Hex) {
  for (const abi of [erc20Abi, safeAbi] as const) {
    try {
      return decodeFunctionData({ abi, data }) as { functionName: string; args: readonly unknown[] }
    } catch {
      // Not of this contract: the next one.
    }
  }
  return null
}

const multiSendSelector = toFunctionSelector('multiSend(bytes)')

/** The calls in `multiSend(bytes)`; null when the data is something else or does not add up. */
function unpackMultiSend(data: Hex): readonly Call[] | null {
  if (size(data) < 4 || slice(data, 0, 4) !== multiSendSelector) return null
  try {
    const { args } = decodeFunctionData({ abi: safeAbi, data })
    let rest = args?.[0] as Hex
    const calls: Call[] = []
    while (size(rest) > 0) {
      const length = hexToNumber(slice(rest, 53, 85))
      const callData = length === 0 ? '0x' : slice(rest, 85, 85 + length, { strict: true })
      calls.push({ to: slice(rest, 1, 21), value: hexToBigInt(slice(rest, 21, 53)), data: callData })
      rest = size(rest) === 85 + length ? '0x' : slice(rest, 85 + length)
    }
    return calls
  } catch {
    return null
  }
}
