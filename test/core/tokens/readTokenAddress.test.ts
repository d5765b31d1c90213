import { expect, test } from 'vitest'
import { readTokenAddress } from '../../../src/core/tokens/judgeToken'
import { chain } from '../giving/world'

// An example of EIP-55.
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([address, ` ${address}\n`, `eth:${address}`, `ETH:${address}`, address.toLowerCase()])(
  '%j is an address on Ethereum',
  (text) => {
    expect(readTokenAddress(text, chain)).toEqual({ kind: 'address', address })
  },
)

test.each([
  ['', /^Enter the address/],
  ['   ', /^Enter the address/],
  ['USDC', /not an address/],
  [address.slice(0, -1), /not an address/],
  [`${address} 5`, /not an address/],
  [`base:${address}`, /not on Ethereum: it begins with “base:”/],
  [address.replace('5aA', '5AA'), /checksum of this address does not fit/],
  [`eth:eth:${address}`, /not an address/],
])('%j is none, in words with a remedy', (text, sentence) => {
  expect(readTokenAddress(text, chain)).toEqual({
    kind: 'problem',
    sentence: expect.stringMatching(sentence),
    remedy: expect.stringMatching(/\.$/),
  })
})
