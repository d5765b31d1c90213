import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getSingletonFactoryInfo } from '@safe-global/safe-singleton-factory'
import * as v from 'valibot'
import { type Address, type Hex, concat, getAddress, keccak256, parseEther, zeroHash } from 'viem'
import { BaseError } from '../../../src/core/baseError'
import { create2Deployer } from './create2Deployer'
import { parseHex } from './parseHex'
import { canonicalDeployment, type SafeContract, type SafeVersion, safeContracts } from './safeContracts'
import { sendAll, sendRaw } from './sendAll'
import type { LocalChain } from './startChain'

/**
 * Deploys the Safe contracts of 1.3.0, 1.4.1 and 1.5.0 at their canonical addresses, the way Safe does it: creation
 * bytecode from Safe's npm packages, sent with salt 0 to a CREATE2 factory. Then reads each one back and compares its
 * code with what safe-deployments publishes.
 *
 * @throws CodeMismatchError when a contract is not what Safe published.
 */
export async function deploySafeContracts(chain: Pick<LocalChain, 'client'>): Promise<void> {
  const singletonFactory = await deploySingletonFactory(chain)
  await sendAll(
    chain.client,
    safeContracts.map((contract) => ({
      label: `deploy ${contract.name} ${contract.version}`,
      to: contract.version === '1.3.0' ? create2Deployer : singletonFactory,
      data: concat([zeroHash, readBytecode(contract.artifact)]),
    })),
  )
  await Promise.all(safeContracts.map((contract) => checkCode(chain, contract)))
}

/** Safe's factory is made by one transaction that Safe signed once for each chain id, 31337 among them. */
async function deploySingletonFactory({ client }: Pick<LocalChain, 'client'>): Promise<Address> {
  const info = getSingletonFactoryInfo(client.chain.id)
  if (info === undefined) throw new NoSingletonFactoryError(client.chain.id)
  await client.setBalance({ address: getAddress(info.signerAddress), value: parseEther('1') })
  await sendRaw(client, parseHex(info.transaction, 'transaction that makes the singleton factory'))
  return getAddress(info.address)
}

async function checkCode({ client }: Pick<LocalChain, 'client'>, contract: SafeContract): Promise<void> {
  const { address, codeHash } = canonicalDeployment(contract.version, contract.name)
  const code = await client.getCode({ address })
  const actual = code === undefined ? null : keccak256(code)
  if (actual !== codeHash) throw new CodeMismatchError(contract, address, codeHash, actual)
}

function readBytecode(artifact: string): Hex {
  const path = createRequire(import.meta.url).resolve(artifact)
  const { bytecode } = v.parse(v.object({ bytecode: v.string() }), JSON.parse(readFileSync(path, 'utf8')))
  return parseHex(bytecode, `bytecode in ${artifact}`)
}

export class CodeMismatchError extends BaseError {
  override name = 'CodeMismatchError'

  constructor(
    contract: { readonly name: string; readonly version: SafeVersion },
    address: Address,
    expected: Hex,
    actual: Hex | null,
  ) {
    super(
      `${contract.name} ${contract.version} on the local chain is not the contract that Safe published.`,
      {
        hints: [
          `Address: ${address}`,
          `Code hash by safe-deployments: ${expected}`,
          `Code hash on the chain: ${actual ?? 'no code there'}`,
        ],
      },
    )
  }
}

class NoSingletonFactoryError extends BaseError {
  override name = 'NoSingletonFactoryError'

  constructor(chainId: number) {
    super(`Safe has not signed a singleton factory for chain ${chainId}.`)
  }
}
