import type { Hex } from 'viem'
import { parseHex } from '../chain/parseHex'
import bytecodes from './batchAccount.json' with { type: 'json' }

/** What puts the test wallet's contract on a chain. */
export const batchAccountCode: Hex = parseHex(bytecodes.BatchAccount, 'bytecode in batchAccount.json')
