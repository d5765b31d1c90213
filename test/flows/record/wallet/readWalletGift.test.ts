import { expect, test } from 'vitest'
import type { Answer } from '../../../../src/core/answer'
import type { MinedTx } from '../../../../src/core/record/recordedTx'
import type { ChainTxHash } from '../../../../src/core/safe/safeTx'
import { type GiftSources, readWalletGift } from '../../../../src/flows/record/readOneGift'
import { addressOf } from '../../../support/safeFixtures'

const txHash = `0x${'ab'.repeat(32)}` as ChainTxHash
const place = { wallet: addressOf('giver'), txHash, index: 0 }

/** Nothing but the transaction is asked for where the node does not have it. */
function sourcesOf(answer: Answer<MinedTx>): GiftSources {
  const history = { readMined: () => Promise.resolve(answer) }
  return { history } as unknown as GiftSources
}

test.each([
  [{ kind: 'missing' }, { kind: 'missing', what: 'transaction' }],
  [
    { kind: 'unreachable', reason: 'No node answers.' },
    { kind: 'unreachable', reason: 'No node answers.' },
  ],
] as const)('a node that answers %j is no proof that nothing was given', async (answer, gift) => {
  const read = await readWalletGift(place, sourcesOf(answer), new AbortController().signal)
  expect(read).toEqual(gift)
})
