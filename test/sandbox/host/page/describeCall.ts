import {
  type Address,
  type Hex,
  decodeFunctionData,
  erc20Abi,
  formatUnits,
  hexToBigInt,
  hexToNumber,
  isAddressEqual,
  parseAbi,
  size,
  slice,
} from 'viem'
import type { Call } from '../../../../src/core/safe/safeTx'
import type { WorldInfo } from '../../world'
import { safeAbi } from '../safeAbi'
import { readErc20Transfer } from './readErc20Transfer'

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
  const sent = readErc20Transfer(data)
  if (token !== undefined && sent !== null) {
    return { text: `Send ${formatUnits(sent.value, token.decimals)} ${token.symbol}`, to: sent.to }
  }
  const name = functionName(data) ?? slice(data, 0, Math.min(4, size(data)))
  return { text: `Call ${name}${coin === '' ? '' : ` with ${coin}`}`, to }
}

function functionName(data: Hex): string | null {
  for (const abi of [erc20Abi, safeAbi]) {
    try {
      return decodeFunctionData<typeof erc20Abi | typeof safeAbi>({ abi, data }).functionName
    } catch {
      // Not of this contract: the next one.
    }
  }
  return null
}

const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])

/** The calls in `multiSend(bytes)`; null when the data is something else or does not add up. */
function unpackMultiSend(data: Hex): readonly Call[] | null {
  try {
    const { args } = decodeFunctionData({ abi: multiSendAbi, data })
    let [rest] = args
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
