import * as v from 'valibot'
import { hexToNumber, isHex } from 'viem'
import { safeOf, type WalletContext } from './walletContext'
import { walletError } from './walletErrors'

const chainSchema = v.object({ chainId: v.custom<`0x${string}`>(isHex) })

/** Which chain the wallet is on: `wallet_switchEthereumChain` (EIP-3326) and `wallet_addEthereumChain` (EIP-3085). */
export function createChainMethods(context: WalletContext) {
  const { store } = context
  const knobs = () => store.getState().knobs

  function readChain(method: string, params: readonly unknown[]): number {
    const parsed = v.safeParse(chainSchema, params[0])
    if (!parsed.success) throw walletError('invalidParams', `${method} takes an object with chainId in hex.`)
    return hexToNumber(parsed.output.chainId)
  }

  function assertCanSwitch() {
    if (safeOf(context) !== null)
      throw walletError('unsupported', 'A Safe lives on one chain: the wallet cannot switch it.')
    if (knobs().switching === 'unsupported') throw walletError('unsupported')
  }

  return {
    /** Null when there is nothing to ask: the wallet is there already. */
    readSwitch(params: readonly unknown[]): number | null {
      const chain = readChain('wallet_switchEthereumChain', params)
      if (chain === knobs().chain) return null
      assertCanSwitch()
      if (!knobs().chains.includes(chain)) throw walletError('unknownChain')
      return chain
    },

    readAdd(params: readonly unknown[]): number {
      const chain = readChain('wallet_addEthereumChain', params)
      assertCanSwitch()
      return chain
    },

    goTo(chain: number): void {
      const { chains } = knobs()
      store.setState({
        knobs: { ...knobs(), chain, chains: chains.includes(chain) ? chains : [...chains, chain] },
      })
    },
  }
}
