import { type Address, type Hex, parseAbi } from 'viem'
import { create2Address } from '../chain/tokens/localTokens'
import { parseHex } from '../chain/parseHex'
import bytecodes from './batchAccount.json' with { type: 'json' }

const creationCode: Hex = parseHex(bytecodes.BatchAccount, 'bytecode in batchAccount.json')

/** The contract that the test wallet's accounts become by EIP-7702: its code, its address on every local chain, its functions. */
export const batchAccount = {
  creationCode,
  address: create2Address(creationCode) satisfies Address,
  abi: parseAbi(['struct Call { address to; uint256 value; bytes data; }', 'function execute(Call[] calls)']),
}
