import { type Address, encodeDeployData, getAddress, type Hex, parseAbi } from 'viem'
import type { ChainClient } from '../createChainClient'
import { owners } from '../owners'
import { parseHex } from '../parseHex'
import oddBytecodes from './OddTokens.json' with { type: 'json' }
import bytecodes from './Tokens.json' with { type: 'json' }

const tokenConstructor = parseAbi(['constructor(string name, string symbol, uint8 decimals)'])

/** Deploys the contracts of OddTokens.sol, each at a new address. */
export async function deployOddTokens(client: ChainClient): Promise<Readonly<Record<string, Address>>> {
  const tokens: Record<string, Address> = {}
  for (const [name, code] of Object.entries(oddBytecodes))
    tokens[name] = await deploy(client, parseHex(code, `bytecode of ${name} in OddTokens.json`))
  return tokens
}

/** Deploys an ERC-20 with an open mint that calls itself whatever is wanted. */
export function deployNamedToken(
  client: ChainClient,
  {
    name,
    symbol,
    decimals = 18,
  }: { readonly name: string; readonly symbol: string; readonly decimals?: number },
): Promise<Address> {
  const bytecode = parseHex(bytecodes.Token, 'bytecode of Token in Tokens.json')
  return deploy(client, encodeDeployData({ abi: tokenConstructor, bytecode, args: [name, symbol, decimals] }))
}

async function deploy(client: ChainClient, data: Hex): Promise<Address> {
  const [{ address: account }] = owners
  const hash = await client.sendTransaction({ account, data })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (contractAddress === null || contractAddress === undefined) throw new Error('It was not deployed.')
  return getAddress(contractAddress)
}
