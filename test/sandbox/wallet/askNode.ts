import * as v from 'valibot'
import { ProviderError } from './walletErrors'

const answerSchema = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })),
})

/** Passes a request on to the node, and its answer or its error back as they are. */
export async function askNode(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = v.parse(answerSchema, await response.json())
  if (error !== undefined) throw new ProviderError(error.code, error.message, error.data)
  return result
}
