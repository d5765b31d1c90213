import type { Hex } from 'viem'
import { compileContracts } from '../compileContracts'

/** The creation bytecode of each contract in Tokens.sol; tokens.json is this. Throws CompileError. */
export function compileTokens(): Record<string, Hex> {
  return compileContracts(new URL('./Tokens.sol', import.meta.url))
}
