import { type Address, type Client, erc20Abi, isAddressEqual, numberToHex } from 'viem'
import { multicall, readContract } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import { readTransfer, transferTopic } from '../../core/safe/tokenTransfers'
import type { BalanceRise, Holding } from '../../core/tracking/observation'
import type { Answer } from '../../core/answer'
import type { RiseQuery } from '../../ports/chain'
import { checkChain, readChain } from './readChain'

/** Largest number of blocks that are read for one gift. */
const mostBlocks = 4

/** Calldata of one aggregated read, in bytes: some hundred balances, far below what a node lets a call cost. */
const callBytes = 4_096

/**
 * Reads how holdings changed in some blocks, by `balanceOf` before and after each, and what the tokens logged there.
 * Leaves out a holding whose balance cannot be read: nodes without old state refuse, and a token may revert.
 */
export function readRises(
  chain: AppChain,
  { blocks, holdings }: RiseQuery,
  signal?: AbortSignal,
): Promise<Answer<readonly BalanceRise[]>> {
  return readChain({ chain, signal }, async (client) => {
    if (blocks.length > mostBlocks || blocks.includes(0n)) return { kind: 'found', value: [] }
    const [, ...changes] = await Promise.all([
      checkChain(chain),
      ...blocks.map((block) => risesIn(client, chain.multicall3, holdings, block)),
    ])
    const value = holdings.flatMap((holding, at) => {
      const rises = changes.map((change) => change[at] ?? null)
      if (!rises.every((rise) => rise !== null)) return []
      const sum = (what: 'risen' | 'logged') => rises.reduce((total, rise) => total + rise[what], 0n)
      return { ...holding, risen: sum('risen'), logged: sum('logged') }
    })
    return { kind: 'found', value }
  })
}

/** Reads all in one batch of requests, so that one node answers for one state. */
async function risesIn(
  client: Client,
  multicall3: Address | undefined,
  holdings: readonly Holding[],
  block: bigint,
): Promise<readonly (Pick<BalanceRise, 'risen' | 'logged'> | null)[]> {
  const [before, after, logged] = await Promise.all([
    balancesAt(client, multicall3, holdings, block - 1n),
    balancesAt(client, multicall3, holdings, block),
    loggedIn(client, holdings, block),
  ])
  return holdings.map((_holding, at) => {
    const [first, last, sum] = [before[at] ?? null, after[at] ?? null, logged[at] ?? 0n]
    return first === null || last === null ? null : { risen: last - first, logged: sum }
  })
}

/** Aggregates the balances of one token, never of two: a token could burn the gas of another, or change what it reads. */
async function balancesAt(
  client: Client,
  multicall3: Address | undefined,
  holdings: readonly Holding[],
  blockNumber: bigint,
): Promise<readonly (bigint | null)[]> {
  const contractOf = ({ token, holder }: Holding) =>
    ({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [holder] }) as const
  const tokens = [...new Set(holdings.map(({ token }) => token))]
  const balances = new Map<Holding, bigint>()
  await Promise.all(
    tokens.map(async (token) => {
      const own = holdings.filter((holding) => holding.token === token)
      if (multicall3 === undefined || own.length === 1) {
        const each = await Promise.all(
          own.map((holding) =>
            readContract(client, { ...contractOf(holding), blockNumber }).catch(() => null),
          ),
        )
        for (const [at, holding] of own.entries()) {
          const balance = each[at] ?? null
          if (balance !== null) balances.set(holding, balance)
        }
        return
      }
      const each = await multicall(client, {
        contracts: own.map(contractOf),
        multicallAddress: multicall3,
        blockNumber,
        batchSize: callBytes,
      })
      for (const [at, holding] of own.entries()) {
        const balance = each[at]
        if (balance?.status === 'success') balances.set(holding, balance.result)
      }
    }),
  )
  return holdings.map((holding) => balances.get(holding) ?? null)
}

/** Returns what the tokens logged to each holder in a block, in the order of the holdings. */
async function loggedIn(
  client: Client,
  holdings: readonly Holding[],
  block: bigint,
): Promise<readonly bigint[]> {
  const at = numberToHex(block)
  const address = [...new Set(holdings.map(({ token }) => token))]
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ address, topics: [transferTopic], fromBlock: at, toBlock: at }],
  })
  return holdings.map(({ token, holder }) =>
    logs.reduce((sum, log) => {
      const transfer = isAddressEqual(log.address, token) ? readTransfer(log) : null
      return transfer !== null && isAddressEqual(transfer.to, holder) ? sum + transfer.value : sum
    }, 0n),
  )
}
