import { type Address, parseAbi } from 'viem'

/**
 * The contract that the test wallet's accounts become by EIP-7702: its address on every local chain, and its functions. The
 * address follows from {@link batchAccountCode}. Written down, and compared in batchAccount.test.ts: hashing the code takes a
 * page 10 ms.
 */
export const batchAccount = {
  address: '0x9FddB3B74935c2E7c822A326E43C195FD4A27096' satisfies Address,
  abi: parseAbi(['struct Call { address to; uint256 value; bytes data; }', 'function execute(Call[] calls)']),
} as const
