import { assetsOf } from '../core/giving/assetsOf'
import type { AccountContext } from './accountContext'

/** Reads what the Safe holds. What was known stays on the screen until the new answer is there. */
export async function refreshBalances({
  chain,
  chainReader,
  safe,
  balances,
  clock,
  signal,
}: AccountContext): Promise<void> {
  const assets = assetsOf(chain)
  const answer = await chainReader.readBalances(safe, assets, signal)
  if (answer.kind === 'found') {
    const entries = assets.map((asset, index) => ({ asset, amount: answer.value[index] ?? null }))
    balances.setState({ kind: 'known', entries, atMs: clock.nowMs() }, true)
  } else {
    const reason = answer.kind === 'unreachable' ? answer.reason : 'The chain has no answer for this Safe.'
    balances.setState({ kind: 'unreachable', reason }, true)
  }
}
