import { type Address, type Hex, numberToHex } from 'viem'
import type { Call } from '../../src/core/safe/safeTx'
import type { WalletProvider } from '../../src/ports/wallet'
import type { SafePlace } from '../sandbox/host/draftSafeTx'
import { executeTx, proposeTx, type Signer } from '../sandbox/host/safeActions'

export type SafeWalletOptions = SafePlace & {
  readonly owner: Signer
  /** A Safe with one owner: what is asked for is signed and executed before the wallet answers. */
  readonly executesAtOnce?: boolean
  /** Answers of another wallet in place of these; each may throw, or never come. */
  readonly instead?: Readonly<Record<string, (params: readonly unknown[]) => unknown>>
}

export type SafeWallet = WalletProvider & {
  /** Each request, in order. */
  readonly asked: { readonly method: string; readonly params: readonly unknown[] }[]
}

/**
 * A wallet that stands for a Safe, as Safe{Wallet} does over WalletConnect: its words are what safe-wallet-monorepo's
 * services/safe-wallet-provider sends. It proposes to the real service of the sandbox.
 */
export function createSafeWallet({
  owner,
  executesAtOnce,
  instead = {},
  ...place
}: SafeWalletOptions): SafeWallet {
  const { safe } = place
  const asked: SafeWallet['asked'] = []
  const chainId = numberToHex(31337)

  async function send(wired: readonly WiredCall[]): Promise<{ safeTxHash: Hex; txHash: Hex | null }> {
    const calls = wired.map(({ to, value, data }): Call => ({ to, value: BigInt(value), data }))
    const safeTxHash = await proposeTx(place, { owner, calls })
    const txHash = executesAtOnce === true ? await executeTx(place, { owner, safeTxHash }) : null
    return { safeTxHash, txHash }
  }

  const methods: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_accounts: () => [safe],
    eth_chainId: () => chainId,
    wallet_getCapabilities: ([account]) =>
      account === safe
        ? { [chainId]: { atomicBatch: { supported: true }, atomic: { status: 'supported' } } }
        : {},
    async wallet_sendCalls([batch]) {
      const { from, chainId: wanted, calls } = batch as { from: string; chainId: string; calls: WiredCall[] }
      if (wanted !== chainId) throw foreign(-32000, 'Safe is not on chain 31337')
      if (from !== safe) throw foreign(-32000, 'Invalid from address')
      return { id: (await send(calls)).safeTxHash }
    },
    async eth_sendTransaction([call]) {
      const { safeTxHash, txHash } = await send([call as WiredCall])
      return txHash ?? safeTxHash
    },
    ...instead,
  }

  return {
    asked,
    async request({ method, params = [] }) {
      const list = Array.isArray(params) ? (params as readonly unknown[]) : [params]
      asked.push({ method, params: list })
      const answer = methods[method]
      if (answer === undefined) throw foreign(-32601, `${method} is not known`)
      return answer(list)
    },
  }
}

type WiredCall = { readonly to: Address; readonly value: string; readonly data: Hex }

/** What a wallet throws: an object with a code, which need not be an Error. */
export function foreign(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

/** The requests that a person has to answer, or that would change the wallet. */
export function tellingRequests({ asked }: SafeWallet): readonly string[] {
  const harmless = ['eth_accounts', 'eth_chainId', 'wallet_getCapabilities']
  return asked.map(({ method }) => method).filter((method) => !harmless.includes(method))
}

/** A person who never decides. */
export const never = (): Promise<never> => new Promise(() => {})
