import { type Address, getAddress } from 'viem'
import { at } from '../accounts'
import {
  assetChanges,
  assetText,
  type Breach,
  isAnything,
  isSame,
  type Judged,
  mentions,
  movesOf,
  roleOf,
  sumOf,
} from './judged'

/** Each decrease of any account is named with at least its amount. */
export function decreases(judged: Judged): readonly Breach[] {
  const { said, diff } = judged
  return assetChanges(diff).flatMap(({ account, asset, change }) => {
    if (change >= 0n || isAnything(judged, account)) return []
    const moves = movesOf(said.moves, asset)
    const named = sumOf(moves.filter(({ from }) => isSame(from, account)))
    // What nobody can read may take tokens of whoever calls, by what was approved before. The coin it cannot.
    const isUnread = asset.kind !== 'coin' && said.unreadCalls.some(({ by }) => isSame(by, account))
    // Of a contract that it does not know the page says that nobody can tell what the call does to its books.
    const isOfUnread =
      asset.kind !== 'coin' && named > 0n && said.unreadCalls.some(({ to }) => isSame(to, asset.token))
    if (named >= -change || isUnread || isOfUnread) return []
    return [
      {
        rule: `decrease of ${asset.kind} of ${roleOf(judged, account)}`,
        words: `${account} loses ${-change} of ${assetText(asset)}, and the page names ${named}.`,
      },
    ]
  })
}

/** Whoever gets something is named, unless the page says that it cannot read what happens. */
export function gains(judged: Judged): readonly Breach[] {
  const { said, diff, safe } = judged
  if (said.anythingOf.length + said.unreadCalls.length > 0) return []
  const created = diff.codes.map(({ account }) => account)
  const paysExecutor = said.moves.some(({ to, isAtMost }) => to === null && isAtMost)
  const isExpected = (account: Address) =>
    // Whom a cause pays is not the Safe's.
    isSame(at.behind, account) ||
    isSame(safe.address, account) ||
    (paysExecutor && isSame(at.executor, account)) ||
    created.includes(account)
  return assetChanges(diff).flatMap(({ account, asset, change }) =>
    change <= 0n || isExpected(account) || mentions(judged, account)
      ? []
      : [
          {
            rule: `gain of ${asset.kind}`,
            words: `${account} gets ${change} of ${assetText(asset)}, and the page does not name it.`,
          },
        ],
  )
}

/** Each authority that is given is named, with its holder and the contract that keeps it, and never said to end. */
export function authorities(judged: Judged): readonly Breach[] {
  const { said, diff } = judged
  return diff.authorities.flatMap(({ what, contract, owner, spender, before, after }) => {
    const isGiven = spender === null ? after !== before && after !== 0n : after > before
    if (!isGiven || isAnything(judged, owner)) return []
    const holder = spender ?? getAddress(`0x${after.toString(16).padStart(40, '0')}`)
    const isOfContract = spender === null || what === 'hasRole'
    const isNamed = mentions(judged, holder) && mentions(judged, contract) && isAuthorityNamed(judged)
    const isUnread = said.unreadCalls.some(
      ({ by, to }) => isSame(to, contract) && (isOfContract || isSame(by, owner)),
    )
    if ((isNamed || isUnread) && !isSaidToEnd(judged, holder, contract)) return []
    return [
      {
        rule: `authority: ${what.replace(/0x\w+|\d+/g, '…')} of ${roleOf(judged, owner)}`,
        words: `${holder} gets ${what} of ${contract} from ${owner}, and the page does not name it.`,
      },
    ]
  })
}

/** The page says that the holder may no longer do it at this contract, and nowhere that it may. */
function isSaidToEnd({ said }: Judged, holder: Address, contract: Address): boolean {
  const ofContract = said.words.split('\n').filter((line) => line.includes(contract.toLowerCase()))
  const lets = `lets ${holder.toLowerCase()} `
  const ends = `no longer ${lets}`
  const isEnded = ofContract.some((line) => line.includes(ends))
  return isEnded && !ofContract.some((line) => line.replaceAll(ends, '').includes(lets))
}

/** A page that takes it for a payment has not named it. */
function isAuthorityNamed({ said }: Judged): boolean {
  return [...said.alarms, ...said.open].some((id) => ['approvals', 'control'].includes(id))
}

/** Code that comes or goes, and storage of contracts that the page does not name. */
export function codes(judged: Judged): readonly Breach[] {
  const { said, diff } = judged
  const isOpen = said.anythingOf.length + said.unreadCalls.length > 0
  const changed = diff.codes.filter(
    ({ account, kind }) =>
      !isAnything(judged, account) &&
      !(kind === 'created' && (isOpen || said.words.includes('creates a contract'))),
  )
  const touched = diff.others.filter(({ account }) => !mentions(judged, account) && !isOpen)
  return [
    ...changed.map(({ account, kind }) => ({
      rule: `code ${kind}`,
      words: `Code is ${kind} at ${account}, and the page does not say so.`,
    })),
    ...touched.map(({ account }) => ({
      rule: `storage of ${roleOf(judged, account)}`,
      words: `Storage of ${account} changes, and the page does not name it.`,
    })),
  ]
}
