import { type Address, encodeFunctionData } from 'viem'
import { type LocalCall, sendAll } from './sendAll'
import type { LocalChain } from './startChain'
import { localTokens } from './tokens/localTokens'
import { tokenAbi } from './tokens/tokenAbi'

/** What to give, in base units of each asset. */
export type Funds = { readonly native?: bigint; readonly LUSD?: bigint; readonly LDAI?: bigint }

/** Adds native coin and tokens to what the address holds. The tokens are minted, so nobody holds less afterwards. */
export async function fund(chain: Pick<LocalChain, 'client'>, address: Address, funds: Funds): Promise<void> {
  await sendAll(chain.client, fundCalls(address, funds))
}

/** The calls that {@link fund} sends. */
export function fundCalls(address: Address, funds: Funds): LocalCall[] {
  const calls: LocalCall[] = []
  if (funds.native) calls.push({ label: 'send native coin', to: address, value: funds.native })
  for (const symbol of ['LUSD', 'LDAI'] as const) {
    const value = funds[symbol]
    if (!value) continue
    calls.push({
      label: `mint ${symbol}`,
      to: localTokens[symbol].address,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [address, value] }),
    })
  }
  return calls
}
