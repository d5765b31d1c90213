import { BaseError, ContractFunctionRevertedError, getAddress, type Client } from 'viem'
import { getEnsAddress, normalize, toCoinType } from 'viem/ens'
import { mainnet } from 'viem/chains'
import type { AppChain } from '../../core/chain'
import type { NameAnswer } from '../../ports/chain'
import { checkChain, readChain } from './readChain'
import { m } from './messages'

/** `OffchainLookup(address,string[],bytes,bytes4,bytes)` of EIP-3668. */
const offchainLookup = '0x556f1830'

/**
 * Resolves an ENS name for one chain, through our own node of Ethereum. It never contacts the gateway of a name's owner
 * (CCIP read). Never rejects, unless it is aborted.
 */
export async function resolveEnsName(
  ethereum: AppChain,
  typed: string,
  chainId: number,
  signal?: AbortSignal,
): Promise<NameAnswer> {
  const name = normalName(typed)
  if (name === null) return { kind: 'invalid' }
  const answer = await readChain<NameAnswer>({ chain: ethereum, signal }, async (client) => {
    await checkChain(ethereum)
    return { kind: 'found', value: await resolveBy({ ...client, ccipRead: false }, name, chainId) }
  })
  return answer.kind === 'found' ? answer.value : { kind: 'unreachable', reason: reasonOf(answer) }
}

async function resolveBy(client: Client, name: string, chainId: number): Promise<NameAnswer> {
  const addressFor = (coinType: bigint) =>
    getEnsAddress(client, {
      name,
      coinType,
      universalResolverAddress: mainnet.contracts.ensUniversalResolver.address,
    })
  try {
    const here = await addressFor(toCoinType(chainId))
    if (here !== null) return { kind: 'found', name, address: getAddress(here), recordOf: 'chain' }
    const there = chainId === mainnet.id ? null : await addressFor(toCoinType(mainnet.id))
    if (there === null) return { kind: 'missing', name }
    return { kind: 'found', name, address: getAddress(there), recordOf: 'ethereum' }
  } catch (error) {
    if (isOffchain(error)) return { kind: 'offchain', name }
    throw error
  }
}

function normalName(typed: string): string | null {
  try {
    return normalize(typed)
  } catch {
    return null
  }
}

function isOffchain(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  return (
    reverted instanceof ContractFunctionRevertedError && reverted.raw?.startsWith(offchainLookup) === true
  )
}

function reasonOf(
  answer: { readonly kind: 'missing' } | { readonly kind: 'unreachable'; readonly reason: string },
) {
  return answer.kind === 'unreachable' ? answer.reason : m.noName
}
