import { createChainClient } from '../../sandbox/chain/createChainClient'
import type { WorldInfo } from '../../sandbox/world'

/** Goes on until the chain calls what is in a block final: the sandbox has epochs of one block. */
export async function makeFinal({ rpcUrl }: Pick<WorldInfo, 'rpcUrl'>): Promise<void> {
  await createChainClient(rpcUrl).mine({ blocks: 2 })
}
