import { readFileSync } from 'node:fs'
import solc from 'solc'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { BaseError } from '../../../src/core/baseError'

const outputSchema = v.object({
  errors: v.optional(v.array(v.object({ formattedMessage: v.string() }))),
  contracts: v.record(
    v.string(),
    v.record(v.string(), v.object({ evm: v.object({ bytecode: v.object({ object: v.string() }) }) })),
  ),
})

/**
 * Compiles one Solidity file and answers the creation bytecode of each contract by name. Takes about two seconds, which is
 * why the sandbox starts from the committed results. The settings keep paths and metadata out of the bytecode, so
 * that the same source gives the same bytes, and with them the same addresses, on every machine.
 *
 * @throws CompileError with what the compiler said.
 */
export function compileContracts(source: URL): Record<string, Hex> {
  const name = source.pathname.split('/').at(-1) ?? ''
  const input = {
    language: 'Solidity',
    sources: { [name]: { content: readFileSync(source, 'utf8') } },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 200 },
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const output = v.parse(outputSchema, JSON.parse(solc.compile(JSON.stringify(input))))
  if (output.errors !== undefined) {
    const messages = output.errors.map((error) => error.formattedMessage)
    throw new CompileError(name, messages)
  }
  return Object.fromEntries(
    Object.entries(output.contracts[name] ?? {}).map(([contract, { evm }]) => [
      contract,
      `0x${evm.bytecode.object}` as const,
    ]),
  )
}

class CompileError extends BaseError {
  override name = 'CompileError'

  constructor(file: string, messages: readonly string[]) {
    super(`${file} does not compile without remarks.`, { hints: messages })
  }
}
