import { expect, test } from 'vitest'
import { recipientsKey, searchUpTo, type WalletSearch } from '../../../src/core/record/searchedBlocks'
import { addressOf, chainTxHash } from '../../support/safeFixtures'

test('the same addresses have one key, in whatever order and case', () => {
  const [one, other] = [addressOf('one'), addressOf('other')]
  expect(recipientsKey([one, other])).toBe(recipientsKey([other, one.toLowerCase()]))
  expect(recipientsKey([one, other])).not.toBe(recipientsKey([one]))
})

test('up to a block, a search holds nothing that was found above it', () => {
  const at = (block: bigint) => ({ txHash: chainTxHash(`in ${block}`), block })
  const search: WalletSearch = {
    recipients: '',
    blocks: [
      { from: 90n, to: 120n },
      { from: 10n, to: 40n },
    ],
    found: [at(120n), at(101n), at(100n), at(20n)],
  }
  expect(searchUpTo(search, 100n)).toEqual({
    recipients: '',
    blocks: [
      { from: 90n, to: 100n },
      { from: 10n, to: 40n },
    ],
    found: [at(100n), at(20n)],
  })
})
