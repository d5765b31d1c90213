import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNonceBlock } from '../../src/adapters/chain/walletChain'

/** A chain by the blocks in which the account has sent something, in order: the n-th is that of nonce n. */
const anyChain = fc
  .record({
    blocks: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 }),
    later: fc.integer({ min: 0, max: 1_000 }),
    fromBlock: fc.option(fc.integer({ min: 0, max: 110_000 })),
  })
  .map(({ blocks, later, fromBlock }) => {
    const sentIn = blocks.toSorted((one, other) => one - other)
    return { sentIn, newest: (sentIn.at(-1) ?? 0) + later, fromBlock }
  })

test('the block in which a nonce was used is found, wherever the search begins', async () => {
  await fc.assert(
    fc.asyncProperty(anyChain, fc.nat({ max: 14 }), async ({ sentIn, newest, fromBlock }, nonce) => {
      let asked = 0
      const countAt = (block: bigint) => {
        expect(block).toBeGreaterThanOrEqual(0n)
        expect(block).toBeLessThanOrEqual(BigInt(newest))
        asked += 1
        return Promise.resolve(sentIn.filter((each) => BigInt(each) <= block).length)
      }
      const where = { fromBlock: fromBlock === null ? null : BigInt(fromBlock), newest: BigInt(newest) }
      const sentAt = sentIn[nonce]
      expect(await findNonceBlock({ countAt, nonce, ...where })).toBe(
        sentAt === undefined ? null : BigInt(sentAt),
      )
      expect(asked).toBeLessThan(40)
    }),
  )
})

test('a node that keeps no old blocks is not an answer', async () => {
  const countAt = (block: bigint) =>
    block < 90n ? Promise.reject(new Error('missing trie node')) : Promise.resolve(5)
  await expect(findNonceBlock({ countAt, nonce: 2, fromBlock: null, newest: 100n })).rejects.toThrow(
    'missing',
  )
})
