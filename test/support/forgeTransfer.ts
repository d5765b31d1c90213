import { type Address, concatHex, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import { transferTopic } from '../../src/core/safe/tokenTransfers'
import type { ChainClient } from '../sandbox/chain/createChainClient'
import { owners } from '../sandbox/chain/owners'

/** Emits `Transfer(from, to, value)` of its three words of calldata, and moves nothing. */
const runtime = concatHex(['0x60206040600037602035600035', '0x7f', transferTopic, '0x60206000a300'])
/** Returns the 52 bytes behind it as the code. */
const creationCode = concatHex(['0x603480600b6000396000f3', runtime])

/** Deploys a contract that says of anybody that they have moved its token. */
export async function deployForger(client: ChainClient): Promise<Address> {
  const [{ address: account }] = owners
  const hash = await client.sendTransaction({ account, data: creationCode })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (contractAddress === null || contractAddress === undefined) throw new Error('It was not deployed.')
  return contractAddress
}

/** Calldata for that contract. */
export function forgedTransfer(from: Address, to: Address, value: bigint): Hex {
  return encodeAbiParameters(parseAbiParameters('address, address, uint256'), [from, to, value])
}
