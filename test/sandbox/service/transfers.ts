import { type Address, type PublicClient, erc20Abi } from 'viem'
import type { Transfer } from './indexState'
import { dateText } from './multisigWire'

/** A token as the API spells it, read from its contract; null when that does not answer as an ERC-20. */
export async function tokenWire(client: PublicClient, address: Address) {
  const contract = { address, abi: erc20Abi } as const
  try {
    const [name, symbol, decimals] = await Promise.all([
      client.readContract({ ...contract, functionName: 'name' }),
      client.readContract({ ...contract, functionName: 'symbol' }),
      client.readContract({ ...contract, functionName: 'decimals' }),
    ])
    const logoUri = `https://logos.example/${address}.png`
    return { type: 'ERC20', address, name, symbol, decimals, logoUri, trusted: false }
  } catch {
    return null
  }
}

/** A transfer as the API spells it. Its id begins with `i` for the native coin and with `e` for a token. */
export async function transferWire(client: PublicClient, transfer: Transfer) {
  const { chainTx, from, logIndex, to, token, value } = transfer
  return {
    type: token === null ? 'ETHER_TRANSFER' : 'ERC20_TRANSFER',
    executionDate: dateText(chainTx.timestampMs),
    blockNumber: Number(chainTx.blockNumber),
    transactionHash: chainTx.hash,
    to,
    value: String(value),
    tokenId: null,
    tokenAddress: token,
    transferId: `${token === null ? 'i' : 'e'}${chainTx.hash.slice(2)}${logIndex}`,
    tokenInfo: token === null ? null : await tokenWire(client, token),
    from,
  }
}

/** The newest first. */
export function newestFirst(a: Transfer, b: Transfer): number {
  return Number(b.chainTx.blockNumber - a.chainTx.blockNumber) || b.logIndex - a.logIndex
}
