import { createClient, type Client } from 'viem'
import { nodeLimits } from '../../config/nodeLimits'
import type { AppChain } from '../../core/chain'
import { chainTransport } from './chainTransport'

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
