import { type Hex, concat, zeroHash } from 'viem'
import { create2Deployer } from '../create2Deployer'
import { sendAll } from '../sendAll'
import type { LocalChain } from '../startChain'
import { localTokens } from './localTokens'
import { create2Address, localTokenCodes } from './tokenCodes'

/** Deploys LUSD (6 decimals) and LDAI (18 decimals) and answers where they are. Nobody holds any yet. */
export async function deployTokens(chain: Pick<LocalChain, 'client'>): Promise<typeof localTokens> {
  await deployCodes(chain, Object.values(localTokenCodes))
  return localTokens
}

/** Sends each creation code, with salt 0, to the deterministic deployment proxy, unless its contract is there already. */
export async function deployCodes(
  { client }: Pick<LocalChain, 'client'>,
  codes: readonly Hex[],
): Promise<void> {
  const there = await Promise.all(codes.map((code) => client.getCode({ address: create2Address(code) })))
  const missing = codes.filter((_code, index) => there[index] === undefined)
  await sendAll(
    client,
    missing.map((code) => ({ label: 'deploy a token', to: create2Deployer, data: concat([zeroHash, code]) })),
  )
}
