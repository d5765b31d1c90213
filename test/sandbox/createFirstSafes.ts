import { parseUnits } from 'viem'
import { createSafe } from './chain/createSafe'
import { owners } from './chain/owners'
import type { LocalChain } from './chain/startChain'
import type { WorldInfo, WorldSafe } from './world'

const version = '1.4.1'
const funds = { native: parseUnits('10', 18), LUSD: parseUnits('25000', 6), LDAI: parseUnits('25000', 18) }

/**
 * The three Safes that stand ready in every sandbox, with 10 ETH, 25,000 LUSD and 25,000 LDAI each. With the same number
 * their addresses are the same in every sandbox, so a link or a test of yesterday still finds them; without it they are new.
 */
export async function createFirstSafes(
  chain: Pick<LocalChain, 'client'>,
  saltNonce?: bigint,
): Promise<WorldInfo['safes']> {
  const create = async (threshold: number, ownerCount: number): Promise<WorldSafe> => {
    const members = owners.slice(0, ownerCount).map((owner) => owner.address)
    const salt = saltNonce === undefined ? {} : { saltNonce }
    const address = await createSafe(chain, { owners: members, threshold, version, funds, ...salt })
    return { name: `${threshold} of ${ownerCount}`, address, version, threshold, owners: members }
  }
  const [twoOfThree, oneOfOne, threeOfFive] = await Promise.all([create(2, 3), create(1, 1), create(3, 5)])
  return { twoOfThree, oneOfOne, threeOfFive }
}
