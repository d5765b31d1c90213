import type { Address } from 'viem'
import type { AccountContext } from './accountContext'
import { m } from '../session/messages'
import { waitingTxs } from '../../core/tracking/waitingTxs'
import type { TrackedStore } from '../../core/tracking/trackedStore'

type BalancesContext = Pick<AccountContext, 'assets' | 'chainReader' | 'balances' | 'clock' | 'signal'>

/** Reads an address's balances. Keeps the previous ones until the new ones have arrived. */
export async function refreshBalances(
  { assets: given, chainReader, balances, clock, signal }: BalancesContext,
  owner: Address,
): Promise<void> {
  const assets = given.getState()
  const answer = await chainReader.readBalances(owner, assets, signal)
  // The assets have changed meanwhile: a later read has them all.
  if (given.getState() !== assets) return
  if (answer.kind === 'found') {
    const entries = assets.map((asset, index) => ({ asset, amount: answer.value[index] ?? null }))
    balances.setState({ kind: 'known', entries, atMs: clock.nowMs() }, true)
  } else {
    const reason = answer.kind === 'unreachable' ? answer.reason : m.account.noAnswer
    balances.setState({ kind: 'unreachable', reason }, true)
  }
}

/**
 * Calls `onMoved` when a tracked transaction may have moved money out of the account: when its execution is first seen, and
 * when it is final. Returns a function that stops it.
 */
export function followDeliveries(
  { tracked }: { readonly tracked: TrackedStore },
  onMoved: () => void,
): () => void {
  const stagesNow = () => {
    const waiting = waitingTxs(tracked.getState().items)
    return [
      ...waiting.map(({ id }) => `waits ${id}`),
      ...waiting.flatMap(({ id, money }) => (money === 'promised' ? `promised ${id}` : [])),
    ]
  }
  let before = stagesNow()
  return tracked.subscribe(() => {
    const now = stagesNow()
    const hasMoved = before.some((stage) => !now.includes(stage))
    before = now
    if (hasMoved) onMoved()
  })
}
