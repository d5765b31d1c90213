import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  HttpRequestError,
  RpcRequestError,
  TimeoutError,
} from 'viem'

/**
 * The result of a contract read; null where the contract refuses, has no such function, or answers with something
 * else than was asked. A node that does not answer is not an answer: that error is thrown on.
 */
export async function unlessReverted<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    const refused = error.walk(
      (cause) =>
        cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError,
    )
    if (refused !== null) return null
    const silent = error.walk(
      (cause) =>
        cause instanceof HttpRequestError ||
        cause instanceof TimeoutError ||
        cause instanceof RpcRequestError,
    )
    if (silent !== null) throw error
    return null
  }
}
