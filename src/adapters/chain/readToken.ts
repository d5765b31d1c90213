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
import type { Answer } from '../../core/answer'
import type { TokenOnChain } from '../../core/tokens/judgeToken'
import { checkChain, readChain } from './readChain'

/** Far more than a token needs to return its name. It bounds the response of a hostile one: about 1.5 MB. */
const gas = 5_000_000n

/**
 * Reads symbol, name and decimals of a contract. One that the contract refuses or garbles is null; the others are still
 * returned. `missing`: no code at the address.
 */
export function readToken(
  chain: AppChain,
  address: Address,
  signal?: AbortSignal,
): Promise<Answer<TokenOnChain>> {
  return readChain({ chain, signal }, async (client) => {
    const [, code, symbol, name, decimals] = await Promise.all([
      checkChain(chain),
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
  })
}

/**
 * Returns what the contract returns, undecoded. Null where it fails. An error of a node that does not run it is
 * rethrown.
 */
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

/** Decides whether the code failed: geth uses code 3, others words ("out of gas", "invalid opcode"). */
function isFailure(cause: unknown): boolean {
  if (cause instanceof ExecutionRevertedError) return true
  return (
    cause instanceof RpcRequestError &&
    (cause.code === 3 || /revert|out ?of ?gas|opcode|jump|stack|EVM error/i.test(cause.details))
  )
}
