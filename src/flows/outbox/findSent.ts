import { batchId, type AskedCall, type SendIntent, type WentOut } from '../../core/outbox/intent'
import { areCallsEqual, type ChainTxHash } from '../../core/safe/safeTx'
import { everTracked } from '../../core/tracking/trackedStore'
import type { AccountOnChain, ChainTransaction } from '../../core/wallet/chainAccount'
import { judgeChainTx } from '../../core/wallet/judgeChainTx'
import type { WalletContext } from '../account/accountContext'
import { m } from './messages'

/** Result of a search for a request whose response was lost. Only `found` means that it was sent. */
type FoundSend =
  | { readonly kind: 'found'; readonly out: WentOut }
  /** By the chain, the wallet has sent nothing unknown since. Its request may still be open. */
  | { readonly kind: 'nothing' }
  /** The wallet has sent something else since, or perhaps this payment. */
  | { readonly kind: 'used'; readonly reason: string }
  /** It may have been sent without the wallet's own nonce, so the chain cannot prove anything. */
  | { readonly kind: 'unprovable'; readonly reason: string }
  /** A pending transaction may be this payment; known once it is mined. */
  | { readonly kind: 'waiting'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

type FindContext = Pick<
  WalletContext,
  'sender' | 'walletChain' | 'chainReader' | 'address' | 'tracked' | 'signal'
>

/** Number of nonces to search, from the one at the request. */
const noncesSearched = 20

/**
 * Searches for a request without a response of the wallet: a batch at the wallet, by our id; a payment on chain, among the
 * transactions that the wallet has sent since.
 *
 * @throws Only the reason of the signal.
 */
export async function findSent(
  context: FindContext,
  intent: SendIntent,
  asked: AskedCall,
): Promise<FoundSend> {
  const { walletChain, chainReader, sender, address, signal } = context
  if (asked.index === null) {
    const batch = await sender.getCalls(batchId(intent), signal)
    if (batch.kind === 'found') return { kind: 'found', out: { id: batch.value.id } }
    if (batch.kind === 'unreachable') return unreachable(batch.reason)
  }
  if (asked.nonce === null) return unreachable(m.send.nonceUnknown)
  const [account, code] = await Promise.all([
    walletChain.readAccount(address, signal),
    chainReader.readAccountCode(address, signal),
  ])
  if (account.kind !== 'found')
    return unreachable(account.kind === 'missing' ? m.send.noAnswer : account.reason)
  if (code.kind !== 'found') return unreachable(code.kind === 'missing' ? m.send.noAnswer : code.reason)
  if (code.value.kind === 'contract') return { kind: 'unprovable', reason: m.send.contract }
  // Another node behind the same URL lags behind the state read at the request.
  if (account.value.nonce < asked.nonce || account.value.blockNumber < (asked.fromBlock ?? 0n))
    return unreachable(m.send.nodeBehind)
  // With delegated code (EIP-7702) a payment can go out without the account's own nonce.
  const ruledOut = (found: FoundSend): FoundSend =>
    code.value.kind === 'delegated' ? { kind: 'unprovable', reason: m.send.delegated } : found
  const { index, nonce } = asked
  if (account.value.pendingNonce === nonce) return ruledOut(nothing)
  if (index === null) return { kind: 'used', reason: m.send.maybeBatch }
  const found = await findPayment(context, intent, { ...asked, index, nonce }, account.value)
  return found === nothing || found === somethingElse ? ruledOut(found) : found
}

async function findPayment(
  { walletChain, address, tracked, signal }: FindContext,
  intent: SendIntent,
  asked: AskedCall & { readonly index: number; readonly nonce: number },
  account: AccountOnChain,
): Promise<FoundSend> {
  const call = intent.calls[asked.index]
  const followed = everTracked(tracked).filter((item) => item.kind === 'chainTx')
  const known = new Set<ChainTxHash>([...intent.sent, ...followed].map(({ txHash }) => txHash))
  /** Equal payments that are pending and not yet matched by nonce. */
  const waiting = new Map(
    followed
      .filter(({ phase, calls }) => phase.status === 'executing' && call && areCallsEqual(calls, [call]))
      .map((item) => [item.txHash, item]),
  )
  /** A sped-up payment has another hash, so a match may be that payment. */
  const mayBeSpedUp = (transaction: ChainTransaction) =>
    [...waiting.values()].some(({ nonce }) => nonce === null || nonce === transaction.nonce)
  const isOurs = (transaction: ChainTransaction) =>
    call !== undefined &&
    !known.has(transaction.txHash) &&
    transaction.nonce >= asked.nonce &&
    judgeChainTx(transaction, { wallet: address, call }) === 'ours'
  /** It runs other code, so its bytes do not show the payment, or it pays the same recipient differently. */
  const mayCarry = (transaction: ChainTransaction) =>
    call !== undefined &&
    ['wrapped', 'overlap'].includes(judgeChainTx(transaction, { wallet: address, call }))
  const found = ({ txHash }: ChainTransaction): FoundSend => ({
    kind: 'found',
    out: { index: asked.index, txHash },
  })

  let isUnclear = false
  let isElse = false
  const upTo = Math.min(account.nonce, asked.nonce + noncesSearched)
  for (let nonce = asked.nonce; nonce < upTo; nonce++) {
    const used = await walletChain.findByNonce(address, nonce, asked.fromBlock, signal)
    if (used.kind === 'unreachable') return unreachable(used.reason)
    if (used.kind === 'found') waiting.delete(used.value.txHash)
    if (used.kind === 'found' && known.has(used.value.txHash)) continue
    const isLike = used.kind === 'found' && isOurs(used.value)
    if (isLike && !mayBeSpedUp(used.value)) return found(used.value)
    if (isLike || used.kind === 'missing' || mayCarry(used.value)) isUnclear = true
    else isElse = true
  }
  if (upTo < account.nonce) return { kind: 'used', reason: m.send.tooMuch }
  if (account.pendingNonce > account.nonce) {
    const pending = await walletChain.listPending(address, signal)
    const listed = pending.kind === 'found' ? pending.value : []
    for (const { txHash } of listed) waiting.delete(txHash)
    const ours = listed.find((transaction) => isOurs(transaction) && !mayBeSpedUp(transaction))
    return ours === undefined ? { kind: 'waiting', reason: m.send.waiting } : found(ours)
  }
  if (isUnclear) return { kind: 'used', reason: m.send.maybe }
  return isElse ? somethingElse : nothing
}

const nothing: FoundSend = { kind: 'nothing' }
const somethingElse: FoundSend = { kind: 'used', reason: m.send.other }

function unreachable(reason: string): FoundSend {
  return { kind: 'unreachable', reason }
}
