import { batchId, type AskedCall, type SendIntent, type WentOut } from '../../core/outbox/intent'
import { sameCalls } from '../../core/safe/sameCalls'
import type { ChainTxHash } from '../../core/safe/safeTx'
import type { AccountOnChain, ChainTransaction } from '../../core/wallet/chainAccount'
import { judgeChainTx } from '../../core/wallet/judgeChainTx'
import type { WalletContext } from '../account/walletContext'
import { m } from './sendMessages'

/** What a look for a request whose answer was lost has brought. Only `found` says that it went out. */
type FoundSend =
  | { readonly kind: 'found'; readonly out: WentOut }
  /** The wallet has sent nothing since but what is known, as far as the chain knows. It may still be asking its person. */
  | { readonly kind: 'nothing' }
  /** It has sent something since, which is not this payment, or may be it. */
  | { readonly kind: 'used'; readonly reason: string }
  /** It may be out without having used the wallet's own nonce: the chain cannot tell. */
  | { readonly kind: 'untold'; readonly reason: string }
  /** A transaction that may be this payment waits for a block: soon the chain can tell. */
  | { readonly kind: 'waiting'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

type FindContext = Pick<
  WalletContext,
  'sender' | 'walletChain' | 'chainReader' | 'address' | 'tracked' | 'signal'
>

/** So many nonces after the one that was next are looked at. */
const noncesLookedAt = 20

/**
 * Looks for a request that left for the wallet and was not answered: a batch at the wallet by our own name for it; a
 * payment on the chain, among the transactions that the wallet has sent since. Throws only when aborted.
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
  if (asked.nonce === null) return unreachable(m.nonceUnknown)
  const [account, code] = await Promise.all([
    walletChain.readAccount(address, signal),
    chainReader.readAccountCode(address, signal),
  ])
  if (account.kind !== 'found') return unreachable(account.kind === 'missing' ? m.noAnswer : account.reason)
  if (code.kind !== 'found') return unreachable(code.kind === 'missing' ? m.noAnswer : code.reason)
  if (code.value.kind === 'contract') return { kind: 'untold', reason: m.contract }
  // Another node behind the same URL, which has not seen what was known before.
  if (account.value.nonce < asked.nonce || account.value.blockNumber < (asked.fromBlock ?? 0n))
    return unreachable(m.nodeBehind)
  // Where others can carry what it has signed, a payment that its own nonce rules out may be out all the same.
  const ruledOut = (found: FoundSend): FoundSend =>
    code.value.kind === 'delegated' ? { kind: 'untold', reason: m.delegated } : found
  const { index, nonce } = asked
  if (account.value.pendingNonce === nonce) return ruledOut(nothing)
  if (index === null) return { kind: 'used', reason: m.maybeBatch }
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
  const followed = tracked.getState().items.filter((item) => item.kind === 'chainTx')
  const known = new Set<ChainTxHash>([...intent.sent, ...followed].map(({ txHash }) => txHash))
  /** Payments like this one that wait for a block, and have not been met on the way to it. */
  const waiting = new Map(
    followed
      .filter(({ phase, calls }) => phase.status === 'executing' && call && sameCalls(calls, [call]))
      .map((item) => [item.txHash, item]),
  )
  /** One that was sped up has another hash. What it has become tells nothing of this payment. */
  const mayBeSpedUp = (transaction: ChainTransaction) =>
    [...waiting.values()].some(({ nonce }) => nonce === null || nonce === transaction.nonce)
  const isOurs = (transaction: ChainTransaction) =>
    call !== undefined &&
    !known.has(transaction.txHash) &&
    transaction.nonce >= asked.nonce &&
    judgeChainTx(transaction, { wallet: address, call }) === 'ours'
  /** It goes through other code, and its bytes do not tell what it pays; or it pays the same recipient in another way. */
  const mayCarry = (transaction: ChainTransaction) =>
    call !== undefined &&
    ['wrapped', 'overlap'].includes(judgeChainTx(transaction, { wallet: address, call }))
  const found = ({ txHash }: ChainTransaction): FoundSend => ({
    kind: 'found',
    out: { index: asked.index, txHash },
  })

  let isUnclear = false
  let isElse = false
  const upTo = Math.min(account.nonce, asked.nonce + noncesLookedAt)
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
  if (upTo < account.nonce) return { kind: 'used', reason: m.tooMuch }
  if (account.pendingNonce > account.nonce) {
    const pending = await walletChain.listPending(address, signal)
    const listed = pending.kind === 'found' ? pending.value : []
    for (const { txHash } of listed) waiting.delete(txHash)
    const ours = listed.find((transaction) => isOurs(transaction) && !mayBeSpedUp(transaction))
    return ours === undefined ? { kind: 'waiting', reason: m.waiting } : found(ours)
  }
  if (isUnclear) return { kind: 'used', reason: m.maybe }
  return isElse ? somethingElse : nothing
}

const nothing: FoundSend = { kind: 'nothing' }
const somethingElse: FoundSend = { kind: 'used', reason: m.other }

function unreachable(reason: string): FoundSend {
  return { kind: 'unreachable', reason }
}
