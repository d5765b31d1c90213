import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { digestsOf } from '../../../src/core/review/digests'
import { goldenTx, goldenTxs } from '../safe/goldenTxs'

const { tx, domain } = goldenTx('1.4.1 on Sepolia')

describe('the names of ERC-8213', () => {
  test.each(goldenTxs)('$title', ({ tx, domain, safeTxHash, domainHash, messageHash }) => {
    const digests = digestsOf(tx, domain)
    expect(digests.eip712Digest).toBe(safeTxHash)
    if (domainHash !== undefined) expect(digests.domainHash).toBe(domainHash)
    if (messageHash !== undefined) expect(digests.messageHash).toBe(messageHash)
  })
})

/** From `tests/fixtures/parity_vectors.json` of Cyfrin/clearsig. */
const calldataDigests: readonly (readonly [title: string, data: Hex, digest: Hex])[] = [
  ['no data', '0x', '0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563'],
  ['one byte', '0xff', '0xfff13a7ca87b7d346828862d16e88f7d9406d28a13d35d2f9e72950a41ffbe34'],
  ['a selector', '0x095ea7b3', '0x19a0b5585d737d7b067ca48a582168ac3e44d4ca19647a5c2ae80da1c8dc970b'],
  [
    'an ERC-20 transfer',
    '0xa9059cbb0000000000000000000000004675c7e5baafbffbca748158becba61ef3b0a2630000000000000000000000000000000000000000000000000de0b6b3a7640000',
    '0x812cee5d9cc7461c04bbcd7b70af9c28b243ac5d74d3453b008b93b7dac69985',
  ],
  [
    '128 bytes',
    `0x${'cd'.repeat(128)}`,
    '0x7c954bdc01dbf0e4d6c5169dbe8c100a97b553c0d7870198b056054d6b74ecca',
  ],
]

test.each(calldataDigests)('the calldata digest of %s', (_, data, digest) => {
  expect(digestsOf({ ...tx, data }, domain).dataDigest).toBe(digest)
})
