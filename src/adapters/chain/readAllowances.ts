import { parseAbi, zeroAddress, type Address, type Client } from 'viem'
import { readContract } from 'viem/actions'
import type { Allowance } from '../../core/review/safeSetup'
import { unlessReverted } from './nodeErrors'

const abi = parseAbi([
  'function getDelegates(address safe, uint48 start, uint8 pageSize) view returns (address[] results, uint48 next)',
  'function getTokens(address safe, address delegate) view returns (address[])',
  'function getTokenAllowance(address safe, address delegate, address token) view returns (uint256[5])',
])

/** Largest numbers of allowances that are read; each is a call. */
const most = { delegates: 20, tokens: 10 }

/** Allowances that a module lists, all at one block. `isComplete`: all of them were read. */
type ReadAllowances = { readonly list: readonly Allowance[]; readonly isComplete: boolean }

/**
 * Reads what the delegates of an allowance module may spend. Null: the contract has another interface. Throws what the
 * node throws.
 *
 * @see https://github.com/safe-global/safe-modules, `modules/allowances/contracts/AllowanceModule.sol`
 */
export async function readAllowances(
  client: Client,
  { module, safe, blockNumber }: { module: Address; safe: Address; blockNumber: bigint },
): Promise<ReadAllowances | null> {
  const contract = { address: module, abi, blockNumber } as const
  const page = await unlessReverted(
    readContract(client, { ...contract, functionName: 'getDelegates', args: [safe, 0, most.delegates] }),
  )
  if (page === null) return null
  const [listed, next] = page
  const delegates = listed.slice(0, most.delegates)
  const read = await Promise.all(delegates.map((delegate) => readDelegate(delegate)))
  if (read.some((one) => one === null)) return null
  const found = read.filter((one) => one !== null)
  return {
    list: found.flatMap(({ list }) => list),
    isComplete: next === 0 && listed.length <= most.delegates && found.every(({ isComplete }) => isComplete),
  }

  async function readDelegate(delegate: Address): Promise<ReadAllowances | null> {
    const args = [safe, delegate] as const
    const tokens = await unlessReverted(
      readContract(client, { ...contract, functionName: 'getTokens', args }),
    )
    if (tokens === null) return null
    const list = await Promise.all(tokens.slice(0, most.tokens).map((token) => readOne(delegate, token)))
    if (list.some((one) => one === null)) return null
    return {
      list: list.filter((one) => one !== null).filter(({ amount }) => amount > 0n),
      isComplete: tokens.length <= most.tokens,
    }
  }

  async function readOne(delegate: Address, token: Address): Promise<Allowance | null> {
    const args = [safe, delegate, token] as const
    const numbers = await unlessReverted(
      readContract(client, { ...contract, functionName: 'getTokenAllowance', args }),
    )
    if (numbers === null) return null
    const [amount, spent, resetMinutes] = numbers
    return {
      delegate,
      token: token === zeroAddress ? null : token,
      amount,
      spent,
      resetMinutes: Number(resetMinutes),
    }
  }
}
