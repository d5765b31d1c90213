import type { Address } from 'viem'
import type { Cause } from '../../src/core/causes/cause'
import { giveForYears } from '../../test/support/giveForYears'
import { givingSafes } from '../../test/support/givingChain'
import { manyCauses } from '../../test/support/manyCauses'
import type { Bench } from '../startBench'

/** Safes that have given, and the causes that they have given to. */
export type SeededRecords = {
  readonly causes: readonly Cause[]
  readonly records: readonly { readonly safe: Address; readonly gifts: number }[]
}

const batches = 100
const causesInDirectory = 500

/**
 * Gives from new Safes for three years each, in a hundred transactions: real ones, since the app proves each by its receipt
 * and hash. They move the chain's time ahead.
 */
export async function seedRecords(
  { chain, serviceUrl }: Pick<Bench, 'chain' | 'serviceUrl'>,
  counts: readonly number[],
): Promise<SeededRecords> {
  const causes = manyCauses(causesInDirectory, chain.chainId)
  const recipients = causes.flatMap(({ recipients: own }) => own.map(({ address }) => address))
  const records: { safe: Address; gifts: number }[] = []
  for (const gifts of counts) {
    const { safe } = await giveForYears(givingSafes(chain), { gifts, batches, recipients })
    // The sandbox's service reads the chain when it is asked, some seconds long: once, before anything is measured.
    await fetch(`${serviceUrl}/v2/safes/${safe.address}/multisig-transactions/`)
    records.push({ safe: safe.address, gifts })
  }
  return { causes, records }
}
