import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployHostileTokens } from '../sandbox/chain/tokens/deployHostileTokens'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { coin, type GivingSafe, type GivingSafes, transfer } from './givingChain'

const pausableAbi = parseAbi(['function setPaused(bool paused)'])
const dayMs = 86_400_000

export type GivenYears = {
  readonly safe: GivingSafe
  /** What it gave; null is the chain's own coin. */
  readonly assets: readonly (Address | null)[]
  /** How much of an asset an address holds, by the chain. */
  holdings(asset: Address | null, holder: Address): Promise<bigint>
}

type GivingPlan = {
  readonly gifts: number
  /** Transactions that the gifts are made in. */
  readonly batches: number
  /** To whom, by turns. */
  readonly recipients: readonly Address[]
}

/**
 * A Safe that has given for three years: coin, a token that pays, one that takes a fee, one that returns false, and one that
 * reverts for two rounds, which fail whole.
 */
export async function giveForYears(
  world: GivingSafes,
  { gifts, batches, recipients }: GivingPlan,
): Promise<GivenYears> {
  const { client } = world.local
  const hostile = await deployHostileTokens(world.local)
  const { FeeToken, FalseToken, PausableToken } = hostile
  const assets = [null, localTokens.LUSD.address, FeeToken, FalseToken, PausableToken] as const
  const safe = await world.createSafe()
  await sendAll(
    client,
    [FeeToken, FalseToken, PausableToken].map((to) => ({
      label: 'mint',
      to,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [safe.address, 10n ** 24n] }),
    })),
  )
  const pause = (paused: boolean) => world.send(PausableToken, pauseData(paused))
  const { timestamp } = await client.getBlock()
  const stepMs = (3 * 365 * dayMs) / batches

  let given = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const isPaused = batch % 17 === 8
    if (isPaused) await pause(true)
    const size = Math.floor(((batch + 1) * gifts) / batches) - given
    const calls = Array.from({ length: size }, (_, place) => {
      const recipient = recipients[(given + place) % recipients.length] ?? safe.address
      const asset = assets[(given + 3 * place) % assets.length] ?? null
      const amount = BigInt(1_000 + given + place)
      return asset === null ? coin(recipient, amount) : transfer(asset, recipient, amount)
    })
    given += size
    await client.setNextBlockTimestamp({
      timestamp: timestamp + BigInt(Math.floor(((batch + 1) * stepMs) / 1_000)),
    })
    await world.execute(safe, calls, { safeTxGas: 6_000_000n })
    if (isPaused) await pause(false)
  }
  return {
    safe,
    assets,
    holdings: (asset, holder) =>
      asset === null
        ? client.getBalance({ address: holder })
        : client.readContract({ address: asset, abi: erc20Abi, functionName: 'balanceOf', args: [holder] }),
  }
}

function pauseData(paused: boolean): Hex {
  return encodeFunctionData({ abi: pausableAbi, functionName: 'setPaused', args: [paused] })
}
