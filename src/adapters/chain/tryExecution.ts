import * as v from 'valibot'
import { BaseError, type Client, decodeErrorResult, type Hex, hexToBigInt, isHex } from 'viem'
import { getChainId } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { ExecutionTrial, TrialResult } from '../../ports/ownerWallet'
import { chainClient } from './readChain'
import { m } from './messages'

/** Simulates an `execTransaction` by `eth_call`. `unreachable` also for a node on another chain. */
export async function tryExecution(
  chain: AppChain,
  call: Parameters<ExecutionTrial>[0],
): Promise<TrialResult> {
  const client: Client = chainClient(chain)
  try {
    const [chainId, answer] = await Promise.all([
      getChainId(client),
      client.request({ method: 'eth_call', params: [call, 'latest'] }),
    ])
    if (chainId !== chain.id) return unreachable(m.trial.otherChain(chain.name))
    if (!isHex(answer) || answer.length !== 66) return { kind: 'reverts', code: null, reason: m.trial.noSafe }
    return hexToBigInt(answer) === 1n ? { kind: 'succeeds' } : { kind: 'fails' }
  } catch (error) {
    return readFailure(error) ?? unreachable(m.trial.noAnswer(chain.name))
  }
}

/** Reads the revert in a node's error. Null: another error. */
function readFailure(error: unknown): TrialResult | null {
  if (!(error instanceof BaseError)) return null
  const links: unknown[] = []
  error.walk((cause) => {
    links.push(cause)
    return false
  })
  const parsed = links.flatMap((link) => {
    const read = v.safeParse(revertSchema, link)
    return read.success ? [read.output] : []
  })
  const data = parsed.map(({ data }) => data).find((one) => one !== null) ?? null
  const reason = data === null ? null : reasonOf(data)
  const words = parsed.map(({ details, message }) => `${details} ${message}`).join(' ')
  const code = /\bGS\d{3}\b/.exec(reason ?? words)?.[0] ?? null
  if (data === null && code === null && !/revert/i.test(words)) return null
  return { kind: 'reverts', code, reason: code === null ? reason : null }
}

/** Returns the text of `Error(string)`, or the number of a `Panic`. Null for a custom error. */
function reasonOf(data: Hex): string | null {
  try {
    const { errorName, args } = decodeErrorResult({ data })
    const [text] = args
    return errorName === 'Error' ? String(text) : `${errorName} ${String(text)}`
  } catch {
    return null
  }
}

function unreachable(reason: string): TrialResult {
  return { kind: 'unreachable', reason }
}

/** Revert data, which nodes put into `data` or one level deeper. */
const hexData = v.pipe(
  v.string(),
  v.check((text) => isHex(text)),
  v.transform((text) => text as Hex),
)
const revertSchema = v.object({
  message: v.fallback(v.string(), ''),
  details: v.fallback(v.string(), ''),
  data: v.fallback(
    v.union([
      hexData,
      v.pipe(
        v.object({ data: hexData }),
        v.transform(({ data }) => data),
      ),
      v.null(),
    ]),
    null,
  ),
})
