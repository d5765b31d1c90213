import { BaseError } from 'viem'
import { expect, test } from 'vitest'
import { connectTrouble, RelaySilentError } from '../../../src/adapters/wagmi/walletTrouble'

const coded = (code: number) => Object.assign(new Error('Something'), { code })

test('[S8.8] a wallet that is locked, or asking already, is to be opened; of other failures RETRY says enough', () => {
  expect(connectTrouble(coded(-32002))?.title).toBe('Open your wallet')
  expect(connectTrouble(new Error('wrapped', { cause: coded(-32002) }))?.words).toContain('RETRY')
  expect(connectTrouble(coded(4001))).toBeNull()
})

// As each browser words it, word for word.
const url = 'https://app.example/assets/wallets/dist-1.js'
test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${url}`],
  ['Firefox', `error loading dynamically imported module: ${url}`],
  ['Safari', 'Importing a module script failed.'],
  ['Safari, where a page came instead', "'text/html' is not a valid JavaScript MIME type."],
])('a wallet’s library that did not load is told in %s, wrapped or not', (_, message) => {
  const lost = new TypeError(message)
  for (const error of [lost, new BaseError('wrapped', { cause: lost })]) {
    const trouble = connectTrouble(error)
    expect(trouble?.title).toBe('This wallet’s part of the page did not load')
    expect(trouble?.words).toMatch(/Nothing was sent.*reload this page/)
  }
})

test('a relay that gave no code is told, whatever the library said of it', () => {
  const trouble = connectTrouble(new RelaySilentError(new Error('Socket stalled')))
  expect(trouble?.title).toBe('WalletConnect does not answer')
  expect(trouble?.words).toMatch(/Nothing was sent.*try again/)
})
