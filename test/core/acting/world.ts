import { type ActingInput, actingOf, type ActionId } from '../../../src/core/acting/actions'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aChain, addressOf, owners, theSafe } from '../../support/safeFixtures'
import { reviewInput, type World } from '../review/world'

export const [ada, ben, chidi] = owners as [`0x${string}`, `0x${string}`, `0x${string}`]

export type Wishes = World & {
  readonly acting?: Partial<ActingInput>
  readonly as?: string
}

/** What one address may do with a transaction that Ada has signed, in a world where everybody tells the truth. */
export function actingInput(tx: Partial<SafeTxRecord> = {}, { acting, as = 'Ben', ...world }: Wishes = {}) {
  const input = reviewInput({ signedBy: ['Ada'], ...tx } as Partial<SafeTxRecord>, world)
  return {
    ...input,
    safe: theSafe,
    chain: aChain,
    checks: reviewSafeTx(input).checks,
    own: [],
    rivals: [],
    wallet: { address: addressOf(as), chainId: aChain.id },
    ...acting,
  } satisfies ActingInput
}

/** Why not; null: it is possible. */
export function whyNot(action: ActionId, ...given: Parameters<typeof actingInput>): string | null {
  return actingOf(actingInput(...given)).obstacles[action]
}
