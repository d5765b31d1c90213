import * as v from 'valibot'
import { stringToHex, type Address } from 'viem'
import { walletError } from '../../core/wallet/walletError'
import type { SignMessageResult } from '../../core/signIn/authAnswers'
import type { WalletProvider } from '../../ports/wallet'
import { wireSchema } from '../service/wireSchema'
import { m } from './messages'

export type SigningWallet = {
  readonly provider: WalletProvider
  readonly address: Address
  /** From `recogniseAccount`. */
  readonly account: 'externallyOwned' | 'safe' | 'contract'
}

/** Signs by the wallet's `personal_sign` (EIP-191). Requested once, without a time limit. */
export async function signWithWallet(
  { provider, address, account }: SigningWallet,
  message: string,
): Promise<SignMessageResult> {
  let answer: unknown
  try {
    answer = await provider.request({ method: 'personal_sign', params: [stringToHex(message), address] })
  } catch (error) {
    const { kind, sentence } = walletError(error)
    if (kind === 'rejected') return { kind }
    return { kind: 'failed', reason: kind === 'unknown' ? m.notSigned : sentence }
  }
  return readSignature(answer, account)
}

/**
 * Reads the signature. A Safe responds `0x` while there is none: its owners sign one after the other, or by a
 * transaction. The response does not distinguish them; both end in a message that the Safe itself confirms.
 */
function readSignature(answer: unknown, account: SigningWallet['account']): SignMessageResult {
  const parsed = v.safeParse(wireSchema.hex, answer)
  if (!parsed.success) return { kind: 'failed', reason: m.noSignature }
  if (parsed.output !== '0x') return { kind: 'signed', signature: parsed.output }
  if (account !== 'externallyOwned') return { kind: 'pending', way: 'messages' }
  return { kind: 'failed', reason: m.empty }
}
