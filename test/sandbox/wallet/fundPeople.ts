import { parseUnits } from 'viem'
import { fundCalls } from '../chain/fund'
import { owners } from '../chain/owners'
import { sendAll } from '../chain/sendAll'
import type { LocalChain } from '../chain/startChain'

const funds = { LUSD: parseUnits('5000', 6), LDAI: parseUnits('5000', 18) }

/**
 * Gives the people who own no Safe of the sandbox, Farah to Jonas, tokens besides their coins, and a past: with the nonce
 * 0 the test wallet could not hold back their transactions.
 */
export async function fundPeople({ client }: Pick<LocalChain, 'client'>): Promise<void> {
  const people = owners.slice(5)
  await sendAll(
    client,
    people.flatMap(({ address }) => fundCalls(address, funds)),
  )
  await Promise.all(
    people.map(async ({ address }) => {
      if ((await client.getTransactionCount({ address })) === 0) await client.setNonce({ address, nonce: 1 })
    }),
  )
}
