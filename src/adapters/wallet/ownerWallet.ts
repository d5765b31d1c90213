import * as v from 'valibot'
import { getAddress, type Address } from 'viem'
import { type Intention, type WalletRequest, walletRequest } from '../../core/acting/walletRequest'
import { requestProblem } from '../../core/acting/requestProblem'
import type { AppChain } from '../../core/chain'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { walletError } from '../../core/wallet/walletError'
import type { Clock } from '../../ports/clock'
import type { OwnerWallet } from '../../ports/ownerWallet'
import type { WalletProvider } from '../../ports/wallet'
import { wireSchema } from '../service/wireSchema'
import { withinLimit } from '../withinLimit'
import { m } from './messages'

const answerLimitMs = 10_000

export type OwnerWalletOptions = {
  readonly provider: WalletProvider
  /** The address as the wallet spells it. */
  readonly address: Address
  readonly chainId: number
  readonly walletName: string
  /** The Safe's. */
  readonly chain: Pick<AppChain, 'id' | 'name'>
  readonly clock: Pick<Clock, 'sleep'>
}

/**
 * Creates an owner's wallet from its EIP-1193 provider. Each request is made once, on the Safe's chain, and passes the
 * outgoing guard.
 */
export function createOwnerWallet({
  provider,
  chainId,
  walletName,
  chain,
  clock,
  ...options
}: OwnerWalletOptions): OwnerWallet {
  const address = getAddress(options.address)

  /** Returns why no request may be made now. Null: the wallet is on the Safe's chain. */
  async function obstacle(request: WalletRequest, intention: Intention): Promise<string | null> {
    const problem = requestProblem(request, intention, address)
    if (problem !== null) return problem
    try {
      const asked = provider.request({ method: 'eth_chainId', params: [] })
      const shown = await withinLimit(asked, { clock, limitMs: answerLimitMs })
      if (typeof shown === 'string' && /^0x[0-9a-f]+$/i.test(shown) && Number(shown) === chain.id) return null
      return m.otherChain(chain.name)
    } catch {
      return m.noChain
    }
  }

  return {
    address,
    chainId,
    walletName,

    async sign(intention) {
      const request = walletRequest(intention, address)
      const reason = await obstacle(request, intention)
      if (reason !== null) return { kind: 'refused', reason }
      try {
        const parsed = v.safeParse(wireSchema.hex, await provider.request(request))
        if (parsed.success && parsed.output !== '0x') return { kind: 'signed', signature: parsed.output }
        return { kind: 'refused', reason: m.noSignature }
      } catch (error) {
        const { kind, sentence } = walletError(error)
        if (kind === 'rejected') return { kind }
        if (kind === 'unsupported') return { kind, reason: m.cannotSign }
        return { kind: 'refused', reason: kind === 'unknown' ? m.notSigned : sentence }
      }
    },

    async send(intention) {
      const request = walletRequest(intention, address)
      const reason = await obstacle(request, intention)
      if (reason !== null) return { kind: 'refused', reason }
      try {
        const parsed = v.safeParse(wireSchema.hash, await provider.request(request))
        if (parsed.success) return { kind: 'sent', txHash: parsed.output as ChainTxHash }
        return { kind: 'unknown', reason: m.unreadable }
      } catch (error) {
        const { kind, sentence } = walletError(error)
        if (kind === 'rejected') return { kind }
        return { kind: kind === 'unknown' ? 'unknown' : 'refused', reason: sentence }
      }
    },
  }
}
