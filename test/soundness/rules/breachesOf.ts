import { type Address, hexToBytes, zeroAddress } from 'viem'
import { at } from '../accounts'
import {
  assetChanges,
  assetText,
  type AssetChange,
  type Breach,
  isAnything,
  isSame,
  type Judged,
  movesOf,
  sumOf,
} from './judged'
import { authorities, codes, decreases, gains } from './namedRules'
import { settings, takeovers } from './settingRules'

/** Everything that a page says wrongly of what the chain has done. Empty: it is sound. */
export function breachesOf(judged: Judged): readonly Breach[] {
  if (judged.diff.status === 'reverted') return honest(judged)
  const found = [calm, decreases, gains, authorities, settings, codes, takeovers, nothing, refunds].flatMap(
    (rule) => rule(judged),
  )
  const cause = causeOf(judged)
  return [
    ...honest(judged),
    // One cause shows in many ways.
    ...found.map((breach) =>
      cause === null ? breach : { ...breach, rule: `${cause}: ${breach.rule.split(/ |:/)[0]}` },
    ),
  ]
}

/** What makes a contract that is called do more than it looks like. */
function causeOf({ safe, said, tx, world }: Judged): string | null {
  const called = [
    ...said.unreadCalls.map(({ to }) => to),
    ...said.moves.flatMap(({ to, asset }) => [to, asset.kind === 'coin' ? null : asset.token]),
  ]
  if (safe.hasModule && called.some((one) => isSame(one, at.module))) return 'through the module'
  if (said.unreadCalls.some(({ to }) => isSame(world.owned, to))) return 'unread call of the other Safe'
  const isOdd = [at.vault, at.router, at.module].some((one) => isSame(one, tx.gasToken))
  return isOdd && tx.gasPrice > 0n ? 'refund in no token' : null
}

/** An honest gift never alarms, and is paid. A module, or a release before 1.3.0, is the Safe's, and not of the gift. */
function honest({ isHonest, safe, said, diff }: Judged): readonly Breach[] {
  if (!isHonest) return []
  const open = said.open.filter((id) => !(safe.hasModule && id === 'modules'))
  const alarms = said.alarms.filter((id) => !(safe.version === '1.1.1' && id === 'singleton'))
  return [
    ...[...alarms, ...open].map((id) => ({
      rule: `honest: ${id}`,
      words: `An honest gift raises ${id}.`,
    })),
    ...(diff.status === 'done'
      ? []
      : [{ rule: 'honest: not paid', words: 'An honest gift is not executed.' }]),
  ]
}

/** A calm page: the nonce, and the payments of its totals, to the unit. */
function calm(judged: Judged): readonly Breach[] {
  const { safe, said, diff } = judged
  if (!said.isCalm) return []
  const of = (what: string, words: string): Breach => ({
    rule: `calm: ${what}`,
    words: `The page is calm, and ${words}`,
  })
  const contracts = contractsPaid(judged)
  const set = diff.settings.filter((one) => !(one.name === 'nonce' && isSame(one.safe, safe.address)))
  const wrong = assetChanges(diff).filter((change) => {
    // A contract may pass on what it gets.
    const isContract = contracts.some((one) => isSame(one, change.account))
    return isContract ? change.change < 0n : change.change !== saidChange(judged, change)
  })
  return [
    ...(diff.status === 'failed' ? [of('failed', 'nothing is paid.')] : []),
    ...set.map((one) => of('settings', `${one.name} of ${one.safe} changes.`)),
    ...diff.authorities.map((one) => of('authority', `${one.what} of ${one.contract} changes.`)),
    ...diff.codes.map((one) => of('code', `code is ${one.kind} at ${one.account}.`)),
    ...diff.others
      .filter(({ account }) => !contracts.some((one) => isSame(one, account)))
      .map(({ account }) => of('storage', `storage of ${account} changes.`)),
    ...wrong.map((change) => {
      const { account, asset } = change
      const words = `${account} has ${change.change} of ${assetText(asset)}, not ${saidChange(judged, change)}.`
      return of(`payment of ${asset.kind}`, words)
    }),
  ]
}

/** What the totals say of an account: what it gets, less what it gives. */
function saidChange({ said }: Judged, { account, asset }: AssetChange): bigint {
  const payments = movesOf(said.payments, asset)
  const gets = payments.filter(({ to }) => isSame(to, account))
  return sumOf(gets) - sumOf(payments.filter(({ from }) => isSame(from, account)))
}

/** Contracts of the world that a payment runs, and whom they pay. */
function contractsPaid({ said }: Judged): readonly Address[] {
  const contracts: readonly Address[] = [at.forwarding, at.hooked, at.delegated, at.reverter]
  const paid = said.payments.flatMap(({ to }) => contracts.filter((one) => isSame(to, one)))
  return paid.length === 0 ? [] : [...paid, at.behind]
}

/** A page that says that nothing leaves is right. */
function nothing(judged: Judged): readonly Breach[] {
  const { said, diff, safe } = judged
  if (!said.saysNothingLeaves || isAnything(judged, safe.address)) return []
  const lost = assetChanges(diff).filter(
    ({ account, change }) => isSame(account, safe.address) && change < 0n,
  )
  return lost.map(({ asset, change }) => ({
    rule: `says nothing leaves: ${asset.kind}`,
    words: `The page says that nothing leaves, and ${-change} of ${assetText(asset)} does.`,
  }))
}

/** In wei: what nobody steals for. */
const smallProfit = 10n ** 17n

/** A refund in the coin that pays the executor more than twice what the execution costs raises an alarm. */
function refunds(judged: Judged): readonly Breach[] {
  const { said, diff, safe, cost, tx } = judged
  if (said.alarms.length > 0 || tx.gasPrice === 0n || !isSame(tx.gasToken, zeroAddress)) return []
  const coin = movesOf(said.payments, { kind: 'coin' })
  const paid = sumOf(coin.filter(({ isAtMost }) => !isAtMost))
  const lost = assetChanges(diff).find(
    ({ account, asset }) => asset.kind === 'coin' && isSame(account, safe.address),
  )
  const refund = -(lost?.change ?? 0n) - paid
  // What the bytes cost is not measured within the call: EIP-7623 has at most this price for them.
  const bytesGas = hexToBytes(tx.data).reduce((sum, byte) => sum + (byte === 0 ? 10 : 40), 0)
  const atMost = (cost + BigInt(bytesGas) * tx.gasPrice) * 2n + smallProfit
  return refund <= atMost
    ? []
    : [
        {
          rule: 'refund: a profit',
          words: `The execution costs ${cost} wei, the Safe repays ${refund}, and nothing alarms.`,
        },
      ]
}
