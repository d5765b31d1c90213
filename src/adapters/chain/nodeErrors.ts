import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  HttpRequestError,
  RpcRequestError,
  TimeoutError,
} from 'viem'

/**
 * Returns the result of a contract read; null where the contract reverts, has no such function, or returns another
 * type. Rethrows the error of an unreachable node.
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

/** Returns null where the node responds "not found". Rethrows any other error. */
export async function unlessMissing<T>(
  reading: Promise<T>,
  missing: abstract new (...args: never[]) => Error,
): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof missing) return null
    throw error
  }
}
