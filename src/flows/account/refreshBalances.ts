import type { Address } from 'viem'
import type { AccountContext } from './accountContext'
import { m } from './messages'

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
    const reason = answer.kind === 'unreachable' ? answer.reason : m.noAnswer
    balances.setState({ kind: 'unreachable', reason }, true)
  }
}
