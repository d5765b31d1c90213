import { readFileSync } from 'node:fs'
import solc from 'solc'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { BaseError } from '../../../../src/core/baseError'

const outputSchema = v.object({
  errors: v.optional(v.array(v.object({ formattedMessage: v.string() }))),
  contracts: v.object({
    'Tokens.sol': v.record(
      v.string(),
      v.object({ evm: v.object({ bytecode: v.object({ object: v.string() }) }) }),
    ),
  }),
})

/**
 * Compiles Tokens.sol and answers the creation bytecode of each contract by name. Takes about two seconds, which is
 * why the sandbox starts from the result, tokens.json. The settings keep paths and metadata out of the bytecode, so
 * that the same source gives the same bytes, and with them the same addresses, on every machine.
 *
 * @throws CompileError with what the compiler said.
 */
export function compileTokens(): Record<string, Hex> {
  const content = readFileSync(new URL('./Tokens.sol', import.meta.url), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { 'Tokens.sol': { content } },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 200 },
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const output = v.parse(outputSchema, JSON.parse(solc.compile(JSON.stringify(input))))
  if (output.errors !== undefined)
    throw new CompileError(output.errors.map((error) => error.formattedMessage))
  return Object.fromEntries(
    Object.entries(output.contracts['Tokens.sol']).map(([name, { evm }]) => [
      name,
      `0x${evm.bytecode.object}` as const,
    ]),
  )
}

export class CompileError extends BaseError {
  override name = 'CompileError'

  constructor(messages: readonly string[]) {
    super('Tokens.sol does not compile without remarks.', { hints: messages })
  }
}
