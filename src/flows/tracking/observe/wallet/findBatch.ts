import { type Address, isAddressEqual } from 'viem'
import { isSameToken } from '../../../../core/giving/trackedGift'
import type { ChainTxHash } from '../../../../core/safe/safeTx'
import { namedStanding } from '../../../../core/tracking/advance/paid/namedStanding'
import type { CallsObservation } from '../../../../core/tracking/observation'
import { trackedId, type TrackedCalls, type TrackedItem } from '../../../../core/tracking/trackedItem'
import type { ChainReceipt, ChainTransaction } from '../../../../core/wallet/chainAccount'
import type { WalletChain } from '../../../../ports/chain'
import { findSplit, mayBeSplit, mostSplit } from './findSplit'

/** Maximum number of transactions to read: each takes several requests. */
const mostRead = 5

/** A batch whose wallet says that it is done and names no transaction. */
type Search = {
  readonly item: TrackedCalls
  /** Everything tracked, cleared items included: a transaction that settled another gift does not count twice. */
  readonly items: readonly TrackedItem[]
  readonly seen: Pick<CallsObservation, 'kind' | 'confirmationsWanted' | 'calls' | 'tokens'>
}

/**
 * Searches the chain for the transaction that made a batch's payments: among those with token transfers to a recipient since
 * the request, and those that the account sent itself since. It must prove every payment, by event logs of exactly these
 * amounts or a trace. Else for one transaction of the account for each payment. `fromBlock` was mined before the request.
 * Empty: nothing is proved, or the node cannot show it.
 */
export async function findBatch(
  { item, items, seen }: Search,
  walletChain: WalletChain,
  signal: AbortSignal,
): Promise<readonly ChainTxHash[]> {
  const { wallet, fromBlock } = item
  if (fromBlock === null) return []
  const known = knownHashes(item, items)
  const [paying, sent] = await Promise.all([
    findPaying(item, fromBlock + 1n, walletChain, signal),
    findOwn(item, fromBlock, walletChain, signal),
  ])
  const own = sent.filter(({ txHash }) => !known.has(txHash))
  const candidates = [...new Set([...paying, ...own.map(({ txHash }) => txHash)])].filter(
    (hash) => !known.has(hash),
  )
  for (const hash of candidates.slice(0, mostRead)) {
    const receipt = await walletChain.getReceipt(hash, wallet, signal)
    if (receipt.kind !== 'found' || receipt.value.outcome !== 'success') continue
    if (receipt.value.blockNumber <= fromBlock) continue
    const shown: CallsObservation = { ...seen, receipts: { kind: 'found', value: [receipt.value] } }
    if (paysExactly(item, receipt.value) && namedStanding(item, [receipt.value], shown) === 'made')
      return [hash]
    const made = await walletChain.readCallsMade(hash, wallet, signal)
    // Without gifts, the trace alone decides.
    if (namedStanding({ ...item, gifts: [] }, [receipt.value], { ...shown, made }) === 'made') return [hash]
  }
  return mayBeSplit(item, items) ? findSplit(item, own, walletChain, signal) : []
}

/** Nobody names the transaction: one that pays a recipient more may be another payment. */
function paysExactly({ gifts }: TrackedCalls, { transfers }: ChainReceipt): boolean {
  return gifts.every(({ token, recipient }) => {
    const isTo = (to: Address) => isAddressEqual(to, recipient)
    const given = gifts.filter((gift) => isTo(gift.recipient) && isSameToken(gift.token, token))
    const moved = transfers.filter((one) => isTo(one.to) && isSameToken(one.token, token))
    return sumOf(given.map(({ amount }) => amount)) === sumOf(moved.map(({ value }) => value))
  })
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n)
}

function knownHashes(item: TrackedCalls, items: readonly TrackedItem[]): ReadonlySet<ChainTxHash> {
  const others = items.filter((other) => trackedId(other) !== trackedId(item))
  const hashes = others.flatMap((other) => [
    'txHash' in other ? other.txHash : null,
    'txHash' in other.phase ? other.phase.txHash : null,
  ])
  return new Set(hashes.filter((hash) => hash !== null))
}

async function findPaying(
  { wallet, gifts }: TrackedCalls,
  fromBlock: bigint,
  walletChain: WalletChain,
  signal: AbortSignal,
): Promise<readonly ChainTxHash[]> {
  const tokens = [...new Set(gifts.flatMap(({ token }) => token ?? []))]
  if (tokens.length === 0) return []
  const recipients = [...new Set(gifts.map(({ recipient }) => recipient))]
  const found = await walletChain.findTransfers({ from: wallet, tokens, recipients, fromBlock }, signal)
  return found.kind === 'found' ? found.value : []
}

/** Finds the newest transactions of the account's own, newest first, as far back as the request. */
async function findOwn(
  { wallet, calls }: TrackedCalls,
  fromBlock: bigint,
  walletChain: WalletChain,
  signal: AbortSignal,
): Promise<readonly ChainTransaction[]> {
  const account = await walletChain.readAccount(wallet, signal)
  if (account.kind !== 'found') return []
  const found: ChainTransaction[] = []
  const most = mostRead + Math.min(calls.length, mostSplit)
  const lowest = Math.max(0, account.value.nonce - most)
  for (let nonce = account.value.nonce - 1; nonce >= lowest; nonce--) {
    const used = await walletChain.findByNonce(wallet, nonce, fromBlock, signal)
    if (used.kind !== 'found') continue
    const { blockNumber } = used.value
    if (blockNumber === null || blockNumber <= fromBlock) break
    found.push(used.value)
  }
  return found
}
