import type { Address, Hex } from 'viem'
import type { Answer } from '../../src/core/answer'
import type { AppChain } from '../../src/core/chain'
import type { Cause } from '../../src/core/causes/cause'
import { readCallTree } from '../../src/core/review/callTree'
import type { ReviewInput } from '../../src/core/review/reviewInput'
import { contractsToProve } from '../../src/core/review/reviewSafeTx'
import type { SafeSetup } from '../../src/core/review/safeSetup'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { aChain } from '../support/safeFixtures'
import { at } from './accounts'
import { confirmationsOf } from './confirmationsOf'
import type { Case } from './execute'
import { readCodeHashes, type World, type WorldSafe } from './world'

/** The chain as the app is configured for it: two tokens have names. */
export function appChain({ chain }: World): AppChain {
  const token = (address: Address, symbol: string, decimals: number) => ({
    address,
    symbol,
    name: symbol,
    decimals,
  })
  return {
    ...aChain,
    id: chain.chainId,
    rpcUrls: [chain.rpcUrl],
    tokens: [token(at.lusd, 'LUSD', 6), token(at.ldai, 'LDAI', 18)],
  }
}

const cause = (id: string, address: Address, { chainId = 31337, confirmed = true } = {}): Cause => ({
  id,
  name: id,
  summary: 'A cause.',
  description: [],
  field: 'Water',
  place: 'Ghent',
  confirmed,
  recipients: [
    {
      chainId,
      address,
      proofs: [{ type: 'page', url: 'https://cause.example/give', retrievedOn: '2026-11-02' }],
    },
  ],
})

const directory: readonly Cause[] = [
  cause('water', at.water),
  cause('school', at.school),
  cause('forwarding', at.forwarding),
  cause('unconfirmed', at.unconfirmed, { confirmed: false }),
  cause('far', at.farCause, { chainId: 1 }),
]

/** What the app reads of the chain for a review, by its own reader. */
export type Inputs = {
  /** @param contractHash What the Safe itself computes. */
  readonly inputFor: (one: Case, contractHash: Hex) => Promise<ReviewInput>
}

/**
 * Reads the setups of the Safes once, since nothing in the world changes, and the code of each contract when a review first
 * asks for it. The queue is empty, nobody was paid before, and the directory is there.
 */
export async function readInputs(world: World): Promise<Inputs> {
  const chain = appChain(world)
  const reader = createChainReader(chain)
  const setups = new Map<WorldSafe, Answer<SafeSetup>>()
  for (const safe of world.safes) setups.set(safe, await reader.readSetup(safe.address))
  const codes = new Map<string, Answer<Hex>>()
  const gasPrice = reader.readGasPrice()

  return {
    async inputFor({ safe, tx }, contractHash) {
      const tree = readCallTree(tx, safe.address)
      const asked = contractsToProve(tree).filter((address) => !codes.has(address.toLowerCase()))
      const hashes = await readCodeHashes(world, asked)
      for (const [index, address] of asked.entries()) {
        const value = hashes[index] ?? null
        codes.set(address.toLowerCase(), value === null ? { kind: 'missing' } : { kind: 'found', value })
      }
      const domain = { chainId: chain.id, safe: safe.address, version: safe.version }
      const { hash, confirmations } = confirmationsOf(tx, domain)
      return {
        record: {
          ...tx,
          safe: safe.address,
          safeTxHash: hash,
          isExecuted: false,
          isSuccessful: null,
          txHash: null,
          confirmations,
          confirmationsRequired: 2,
          submittedAtMs: 0,
          modifiedAtMs: 0,
          executedAtMs: null,
          proposer: at.ada,
          origin: '{}',
          trusted: true,
        },
        tree,
        safe: safe.address,
        chain,
        setup: setups.get(safe) ?? { kind: 'missing' },
        contractHash: { kind: 'found', value: contractHash },
        directory: { kind: 'found', value: directory },
        earlierPayments: { kind: 'found', value: [] },
        rivals: { kind: 'found', value: { records: [], unreadable: 0 } },
        codes,
        gasPrice: await gasPrice,
        signatureAnswers: new Map(),
      }
    },
  }
}
