import { BaseError as ViemError, TimeoutError, type Client } from 'viem'
import { getChainId } from 'viem/actions'
import { BaseError } from '../../core/baseError'
import type { AppChain } from '../../core/chain'
import type { Answer } from '../../core/answer'
import { chainClient } from './chainClient'
import { m } from './messages'

/** Common tools for all reads of one chain. */
export type ChainReading = {
  readonly client: Client
  /** Runs a read, and turns what the node throws into `unreachable`. Throws only when aborted. */
  read<T>(look: (client: Client) => Promise<Answer<T>>, signal: AbortSignal | undefined): Promise<Answer<T>>
  /** Throws when the node is on another chain than ours. Await it with every read. */
  checkChain(): Promise<void>
}

/** Opens our own RPC of one chain for reading. */
export function createChainReading(chain: AppChain): ChainReading {
  const client = chainClient(chain)
  return {
    client,
    async read(look, signal) {
      signal?.throwIfAborted()
      try {
        const answer = await look(client)
        signal?.throwIfAborted()
        return answer
      } catch (error) {
        signal?.throwIfAborted()
        return { kind: 'unreachable', reason: explain(error, chain.name) }
      }
    },
    async checkChain() {
      const chainId = await getChainId(client)
      if (chainId !== chain.id) throw new WrongChainError(chain, chainId)
    },
  }
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
