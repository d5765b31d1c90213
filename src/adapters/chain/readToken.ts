import {
  BaseError,
  encodeFunctionData,
  erc20Abi,
  ExecutionRevertedError,
  RpcRequestError,
  type Address,
  type Client,
  type Hex,
} from 'viem'
import { call, getCode } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import { decodeDecimals, decodeTokenText } from '../../core/tokens/decodeTokenText'
import type { ReadToken } from '../../ports/chain'
import { createChainReading } from './chainReading'

/** Far more than a token needs to say its name. It bounds how much a hostile one can return: about 1.5 MB. */
const gas = 5_000_000n

/**
 * Asks contracts of a chain for their symbol, name and decimals; one that a contract refuses or garbles is null, and the
 * others are there.
 */
export function createReadToken(chain: AppChain): ReadToken {
  const { read, checkChain } = createChainReading(chain)
  return (address, signal) =>
    read(async (client) => {
      const [, code, symbol, name, decimals] = await Promise.all([
        checkChain(),
        getCode(client, { address }),
        ask(client, address, 'symbol'),
        ask(client, address, 'name'),
        ask(client, address, 'decimals'),
      ])
      if (code === undefined || code === '0x') return { kind: 'missing' }
      return {
        kind: 'found',
        value: {
          symbol: decodeTokenText(symbol),
          name: decodeTokenText(name),
          decimals: decodeDecimals(decimals),
        },
      }
    }, signal)
}

/** What the contract returns as it is; null where it fails. A node that does not run it is not an answer: that is thrown on. */
async function ask(
  client: Client,
  to: Address,
  functionName: 'symbol' | 'name' | 'decimals',
): Promise<Hex | null> {
  try {
    const { data } = await call(client, {
      to,
      data: encodeFunctionData({ abi: erc20Abi, functionName }),
      gas,
    })
    return data ?? null
  } catch (error) {
    if (error instanceof BaseError && error.walk(isFailure) !== null) return null
    throw error
  }
}

/** Whether the code failed, as nodes say it: geth by code 3, others in words ("out of gas", "invalid opcode"). */
function isFailure(cause: unknown): boolean {
  if (cause instanceof ExecutionRevertedError) return true
  return (
    cause instanceof RpcRequestError &&
    (cause.code === 3 || /revert|out ?of ?gas|opcode|jump|stack|EVM error/i.test(cause.details))
  )
}
