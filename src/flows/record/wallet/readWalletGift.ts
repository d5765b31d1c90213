import type { Address } from 'viem'
import { recordGift } from '../../../core/record/recordGifts'
import { walletPayments } from '../../../core/record/walletPayments'
import type { ChainTxHash } from '../../../core/safe/safeTx'
import { followedByWallet } from './followedByWallet'
import { describeNote } from '../giftNotes'
import type { GiftSources, OneGift } from '../oneGift'
import { createTokenNames } from '../tokenNames'

/** One payment of a transaction of an ordinary wallet. */
type WalletGiftPlace = { readonly wallet: Address; readonly txHash: ChainTxHash; readonly index: number }

/** Reads one gift of an ordinary wallet again from the chain, with this browser's notes. Rejects when aborted. */
export async function readWalletGift(
  { wallet, txHash, index }: WalletGiftPlace,
  { chain, history, readToken, notes, storage, directory }: GiftSources,
  signal: AbortSignal,
): Promise<OneGift> {
  const answer = await history.readMined(txHash, signal)
  if (answer.kind === 'missing') return { kind: 'unknownTx' }
  if (answer.kind === 'unreachable') return answer
  const mined = answer.value
  const paid = walletPayments(mined, wallet, chain.tokens)
  if (paid.kind === 'unreadable') return paid
  const payment = paid.payments.find((one) => one.index === index)
  if (payment === undefined) return { kind: 'noSuchGift', payments: paid.payments.length }
  const names = createTokenNames({ chain, safe: wallet, readToken })
  if (payment.token !== null) await names.read([payment.token], signal)
  const followed = await followedByWallet({ notes, storage, chain, wallet })
  const payer = { kind: 'wallet', address: wallet, nonce: mined.nonce } as const
  const gift = recordGift({ ...mined, chainId: chain.id, executor: mined.from }, payer, payment, {
    chain,
    causes: directory?.causes ?? [],
    about: directory?.about ?? null,
    tokenOf: names.of,
    noteOf: describeNote(followed.get(txHash)?.note ?? null),
  })
  return { kind: 'gift', gift }
}
