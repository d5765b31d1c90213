import { BaseError as ViemError, type Client, createClient, TimeoutError } from 'viem'
import { getChainId } from 'viem/actions'
import { nodeLimits } from '../../config/nodeLimits'
import type { Answer } from '../../core/answer'
import { BaseError } from '../../core/baseError'
import type { AppChain } from '../../core/chain'
import { chainTransport } from './chainTransport'
import { m } from './messages'

/** Keyed by the nodes: a chain with more tokens is the same chain. */
const clients = new WeakMap<AppChain['rpcUrls'], Client>()

/**
 * Returns the client for our own reads of a chain. One for each chain, however many accounts use it, because each
 * client would rank the nodes for itself. Created once an account is connected: it sends requests at once.
 */
export function chainClient(chain: AppChain): Client {
  const known = clients.get(chain.rpcUrls)
  if (known !== undefined) return known
  const client = createClient({
    transport: chainTransport(chain, { order: 'measured' }),
    pollingInterval: nodeLimits.pollingIntervalMs,
  })
  clients.set(chain.rpcUrls, client)
  return client
}

/**
 * Runs a read through our own RPC of a chain, and turns what the node throws into `unreachable`. Throws only when
 * aborted.
 */
export async function readChain<T>(
  { chain, signal }: { readonly chain: AppChain; readonly signal: AbortSignal | undefined },
  read: (client: Client) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  signal?.throwIfAborted()
  try {
    const answer = await read(chainClient(chain))
    signal?.throwIfAborted()
    return answer
  } catch (error) {
    signal?.throwIfAborted()
    return { kind: 'unreachable', reason: explain(error, chain.name) }
  }
}

/** Throws when the node is on another chain than ours. Await it with every read. */
export async function checkChain(chain: AppChain): Promise<void> {
  const chainId = await getChainId(chainClient(chain))
  if (chainId !== chain.id) throw new WrongChainError(chain, chainId)
}

function explain(error: unknown, chainName: string): string {
  if (error instanceof WrongChainError) return error.sentence
  if (error instanceof ViemError && error.walk((cause) => cause instanceof TimeoutError) !== null) {
    return m.late(chainName)
  }
  return m.down(chainName)
}

class WrongChainError extends BaseError {
  override name = 'WrongChainError'

  constructor(chain: AppChain, answered: number) {
    super(m.other(chain.name, chain.id, answered), {
      hints: ['Correct the RPC URL of this chain in the configuration.'],
    })
  }
}
