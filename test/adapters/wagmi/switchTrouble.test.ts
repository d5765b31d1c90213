import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { SwitchChainNotSupportedError } from 'wagmi'
import { describe, expect, test } from 'vitest'
import { switchTrouble } from '../../../src/adapters/wagmi/walletTrouble'
import { fakeConfig, fakeWallet } from './fakeWallets'

const [connector] = fakeConfig([fakeWallet({ id: 'a' })]).connectors
const coded = (code: number, message = 'Something') => Object.assign(new Error(message), { code })
const words = (error: Error) => switchTrouble(error, 'do some good')?.words ?? null

describe('a network that was not switched to', () => {
  test('[S2.39, S8.3] is told in the specification’s words where the wallet cannot switch', () => {
    const sentence =
      'Your wallet does not support switching networks from do some good. Try switching networks from within your wallet instead.'
    if (connector === undefined) throw new Error('There is no wallet.')
    expect(words(new SwitchChainNotSupportedError({ connector }))).toBe(sentence)
    for (const code of [4200, -32601, -32004]) {
      expect(words(coded(code)), `${code}`).toBe(sentence)
      expect(words(new SwitchChainError(coded(code))), `${code} within another error`).toBe(sentence)
    }
  })

  test('[S8.7, S8.11] is not told to a person who said no', () => {
    expect(words(new UserRejectedRequestError(coded(4001)))).toBeNull()
  })

  test('is told with what to do, and that nothing was sent, in every other case', () => {
    expect(words(coded(-32603))).toMatch(/choose the network there.*Nothing was sent/)
    expect(words(new SwitchChainError(coded(-32603)))).toMatch(/Nothing was sent/)
  })
})
