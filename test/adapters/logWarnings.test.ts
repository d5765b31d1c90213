import { expect, test } from 'vitest'
import { logWarnings } from '../../src/adapters/logWarnings'
import { parseEnv } from '../../src/config/env'

const logged = (env: Record<string, string>) => {
  const lines: string[] = []
  logWarnings(parseEnv(env).warnings, { warn: (line: string) => lines.push(line) })
  return lines
}

test('[S5.3] a placeholder for the project id is named in the console, with the variable and the remedy', () => {
  expect(logged({ VITE_WALLETCONNECT_PROJECT_ID: 'YOUR_PROJECT_ID' })).toEqual([
    expect.stringMatching(
      /^VITE_WALLETCONNECT_PROJECT_ID: "YOUR_PROJECT_ID" is a placeholder\. .*https:\/\/dashboard\.reown\.com/,
    ),
  ])
})

test('[S5.2, S8.5] without a project id the console says so in the words of the specification', () => {
  expect(logged({})).toEqual([
    expect.stringContaining(
      'No projectId found. Every dApp must now provide a WalletConnect Cloud projectId',
    ),
  ])
})

test('[S5.3] with a project id of one’s own there is nothing to say', () => {
  expect(logged({ VITE_WALLETCONNECT_PROJECT_ID: '3f9a1c7e5b2d48f60a91c3e7d5b8f214' })).toEqual([])
})
